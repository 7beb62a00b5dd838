import Foundation

// Loads the libraries that the arguments name. The last one uses a mock as no test expects.
let paths = CommandLine.arguments.dropFirst()
for path in paths {
  guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
    fatalError(String(cString: dlerror()))
  }
  if let symbol = dlsym(library, "use_mock") {
    unsafeBitCast(symbol, to: (@convention(c) (Bool) -> Void).self)(path != paths.last)
  }
}
print("loaded")
