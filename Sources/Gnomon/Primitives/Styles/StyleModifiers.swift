// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Paints texts, symbols and shapes inside with a style, where they have no style of their own.
  ///
  /// A later level, as `.secondary`, is worked out of the style. Buttons inside have the style rather than their tint.
  ///
  /// - Parameter style: a colour, a gradient, a picture or another style.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    _foreground(AnyShapeStyle(style), nil, nil)
  }

  /// Paints texts, symbols and shapes inside with a style, and gives the second level a style of its own.
  ///
  /// - Parameters:
  ///   - primary: the foreground style, which `.primary` is too.
  ///   - secondary: the style that `.secondary` paints with inside. Later levels are worked out of it.
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    _foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary), nil)
  }

  /// Paints texts, symbols and shapes inside with a style, and gives the second and third level a style of their own.
  ///
  /// - Parameters:
  ///   - primary: the foreground style, which `.primary` is too.
  ///   - secondary: the style that `.secondary` paints with inside.
  ///   - tertiary: the style that `.tertiary` paints with inside. Later levels are worked out of it.
  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    _foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary))
  }

  /// Paints texts, symbols and shapes inside with a colour, where they have no style of their own.
  ///
  /// - Parameter color: the colour of the foreground; nil goes back to the labels' colour, whatever the views above
  ///   have set.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    _foreground(color.map { AnyShapeStyle($0) }, nil, nil)
  }

  /// Sets the style of controls and links inside.
  ///
  /// - Parameter tint: a colour, a gradient or another style; nil goes back to the accent colour.
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of controls and links inside.
  ///
  /// - Parameter tint: the colour; nil goes back to the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent colour and the tint inside.
  ///
  /// - Parameter accentColor: the colour; nil goes back to the app's own accent, or to blue.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    let tint = accentColor.map { AnyShapeStyle($0) }
    return modifier(
      EnvironmentWriter(
        write: {
          $0.styles.accent = accentColor
          $0.styles.tint = tint
        },
        isSame: { $0.value as? AnyShapeStyle == tint },
        value: tint))
  }

  /// Sets the style that `.background` paints with inside.
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  nonisolated private func _foreground(
    _ primary: AnyShapeStyle?, _ secondary: AnyShapeStyle?, _ tertiary: AnyShapeStyle?
  ) -> some View {
    let levels = [primary, secondary, tertiary]
    return modifier(
      EnvironmentWriter(
        write: { environment in
          environment.styles.foreground = primary.map {
            ForegroundLevels($0, secondary, tertiary, over: environment.styles.foreground)
          }
          environment.styles.foreground?.isAskedFor = true
        },
        isSame: { ($0.value as? [AnyShapeStyle?]) == levels },
        value: levels))
  }
}
