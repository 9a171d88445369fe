// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

/// What shows a tree of views by UIKit's or AppKit's name: it hears when the tree is another.
@MainActor
final class PlatformMount: Observable {
  private let registrar = ObservationRegistrar()
  private var changes = 0
  /// While the tree is updated or placed: what changes then is shown anyway.
  private var quiet = 0
  let view: any PlatformView
  /// The node of what represents the view: warnings are about it.
  weak var node: ViewNode?
  /// The classes that a warning has named.
  private var named: Set<ObjectIdentifier> = []

  init(_ view: any PlatformView) { self.view = view }

  /// Read by what shows the tree, to be evaluated again when it's another.
  var revision: Int {
    registrar.access(self, keyPath: \.revision)
    return changes
  }

  func viewDidChange() {
    guard quiet == 0 else { return }
    registrar.withMutation(of: self, keyPath: \.revision) { changes &+= 1 }
  }

  func quietly<Result>(_ body: () -> Result) -> Result {
    quiet += 1
    defer { quiet -= 1 }
    return body()
  }

  /// Says once for a class that it isn't drawn.
  func warn(of view: any PlatformView, _ lack: String) {
    guard named.insert(ObjectIdentifier(type(of: view))).inserted else { return }
    let name = baseName(of: type(of: view))
    node?.graph.warn(
      .unsupported, node, "\(name) can't be drawn: its name is in its place.",
      hint: lack.prefix(1).uppercased() + lack.dropFirst() + ".")
  }
}

/// Sizes, places and draws a tree of views by UIKit's or AppKit's name.
struct PlatformContent: View, _SeeThroughView {
  let mount: PlatformMount
  /// Grows with each update of the tree, so that it's measured and drawn again.
  let update: Int
  let size: @Sendable (ProposedViewSize) -> CGSize
  let appear: () -> Void

  var body: some View {
    let revision = mount.revision &+ update
    PlatformLayout(size: size, revision: revision) {
      GeometryReader { geometry in
        PlatformRoot(mount: mount, size: geometry.size, revision: revision)
      }
    }
    .onAppear(perform: appear)
  }
}

/// The size that a tree of views answers.
private struct PlatformLayout: Layout {
  let size: @Sendable (ProposedViewSize) -> CGSize
  let revision: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(proposal) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for one in subviews { one.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// The uppermost view of a tree, in the size that it got.
private struct PlatformRoot: View, _SeeThroughView {
  let mount: PlatformMount
  let size: CGSize
  let revision: Int

  var body: some View {
    let _ = mount.quietly { mount.view.layOut(in: size) }
    PlatformPicture(mount: mount, view: mount.view, size: size, revision: revision)
  }
}

/// One view of a tree, drawn: its colours, what its class draws, and the views in it.
private struct PlatformPicture: View, _SeeThroughView {
  let mount: PlatformMount
  let view: any PlatformView
  let size: CGSize
  let revision: Int

  var body: some View {
    let lack = view.lack
    let _ = lack.map { mount.warn(of: view, $0) }
    PlatformBox(looks: view.looks, size: size) {
      if lack == nil {
        if let own = mount.quietly({ view.content(in: size) }) { own }
      } else {
        PlatformName(name: baseName(of: type(of: view)))
      }
      ForEach(view.parts) { part in
        Group {
          switch part.content {
          case .view(let inner): PlatformPicture(mount: mount, view: inner, size: part.size, revision: revision)
          case .layer(let inner): PlatformLayerPicture(layer: inner, size: part.size, revision: revision)
          }
        }
        .modifier(PlatformPlace(part: part))
      }
    }
  }
}

/// A layer that belongs to no view of its own, drawn.
private struct PlatformLayerPicture: View, _SeeThroughView {
  let layer: CALayer
  let size: CGSize
  let revision: Int

  var body: some View {
    PlatformBox(looks: layer.looks(background: layer.backgroundColor.map { Color(cgColor: $0) }), size: size) {
      if let own = layer.ownContent { own }
      ForEach((layer.sublayers ?? []).filter { !$0.isHidden }.map { $0.part(.layer($0), from: layer.bounds.origin) }) {
        part in
        if case .layer(let inner) = part.content {
          PlatformLayerPicture(layer: inner, size: part.size, revision: revision).modifier(PlatformPlace(part: part))
        }
      }
    }
  }
}

extension CALayer {
  /// The layer with all in it, in its size; nil where it has none or is hidden. What it's in doesn't count.
  package var picture: (content: AnyView, size: CGSize)? {
    let size = CGSize(width: max(0, finite(bounds.width)), height: max(0, finite(bounds.height)))
    guard size.width > 0, size.height > 0, !isHidden else { return nil }
    guard let view else { return (AnyView(PlatformLayerPicture(layer: self, size: size, revision: 0)), size) }
    view.layoutIfNeeded()
    return (AnyView(PlatformPicture(mount: PlatformMount(view), view: view, size: size, revision: 0)), size)
  }
}

/// Lays a part where it lies in the view around.
private struct PlatformPlace: ViewModifier {
  let part: PlatformPart

  func body(content: Content) -> some View {
    let middle = part.middle
    if part.transform.isIdentity {
      content.position(middle)
    } else {
      let half = CGSize(width: part.size.width / 2, height: part.size.height / 2)
      let about = CGAffineTransform(translationX: -half.width, y: -half.height).concatenating(part.transform)
        .concatenating(CGAffineTransform(translationX: half.width, y: half.height))
      content.transformEffect(about).position(middle)
    }
  }
}

/// What colours, corners and opacity do to what a view holds.
private struct PlatformBox<Content: View>: View, _SeeThroughView {
  let looks: PlatformLooks
  let size: CGSize
  @ViewBuilder let content: Content

  var body: some View {
    let shape = looks.shape
    let box = ZStack(alignment: .topLeading) {
      if let background = looks.background { shape.fill(background) }
      content
      if looks.borderWidth > 0 {
        shape.strokeBorder(looks.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: looks.borderWidth)
      }
    }
    .frame(width: max(0, finite(size.width)), height: max(0, finite(size.height)), alignment: .topLeading)
    PlatformShade(looks: looks) {
      if looks.clips { box.clipShape(shape) } else { box }
    }
  }
}

private struct PlatformShade<Content: View>: View, _SeeThroughView {
  let looks: PlatformLooks
  @ViewBuilder let content: Content

  var body: some View {
    Group {
      if let shadow = looks.shadow {
        content.compositingGroup().shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
      } else {
        content
      }
    }
    .opacity(looks.opacity)
    .transformEnvironment(\.colorScheme) { if let scheme = looks.scheme { $0 = scheme } }
  }
}

/// The name of a class that can't be drawn, in a dashed outline.
struct PlatformName: View, _SeeThroughView {
  let name: String

  var body: some View {
    Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.3).padding(2)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay { Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3])) }
  }
}
