import QuartzCore

/// Takes or chooses a picture. Follows documentation/uikit/uiimagepickercontroller.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var cameraViewTransform = CGAffineTransform.identity
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var videoExportPreset = ""
  open var cameraOverlayView: UIView?
  private weak var picker: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { picker }
    set {
      picker = newValue
      super.delegate = newValue
    }
  }

  /// There is no camera here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// What choosing a picture does.
  public func _choose(_ image: UIImage) {
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = image }
    picker?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// What the cancel button does.
  public func _cancel() {
    picker?.imagePickerControllerDidCancel(self)
  }

  /// Follows documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// Follows documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// Follows documentation/uikit/uiimagepickercontroller/cameracapturemode-swift.enum.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// Follows documentation/uikit/uiimagepickercontroller/cameraflashmode-swift.enum.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// Follows documentation/uikit/uiimagepickercontroller/qualitytype.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// There is no camera here.
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  /// Follows documentation/uikit/uiimagepickercontroller/infokey.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// Follows documentation/uikit/uiimagepickercontrollerdelegate.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
