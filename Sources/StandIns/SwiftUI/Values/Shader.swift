/// A function of a Metal library with its arguments. Follows documentation/swiftui/shader.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Compiles the function ahead of its use; there is nothing to compile here.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is used for. Follows documentation/swiftui/shader/usagetype.
  public struct UsageType: Hashable, Sendable {
    let name: String
    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// One argument. Follows documentation/swiftui/shader/argument.
  public struct Argument: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case numbers([Double])
      case color(String)
      case colors([String])
      case image(String)
      case data(Data)
      case boundingRect
    }
    let kind: Kind

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers([Double(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      numbers([Double(x), Double(y)])
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument {
      numbers([Double(point.x), Double(point.y)])
    }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument {
      numbers([Double(size.width), Double(size.height)])
    }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument {
      numbers([Double(vector.dx), Double(vector.dy)])
    }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers([Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers([Double(x), Double(y), Double(z), Double(w)])
    }
    /// Many numbers.
    public static func floatArray(_ array: [Float]) -> Argument { numbers(array.map(Double.init)) }
    /// The rectangle that the view fills.
    public static var boundingRect: Argument { Argument(kind: .boundingRect) }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(kind: .color("\(color)")) }
    /// Many colours.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(kind: .colors(array.map { "\($0)" }))
    }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(kind: .image("\(image)")) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }

    private static func numbers(_ values: [Double]) -> Argument {
      Argument(kind: .numbers(values))
    }
  }
}

/// A function of a Metal library. Follows documentation/swiftui/shaderfunction.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// What it is called.
  public var name: String

  /// A function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Gives the function its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Metal functions, found by their names. Follows documentation/swiftui/shaderlibrary.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  let place: String

  /// The library of the app.
  public static let `default` = ShaderLibrary(place: "default")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: bundle.bundlePath)
  }
  /// A compiled library as bytes.
  public init(data: Data) { place = "data of \(data.count) bytes" }
  /// A compiled library in a file.
  public init(url: URL) { place = url.absoluteString }
  private init(place: String) { self.place = place }

  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function of this library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A shader that changes how a view is drawn.
struct ShaderTrait {
  enum Kind { case color, distortion, layer }
  let kind: Kind
  let shader: Shader
  let maxSampleOffset: CGSize
  let isEnabled: Bool
}

nonisolated extension View {
  /// Lets a shader change the colour of each pixel.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    trait(ShaderTrait(kind: .color, shader: shader, maxSampleOffset: .zero, isEnabled: isEnabled))
  }
  /// Lets a shader say where each pixel is taken from.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    trait(
      ShaderTrait(
        kind: .distortion, shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
  }
  /// Lets a shader draw each pixel with the whole view at hand.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    trait(
      ShaderTrait(
        kind: .layer, shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
  }
}
