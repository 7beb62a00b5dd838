/// The texts of files `project.pbxproj` in the form that Xcode writes.
struct ProjectText {
  /// The version of the format: 56 of Xcode 14, 77 of Xcode 16 and later.
  var version = 77

  /// The build settings of all targets, by the configuration.
  var shared: [String: [String: String]] = ["Debug": [:], "Release": [:]]

  /// The build settings of the app and of the tests in all configurations.
  var app: [String: String] = [:]
  var tests: [String: String] = [:]

  /// The path of the configuration file of the app, or `nil`.
  var configurationFile: String?

  /// The path of a package in the project, or `nil`.
  var package: String?

  /// The name of the configuration that is built by default.
  var defaultConfiguration = "Release"

  var text: String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = \(version);
    \tobjects = {

    \(groups)

    /* Begin PBXNativeTarget section */
    \t\tAA0000000000000000000010 /* Shop */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = AA0000000000000000000020 /* Build configuration list for PBXNativeTarget "Shop" */;
    \t\t\tbuildPhases = (
    \t\t\t);
    \t\t\tname = Shop;
    \t\t\tproductName = Shop;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tAA0000000000000000000011 /* Shop Tests */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = AA0000000000000000000021 /* Build configuration list for PBXNativeTarget "Shop Tests" */;
    \t\t\tname = "Shop Tests";
    \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
    \t\t};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    \t\tAA0000000000000000000001 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = {
    \t\t\t\tBuildIndependentTargetsInParallel = 1;
    \t\t\t\tLastSwiftUpdateCheck = 2600;
    \t\t\t};
    \t\t\tbuildConfigurationList = AA0000000000000000000022 /* Build configuration list for PBXProject "Shop" */;
    \t\t\tmainGroup = AA0000000000000000000002;
    \(packageReferences)
    \t\t\ttargets = (
    \t\t\t\tAA0000000000000000000010 /* Shop */,
    \t\t\t\tAA0000000000000000000011 /* Shop Tests */,
    \t\t\t);
    \t\t};
    /* End PBXProject section */

    /* Begin XCBuildConfiguration section */
    \(configurations("AA000000000000000000003", shared))
    \(configurations("AA000000000000000000004", shared.mapValues { _ in app }, configurationFile))
    \(configurations("AA000000000000000000005", shared.mapValues { _ in tests }))
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    \(list("AA0000000000000000000022", "AA000000000000000000003"))
    \(list("AA0000000000000000000020", "AA000000000000000000004"))
    \(list("AA0000000000000000000021", "AA000000000000000000005"))
    /* End XCConfigurationList section */
    \(packageObjects)
    \t};
    \trootObject = AA0000000000000000000001 /* Project object */;
    }
    """
  }

  private var names: [String] { shared.keys.sorted() }

  private var groups: String {
    version < 77
      ? """
      /* Begin PBXFileReference section */
      \t\tAA0000000000000000000060 /* Shop.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = "\(configurationFile ?? "")"; sourceTree = "<group>"; };
      \t\tAA0000000000000000000061 /* Kit */ = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Kit; path = "\(package ?? "")"; sourceTree = SOURCE_ROOT; };
      /* End PBXFileReference section */

      /* Begin PBXGroup section */
      \t\tAA0000000000000000000002 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tAA0000000000000000000003 /* Shop */,
      \t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tAA0000000000000000000003 /* Settings */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tAA0000000000000000000060 /* Shop.xcconfig */,
      \t\t\t);
      \t\t\tpath = Settings;
      \t\t\tsourceTree = "<group>";
      \t\t};
      /* End PBXGroup section */
      """
      : """
      /* Begin PBXFileSystemSynchronizedRootGroup section */
      \t\tAA0000000000000000000003 /* Settings */ = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\tpath = Settings;
      \t\t\tsourceTree = "<group>";
      \t\t};
      /* End PBXFileSystemSynchronizedRootGroup section */

      /* Begin PBXGroup section */
      \t\tAA0000000000000000000002 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tAA0000000000000000000003 /* Settings */,
      \t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      /* End PBXGroup section */
      """
  }

  private var packageReferences: String {
    guard package != nil, version >= 60 else { return "" }
    return """
      \t\t\tpackageReferences = (
      \t\t\t\tAA0000000000000000000070 /* XCLocalSwiftPackageReference "Kit" */,
      \t\t\t);
      """
  }

  private var packageObjects: String {
    guard let package, version >= 60 else { return "" }
    return """

      /* Begin XCLocalSwiftPackageReference section */
      \t\tAA0000000000000000000070 /* XCLocalSwiftPackageReference "Kit" */ = {
      \t\t\tisa = XCLocalSwiftPackageReference;
      \t\t\trelativePath = \(package);
      \t\t};
      /* End XCLocalSwiftPackageReference section */
      """
  }

  private func configurations(
    _ prefix: String, _ settings: [String: [String: String]], _ file: String? = nil
  ) -> String {
    let base =
      file == nil
      ? ""
      : version < 77
        ? "\n\t\t\tbaseConfigurationReference = AA0000000000000000000060 /* Shop.xcconfig */;"
        : """

        \t\t\tbaseConfigurationReferenceAnchor = AA0000000000000000000003 /* Settings */;
        \t\t\tbaseConfigurationReferenceRelativePath = \(file!);
        """
    return names.enumerated().map { index, name in
      """
      \t\t\(prefix)\(index) /* \(name) */ = {
      \t\t\tisa = XCBuildConfiguration;\(base)
      \t\t\tbuildSettings = {
      \(settings[name, default: [:]].sorted { $0.key < $1.key }
        .map { "\t\t\t\t\($0.key) = \($0.value);" }.joined(separator: "\n"))
      \t\t\t};
      \t\t\tname = \(name);
      \t\t};
      """
    }.joined(separator: "\n")
  }

  private func list(_ identifier: String, _ prefix: String) -> String {
    """
    \t\t\(identifier) = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \(names.indices.map { "\t\t\t\t\(prefix)\($0)," }.joined(separator: "\n"))
    \t\t\t);
    \t\t\tdefaultConfigurationIsVisible = 0;
    \t\t\tdefaultConfigurationName = \(defaultConfiguration);
    \t\t};
    """
  }
}
