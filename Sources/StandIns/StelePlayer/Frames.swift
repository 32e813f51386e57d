@_spi(Stele) import SwiftUI
import UIKit

/// Where things are on the screen.
@MainActor enum Frames {
  /// The frame of an item, in the window's points.
  static func frame(of item: Item) throws -> CGRect {
    switch item.source {
    case .view(let view):
      view.window?.layoutIfNeeded()
      return view.convert(view.bounds, to: view.window)
    case .element(let element, let host):
      guard let frame = host.frame(of: element) else { break }
      guard let view = host.hostingView, let window = view.window else { return frame }
      return view.convert(frame, to: window)
    case .cell(let collection, let path):
      guard let cell = collection.cellForItem(at: path) else { break }
      return cell.convert(cell.bounds, to: cell.window)
    case .row(let table, let path):
      guard let cell = table.cellForRow(at: path) else { break }
      return cell.convert(cell.bounds, to: cell.window)
    default: break
    }
    throw Failure(
      message: "“\(item.names.first ?? "")” has no place of its own", isUnsupported: true)
  }

  /// The scale at which an item is drawn.
  static func scale(of item: Item) throws -> Double {
    switch item.source {
    case .element(let element, _): return element.drawnScale
    case .view(let view):
      let shown = view.layer.presentation()?.affineTransform() ?? view.transform
      return (shown.a * shown.a + shown.b * shown.b).squareRoot()
    default:
      throw Failure(
        message: "“\(item.names.first ?? "")” has no scale of its own", isUnsupported: true)
    }
  }

  /// A size in words: `100 by 100`.
  static func words(_ size: CGSize) -> String {
    "\(ViewItems.number(size.width)) by \(ViewItems.number(size.height))"
  }
}
