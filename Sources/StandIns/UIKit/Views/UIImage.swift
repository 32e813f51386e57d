import QuartzCore

/// A picture. Follows documentation/uikit/uiimage.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Where a picture comes from, for those that draw it.
  public enum _Source {
    case bitmap(CGImage)
    case symbol(String, SymbolConfiguration?)
    case file(URL)
  }

  public let _source: _Source
  public let size: CGSize
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  public let _tint: UIColor?
  public let capInsets: UIEdgeInsets

  init(
    source: _Source, size: CGSize, scale: CGFloat = 1, orientation: Orientation = .up,
    mode: RenderingMode = .automatic, tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero
  ) {
    _source = source
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    renderingMode = mode
    _tint = tint
    self.capInsets = capInsets
    super.init()
  }

  public override convenience init() {
    self.init(source: .bitmap(CGImage(_width: 0, height: 0)), size: .zero)
  }

  /// An image literal must name a picture of the bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let named = UIImage(named: name) else {
      preconditionFailure("There is no image named '\(name)'")
    }
    self.init(source: named._source, size: named.size, scale: named.scale)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      source: .bitmap(cgImage),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
  }

  /// A symbol of the system. Any name is accepted, since the list of Apple's symbols is not here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    let side = symbol?._pointSize ?? 17
    self.init(
      source: .symbol(name, symbol), size: CGSize(width: side * 1.15, height: side * 1.15),
      mode: .alwaysTemplate)
  }

  /// An image of an asset catalogue or a file of the bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let plain = ["png", "jpg", "jpeg"].lazy.compactMap {
      bundle.url(forResource: name, withExtension: $0)
    }.first
    let found = _AssetCatalog.imageFile(named: name, in: bundle) ?? plain
    guard let url = found ?? bundle.url(forResource: name, withExtension: nil) else { return nil }
    self.init(contentsOfFile: url.path)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let size = CGImage._size(of: data)
    self.init(
      source: .file(URL(fileURLWithPath: path)), size: size ?? CGSize(width: 100, height: 100))
  }

  /// Nil where the bytes are neither PNG nor JPEG nor GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = CGImage._size(of: data) else { return nil }
    let image = CGImage(_width: Int(size.width), height: Int(size.height), data: data)
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  open var cgImage: CGImage? {
    switch _source {
    case .bitmap(let image): return image
    case .symbol: return nil
    case .file(let url):
      return CGImage(
        _width: Int(size.width), height: Int(size.height), data: try? Data(contentsOf: url))
    }
  }

  /// The pictures of an animation, else nothing.
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }

  open var isSymbolImage: Bool {
    if case .symbol = _source { return true }
    return false
  }
  open var configuration: Configuration? { symbolConfiguration }
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = _source { return configuration }
    return nil
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      source: _source, size: size, scale: scale, orientation: imageOrientation, mode: mode,
      tint: _tint, capInsets: capInsets)
  }
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  open func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    UIImage(
      source: _source, size: size, scale: scale, orientation: imageOrientation, mode: mode,
      tint: color, capInsets: capInsets)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, let old) = _source,
      let new = configuration as? SymbolConfiguration,
      let made = UIImage(systemName: name, withConfiguration: old?.applying(new) ?? new)
    else { return self }
    return made
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    UIImage(
      source: _source, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, tint: _tint, capInsets: insets)
  }
  open func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizableImage(withCapInsets: insets) }

  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch _source {
    case .symbol(let name, let configuration):
      let color = configuration?._colors.first ?? _tint ?? .black
      context._record(.symbol(name, rect, color.cgColor))
    case .bitmap(let image) where !image._commands.isEmpty && size.width > 0 && size.height > 0:
      // What the picture was drawn with is drawn again: it counts points, and the image pixels.
      context.saveGState()
      context.clip(to: rect)
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      for command in image._commands { context._record(command) }
      context.restoreGState()
    case .bitmap, .file: cgImage.map { context.draw($0, in: rect) }
    }
  }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

  /// The file's own bytes, where it is that kind of file.
  open func pngData() -> Data? { _fileData(startingWith: [0x89, 0x50]) }
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    _fileData(startingWith: [0xFF, 0xD8])
  }

  private func _fileData(startingWith magic: [UInt8]) -> Data? {
    cgImage?._data.flatMap { $0.starts(with: magic) ? $0 : nil }
  }
}
