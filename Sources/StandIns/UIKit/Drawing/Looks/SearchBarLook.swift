import QuartzCore
import SteleCanvas

extension ViewLook {
  /// The field is a view of its own; here are the button beside it and the scopes below it.
  /// Follows documentation/uikit/uisearchbar.
  static let searchBar = ViewLook(UISearchBar.self) { bar, painter in
    if let color = bar.barTintColor { painter.fill(.rectangle(bar.bounds), color) }
    guard bar._showsCancel else { return }
    let field = bar.searchTextField.frame
    painter.text(
      "Cancel",
      in: CGRect(
        x: field.maxX + 8, y: field.minY, width: max(0, bar.bounds.width - field.maxX - 12),
        height: field.height), .systemFont(ofSize: 17), bar.tintColor)
  }
}
