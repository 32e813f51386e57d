@_exported import UIKit

/// Follows documentation/photos/phauthorizationstatus.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Follows documentation/photos/phaccesslevel.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The user's photos. Follows documentation/photos/phphotolibrary. Nobody can allow their use here.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }

  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// Follows documentation/photos/phphotoserror.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// Follows documentation/photos/phphotoserror/code.
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
}

/// Follows documentation/photos/phassetmediatype.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// One photo or video. Follows documentation/photos/phasset.
open class PHAsset: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult([])
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult([]) }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult([]) }
}

/// Follows documentation/photos/phfetchoptions.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  public override init() { super.init() }
}

/// Follows documentation/photos/phfetchresult.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let all: [ObjectType]
  init(_ all: [ObjectType]) {
    self.all = all
    super.init()
  }
  open var count: Int { all.count }
  open var firstObject: ObjectType? { all.first }
  open var lastObject: ObjectType? { all.last }
  open func object(at index: Int) -> ObjectType { all[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in all.enumerated() where !stop.boolValue { block(object, index, &stop) }
  }
}

/// Loads pictures of assets. Follows documentation/photos/phimagemanager.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Follows documentation/photos/phimagerequestid.
public typealias PHImageRequestID = Int32
/// Follows documentation/photos/phimagemanagermaximumsize.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Follows documentation/photos/phimagecontentmode.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// Follows documentation/photos/phimagerequestoptions.
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  public override init() { super.init() }
}

/// Follows documentation/photos/phimagerequestoptionsdeliverymode.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
