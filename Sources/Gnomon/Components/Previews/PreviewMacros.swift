// SPDX-License-Identifier: Apache-2.0
#if Macros
  /// Declares a preview of a view.
  ///
  /// ```swift
  /// #Preview("Long title") {
  ///   Text("A title that needs a second line").frame(width: 120)
  /// }
  /// ```
  ///
  /// `gnomon render FILE.swift --previews` draws the previews of a file.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - body: The view. Its properties with `@Previewable` become the preview's state.
  @freestanding(declaration)
  public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "GnomonMacros", type: "PreviewMacro")

  /// Declares a preview of a view, shown in a size or a way that traits say.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it's shown.
  ///   - additionalTraits: More of the same; where two contradict each other, the later one holds.
  ///   - body: The view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "GnomonMacros", type: "PreviewMacro")

  /// Declares a preview for each of several values.
  ///
  /// - Parameters:
  ///   - name: What the previews are called; each has its value's description behind it.
  ///   - traits: How they're shown.
  ///   - arguments: The values.
  ///   - body: The view of a value.
  @freestanding(declaration)
  public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) = #externalMacro(module: "GnomonMacros", type: "PreviewMacro")

  /// Makes a property in the body of `#Preview` one of the preview itself, so that it can be `@State` and the like.
  ///
  /// ```swift
  /// #Preview {
  ///   @Previewable @State var isOn = true
  ///   Toggle("On", isOn: $isOn)
  /// }
  /// ```
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "GnomonMacros", type: "PreviewableMacro")
#endif
