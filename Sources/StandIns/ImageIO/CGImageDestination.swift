import CoreGraphics

/// A file that pictures are written to. Follows documentation/imageio/cgimagedestination.
public final class CGImageDestination: @unchecked Sendable {
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }

  let target: Target
  var images: [CGImage] = []

  init(_ target: Target) { self.target = target }
}

/// Follows documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:).
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data)) }

/// Follows documentation/imageio/cgimagedestinationcreatewithurl(_:_:_:_:).
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.url(url as URL)) }

/// Follows documentation/imageio/cgimagedestinationaddimage(_:_:_:).
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.images.append(image)
}

/// Follows documentation/imageio/cgimagedestinationsetproperties(_:_:).
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Follows documentation/imageio/cgimagedestinationfinalize(_:): true where a picture that was read from a
/// file was written again; drawn ones have no encoder here.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let bytes = idst.images.first?._data else { return false }
  switch idst.target {
  case .data(let data):
    data.append(bytes)
    return true
  case .url(let url): return (try? bytes.write(to: url)) != nil
  }
}
