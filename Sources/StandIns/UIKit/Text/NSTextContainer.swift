import QuartzCore

/// The area that text is laid out in. Follows documentation/uikit/nstextcontainer.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
