// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How gauges look.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View

  /// The view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge is made of.
public nonisolated struct GaugeStyleConfiguration {
  /// What says what is measured.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// What says the value.
  public nonisolated struct CurrentValueLabel: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// What says the lower bound.
  public nonisolated struct MinimumValueLabel: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// What says the upper bound.
  public nonisolated struct MaximumValueLabel: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A bar that fills up, under the label.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style, which `.linearCapacity` stands for in short.
  nonisolated public init() {}

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

/// The look for where the gauge stands: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A small bar without a label that fills up.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryLinearCapacity` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let label = configuration.minimumValueLabel { label }
      GaugeBar(fraction: configuration.value, height: 8)
      if let label = configuration.maximumValueLabel { label }
    }
  }
}

/// A small bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryLinear` stands for in short.
  nonisolated public init() {}

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

/// A ring of 59 points that fills up around the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryCircularCapacity` stands for in short.
  nonisolated public init() {}

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

/// An open ring of 59 points with a mark at the value. Where it's open it names its bounds, or itself where the value stands in the middle.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style, which `.accessoryCircular` stands for in short.
  nonisolated public init() {}

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
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
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
  /// Gives the gauges inside a look.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    controlStyle(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
