import Foundation
import SteleCanvas
import Testing
@_spi(Stele) import UIKit

extension Drawing {
  /// One line an item, so that what is drawn can be read and compared.
  var dump: [String] { items.flatMap { $0.lines("") } }
}

extension Drawing.Item {
  fileprivate func lines(_ indent: String) -> [String] {
    switch self {
    case .fill(let outline, let paint, _): ["\(indent)fill \(outline.words) \(paint.words)"]
    case .stroke(let outline, let paint, let pen):
      ["\(indent)stroke \(outline.words) \(paint.words) \(short(pen.width))"]
    case .text(let run):
      [
        "\(indent)text “\(run.text)” \(short(run.origin.x)) \(short(run.origin.y)) "
          + "\(short(run.typeface.size))/\(run.typeface.weight) \(run.paint.words)"
          + (run.underline == nil ? "" : " underlined")
          + (run.strikethrough == nil ? "" : " struck")
      ]
    case .bitmap(let bitmap): ["\(indent)bitmap \(bitmap.frame.words) \(bitmap.mediaType)"]
    case .layer(let layer):
      ["\(indent)layer\(layer.words)"] + layer.items.flatMap { $0.lines(indent + "  ") }
    }
  }
}

extension Layer {
  fileprivate var words: String {
    var words = ""
    if transform != .identity {
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      words += " moved " + matrix.map(short).joined(separator: " ")
    }
    if opacity < 1 { words += " opacity \(short(CGFloat(opacity)))" }
    if let clip { words += " cut \(clip.words)" }
    if mask != nil { words += " masked" }
    if let shadow {
      words += " shadow \(shadow.ink.words) \(short(shadow.radius))"
    }
    return words
  }
}

extension Outline {
  fileprivate var words: String {
    switch self {
    case .rectangle(let rect): "rect \(rect.words)"
    case .rounded(let rect, let radius): "rounded \(rect.words) r\(short(radius))"
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .path(let steps): "path(\(steps.count)) \(bounds.words)"
    }
  }
}

extension CGRect {
  fileprivate var words: String { [minX, minY, width, height].map(short).joined(separator: " ") }
}

extension Paint {
  fileprivate var words: String {
    switch self {
    case .solid(let ink): ink.words
    case .linear(let stops, _, _): "linear(\(stops.map(\.ink.words).joined(separator: " ")))"
    case .radial(let stops, _, _, _): "radial(\(stops.map(\.ink.words).joined(separator: " ")))"
    case .angular(let stops, _, _, _): "angular(\(stops.map(\.ink.words).joined(separator: " ")))"
    }
  }
}

extension Ink {
  fileprivate var words: String {
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
    let digits = parts.map { String(format: "%02X", $0) }.joined()
    return "#\(digits)" + (opacity < 1 ? "/\(Int((opacity * 100).rounded()))" : "")
  }
}

/// A number with one decimal at most.
private func short(_ value: CGFloat) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}

/// A view and the lines that draw it.
struct DrawnCase: CustomTestStringConvertible, Sendable {
  let name: String
  let size: CGSize
  let make: @MainActor @Sendable () -> UIView
  let expected: [String]

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat,
    _ make: @escaping @MainActor @Sendable () -> UIView, _ expected: [String]
  ) {
    (self.name, self.make, self.expected) = (name, make, expected)
    size = CGSize(width: width, height: height)
  }

  var testDescription: String { name }

  @MainActor func dump(_ scheme: UIUserInterfaceStyle = .light) -> [String] {
    let view = make()
    view.frame = CGRect(origin: .zero, size: size)
    return view.picture(scheme: scheme).dump
  }
}
