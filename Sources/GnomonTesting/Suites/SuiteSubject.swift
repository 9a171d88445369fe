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

  init(platformView: UIView) {
    content = AnyView(ShownView(view: platformView))
    isOnBackground = false
    isScreenSized = false
    ownSize = { configuration in
      let size = platformView.frame.size
      if size.width > 0, size.height > 0 { return size }
      return ViewMeasure.size(of: ShownView(view: platformView), in: .unspecified, configuration: configuration)
    }
  }

  init(macView view: NSView) {
    content = AnyView(ShownMacView(view: view))
    isOnBackground = false
    isScreenSized = false
    ownSize = { configuration in
      let size = view.frame.size
      if size.width > 0, size.height > 0 { return size }
      return ViewMeasure.size(of: ShownMacView(view: view), in: .unspecified, configuration: configuration)
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
    guard let width = proposal.width, let height = proposal.height else { return nil }
    return CGSize(width: width, height: height)
  }
}

private struct ShownMacView: NSViewRepresentable {
  let view: NSView

  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
    guard let width = proposal.width, let height = proposal.height else { return nil }
    return CGSize(width: width, height: height)
  }
}
