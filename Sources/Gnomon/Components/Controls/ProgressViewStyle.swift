// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How progress views look.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View

  /// The view of a progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view is made of.
public nonisolated struct ProgressViewStyleConfiguration {
  /// What says what is under way.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// What says how far it is.
  public nonisolated struct CurrentValueLabel: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// From 0 to 1; nil where it isn't known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A line that fills up; one that is unknown is empty.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Makes the style, which `.linear` stands for in short.
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

private nonisolated struct LinearProgress: View, _SeeThroughView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let isMac = profile.system == .macOS
    VStack(alignment: .leading, spacing: isMac ? 0 : 4) {
      if let label = configuration.label { label }
      if isMac {
        CapacityBar(fraction: configuration.fractionCompleted ?? 0, height: isSmall ? 4 : 8, tint: tint)
          .frame(idealWidth: 0)
          .frame(height: isSmall ? 12 : 20)
      } else {
        CapacityBar(fraction: configuration.fractionCompleted ?? 0, height: 4, tint: tint)
      }
      if let label = configuration.currentValueLabel {
        label.font(isMac ? .subheadline : .caption).impliedForeground(.secondary)
      }
    }
  }

  private var isSmall: Bool { controlSize < .regular }
}

/// A turning wheel, shown as it stands still.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Makes the style, which `.circular` stands for in short.
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

private nonisolated struct CircularProgress: View, _SeeThroughView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    let isMac = profile.system == .macOS
    VStack(spacing: isMac ? 4 : 6) {
      SpinnerView(tint: tint)
      if let label = configuration.label { label.font(isMac ? nil : .subheadline).impliedForeground(.secondary) }
    }
  }
}

/// A line where the progress is known, a wheel where it isn't.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A line of which a part is filled.
nonisolated struct CapacityBar: View, _SeeThroughView {
  let fraction: Double
  let height: CGFloat
  let tint: Color?

  @MainActor var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(SystemFill(level: 0))
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
          .frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: height)
  }
}

/// Eight spokes that fade.
private nonisolated struct SpinnerView: View, _SeeThroughView {
  let tint: Color?
  @Environment(\.tintStyle) private var tintAround
  @Environment(\.styles.accent) private var accent
  @Environment(\.controlSize) private var controlSize
  @Environment(\.platformProfile) private var profile

  private var length: CGFloat {
    switch (profile.system, controlSize) {
    case (.macOS, .mini): 10
    case (.macOS, .small): 16
    case (.macOS, _): 32
    case (.iOS, .large), (.iOS, .extraLarge): 37
    case (.iOS, _): 20
    }
  }

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { index in
        Spoke(index: index).fill(style)
          .opacity(1 - Double(index) * 0.1)
      }
    }
    .frame(width: length, height: length)
  }

  /// Grey, unless a tint is asked for: an accent colour isn't the wheel's, nor is a tint on macOS.
  private var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    let isAskedFor = profile.system == .iOS && tintAround != accent.map { AnyShapeStyle($0) }
    guard isAskedFor, let tintAround else { return AnyShapeStyle(Color.gray) }
    return tintAround
  }
}

/// One of eight spokes, counted against the clock from the top.
private nonisolated struct Spoke: Shape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let spoke = CGRect(x: -radius * 0.12, y: -radius, width: radius * 0.24, height: radius * 0.52)
    return Path(roundedRect: spoke, cornerRadius: radius * 0.12)
      .applying(CGAffineTransform(rotationAngle: -CGFloat(index) * .pi / 4))
      .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the progress views inside a look.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
