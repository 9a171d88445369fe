// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control that chooses a number within bounds by a knob on a line. It takes the proposed width.
///
/// On macOS the label stands in front of the line. On iOS Gnomon doesn't draw it.
///
/// ```swift
/// struct VolumeSlider: View {
///   @State private var volume = 0.5
///
///   var body: some View {
///     Slider(value: $volume, in: 0...1) {
///       Text("Volume")
///     } minimumValueLabel: {
///       Image(systemName: "speaker.fill")
///     } maximumValueLabel: {
///       Image(systemName: "speaker.wave.3.fill")
///     }
///   }
/// }
/// ```
public nonisolated struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  let value: SliderValue
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
  var marks = SliderMarks()

  /// The label, the line with its knob, and the views at its ends.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      if Label.self != EmptyView.self { SliderLabel(label: label) }
      if ValueLabel.self != EmptyView.self { minimumValueLabel }
      SliderTrack(value: value, marks: marks, onEditingChanged: onEditingChanged)
      if ValueLabel.self != EmptyView.self { maximumValueLabel }
    }
  }
}

/// A bound number as its share of the bounds.
nonisolated struct SliderValue {
  /// From 0 to 1.
  let share: Binding<Double>
  /// What one step of an assistive technology is, as a share; nil where nobody gave a step.
  let step: Double?

  /// - Parameter enabled: the values that can be chosen, all of the bounds if nil.
  init<V>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, enabled: ClosedRange<V>? = nil)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    let low = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - low
    self.step = step.map { Double($0) / length }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    share = Binding(
      location: FunctionLocation(
        get: {
          let share = (Double(value.wrappedValue) - low) / length
          return share.isFinite ? min(max(share, 0), 1) : 0
        },
        set: { share, _ in
          var offset = min(max(share, 0), 1) * length
          if let step = step.map({ Double($0) }), step > 0 { offset = min((offset / step).rounded() * step, length) }
          guard offset.isFinite else { return }
          var new = low + offset
          if let enabled { new = min(max(new, enabled.lowerBound), enabled.upperBound) }
          value.wrappedValue = V(new)
        }))
  }
}

extension Slider {
  /// Makes a slider of any number within bounds, with views at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - label: The name of the slider. It's drawn on macOS only.
  ///   - minimumValueLabel: The view at the line's start.
  ///   - maximumValueLabel: The view at the line's end.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with views at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen, counted from the lower bound; 0 or less makes no steps.
  ///   - label: The name of the slider. It's drawn on macOS only.
  ///   - minimumValueLabel: The view at the line's start.
  ///   - maximumValueLabel: The view at the line's end.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider of any number within bounds, with views at its ends and its label behind the other parameters.
  ///
  /// `onEditingChanged` is called with true when a drag begins, and with false when it ends.
  @available(*, deprecated, message: "Use Slider(value:in:label:minimumValueLabel:maximumValueLabel:).")
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider of any number within bounds, with a label, which is drawn on macOS only.
  ///
  /// A value out of bounds is shown at the nearest end. `onEditingChanged` is called with true when a drag begins, and
  /// with false when it ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a label, which is drawn on macOS only.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen, counted from the lower bound; 0 or less makes no steps.
  ///   - label: The name of the slider.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider of any number within bounds, without a label.
  ///
  /// A value out of bounds is shown at the nearest end. `onEditingChanged` is called with true when a drag begins, and
  /// with false when it ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), label: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, without a label.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen, counted from the lower bound; 0 or less makes no steps.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), label: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

/// A slider's label where it's shown.
private nonisolated struct SliderLabel<Label: View>: View, _SeeThroughView {
  let label: Label
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.system == .macOS { LeadingLabel(label: label) }
  }
}

/// A slider's line and knob. The knob's centre moves between half its width from either end of the line.
nonisolated struct SliderTrack: View, _SeeThroughView {
  let value: SliderValue
  let marks: SliderMarks
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction
  @Environment(\.hidesSliderThumb) private var hidesThumb
  @State private var isEditing = false

  /// Offsets aren't mirrored: the knob goes to the left from a line that begins at the right.
  private var ahead: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private var isMac: Bool { profile.system == .macOS }
  private var metrics: ControlMetrics { ControlMetrics(profile) }
  private var knob: CGSize { isMac ? CGSize(width: 20, height: 16) : metrics.sliderKnob }
  private var line: CGFloat { isMac ? 4 : metrics.sliderLine }
  private var inset: CGFloat { isMac ? 0 : metrics.sliderInset }
  private var height: CGFloat { isMac ? knob.height : metrics.sliderHeight }

  /// How far from the line's ends the knob's centre stays, in points.
  static func knobMargin(_ profile: PlatformProfile) -> CGFloat {
    if profile.system == .macOS { return 10 }
    let metrics = ControlMetrics(profile)
    return metrics.sliderInset + metrics.sliderKnob.width / 2
  }

  @MainActor var body: some View {
    let (knob, line) = (knob, line)
    GeometryReader { proxy in
      let free = max(0, proxy.size.width - 2 * inset - knob.width)
      let position = free * value.share.wrappedValue
      ZStack(alignment: .leading) {
        Capsule().fill(SystemFill(level: 0)).frame(height: line)
        tint(from: marks.neutral.map { free * $0 + knob.width / 2 } ?? 0, to: position + knob.width / 2)
        ForEach(Array(marks.ticks.indices), id: \.self) { index in
          Circle().fill(SystemFill(level: 0)).frame(width: 4, height: 4)
            .offset(x: ahead * (free * marks.ticks[index] + (knob.width - 4) / 2), y: knob.height / 2 - 2)
        }
        Capsule().fill(Color.white).shadow(color: .black.opacity(0.15), radius: 4, y: 2)
          .frame(width: knob.width, height: knob.height)
          .offset(x: ahead * position, y: isMac ? 0 : -metrics.sliderKnobRise)
          .opacity(hidesThumb ? 0 : 1)
      }
      .padding(.horizontal, inset)
      .frame(height: height)
      .contentShape(Rectangle())
      .gesture(drag(free))
    }
    .frame(minWidth: isMac ? knob.width : nil, idealWidth: isMac ? 30 : nil)
    .frame(height: height)
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// The part of the line between the neutral value and the knob.
  @MainActor private func tint(from start: CGFloat, to end: CGFloat) -> some View {
    Capsule().fill(.tint).frame(width: abs(end - start), height: line).offset(x: ahead * min(start, end))
  }

  @MainActor private func drag(_ free: CGFloat) -> some Gesture {
    let (share, isEditing, onEditingChanged) = (value.share, _isEditing, onEditingChanged)
    let start = inset + knob.width / 2
    let isMirrored = direction == .rightToLeft
    return DragGesture(minimumDistance: 0)
      .onChanged { drag in
        if !isEditing.wrappedValue {
          isEditing.wrappedValue = true
          onEditingChanged(true)
        }
        guard free > 0 else { return }
        let place = (drag.location.x - start) / free
        share.wrappedValue = isMirrored ? 1 - place : place
      }
      .onEnded { _ in
        isEditing.wrappedValue = false
        onEditingChanged(false)
      }
  }
}

private enum HidesSliderThumbKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var hidesSliderThumb: Bool {
    get { self[HidesSliderThumbKey.self] }
    set { self[HidesSliderThumbKey.self] = newValue }
  }
}

extension View {
  /// Says whether the sliders inside show their knobs: `hidden` hides them, other values show them.
  ///
  /// A slider without a knob can be dragged just as well.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesSliderThumb, visibility == .hidden)
  }
}
