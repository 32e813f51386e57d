import QuartzCore

/// Follows documentation/uikit/nsstringdrawingoptions.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Follows documentation/uikit/nsstringdrawingcontext.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  private var measure: _TextMeasure {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return _TextMeasure(self, font: font ?? .systemFont(ofSize: 12))
  }

  public func size() -> CGSize { measure.size(width: .greatestFiniteMagnitude) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width =
      options.contains(.usesLineFragmentOrigin) && size.width > 0
      ? size.width : .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: measure.size(width: width))
  }

  /// Records the text piece by piece in the current context.
  public func draw(in rect: CGRect) { _draw(in: rect, _TextSetting(font: .systemFont(ofSize: 12))) }

  func _draw(in rect: CGRect, _ setting: _TextSetting) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for piece in setting.place(self, in: rect) { context._record(piece) }
  }

  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)))
  }
}

extension CGContext {
  /// Records a piece of text with what is behind, below and in it.
  fileprivate func _record(_ piece: _PlacedText) {
    let attributes = piece.attributes
    func color(_ key: NSAttributedString.Key) -> CGColor? { (attributes[key] as? UIColor)?.cgColor }
    let area = CGRect(
      origin: piece.place, size: CGSize(width: piece.width, height: piece.font.lineHeight))
    if let back = color(.backgroundColor) { _record(.fill(CGPath(rect: area), back, .winding)) }
    if let picture = attributes[.attachment] as? NSTextAttachment {
      let size = picture._shownSize
      let bottom = piece.place.y + piece.font.ascender - picture.bounds.minY
      picture.image?.draw(
        in: CGRect(origin: CGPoint(x: piece.place.x, y: bottom - size.height), size: size))
      return
    }
    let own = color(.foregroundColor) ?? (attributes[.link] == nil ? nil : UIColor.link.cgColor)
    let main = own ?? UIColor.black.cgColor
    var recorded: [String: any Sendable] = [
      "font": piece.font, "color": main, "width": piece.width,
    ]
    func isSet(_ key: NSAttributedString.Key) -> Bool {
      ((attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int
        ?? (attributes[key] as? NSUnderlineStyle)?.rawValue ?? 0) != 0
    }
    if isSet(.underlineStyle) { recorded["underline"] = color(.underlineColor) ?? main }
    if isSet(.strikethroughStyle) {
      recorded["strikethrough"] = color(.strikethroughColor) ?? main
    }
    _record(.text(piece.text, piece.place, attributes: recorded))
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    _attributed(attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    _attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    _attributed(attributes).draw(in: rect)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { _attributed(attributes).draw(at: point) }

  private func _attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(at: point) }
}
