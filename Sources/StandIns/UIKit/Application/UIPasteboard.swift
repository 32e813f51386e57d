import QuartzCore

/// What was copied. Follows documentation/uikit/uipasteboard.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let shared = UIPasteboard()
  open class var general: UIPasteboard { shared }
  private let lock = NSLock()
  private var contents: [Any] = []

  private func all<Value>(_ type: Value.Type) -> [Value] {
    lock.withLock { contents.compactMap { $0 as? Value } }
  }
  private func replace(_ values: [Any]) { lock.withLock { contents = values } }

  open var string: String? {
    get { all(String.self).first }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var strings: [String]? {
    get { all(String.self) }
    set { replace(newValue ?? []) }
  }
  open var url: URL? {
    get { all(URL.self).first }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var image: UIImage? {
    get { all(UIImage.self).first }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var color: UIColor? {
    get { all(UIColor.self).first }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var hasStrings: Bool { !all(String.self).isEmpty }
  open var hasURLs: Bool { !all(URL.self).isEmpty }
  open var hasImages: Bool { !all(UIImage.self).isEmpty }
  open var numberOfItems: Int { lock.withLock { contents.count } }
}
