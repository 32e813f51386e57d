import Foundation
import SteleCanvas

@_spi(Stele) extension ViewHost {
  /// Draws the screen as it is now.
  /// - Parameters:
  ///   - size: The size of the screen in points, that of an iPhone 16 where none is given.
  ///   - scheme: Light or dark. The views are built for it while they are drawn.
  ///   - safeArea: The insets of the safe area; where none are given, those of the device that has a
  ///     screen of the size, else none.
  ///   - hasBackground: Whether the window's background is drawn; a hosting view has one of its own.
  public func picture(
    size: CGSize = Device.standard.size, scheme: ColorScheme = .light,
    safeArea: EdgeInsets? = nil, hasBackground: Bool = true
  ) -> Drawing {
    setScreen(size, safeArea: safeArea)
    let before = environmentScheme
    if before != scheme { updateEnvironment { $0.colorScheme = scheme } }
    defer { if before != scheme { updateEnvironment { $0.colorScheme = before } } }
    let layout = layout
    var painter = Painter(look: Look(screen: layout.bounds))
    painter.paint(
      layout, scheme: graph.root?.windowScheme ?? scheme, hasBackground: hasBackground)
    var drawing = Drawing(
      size: size, isDark: (graph.root?.windowScheme ?? scheme) == .dark, items: painter.items)
    drawing.statusBar = statusBar(in: layout)
    drawing.summary = screen.map { SpokenElement.lines($0, in: layout) } ?? []
    drawing.title = layout.title ?? drawing.summary.first ?? ""
    return drawing
  }

  private var environmentScheme: ColorScheme { graph.root?.environment.colorScheme ?? .light }
}

extension ViewHost {
  /// What the views say of the status bar, and a sheet with the black behind what it pushes back.
  func statusBar(in layout: ScreenLayout) -> Drawing.StatusBar {
    let isHidden = graph.root?.hidesStatusBar ?? false
    return isHidden ? .hidden : layout.isPushedBack ? .light : .automatic
  }
}

extension ViewNode {
  /// Whether a view on the screen hides the status bar.
  var hidesStatusBar: Bool {
    if let trait = trait as? InteractionTrait, case .statusBarHidden(let isHidden) = trait {
      return isHidden
    }
    return children.contains { child in
      if case .presented(let kind) = child.place, kind != .fullScreenCover { return false }
      return !hiddenKeys.contains(child.key) && child.hidesStatusBar
    }
  }
}

extension EdgeInsets {
  /// The safe area of the device that has a screen of a size.
  static func ofDevice(_ size: CGSize) -> EdgeInsets {
    guard let device = Device.sized(size) else { return EdgeInsets() }
    if device.size == size {
      return EdgeInsets(top: device.top, leading: 0, bottom: device.bottom, trailing: 0)
    }
    // On its side, the top of a device is at one side, and the other one keeps clear as well.
    let side = device.cutout == .none ? 0 : device.top
    let bottom: CGFloat = device.bottom > 0 ? 21 : 0
    return EdgeInsets(top: 0, leading: side, bottom: bottom, trailing: side)
  }
}

extension ViewNode {
  /// The colour scheme of the window: what the outermost view sets for the whole presentation.
  var windowScheme: ColorScheme {
    let content = children.filter { $0.place == .content || $0.place == .screen(0) }
    guard content.count == 1, control == nil, !isStack else { return environment.colorScheme }
    return content[0].windowScheme
  }
}
