import QuartzCore

/// What a file of Xcode 6 and later says for classes of sizes.
///
/// A view lists all that it may have; masks of the default variation leave some out, and those of a
/// class of sizes take in what is for it. Files are read for a phone upright: compact width, regular
/// height.
extension _InterfaceBuilderElement {
  private static let classes: Set<Substring> = ["widthClass=compact", "heightClass=regular"]

  /// The ids of what a view has not, of its subviews or constraints.
  func leftOut(_ key: String) -> Set<String> {
    var ids: Set<String> = []
    for variation in children where variation.name == "variation" {
      let parts = Set((variation["key"] ?? "").split(separator: "-"))
      guard parts == ["default"] || parts.isSubset(of: Self.classes) else { continue }
      for change in variation.children.filter({ $0["key"] == key }).flatMap(\.children) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
      }
    }
    return ids
  }

  /// A list of a view, without what is not for a phone upright.
  func installed(_ name: String) -> [_InterfaceBuilderElement] {
    let without = leftOut(name)
    return list(name).filter { !without.contains($0.id) && $0.flag("installed") != false }
  }

  /// A number that may be another one for a class of sizes.
  func variedNumber(_ attribute: String) -> CGFloat? {
    let varied = children.last { variation in
      variation.name == "variation" && variation[attribute] != nil
        && Set((variation["key"] ?? "").split(separator: "-")).isSubset(of: Self.classes)
    }
    return varied?.number(attribute) ?? number(attribute)
  }
}
