// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Measures a view apart from the host, as UIKit's hosting controller does for sources that ask it for sizes. It shows nothing and
/// isn't a view controller.
///
/// The view is measured as the host that was made or updated last would show it, in its fonts and at its scale, but in a
/// fresh environment.
///
/// ```swift
/// let width = UIHostingController(rootView: Text("Hello")).view.intrinsicContentSize.width
/// ```
@preconcurrency @MainActor
public final class UIHostingController<Content> where Content: View {
  /// The view that is measured.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  private let hostingView: _UIHostingView<Content>

  /// Makes a controller that measures a view. Nothing is measured before a size is asked for.
  public init(rootView: Content) { hostingView = _UIHostingView(rootView: rootView) }

  /// The part that answers for the view's size; never nil.
  public var view: _UIHostingView<Content>! { hostingView }

  /// The size that the view takes of a size that it's proposed, in points. Infinity and the greatest finite number ask for the largest.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}

/// The part of a ``UIHostingController`` that is asked for its size.
@preconcurrency @MainActor
public final class _UIHostingView<Content> where Content: View {
  /// The view that is measured.
  public var rootView: Content

  /// Makes the part that measures a view. Nothing is measured before a size is asked for.
  public init(rootView: Content) { self.rootView = rootView }

  /// The size that the view takes where it's proposed none: its ideal size, in points.
  public var intrinsicContentSize: CGSize { measured(in: .unspecified) }

  /// The ideal size, in points.
  public var fittingSize: CGSize { intrinsicContentSize }

  /// The size that the view takes of a size that it's proposed, in points.
  public func sizeThatFits(_ size: CGSize) -> CGSize { measured(in: ProposedViewSize(size)) }

  private func measured(in proposal: ProposedViewSize) -> CGSize {
    ViewHost.Configuration.aside {
      var configuration = ViewHost.Configuration.shown
      configuration.screen = configuration.screenMeasures
      configuration.safeArea = EdgeInsets()
      configuration.animations = .immediate
      configuration.isTraced = false
      configuration.measuresPhases = false
      let measured = MeasuredSize()
      let rootView = rootView
      let host = ViewHost(
        ProposingLayout(proposal: proposal, measured: measured) { VStack { rootView } }, configuration: configuration)
      host.update()
      return measured.answer
    }
  }
}

/// AppKit's name for the same.
public typealias NSHostingController = UIHostingController

/// AppKit's name for the same.
public typealias NSHostingView = _UIHostingView
