// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// What a picture of an existing suite is taken of.
@MainActor
struct SuiteSubject {
  /// The view that a host shows.
  let content: AnyView
  /// Whether it's drawn on the system's background: a view of SwiftUI's is, by the view that hosts it.
  let isOnBackground: Bool
  /// The size where none is asked for, by a proposal to the content where it hangs on that.
  private let ownSize: (ViewHost.Configuration) -> CGSize?
  /// True if the size without one that is asked for is the screen's, which nobody knows afterwards.
  let isScreenSized: Bool

  init(view: some View) {
    content = AnyView(view)
    isOnBackground = true
    isScreenSized = false
    ownSize = { ViewMeasure.size(of: view, in: .zero, configuration: $0) }
  }

  init(controller: UIViewController) {
    if let hosting = controller as? any _HostingController {
      content = hosting._hostedView
      isOnBackground = true
    } else {
      content = AnyView(ShownController(controller: controller))
      isOnBackground = false
    }
    let size = controller.viewIfLoaded?.frame.size ?? .zero
    isScreenSized = size.width <= 0 || size.height <= 0
    ownSize = { _ in size.width > 0 && size.height > 0 ? size : nil }
  }

  init(platformView view: UIView) { self.init(represented: ShownView(view: view)) { view.frame.size } }

  init(macView view: NSView) { self.init(represented: ShownMacView(view: view)) { view.frame.size } }

  /// - Parameter frame: the size of the view that is shown, as it is when it's asked for.
  private init(represented: some View, frame: @escaping () -> CGSize) {
    content = AnyView(represented)
    isOnBackground = false
    isScreenSized = false
    ownSize = { configuration in
      let size = frame()
      if size.width > 0, size.height > 0 { return size }
      return ViewMeasure.size(of: represented, in: .unspecified, configuration: configuration)
    }
  }

  func size(in configuration: ViewHost.Configuration) -> CGSize { ownSize(configuration) ?? configuration.size }
}

private struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

private struct ShownView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    proposal.given
  }
}

private struct ShownMacView: NSViewRepresentable {
  let view: NSView

  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
    proposal.given
  }
}

extension ProposedViewSize {
  /// The size that is proposed; nil where one of its lengths isn't.
  fileprivate var given: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }
}
