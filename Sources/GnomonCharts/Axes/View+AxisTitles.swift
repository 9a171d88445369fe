// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension View {
  /// Titles the x axes of the charts inside with a view.
  ///
  /// - Parameters:
  ///   - position: the side of the plot; automatic is below it.
  ///   - alignment: how it's aligned along that side; nil is its leading end.
  ///   - spacing: the distance to the axis's labels in points; nil is the usual one.
  ///   - content: the view of the title.
  nonisolated public func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let content = content()
    return chart { settings in
      settings.xAxis.titles.append(
        ChartSettings.Title(
          position: position, alignment: alignment, spacing: spacing, content: AnyView(content)))
    }
  }

  /// Titles the x axes of the charts inside with a text whose key is looked up in the app's texts.
  ///
  /// - Parameters:
  ///   - labelKey: the key of the title; a key that has no text is shown itself.
  ///   - position: the side of the plot; automatic is below it.
  ///   - alignment: how it's aligned along that side; nil is its leading end.
  ///   - spacing: the distance to the axis's labels in points; nil is the usual one.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      AxisTitle(text: Text(labelKey), position: position)
    }
  }

  /// Titles the x axes of the charts inside with a resource of the app's texts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      AxisTitle(text: Text(labelResource), position: position)
    }
  }

  /// Titles the x axes of the charts inside with words.
  ///
  /// - Parameters:
  ///   - label: the title.
  ///   - position: the side of the plot; automatic is below it.
  ///   - alignment: how it's aligned along that side; nil is its leading end.
  ///   - spacing: the distance to the axis's labels in points; nil is the usual one.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    let text = Text(label)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      AxisTitle(text: text, position: position)
    }
  }

  /// Titles the y axes of the charts inside with a view.
  ///
  /// - Parameters:
  ///   - position: the side of the plot; automatic is above it.
  ///   - alignment: how it's aligned along that side; nil is its trailing end.
  ///   - spacing: the distance to the axis's labels in points; nil is the usual one.
  ///   - content: the view of the title.
  nonisolated public func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let content = content()
    return chart { settings in
      settings.yAxis.titles.append(
        ChartSettings.Title(
          position: position, alignment: alignment, spacing: spacing, content: AnyView(content)))
    }
  }

  /// Titles the y axes of the charts inside with a text whose key is looked up in the app's texts.
  ///
  /// - Parameters:
  ///   - labelKey: the key of the title; a key that has no text is shown itself.
  ///   - position: the side of the plot; automatic is above it.
  ///   - alignment: how it's aligned along that side; nil is its trailing end.
  ///   - spacing: the distance to the axis's labels in points; nil is the usual one.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      AxisTitle(text: Text(labelKey), position: position)
    }
  }

  /// Titles the y axes of the charts inside with a resource of the app's texts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      AxisTitle(text: Text(labelResource), position: position)
    }
  }

  /// Titles the y axes of the charts inside with words.
  ///
  /// - Parameters:
  ///   - label: the title.
  ///   - position: the side of the plot; automatic is above it.
  ///   - alignment: how it's aligned along that side; nil is its trailing end.
  ///   - spacing: the distance to the axis's labels in points; nil is the usual one.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    let text = Text(label)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      AxisTitle(text: text, position: position)
    }
  }
}

/// The words of an axis's title. Beside the plot they're written upwards.
struct AxisTitle: View {
  let text: Text
  let position: AnnotationPosition

  var body: some View {
    if position == .leading || position == .trailing {
      let angle = Angle.degrees(position == .leading ? -90 : 90)
      TurnedLayout(angle: angle) { text.fixedSize().rotationEffect(angle) }
    } else {
      text
    }
  }
}
