import Foundation

/// The requirement that all kinds of previews share.
public protocol _PreviewProvider {}

/// Names views for an editor's canvas. They compile; the command line takes views by their names.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The system to show them on; nil leaves it open.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A system that an editor's canvas may imitate.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A device of an editor's canvas, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// The size of an editor's canvas.
public enum PreviewLayout: Sendable {
  /// The device's.
  case device
  /// The view's own.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

// For an editor's canvas: the view itself stays as it is.
extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
