// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Paints what a control shows with the control's own style, unless code around has asked for a foreground.
  nonisolated func controlForeground(_ style: AnyShapeStyle) -> some View {
    modifier(
      EnvironmentWriter(
        write: { environment in
          if environment.styles.foreground?.isAskedFor != true { environment.foregroundStyle = style }
        },
        isSame: { $0.value as? AnyShapeStyle == style },
        value: style))
  }

  /// Paints what the system shows as a whole, whatever foreground code has asked for around: titles of bars, alerts, steppers, dates.
  nonisolated func systemForeground() -> some View { foregroundColor(nil) }

  /// Paints a value beside its label: in the colour of the secondary label on iOS (`list26-43`, `list26-44`,
  /// `list18-35` in the tests' `surfaces.tsv`), and in the second level of a foreground that code has asked for
  /// around.
  nonisolated func valueForeground() -> some View {
    modifier(
      EnvironmentWriter(
        write: { environment in
          let isAskedFor = environment.styles.foreground?.isAskedFor == true
          environment.foregroundStyle =
            isAskedFor || environment.platformProfile.system == .macOS
            ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.secondary)
        },
        isSame: { _ in true },
        value: nil))
  }

  /// Paints what a part of the library shows, without asking for it in the name of code: buttons inside keep the tint.
  nonisolated func impliedForeground(_ style: some ShapeStyle) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }
}
