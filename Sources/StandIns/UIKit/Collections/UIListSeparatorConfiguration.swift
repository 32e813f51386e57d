import QuartzCore

/// The lines between a list's items. Follows documentation/uikit/uilistseparatorconfiguration-swift.struct.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color: UIColor = .separator
  public var multipleSelectionColor: UIColor = .separator
  public let _appearance: UICollectionLayoutListConfiguration.Appearance

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    _appearance = listAppearance
  }

  /// Follows documentation/uikit/uilistseparatorconfiguration-swift.struct/visibility.
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }
}
