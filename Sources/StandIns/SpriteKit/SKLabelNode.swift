import UIKit

/// A line of text. Follows documentation/spritekit/sklabelnode.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string ?? text } }
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public override convenience init() { self.init(fontNamed: "Helvetica Neue UltraLight") }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
    text = attributedText?.string
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var _size: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return _TextMeasure(text ?? "", font: .systemFont(ofSize: fontSize))
      .size(width: width, lines: numberOfLines)
  }
  override var _anchor: CGPoint {
    let across: CGFloat =
      switch horizontalAlignmentMode {
      case .center: 0.5
      case .left: 0
      case .right: 1
      }
    let up: CGFloat =
      switch verticalAlignmentMode {
      case .baseline, .bottom: 0
      case .center: 0.5
      case .top: 1
      }
    return CGPoint(x: across, y: up)
  }
}

/// Follows documentation/spritekit/sklabelhorizontalalignmentmode.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center, left, right
}

/// Follows documentation/spritekit/sklabelverticalalignmentmode.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline, center, top, bottom
}
