// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of progress views, set by `progressViewStyle(_:)`.
///
/// A type of your own makes a view out of the share that is done and the labels.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a progress out of its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts that a progress view is made of.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view, as a style gets them.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The view that says what is under way, with its type hidden.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the progress view was given it.
    public var body: some View { view }
  }

  /// The view that says how far the progress is, with its type hidden.
  public nonisolated struct CurrentValueLabel: View, _SeeThroughView {
    let view: AnyView
    /// The label as the progress view was given it.
    public var body: some View { view }
  }

  /// The share that is done, from 0 to 1; nil where it isn't known.
  public let fractionCompleted: Double?
  /// The view that says what is under way; nil where there is none.
  public var label: Label?
  /// The view that says how far the progress is; nil where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A line that fills up from its leading end, with the labels above and below it. A progress that isn't known is an
/// empty line.
///
/// On iOS the line is 4 points high. On macOS it is 8, and 4 in small controls.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Makes the style of a line in the tint of the environment.
  nonisolated public init() { tint = nil }
  /// Makes the style of a line in a colour of its own, whatever the environment's tint is.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws a progress as a line.
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

/// A wheel of eight spokes, with the label below it. Gnomon's doesn't turn, and it doesn't show how much is done.
///
/// On iOS it is 20 points wide, and 37 in large controls. On macOS it is 32, 16 in small and 10 in mini ones.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Makes the style of a grey wheel. On iOS it takes the environment's tint where one is set.
  nonisolated public init() { tint = nil }
  /// Makes the style of a wheel in a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws a progress as a wheel. The label of the current value isn't shown.
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

/// A line where the share that is done is known, and a wheel where it isn't.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style that draws a line or a wheel.
  nonisolated public init() {}

  /// Draws a progress as a line where its share is known, else as a wheel.
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
  /// A line where the share that is done is known, and a wheel where it isn't.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills up; an empty one where the share isn't known.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel that doesn't show how much is done.
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
  /// Sets the look of the progress views inside.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
