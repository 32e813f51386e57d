import UIKit

/// A picture for nodes. Follows documentation/spritekit/sktexture.
@preconcurrency @MainActor open class SKTexture: NSObject {
  public let _image: UIImage?
  public let _name: String?
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  public init(imageNamed name: String) {
    _name = name
    _image = UIImage(named: name)
    super.init()
  }
  public init(image: UIImage) {
    _name = nil
    _image = image
    super.init()
  }
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  open func size() -> CGSize { _image?.size ?? CGSize(width: 128, height: 128) }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Follows documentation/spritekit/sktexturefilteringmode.
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest, linear
}

/// Textures of one file. Follows documentation/spritekit/sktextureatlas.
@preconcurrency @MainActor open class SKTextureAtlas: NSObject {
  public let _name: String
  public init(named name: String) {
    _name = name
    super.init()
  }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  open var textureNames: [String] {
    let folder = Bundle.main.resourceURL?.appendingPathComponent("\(_name).atlas").path ?? ""
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }
}
