import UIKit

/// A picture. Follows documentation/appkit/nsimage.
open class NSImage: NSObject, @unchecked Sendable {
  public let _picture: UIImage?
  open var size: NSSize
  open var isTemplate = false
  open var accessibilityDescription: String?
  public private(set) var _name: String?

  public init(size: NSSize) {
    _picture = nil
    self.size = size
    super.init()
  }

  private init(_ picture: UIImage) {
    _picture = picture
    size = picture.size
    super.init()
  }

  public convenience init?(named name: String) {
    guard let picture = UIImage(named: name) else { return nil }
    self.init(picture)
    _name = name
  }
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(picture)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(contentsOfFile fileName: String) {
    guard let picture = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(picture)
  }
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    guard let picture = UIImage(systemName: name) else { return nil }
    self.init(picture)
    isTemplate = true
    self.accessibilityDescription = accessibilityDescription
  }
  public convenience init(cgImage: CGImage, size: NSSize) {
    self.init(UIImage(cgImage: cgImage))
    if size != .zero { self.size = size }
  }

  open func setName(_ string: String?) -> Bool {
    _name = string
    return true
  }
  open func name() -> String? { _name }
  open var isValid: Bool { _picture != nil }
  open var tiffRepresentation: Data? { nil }
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: AnyObject?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { _picture?.cgImage }
  open func draw(in rect: NSRect) { _picture?.draw(in: rect) }
  open func lockFocus() {}
  open func unlockFocus() {}

  // Follows documentation/appkit/nsimage/name-swift.typealias.
  public typealias Name = String
}
