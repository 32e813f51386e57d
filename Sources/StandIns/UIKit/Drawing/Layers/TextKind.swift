import QuartzCore
import SteleCanvas

extension LayerKind {
  /// Follows documentation/quartzcore/catextlayer.
  static let text = LayerKind(CATextLayer.self) { layer, shown, painter in
    let name = layer.font as? String
    let base = layer.font as? UIFont ?? name.flatMap { UIFont(name: $0, size: layer.fontSize) }
    let font = (base ?? .systemFont(ofSize: layer.fontSize)).withSize(layer.fontSize)
    let color = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let text =
      layer.string as? NSAttributedString
      ?? NSAttributedString(
        string: layer.string as? String ?? "", attributes: [.foregroundColor: color])
    let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
      .left: .left, .right: .right, .center: .center, .justified: .justified,
    ]
    painter.text(
      text, in: shown.bounds,
      _TextSetting(
        font: font, alignment: alignments[layer.alignmentMode] ?? .natural,
        lineBreakMode: .byClipping, limit: layer.isWrapped ? 0 : 1))
  }
}
