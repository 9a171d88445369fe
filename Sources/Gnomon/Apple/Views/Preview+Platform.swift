// SPDX-License-Identifier: Apache-2.0
import Foundation

// `#Preview { let button = UIButton(); …; return button }`: Apple's macro takes views and controllers of UIKit and AppKit, too.
extension Preview {
  /// Makes a preview of a view by UIKit's name. `#Preview` calls it.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it is shown.
  ///   - body: Makes the view, when the preview is shown.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits, content: { PreviewedUIView(make: body) })
  }

  /// Makes a preview of a controller by UIKit's name. `#Preview` calls it.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it is shown.
  ///   - body: Makes the controller, when the preview is shown.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits, content: { PreviewedUIViewController(make: body) })
  }

  /// Makes a preview of a view by AppKit's name. `#Preview` calls it.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it is shown.
  ///   - body: Makes the view, when the preview is shown.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> NSView
  ) {
    self.init(name, traits: traits, content: { PreviewedNSView(make: body) })
  }

  /// Makes a preview of a controller by AppKit's name. `#Preview` calls it.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it is shown.
  ///   - body: Makes the controller, when the preview is shown.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> NSViewController
  ) {
    self.init(name, traits: traits, content: { PreviewedNSViewController(make: body) })
  }
}

private struct PreviewedUIView: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct PreviewedUIViewController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct PreviewedNSView: NSViewRepresentable {
  let make: @MainActor () -> NSView
  func makeNSView(context: Context) -> NSView { make() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

private struct PreviewedNSViewController: NSViewControllerRepresentable {
  let make: @MainActor () -> NSViewController
  func makeNSViewController(context: Context) -> NSViewController { make() }
  func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
