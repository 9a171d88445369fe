// SPDX-License-Identifier: Apache-2.0
#if Macros
  /// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` one of
  /// its values, with the key that it needs.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var accent: Color = .orange
  /// }
  /// ```
  ///
  /// The value behind the equals sign is what is read where nobody has set one; it's made again at each such reading. An
  /// optional variable may leave it out. A focused value is always optional.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "GnomonMacros", type: "EntryMacro")

  /// Makes the default value of an ``Entry()`` whose type nobody has written.
  @attached(accessor)
  public macro __EntryDefaultValue() = #externalMacro(module: "GnomonMacros", type: "EntryDefaultValueMacro")
#endif
