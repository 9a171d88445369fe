// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Measures a view apart from the host, as UIKit's hosting controller does for sources that ask it for sizes. It shows
/// nothing and isn't a view controller.
///
/// The view is measured as the host that was made or updated last would show it, in its fonts and at its scale, but in
/// a fresh environment.
///
/// ```swift
/// struct EqualWidths: View {
///   let titles: [String]
///
///   var body: some View {
///     let widths = titles.map { UIHostingController(rootView: Text($0)).view.intrinsicContentSize.width }
///     VStack {
///       ForEach(titles, id: \.self) { Text($0).frame(width: widths.max()) }
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public final class UIHostingController<Content> where Content: View {
  /// The view that is measured. A new one is measured when a size is asked for.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  private let hostingView: _UIHostingView<Content>

  /// Makes a controller that measures a view. Nothing is measured before a size is asked for.
  public init(rootView: Content) { hostingView = _UIHostingView(rootView: rootView) }

  /// The part that answers for the view's size; never nil. It can't be put into a window.
  public var view: _UIHostingView<Content>! { hostingView }

  /// The size that the view takes, in points.
  ///
  /// - Parameter size: the size that the view is proposed, in points. Infinity and the greatest finite number ask for
  ///   the largest size.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}

/// The part of a ``UIHostingController`` that is asked for its size. It shows nothing.
@preconcurrency @MainActor
public final class _UIHostingView<Content> where Content: View {
  /// The view that is measured. A new one is measured when a size is asked for.
  public var rootView: Content

  /// Makes the part that measures a view. Nothing is measured before a size is asked for.
  public init(rootView: Content) { self.rootView = rootView }

  /// The size that the view takes where it is proposed none: its ideal size, in points. The view is measured anew each
  /// time.
  public var intrinsicContentSize: CGSize { measured(in: .unspecified) }

  /// The view's ideal size, in points: as `intrinsicContentSize`.
  public var fittingSize: CGSize { intrinsicContentSize }

  /// The size that the view takes, in points.
  ///
  /// - Parameter size: the size that the view is proposed, in points. Infinity asks for the largest size.
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

/// AppKit's name of ``UIHostingController``: both are one type.
public typealias NSHostingController = UIHostingController

/// The part of a hosting controller that answers for sizes, by AppKit's name. Sources make one of a view and ask it for
/// its `fittingSize`.
public typealias NSHostingView = _UIHostingView
