import Foundation

extension SVGWriter {
  /// A drawing on the screen of a device: the body, the screen cut to its corners, and what the system
  /// shows over it.
  mutating func frame(_ device: Device, around drawing: Drawing) -> [String] {
    let bezel = Device.bezel
    let outer = CGRect(origin: .zero, size: device.outerSize(around: drawing.size))
    let screen = CGRect(origin: .zero, size: drawing.size)
    let body = Drawing.Item.fill(
      .rounded(outer, radius: device.cornerRadius + bezel), .solid(Ink(0x1C1C1E)))
    var layer = Layer(
      [.fill(.rectangle(screen), .solid(drawing.isDark ? .black : .white))] + drawing.items
        + device.statusBar(over: drawing) + device.homeIndicator(over: drawing))
    layer.transform = .move(bezel, bezel)
    layer.clip = .rounded(screen, radius: device.cornerRadius)
    return lines(body) + lines(layer)
  }
}

extension Device {
  /// Time, signal and battery, as Apple shows them in its own pictures: 9:41 and full.
  func statusBar(over drawing: Drawing) -> [Drawing.Item] {
    guard !isOnSide(drawing.size) else { return [] }
    let isLight: Bool
    switch drawing.statusBar {
    case .automatic: isLight = drawing.isDark
    case .light: isLight = true
    case .dark: isLight = false
    case .hidden: return cutoutItems(drawing.size.width)
    }
    let paint = Paint.solid(isLight ? .white : .black)
    let width = drawing.size.width
    let center = cutout == .none ? top / 2 : top / 2 + 3
    var items: [Drawing.Item] = []
    let time = Typeface(size: cutout == .none ? 12 : 17, weight: 600)
    let timeWidth = time.size * 1.9
    let left = cutout == .none ? (width - timeWidth) / 2 : max(width * 0.145 - timeWidth / 2, 24)
    items.append(
      .text(
        TextRun(
          "9:41", at: CGPoint(x: left, y: center + time.size * 0.35), width: timeWidth,
          typeface: time, paint: paint)))
    let scale: CGFloat = cutout == .none ? 0.8 : 1
    let right = cutout == .none ? width - 6 : width - max(width * 0.145 - 40, 20)
    let battery = CGRect(
      x: right - 27 * scale, y: center - 6.5 * scale, width: 25 * scale, height: 13 * scale)
    items += [
      .stroke(.rounded(battery, radius: 4 * scale), paint.faded(0.4), Pen(width: 1)),
      .fill(
        .rounded(battery.insetBy(dx: 2, dy: 2), radius: 2.5 * scale), paint),
      .fill(
        .rounded(
          CGRect(x: battery.maxX + 1.2, y: center - 2, width: 1.6, height: 4), radius: 0.8),
        paint.faded(0.4)),
    ]
    for bar in 0..<4 {
      let height = (4 + CGFloat(bar) * 2.4) * scale
      items.append(
        .fill(
          .rounded(
            CGRect(
              x: battery.minX - (26 - CGFloat(bar) * 5) * scale, y: battery.maxY - height - 0.5,
              width: 3.2 * scale, height: height), radius: 1), paint))
    }
    return items + cutoutItems(width)
  }

  private func cutoutItems(_ width: CGFloat) -> [Drawing.Item] {
    switch cutout {
    case .none: []
    case .island:
      [
        .fill(
          .rounded(CGRect(x: width / 2 - 63, y: 11, width: 126, height: 37), radius: 18.5),
          .solid(.black))
      ]
    case .notch:
      [
        .fill(
          .rounded(CGRect(x: width / 2 - 80, y: -20, width: 160, height: 52), radius: 20),
          .solid(Ink(0x1C1C1E)))
      ]
    }
  }

  /// The bar at the bottom of devices without a button.
  func homeIndicator(over drawing: Drawing) -> [Drawing.Item] {
    guard cutout != .none || bottom > 0 else { return [] }
    let length = min(drawing.size.width * 0.36, 240)
    let bar = CGRect(
      x: (drawing.size.width - length) / 2, y: drawing.size.height - 13, width: length, height: 5)
    return [.fill(.rounded(bar, radius: 2.5), .solid(drawing.isDark ? .white : .black))]
  }
}
