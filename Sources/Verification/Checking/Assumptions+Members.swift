import Samples
import SwiftSource

/// Members and conformances of types that the article presumes: it shows the type, or says that code
/// stands in one, and not all that the type has.
extension Assumptions {
  /// A type inside a type that is shown without it.
  mutating func presumedType(
    _ name: String, in type: String, _ snippet: Snippet, _ builder: ProgramBuilder
  ) -> AssumedName? {
    let isPresumed = names.contains { $0.name == type && $0.isType }
    guard isPresumed || builder.declaresType(type), spelling(nearTo: name, builder) == nil else {
      return nil
    }
    said.append("'\(type)' has a type '\(name)' that the article does not show there")
    presumedNames.insert(name)
    var usage = NameUsage(of: name, in: snippet.syntax.text)
    usage.isType = true
    return AssumedName(name, .used(usage), of: type)
  }

  /// A member of a type of the article, or of one that statements are taken to stand in, which is shown
  /// nowhere; or a colour or font of the article's own beside Apple's.
  mutating func presumedMember(
    _ name: String, of fullType: String, at error: CompilerError, in snippet: Snippet,
    _ builder: ProgramBuilder
  ) -> AssumedName? {
    let type = fullType.plainType
    guard type.isPresumable, name.isPresumable, RenamedNames.today(name) == nil else { return nil }
    let isStatic = error.message.text.hasPrefix("type '")
    // What `super` does not have, nobody adds to it.
    if NamePath.ending(at: error.offset, in: snippet.syntax.text)?.names.first == "super" {
      return nil
    }
    // A delegate's `tableView(_:…)` says nothing of a property `tableView`.
    let isCalled =
      NameConvention.type(of: name) == nil
      || !NameUsage(ofMember: name, in: snippet.syntax.text).calls.isEmpty
    let isOfPalette = isStatic && Assumptions.palettes.contains(type)
    // Nor does an action say anything of the `Selector` that has its name.
    let hint = builder.hint(for: name, at: snippet.index, isCalled: isCalled && !isOfPalette)
    let isUnseen = type == unseenType?.name
    if hint == nil, !builder.declares(name) {
      guard builder.spelling(nearTo: name) == nil, standIns?.memberSpelling(nearTo: name) == nil
      else { return nil }
    }
    let isPresumed = names.contains { $0.name == type && $0.isProtocol }
    if isStatic, let index = names.firstIndex(where: { $0.name == type && $0.isType }) {
      guard names[index].facts.statics[name] == nil else { return nil }
      names[index].facts.statics[name] = type
      return nil
    }
    if !isUnseen, !isPresumed, !builder.declaresType(type) {
      let helps = hint == nil && isHelper(type, name, in: snippet)
      let isOwn =
        hint != nil || isOfPalette
        || helps && name.count > 3 || isExtended(type, by: name)
      guard isOwn, hint != nil || !AppleNames.isMember(name) || helps else { return nil }
    } else if !isUnseen, hint == nil, builder.showsWhole(type, in: snippet.index),
      isStatic || !isInherited(name, by: type, builder)
    {
      return nil
    }
    let form: AssumedName.Form =
      if let hint {
        AssumedName.Form(hint.hint)
      } else if isOfPalette {
        .variable(type: type)
      } else { self.form(of: name, isMember: true, in: snippet, builder) }
    said.append("'\(type)' has a member '\(name)' that the article does not show there")
    if case .used = form { presumedNames.insert(name) }
    return AssumedName(
      name, form, of: type, isStatic: isStatic,
      isInClass: isUnseen
        ? unseenType?.isClass ?? false : builder.isClass(type) || AppleNames.isClass(type))
  }

  /// Whether a member of one of Apple's types can only come from an extension that the article does not
  /// show: no stand-in has such a name, and none is near.
  private func isExtended(_ type: String, by name: String) -> Bool {
    guard let standIns, name.count > 3 else { return false }
    let isApple = type == "Bundle" || AppleNames.isType(type) && standIns.contains(type)
    return isApple && !standIns.contains(name) && AppleNames.memberSpelling(nearTo: name) == nil
  }

  /// Whether a type of the article that is shown whole can only have a member from an extension of the
  /// class of Apple's that it inherits from.
  private func isInherited(_ name: String, by type: String, _ builder: ProgramBuilder) -> Bool {
    builder.superclass(of: type).map { isExtended($0, by: name) } ?? false
  }

  /// Whether a member of a value of Foundation or UIKit is a helper of the author's: `decode` of a `Bundle`.
  /// Its name may be one that Apple has elsewhere, but not in the framework of the type.
  private func isHelper(_ type: String, _ name: String, in snippet: Snippet) -> Bool {
    guard let standIns, let module = Assumptions.extendable[type], standIns.contains(name) else {
      return false
    }
    let spelling = AppleNames.memberSpelling(nearTo: name)
    let isCalled = !NameUsage(ofMember: name, in: snippet.syntax.text).calls.isEmpty
    let isKnown = standIns.declares(name, in: module, asFunction: isCalled)
    return !isKnown && (spelling == nil || spelling == name)
  }

  /// Values that get helpers in extensions, and the stand-ins' modules that declare what Apple gives them.
  private static let extendable = [
    "Bundle": "FoundationOverlay", "Date": "FoundationOverlay", "URL": "FoundationOverlay",
    "UserDefaults": "FoundationOverlay", "FileManager": "FoundationOverlay",
    "UIFont": "UIKit", "UIColor": "UIKit", "UIImage": "UIKit",
  ]

  /// A type that makes itself a delegate conforms to the delegate's protocol, perhaps in an extension that
  /// the article does not show; where all of the type is shown at once, it does not.
  mutating func presumedConformance(
    of type: String, to requirement: String, _ snippet: Snippet, _ builder: ProgramBuilder
  ) -> AssumedName? {
    guard
      type == unseenType?.name
        || builder.declaresType(type) && !builder.showsWhole(type, in: snippet.index),
      !names.contains(where: { $0.owner == type && $0.name == requirement })
    else { return nil }
    said.append("'\(type)' conforms to '\(requirement)' in code that the article does not show")
    return AssumedName(requirement, .conformance, of: type)
  }

  /// Xcode generates an extension for each class of a data model that makes it identifiable.
  mutating func generatedConformance(
    of type: String, to requirement: String, _ builder: ProgramBuilder
  ) -> AssumedName? {
    guard requirement == "Identifiable", builder.superclass(of: type) == "NSManagedObject",
      !names.contains(where: { $0.owner == type && $0.name == requirement })
    else { return nil }
    said.append("'\(type)' conforms to 'Identifiable', as Xcode generates it for a data model")
    return AssumedName(requirement, .conformance, of: type)
  }

  /// A function that the page shows elsewhere, in a type that has Apple's of the same name: `font(in:)` of a
  /// view, which has the modifier `font(_:)` as well.
  mutating func presumedNamesake(
    calledWith label: String, at error: CompilerError, in snippet: Snippet,
    _ builder: ProgramBuilder
  ) -> AssumedName? {
    guard let name = CallSite.function(at: error.offset, in: snippet.syntax.text),
      let type = snippet.syntax.items.first(where: { $0.range.contains(error.offset) })?.ownType,
      !names.contains(where: { $0.owner == type && $0.name == name }),
      let (hint, line) = builder.hint(for: name, at: snippet.index),
      case .function(let signature, _) = hint,
      ["func \(name)(\(label) ", "func \(name)(\(label):"].contains(where: signature.hasPrefix)
    else { return nil }
    said.append("'\(type)' has the function '\(name)' that line \(line) shows")
    return AssumedName(name, AssumedName.Form(hint), of: type, isInClass: builder.isClass(type))
  }

  /// Types to which articles add their own values.
  private static let palettes: Set<String> = [
    "UIColor", "UIFont", "UIImage", "Color", "Font", "Image", "Notification.Name", "Selector",
    "Animation", "AnyTransition", "CGFloat", "Notification",
  ]

  /// The version before a change may use what the type of the article had before it.
  mutating func olderMember(_ name: String, of type: String, _ builder: ProgramBuilder)
    -> AssumedName?
  {
    guard builder.declares(type) else { return nil }
    said.append("'\(type)' had the member '\(name)' before the change")
    return AssumedName(
      name, .variable(type: builder.type(named: name) ?? "Any"), of: type,
      isInClass: builder.isClass(type))
  }
}

extension SyntaxItem {
  /// The type that the item declares or extends.
  fileprivate var ownType: String? {
    if case .type = role { return names.first }
    return extendedType
  }
}
