import Samples

/// Where Apple documents what a name stands for.
///
/// Only pages that are certain are named. A stand-in says which page it follows. Elsewhere the path follows
/// from the names, as long as nothing can share it: Apple tells overloads, and members whose names differ
/// in upper and lower case only, apart by suffixes that cannot be foreseen, so a function with parameters
/// leads to the page of its type.
enum AppleDocumentation {
  private static let root = "https://developer.apple.com/documentation/"

  /// The page about a name, or the type that holds it; nothing for what is not Apple's.
  static func page(of name: ResolvedName) -> NameMeaning.Page? {
    guard let module = framework(of: name) else { return nil }
    let folder = module.lowercased()
    if let page = name.page {
      let title = name.path.map(\.name).filter { !$0.hasPrefix("_") }.joined(separator: ".")
      return NameMeaning.Page(title: title, address: root + page)
    }
    if name.isAlias(in: standInsOfFoundation) { return nil }
    if name.kind == "module" { return NameMeaning.Page(title: module, address: root + folder) }
    guard let owner = owner(of: name), !owner.name.hasPrefix("_"), !owner.name.contains("("),
      !hasSuffix(owner.name), name.isType || name.path.count > 1
    else { return name.kind == "macro" ? macroPage(name, in: folder) : nil }
    let base = "\(root)\(home(ofType: owner.name, in: folder))/\(owner.name.lowercased())"
    guard name.path.count == 2, let member = name.path.last, hasCertainPath(name) else {
      return NameMeaning.Page(title: owner.name, address: base)
    }
    return NameMeaning.Page(
      title: "\(owner.name).\(member.name)", address: "\(base)/\(member.name.lowercased())")
  }

  /// The framework that a reader knows as the home of a name; nothing for what is not Apple's.
  ///
  /// What one framework adds to a type of another is documented with the type.
  static func framework(of name: ResolvedName) -> String? {
    let owner = name.path.first.flatMap { names(inUSR: $0.usr).first }
    let module = owner ?? name.module
    let known = frameworks[module] ?? module
    return known == "Swift" || ModuleNames.isApple(known) ? known : nil
  }

  /// Modules that are parts of a framework, or stand in for one under another name.
  private static let frameworks = [
    "FoundationEssentials": "Foundation", "FoundationNetworking": "Foundation",
    "FoundationInternationalization": "Foundation", "FoundationXML": "Foundation",
    "FoundationOverlay": "Foundation", "AppleFoundation": "Foundation",
    "_Concurrency": "Swift", "_StringProcessing": "Swift", "SwiftUICore": "SwiftUI",
    "UIKitCore": "UIKit",
  ]

  /// Modules of ours that hold what belongs to Foundation.
  private static let standInsOfFoundation: Set = ["FoundationOverlay", "AppleFoundation"]

  /// The outermost type that declares a name. For a member that a type has from a protocol the compiler
  /// gives the type; Apple documents it with the protocol.
  private static func owner(of name: ResolvedName) -> ResolvedName.Step? {
    guard let type = name.path.first, name.path.count == 2, let member = name.path.last else {
      return name.path.first
    }
    let home = names(inUSR: member.usr)
    guard home.count > 1, home.first == names(inUSR: type.usr).first else { return type }
    return ResolvedName.Step(name: home[1], usr: type.usr)
  }

  /// The names of the module and of the outermost type in the compiler's unique name of a declaration, as
  /// far as they are written out: `s:7SwiftUI4ViewPAAE7paddingyQr…` starts with SwiftUI and View.
  private static func names(inUSR usr: String) -> [String] {
    guard usr.hasPrefix("s:") else { return [] }
    var rest = usr.dropFirst(2)
    // `s:Sa` is Array, `s:ScM` MainActor, `s:s5ErrorP` Error; `s:So…` and `s:SC…` come from C.
    if let first = rest.first, !first.isNumber {
      return rest.hasPrefix("So") || rest.hasPrefix("SC") || first.lowercased() != "s"
        ? [] : ["Swift"]
    }
    var names: [String] = []
    while names.count < 2, let count = Int(rest.prefix { $0.isNumber }) {
      rest = rest.drop { $0.isNumber }
      names.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return names
  }

  /// Types that share their page's path with something else, so that Apple tells them apart by a suffix.
  private static func hasSuffix(_ type: String) -> Bool {
    ["CIFilter", "NSObject", "NSObjectProtocol"].contains(type)
  }

  /// The types of CoreGraphics' geometry are documented elsewhere than where Swift has them.
  private static func home(ofType type: String, in folder: String) -> String {
    let geometry = ["CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CGAffineTransform"]
    return geometry.contains(type) ? "corefoundation" : folder
  }

  /// Whether nothing else can share a member's path.
  private static func hasCertainPath(_ name: ResolvedName) -> Bool {
    guard let member = name.path.last?.name, !member.hasPrefix("_") else { return false }
    switch name.kind {
    case let kind where kind.hasPrefix("var."):
      // A type beside it of the same name is nearly always its own: `contentMode: UIView.ContentMode`.
      let type = name.declaration.split(separator: ":").dropFirst().joined().lowercased()
      return !type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains(member.lowercased()[...])
    case "enumelement": return !member.contains("(")
    case let kind where kind.hasPrefix("function.method"):
      return member.hasSuffix("()") && name.module != "Swift"
    default: return false
    }
  }

  /// A macro that takes arguments may have others of its name beside it.
  private static func macroPage(_ name: ResolvedName, in folder: String) -> NameMeaning.Page? {
    guard let macro = name.path.last?.name, macro.hasSuffix("()") else { return nil }
    return NameMeaning.Page(title: macro, address: "\(root)\(folder)/\(macro.lowercased())")
  }
}

extension ResolvedName {
  /// Whether some modules only give something that is declared elsewhere a further name.
  fileprivate func isAlias(in modules: Set<String>) -> Bool {
    kind == "typealias" && page == nil && modules.contains(module)
  }
}
