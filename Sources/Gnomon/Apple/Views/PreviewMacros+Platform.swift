// SPDX-License-Identifier: Apache-2.0
#if Macros
  /// Declares a preview of a view by UIKit's name.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it's shown.
  ///   - body: Makes the view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) = #externalMacro(module: "GnomonMacros", type: "PreviewMacro")

  /// Declares a preview of a controller by UIKit's name.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it's shown.
  ///   - body: Makes the controller.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) = #externalMacro(module: "GnomonMacros", type: "PreviewMacro")

  /// Declares a preview of a view by AppKit's name.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it's shown.
  ///   - body: Makes the view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> NSView
  ) = #externalMacro(module: "GnomonMacros", type: "PreviewMacro")

  /// Declares a preview of a controller by AppKit's name.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it's shown.
  ///   - body: Makes the controller.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> NSViewController
  ) = #externalMacro(module: "GnomonMacros", type: "PreviewMacro")
#endif
