// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A view of SwiftUI's as the content of a cell by UIKit's name.
///
/// ```swift
/// @MainActor func makeCell() -> UITableViewCell {
///   let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///   cell.contentConfiguration = UIHostingConfiguration {
///     Label("Favourites", systemImage: "star")
///   }
///   .margins(.horizontal, 20)
///   return cell
/// }
/// ```
///
/// The content has margins of 16 points at its sides, 11 above and below, and lies where reading begins, in the middle of the height, like the rows of a
/// list; several views lie one above the other *(unverified)*. A background fills the cell without margins. Swipe actions and the lines between rows have no effect.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  private let content: Content
  private let background: Background
  private var margins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// A configuration that shows a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }
  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Fills what lies behind the content with a style.
  public func background<S>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> where S: ShapeStyle {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }
  /// Lays a view behind the content. It's proposed the cell's size.
  public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
    var other = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    (other.margins, other.minimum) = (margins, minimum)
    return other
  }

  /// Sets distances between the content and the cell's edges, in points. Edges that aren't named keep theirs.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// Sets distances between the content and the cell's edges, in points. Edges that aren't named keep theirs.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var other = self
    if edges.contains(.top) { other.margins.top = insets.top }
    if edges.contains(.leading) { other.margins.leading = insets.leading }
    if edges.contains(.bottom) { other.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { other.margins.trailing = insets.trailing }
    return other
  }

  /// Sets the least size of the content with its margins, in points; nil is none.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var other = self
    other.minimum = (width, height)
    return other
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  /// The same: a content that depends on a cell's state is made anew by the cell's handler.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  /// Several views lie one above the other.
  private var padded: some View { VStack { content }.padding(margins) }
  fileprivate var shown: AnyView {
    AnyView(
      padded
        .frame(
          minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height, maxHeight: .infinity,
          alignment: .leading
        )
        .background { background })
  }
  /// What is measured: what fills the cell would have any size.
  fileprivate var measured: AnyView {
    AnyView(padded.frame(minWidth: minimum.width, minHeight: minimum.height))
  }
}

/// A style behind the content of a ``UIHostingConfiguration``.
public struct _UIHostingConfigurationBackgroundView<S>: View where S: ShapeStyle {
  fileprivate let style: S
  /// The style over all of its room.
  public var body: some View { Rectangle().fill(style) }
}

/// The view of a ``UIHostingConfiguration``. It measures the content and shows it with what lies behind.
private final class HostingContentView<Content, Background>: UIView, UIContentView
where Content: View, Background: View {
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
  }
  /// nil: an archive has no view of SwiftUI's.
  required init?(coder: NSCoder) { return nil }

  /// What it shows. One of another kind isn't taken.
  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else {
        return _FrameworkLack.say("A view of UIHostingConfiguration shows configurations of the same type alone.")
      }
      shown = new
      setNeedsDisplay()
    }
  }

  override var intrinsicContentSize: CGSize { ViewMeasure.size(of: shown.measured, in: .unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e7 ? size.width : nil
    return ViewMeasure.size(of: shown.measured, in: ProposedViewSize(width: width, height: nil))
  }
  override func _content(in size: CGSize) -> AnyView? {
    AnyView(shown.shown.frame(width: size.width, height: size.height, alignment: .leading))
  }
}
