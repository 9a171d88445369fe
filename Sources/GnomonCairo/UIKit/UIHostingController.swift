// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Shows a view of SwiftUI's among views by UIKit's name, and measures it.
///
/// It's drawn where a ``/Gnomon/UIViewRepresentable`` or a ``/Gnomon/UIViewControllerRepresentable`` shows the controller's view. Asked for a size, it measures the view
/// apart from the host, as the host that was made or updated last would show it, in its fonts and at its scale, but in a fresh environment.
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
open class UIHostingController<Content>: UIViewController where Content: View {
  /// The view that is shown and measured. A new one is measured when a size is asked for.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  private let hostingView: _UIHostingView<Content>

  /// Makes a controller of a view. Nothing is measured before a size is asked for.
  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a view. There are no archives to read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }
  /// nil: an archive has no view of SwiftUI's.
  public required init?(coder aDecoder: NSCoder) { return nil }

  /// The controller's view is that which shows the view of SwiftUI's.
  open override func loadView() { view = hostingView }

  /// The size that the view takes, in points.
  ///
  /// - Parameter size: the size that the view is proposed, in points. Infinity and the greatest finite number ask for
  ///   the largest size.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  /// Whether the controller and its view follow the view's size. It's kept: a size is measured when it's asked for.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The parts of the safe area that count. It's kept.
  public var safeAreaRegions: SafeAreaRegions = .all
}

/// A controller that shows a view of SwiftUI's, whatever its type is. Only Gnomon asks for it.
@MainActor
public protocol _HostingController: UIViewController {
  /// The view.
  var _hostedView: AnyView { get }
}
extension UIHostingController: _HostingController {
  /// The view, without its type.
  public var _hostedView: AnyView { AnyView(rootView) }
}

/// What of a hosting controller follows its view's size, by UIKit's name.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// What follows, as bits.
  public let rawValue: Int
  /// What some bits say.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's size by its content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a ``UIHostingController``.
open class _UIHostingView<Content>: UIView where Content: View {
  /// The view that is shown and measured. A new one is measured when a size is asked for.
  public var rootView: Content { didSet { setNeedsDisplay() } }

  /// Makes a view that shows one of SwiftUI's. Nothing is measured before a size is asked for.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// nil: an archive has no view of SwiftUI's.
  public required init?(coder: NSCoder) { return nil }

  /// The size that the view takes where it is proposed none: its ideal size, in points. The view is measured anew each
  /// time.
  open override var intrinsicContentSize: CGSize { ViewMeasure.size(of: rootView, in: .unspecified) }

  /// The size that the view takes, in points.
  ///
  /// - Parameter size: the size that the view is proposed, in points. Infinity asks for the largest size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewMeasure.size(of: rootView, in: ProposedViewSize(size))
  }

  /// The view of SwiftUI's, in the middle.
  open override func _content(in size: CGSize) -> AnyView? {
    AnyView(VStack { rootView }.frame(width: size.width, height: size.height))
  }
}

/// Measures a view apart from the host.
package enum ViewMeasure {
  /// - Parameter configuration: what the view is shown in; nil is the host that was made or updated last.
  @MainActor package static func size(
    of view: some View, in proposal: ProposedViewSize, configuration: ViewHost.Configuration? = nil
  ) -> CGSize {
    ViewHost.Configuration.aside {
      var configuration = configuration ?? ViewHost.Configuration.shown
      configuration.screen = configuration.screenMeasures
      configuration.safeArea = EdgeInsets()
      configuration.animations = .immediate
      configuration.isTraced = false
      configuration.measuresPhases = false
      let measured = MeasuredSize()
      let host = ViewHost(
        ProposingLayout(proposal: proposal, measured: measured) { VStack { view } }, configuration: configuration)
      host.update()
      return measured.answer
    }
  }
}

/// Shows a view of SwiftUI's among views by AppKit's name, and measures it. It's as ``UIHostingController``.
@preconcurrency @MainActor
open class NSHostingController<Content>: NSViewController where Content: View {
  /// The view that is shown and measured.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }
  private let hostingView: NSHostingView<Content>
  /// Makes a controller of a view.
  public init(rootView: Content) {
    hostingView = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: an archive has no view of SwiftUI's.
  public required init?(coder: NSCoder) { return nil }
  /// The controller's view is that which shows the view of SwiftUI's.
  open override func loadView() { view = hostingView }
  /// The size that the view takes, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize { ViewMeasure.size(of: rootView, in: ProposedViewSize(size)) }
}

/// The view of an ``NSHostingController``. Sources make one of a view and ask it for its `fittingSize`.
open class NSHostingView<Content>: NSView where Content: View {
  /// The view that is shown and measured.
  public var rootView: Content { didSet { needsDisplay = true } }
  /// Makes a view that shows one of SwiftUI's.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// nil: an archive has no view of SwiftUI's.
  public required init?(coder: NSCoder) { return nil }
  /// The view's ideal size, in points. It's measured anew each time.
  open override var intrinsicContentSize: CGSize { ViewMeasure.size(of: rootView, in: .unspecified) }
  /// The view's ideal size, in points.
  open override var fittingSize: CGSize { intrinsicContentSize }
  /// The view of SwiftUI's, in the middle.
  open override func _content(in size: CGSize) -> AnyView? {
    AnyView(rootView.frame(width: size.width, height: size.height))
  }
}
