import Foundation

/// A guide that views are aligned by. Follows documentation/swiftui/alignmentid.
public protocol AlignmentID {
  /// Where the guide is in a view that does not say otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides. Follows documentation/swiftui/viewdimensions.
public struct ViewDimensions: Equatable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  var explicit: [ObjectIdentifier: CGFloat] = [:]

  init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  /// Where a horizontal guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }
  /// Where a vertical guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }
  /// Where a horizontal guide was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit[ObjectIdentifier(guide.id)]
  }
  /// Where a vertical guide was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit[ObjectIdentifier(guide.id)]
  }
}

private enum Guides {
  enum Leading: AlignmentID { static func defaultValue(in c: ViewDimensions) -> CGFloat { 0 } }
  enum HCenter: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c.width }
  }
  enum Top: AlignmentID { static func defaultValue(in c: ViewDimensions) -> CGFloat { 0 } }
  enum VCenter: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c.height }
  }
}

/// Alignment along the horizontal axis. Follows documentation/swiftui/horizontalalignment.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type

  /// An alignment of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }
  /// The leading edges.
  public static let leading = HorizontalAlignment(Guides.Leading.self)
  /// The centres.
  public static let center = HorizontalAlignment(Guides.HCenter.self)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(Guides.Trailing.self)
}

/// Alignment along the vertical axis. Follows documentation/swiftui/verticalalignment.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type

  /// An alignment of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }
  /// The tops.
  public static let top = VerticalAlignment(Guides.Top.self)
  /// The centres.
  public static let center = VerticalAlignment(Guides.VCenter.self)
  /// The bottoms.
  public static let bottom = VerticalAlignment(Guides.Bottom.self)
  /// The first lines of text.
  public static let firstTextBaseline = VerticalAlignment(Guides.FirstBaseline.self)
  /// The last lines of text.
  public static let lastTextBaseline = VerticalAlignment(Guides.LastBaseline.self)
}

/// Alignment along both axes. Follows documentation/swiftui/alignment.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Sets both.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first lines of text, centred.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first lines of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
}
