import Diagnostics
public import SwiftSource

/// What the page tells of names, for assumptions.
extension ProgramBuilder {
  /// What the page's declarations tell of a name: the nearest before a snippet first, then those behind it.
  /// What the snippet itself declares is left out, as it is in scope there or wrongly used.
  ///
  /// - Parameter isCalled: whether a function of the name may be meant.
  public func hint(for name: String, at snippet: Int, isCalled: Bool = true) -> (
    hint: NameHint, line: Int
  )? {
    let known = (outlook.hints[name] ?? []).filter {
      guard $0.snippet != snippet, sharesSample($0.snippet, snippet) else { return false }
      if case .function = $0.hint { return isCalled }
      return true
    }
    let nearest = known.last { $0.snippet < snippet } ?? known.first
    return nearest.flatMap { entry in
      snippets[entry.snippet].map { (entry.hint, $0.line) }
    }
  }

  /// Whether another sample than a snippet's declares a name.
  public func isOfOtherSample(_ name: String, than snippet: Int) -> Bool {
    (outlook.hints[name] ?? []).contains { !sharesSample($0.snippet, snippet) }
  }

  /// Whether two snippets belong to one sample that does not start afresh between them.
  private func sharesSample(_ one: Int, _ other: Int) -> Bool {
    guard let name = snippets[one]?.sampleName, name == snippets[other]?.sampleName else {
      return false
    }
    let between = (min(one, other) + 1)..<(max(one, other) + 1)
    return !between.contains {
      snippets[$0]?.sampleName == name && snippets[$0]?.info.options.contains(.reset) ?? false
    }
  }

  /// Whether some block of the page declares a type at its top level.
  public func declaresType(_ name: String) -> Bool { typeItems(name).isEmpty == false }

  /// Whether a type of the page is a class.
  public func isClass(_ name: String) -> Bool {
    typeItems(name).contains {
      if case .type(let keyword) = $0.item.role {
        keyword == "class" || keyword == "actor"
      } else {
        false
      }
    }
  }

  /// The class of Apple's that a class of the page inherits from, over classes of the page.
  public func superclass(of name: String) -> String? {
    var seen: Set<String> = []
    var current = name
    while isClass(current), seen.insert(current).inserted {
      guard let next = typeItems(current).lazy.compactMap(\.item.inherits.first).first else {
        return nil
      }
      current = next
    }
    return current != name && AppleNames.isClass(current) ? current : nil
  }

  /// Whether a snippet shows all of a type, so that what it lacks is not elsewhere.
  public func showsWhole(_ name: String, in snippet: Int) -> Bool {
    typeItems(name).contains { $0.snippet == snippet && !($0.item.body?.hasGap ?? true) }
  }

  /// Whether the page is about UIKit, by its imports.
  public var importsUIKit: Bool { outlook.imports.contains("UIKit") }

  /// Whether SwiftUI is not what the page is about: it imports UIKit and not that, and shows no view of it.
  public var isWithoutViews: Bool {
    importsUIKit && !importsSwiftUI
      && !(outlook.hints["body"] ?? []).contains { $0.hint == .variable(type: "AnyView") }
  }

  /// Whether the page is about SwiftUI, by its imports or by the views that it shows.
  public var showsViews: Bool { importsSwiftUI || outlook.declaredNames.contains("body") }

  /// Whether the page is about SwiftUI, by its imports.
  public var importsSwiftUI: Bool { outlook.importsViews }

  /// Whether some block of the page imports a module.
  public func imports(_ module: String) -> Bool { outlook.imports.contains(module) }

  /// The modules of packages that the page imports.
  public var packageModules: [String] { outlook.imports.filter { !ModuleNames.isApple($0) } }

  private func typeItems(_ name: String) -> [(snippet: Int, item: SyntaxItem)] {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    return (outlook.definitions[plain] ?? []).filter {
      if case .type = $0.item.role { true } else { false }
    }
  }
}
