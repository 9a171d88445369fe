// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A function of a Metal library with its arguments: an effect that a graphics processor computes.
///
/// Metal's code can't be run here. What a shader would change is drawn as it is, a shape that it would fill isn't drawn, and the host warns of it once
/// for each function (`unsupported`).
public struct Shader: Equatable, Sendable {
  /// The function that is called.
  public var function: ShaderFunction
  /// The arguments behind those that the effect gives by itself.
  public var arguments: [Argument]
  /// Whether colours would be dithered.
  public var dithersColor = false

  /// A function with arguments.
  ///
  /// - Parameters:
  ///   - function: the function that is called.
  ///   - arguments: the arguments behind those that the effect gives by itself.
  public init(function: ShaderFunction, arguments: [Shader.Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Compiles the function before it's needed. It always throws: there is no compiler for it here.
  ///
  /// - Parameter type: what the shader is to be used for.
  public func compile(as type: Shader.UsageType) async throws { throw CompilationFailure(function: function.name) }

  /// A value that is handed to a function.
  public struct Argument: Equatable, Sendable {
    fileprivate enum Value: Equatable, Sendable {
      case floats([Float])
      case color(Color)
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
      case floatArray([Float])
    }

    fileprivate let value: Value

    private static func floats<each Number: BinaryFloatingPoint>(_ numbers: repeat each Number) -> Argument {
      var floats: [Float] = []
      for number in repeat each numbers { floats.append(Float(number)) }
      return Argument(value: .floats(floats))
    }

    /// A number.
    public static func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint { floats(x) }
    /// Two numbers.
    public static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint { floats(x, y) }
    /// Three numbers.
    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Shader.Argument where T: BinaryFloatingPoint {
      floats(x, y, z)
    }
    /// Four numbers.
    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument where T: BinaryFloatingPoint {
      floats(x, y, z, w)
    }
    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Shader.Argument { floats(point.x, point.y) }
    /// The lengths of a size.
    public static func float2(_ size: CGSize) -> Shader.Argument { floats(size.width, size.height) }
    /// The parts of a vector.
    public static func float2(_ vector: CGVector) -> Shader.Argument { floats(vector.dx, vector.dy) }
    /// Numbers, and behind them how many there are.
    public static func floatArray(_ array: [Float]) -> Shader.Argument { Argument(value: .floatArray(array)) }
    /// The rectangle around what the effect is applied to.
    public static var boundingRect: Shader.Argument { Argument(value: .boundingRect) }
    /// A colour's components.
    public static func color(_ color: Color) -> Shader.Argument { Argument(value: .color(color)) }
    /// Colours' components, and behind them how many there are.
    public static func colorArray(_ array: [Color]) -> Shader.Argument { Argument(value: .colors(array)) }
    /// A picture's pixels.
    public static func image(_ image: Image) -> Shader.Argument { Argument(value: .image(image)) }
    /// Bytes, and behind them how many there are.
    public static func data(_ data: Data) -> Shader.Argument { Argument(value: .data(data)) }
  }

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    private let number: Int

    /// As the paint of a shape.
    public static let shapeStyle = UsageType(number: 0)
    /// As a function of each pixel's colour.
    public static let colorEffect = UsageType(number: 1)
    /// As a function of each pixel's place.
    public static let distortionEffect = UsageType(number: 2)
    /// As a function of the whole picture.
    public static let layerEffect = UsageType(number: 3)
  }

  /// Why a shader isn't compiled.
  private struct CompilationFailure: LocalizedError, CustomStringConvertible {
    let function: String

    var description: String {
      "The shader '\(function)' can't be compiled: its code is Metal's, and nothing here runs that."
    }
    var errorDescription: String? { description }
  }

  /// Says once for each function that nothing applies it.
  func nameAsMissing(_ consequence: String) {
    guard isOnMainActor else { return }
    MainActor.assumeIsolated {
      HostExchange.shown?.graph.warn(
        .unsupported, nil, "the shader “\(function.name)” isn't applied: its code is Metal's. \(consequence)")
    }
  }

  fileprivate func nameAsMissing() { nameAsMissing("The view is drawn without it.") }
}

/// A function of a Metal library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library that has the function.
  public var library: ShaderLibrary
  /// The function's name.
  public var name: String

  /// A function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with arguments: `ShaderLibrary.noise(.float(2))`.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A Metal library. Nothing of it is read: see ``Shader``.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private enum Source: Equatable {
    case main
    case bundle(URL)
    case data(Data)
    case url(URL)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// The library of the app's bundle.
  public static let `default` = ShaderLibrary(.main)

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundleURL)) }

  /// A library in compiled form.
  public init(data: Data) { self.init(.data(data)) }

  /// A library in a file in compiled form.
  public init(url: URL) { self.init(.url(url)) }

  /// A function of the app's library: `ShaderLibrary.noise`.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

// MARK: Effects

extension View {
  /// Would compute each pixel's colour by a shader. The view is drawn without it: see ``Shader``.
  ///
  /// - Parameters:
  ///   - shader: the function, which gets a place and a colour before its own arguments.
  ///   - isEnabled: false for no effect.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: isEnabled ? shader : nil))
  }

  /// Would draw each pixel from another place by a shader. The view is drawn without it: see ``Shader``.
  ///
  /// - Parameters:
  ///   - shader: the function, which gets a place before its own arguments.
  ///   - maxSampleOffset: how far away such a place is at most.
  ///   - isEnabled: false for no effect.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: isEnabled ? shader : nil))
  }

  /// Would compute each pixel from the whole picture by a shader. The view is drawn without it: see ``Shader``.
  ///
  /// - Parameters:
  ///   - shader: the function, which gets a place and the picture before its own arguments.
  ///   - maxSampleOffset: how far away the pixels are that it reads at most.
  ///   - isEnabled: false for no effect.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: isEnabled ? shader : nil))
  }
}

/// Names a shader that isn't applied where it would be seen.
nonisolated struct ShaderModifier: UnaryModifier {
  let shader: Shader?

  final class Node: UnaryNode<ShaderModifier> {
    override func draw(_ context: inout DrawingContext) {
      modifier.shader?.nameAsMissing()
      super.draw(&context)
    }
  }
}

extension VisualEffect {
  /// Would compute each pixel's colour by a shader. The view is drawn without it: see ``Shader``.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    named(shader, isEnabled)
  }

  /// Would draw each pixel from another place by a shader. The view is drawn without it: see ``Shader``.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    named(shader, isEnabled)
  }

  /// Would compute each pixel from the whole picture by a shader. The view is drawn without it: see ``Shader``.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    named(shader, isEnabled)
  }

  /// The effects so far: they are asked for when a view is drawn.
  private func named(_ shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.nameAsMissing() }
    return self
  }
}

extension Shader: ShapeStyle {
  /// Nothing: see ``Shader``.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    nameAsMissing("Nothing is drawn in its place.")
    return .color(Color.clear.resolve(in: environment))
  }

  /// A shader becomes no other style: it paints itself.
  public typealias Resolved = Never
}

extension GraphicsContext.Filter {
  /// Would compute each pixel's colour by a shader. It changes nothing: see ``Shader``.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { named(shader) }

  /// Would draw each pixel from another place by a shader. It changes nothing: see ``Shader``.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    named(shader)
  }

  /// Would compute each pixel from the whole picture by a shader. It changes nothing: see ``Shader``.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    named(shader)
  }

  private static func named(_ shader: Shader) -> GraphicsContext.Filter {
    GraphicsContext.Filter { _ in
      shader.nameAsMissing("It's drawn without it.")
      return []
    }
  }
}

extension GraphicsContext.Shading {
  /// Would paint by a shader. Nothing is drawn: see ``Shader``.
  ///
  /// - Parameters:
  ///   - shader: the function, which gets a place before its own arguments.
  ///   - bounds: the rectangle that its ``Shader/Argument/boundingRect`` is.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .style(shader) }
}
