import QuartzCore

/// The dialog that prints; there is no printer here. Follows documentation/uikit/uiprintinteractioncontroller.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  open class var shared: UIPrintInteractionController { controller }
  private static let controller = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open class func canPrint(_ url: URL) -> Bool { url.pathExtension.lowercased() == "pdf" }
  open class func canPrint(_ data: Data) -> Bool { data.starts(with: Array("%PDF".utf8)) }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?
  private var completion: CompletionHandler?

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    self.completion = completion
    return true
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Nothing gets printed, so the dialog ends as if it was cancelled.
  open func dismiss(animated: Bool) {
    completion?(self, false, nil)
    completion = nil
  }
}

/// Follows documentation/uikit/uiprintinteractioncontrollerdelegate.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}

/// What a job is called and how it is printed. Follows documentation/uikit/uiprintinfo.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?

  public override init() { super.init() }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    jobName = dictionary?["jobName"] as? String ?? ""
  }

  /// Follows documentation/uikit/uiprintinfo/outputtype-swift.enum.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  /// Follows documentation/uikit/uiprintinfo/orientation-swift.enum.
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  /// Follows documentation/uikit/uiprintinfo/duplex-swift.enum.
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }
}
