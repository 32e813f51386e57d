import QuartzCore

/// Follows documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:).
///
/// There is no library to save to, so the completion method is told of nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Follows documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:).
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Follows documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:).
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
