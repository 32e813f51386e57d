/// Which of the package descriptions of all times a manifest is written for: the compiler offers only
/// what that one has.
enum ManifestVersion {
  /// What the compiler is told for a program; nothing for one that is no manifest.
  static func arguments(for text: String) -> [String] {
    guard text.contains("import PackageDescription") else { return [] }
    return ["-package-description-version", "\(stated(in: text) ?? newest).0"]
  }

  /// Taken where a manifest does not say it.
  private static let newest = "6.0"

  /// The version behind `swift-tools-version`, with or without a space between.
  private static func stated(in text: String) -> String? {
    guard let match = text.firstMatch(of: /swift-tools-version:\s*(\d+)(?:\.(\d+))?/) else {
      return nil
    }
    return "\(match.1).\(match.2 ?? "0")"
  }
}
