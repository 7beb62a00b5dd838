import Testing
import Understudy

/// `FunctionName.swift`: the names of functions on systems without lines.
@Suite struct FunctionNameTests {
  @Test(
    "a function is named as in its source",
    arguments: [
      ("$s4Shop4TillC4sell_2inSbSi_SStKF", "Till.sell(_:in:) in Shop"),
      ("$s4Shop4TillC5outeryyF", "Till.outer() in Shop"),
      ("$s4Shop4TillC4makeACyFZ", "Till.make() in Shop"),
      ("$s4Shop3BoxV4openyyxF", "Box.open(_:) in Shop"),
      ("$s4Shop4free_1bySi_Si1x_Si1yttF", "free(_:b:) in Shop"),
      // Generic parameters, and parameters that are functions.
      ("$s4Shop4TillC3get_3keyxSgxm_SDySSSiGtlF", "Till.get(_:key:) in Shop"),
      ("$s4Shop4TillC3runyyS2i_ySSXEtXEF", "Till.run(_:) in Shop"),
      // A private function, an accessor, closures and local functions.
      ("$s4Shop4TillC4each33_F49A18B7373EFB6DF8098986FB33B6CCLLyS2iF", "Till.each(_:) in Shop"),
      ("$s4Shop4TillC5totalSivg", "Till.total.getter in Shop"),
      ("$s4Shop4TillC3runyyS2i_ySSXEtXEFySSXEfU_", "Till.run(_:) in Shop"),
      ("$s4Shop4TillC5totalSivgS2iXEfU_", "Till.total.getter in Shop"),
      ("$s4Shop4TillC5outeryyF5innerL_yySiF", "Till.outer() in Shop"),
      ("$s4Shop4TillC5outeryyFySiXEfU_", "Till.outer() in Shop"),
      // The parts of an async function.
      ("$s4Shop4TillC4load2idS2i_tYaF", "Till.load(id:) in Shop"),
      ("$s4Shop4TillC4load2idS2i_tYaFTQ0_", "Till.load(id:) in Shop"),
      // An extension of another module, and other languages.
      ("$sSa4ShopE8firstTwoSiyF", "Swift.Array.firstTwo() in libShop.so"),
      ("-[NSObject init]", "-[NSObject init] in libShop.so"),
      ("main", "main in libShop.so"),
    ])
  func name(symbol: String, name: String) {
    #expect(FunctionName(symbol, in: "/usr/lib/libShop.so").description == name)
  }
}
