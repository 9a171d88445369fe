// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of gauges, which ``Gauge`` asks for its view.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a gauge: its value and its labels.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge, for a style.
public nonisolated struct GaugeStyleConfiguration {
  /// A gauge's label, with its type hidden. It says what is measured.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the gauge was given it.
    public var body: some View { view }
  }

  /// The label of a gauge's value, with its type hidden.
  public nonisolated struct CurrentValueLabel: View, _SeeThroughView {
    let view: AnyView
    /// The label of the value as the gauge was given it.
    public var body: some View { view }
  }

  /// The label of a gauge's lower bound, with its type hidden.
  public nonisolated struct MinimumValueLabel: View, _SeeThroughView {
    let view: AnyView
    /// The label of the lower bound as the gauge was given it.
    public var body: some View { view }
  }

  /// The label of a gauge's upper bound, with its type hidden.
  public nonisolated struct MaximumValueLabel: View, _SeeThroughView {
    let view: AnyView
    /// The label of the upper bound as the gauge was given it.
    public var body: some View { view }
  }

  /// The place of the value between the bounds, from 0 at the lower one to 1 at the upper one.
  public var value: Double
  /// The view that says what is measured.
  public var label: Label
  /// The view that says the value; nil where the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The view that says the lower bound; nil where the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The view that says the upper bound; nil where the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A bar, 4 points high, that fills up in the tint below the label.
///
/// The labels of the bounds stand at its ends. That of the value stands below it, in a caption.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style, which `.linearCapacity` stands for in short.
  nonisolated public init() {}

  /// Draws the label, a bar that fills up, and the labels of bounds and value.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        if let label = configuration.minimumValueLabel { label }
        GaugeBar(fraction: configuration.value, height: 4)
        if let label = configuration.maximumValueLabel { label }
      }
      if let label = configuration.currentValueLabel { label.font(.caption).impliedForeground(.secondary) }
    }
  }
}

/// The look for the place where a gauge stands. Gnomon draws it as ``LinearCapacityGaugeStyle`` does everywhere.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the gauge as a bar that fills up below its label.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar, 8 points high, that fills up in the tint between the labels of the bounds.
///
/// The label and that of the value are not drawn.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryLinearCapacity` stands for in short.
  nonisolated public init() {}

  /// Draws a bar that fills up between the labels of the bounds.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let label = configuration.minimumValueLabel { label }
      GaugeBar(fraction: configuration.value, height: 8)
      if let label = configuration.maximumValueLabel { label }
    }
  }
}

/// A bar in the tint, 8 points high, with a round mark at the value. It lies between the labels of the bounds.
///
/// The label and that of the value are not drawn.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryLinear` stands for in short.
  nonisolated public init() {}

  /// Draws a bar with a mark at the value.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let label = configuration.minimumValueLabel { label }
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(GaugeTint(scale: .line(shown: 1)))
          Circle().fill(SystemBackground(level: 0)).overlay(Circle().inset(by: 2).fill(.primary))
            .frame(width: 10, height: 10)
            .padding(.leading, max(0, proxy.size.width - 10) * configuration.value)
        }
      }
      .frame(height: 8)
      if let label = configuration.maximumValueLabel { label }
    }
  }
}

/// A ring, 59 points wide and high, that fills up in the tint from the top on, with the clock.
///
/// The label of the value stands in its middle, or the label of the gauge where there is none. The labels of the bounds
/// are not drawn.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryCircularCapacity` stands for in short.
  nonisolated public init() {}

  /// Draws a ring that fills up.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    let tint = GaugeTint(scale: .arc(turns: 1))
    ZStack {
      // Turned like the part that is filled, so that a gradient begins at the top.
      Circle().stroke(tint.opacity(0.3), lineWidth: 6).rotationEffect(.degrees(-90))
      Circle().trim(from: 0, to: configuration.value)
        .stroke(tint, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(-90))
      if let label = configuration.currentValueLabel { label } else { configuration.label }
    }
    .padding(3)
    .frame(width: 59, height: 59)
    // The ring has its size, whatever the words need.
    .silencesFindings(.textTruncated)
  }
}

/// A ring in the tint, 59 points wide and high and open at the bottom, with a round mark at the value.
///
/// The label of the value stands in its middle, or the label of the gauge where there is none. The labels of the bounds
/// stand where the ring is open. Where there are none, the label of the gauge stands there, unless it is in the middle.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryCircular` stands for in short.
  nonisolated public init() {}

  /// Draws an open ring with a mark at the value.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75)
        .stroke(GaugeTint(scale: .arc(turns: 0.75)), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(135))
      Circle().fill(.primary).frame(width: 8, height: 8).offset(y: -26.5)
        .rotationEffect(.degrees(-135 + 270 * configuration.value))
      if let label = configuration.currentValueLabel { label } else { configuration.label }
    }
    .padding(3)
    .frame(width: 59, height: 59)
    .overlay(alignment: .bottom) {
      opening(configuration).font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 34)
    }
    // The ring has its size, whatever the words need.
    .silencesFindings(.textTruncated)
  }

  @MainActor @ViewBuilder private func opening(_ configuration: Configuration) -> some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 2) {
        if let label = configuration.minimumValueLabel { label }
        Spacer(minLength: 0)
        if let label = configuration.maximumValueLabel { label }
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look for the place where a gauge stands: a bar that fills up below the label.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up, below the label.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up, without the label.
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value, without the label.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring of 59 points that fills up.
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring of 59 points with a mark at the value.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges inside.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    controlStyle(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
