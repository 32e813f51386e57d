import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Tabs of one width: a symbol over a title. Follows documentation/uikit/uitabbar.
  static let tabBar = ViewLook(
    UITabBar.self,
    spoken: { bar in
      (bar.items ?? []).map { item in
        bar._spoken(
          "Tab", item.accessibilityLabel ?? item.title ?? item.image?._spokenName,
          item.badgeValue, item === bar.selectedItem ? "selected" : nil)
      }
    },
    behind: { bar, painter in
      painter.bar(
        bar.standardAppearance, in: bar.bounds, fallback: bar.barTintColor, lineAt: 0)
      let items = bar.items ?? []
      guard !items.isEmpty else { return }
      let width = bar.bounds.width / CGFloat(items.count)
      for (index, item) in items.enumerated() {
        bar.paint(
          item, in: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49), &painter)
      }
    })
}

extension UITabBar {
  fileprivate func paint(_ item: UITabBarItem, in area: CGRect, _ painter: inout ViewPainter) {
    let isSelected = item === selectedItem
    let look = standardAppearance.stackedLayoutAppearance
    let state = isSelected ? look.selected : look.normal
    let color: UIColor =
      state.iconColor
      ?? (!item.isEnabled
        ? .tertiaryLabel
        : isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    if let image {
      let icon = CGRect(x: area.midX - 14, y: 5, width: 28, height: 26)
      let frame =
        image.isSymbolImage
        ? icon.insetBy(dx: 1, dy: 0)
        : PictureFit(UIView.ContentMode.center).frame(of: image.size, in: icon)
      let isPlain = image.renderingMode == .automatic
      painter.image(
        isPlain ? image.withRenderingMode(.alwaysTemplate) : image, in: frame, tint: color)
    }
    painter.text(
      item.title ?? "", in: CGRect(x: area.minX + 2, y: 33, width: area.width - 4, height: 13),
      state.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
      state.titleTextAttributes[.foregroundColor] as? UIColor ?? color, alignment: .center)
    guard let badge = item.badgeValue else { return }
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, painter.width(of: badge, font) + 10)
    let place = CGRect(x: area.midX + 4, y: 2, width: width, height: 18)
    painter.fill(.rounded(place, radius: 9), item.badgeColor ?? .systemRed)
    painter.text(badge, in: place, font, .white, alignment: .center)
  }
}
