// SPDX-License-Identifier: Apache-2.0
#if Macros
  /// Makes a structure or a class animatable by its stored variables: their animated parts together are its
  /// `animatableData`.
  ///
  /// ```swift
  /// @Animatable
  /// struct Wedge: Shape {
  ///   var start: Angle
  ///   var end: Angle
  ///   @AnimatableIgnored var isClosed = true
  ///
  ///   func path(in rect: CGRect) -> Path {
  ///     var path = Path()
  ///     path.addArc(
  ///       center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start, endAngle: end,
  ///       clockwise: false)
  ///     if isClosed { path.closeSubpath() }
  ///     return path
  ///   }
  /// }
  /// ```
  ///
  /// Constants, computed properties and those with a wrapper take no part.
  @attached(extension, conformances: Animatable)
  @attached(member, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "GnomonMacros", type: "AnimatableMacro")

  /// Leaves a property out of what ``Animatable()`` animates.
  @attached(accessor, names: named(willSet))
  public macro AnimatableIgnored() = #externalMacro(module: "GnomonMacros", type: "AnimatableIgnoredMacro")
#endif
