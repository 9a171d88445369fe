// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The parts of a view's geometry that follow another view.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts of the geometry as bits.
  public let rawValue: UInt32
  /// A set of the parts whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place, in global coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Puts a view where another one of the same id lies. Its place in its own container stays what it was.
nonisolated struct MatchedGeometryModifier: UnaryModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  final class Node: UnaryNode<MatchedGeometryModifier>, GeometryObserver {
    /// The source's frame in this node's coordinates that the child was placed by; nil is none.
    private var followed: CGRect?

    override func didMakeContent() {
      if modifier.isSource { graph.matchedGeometry.add(self) }
      graph.geometryObservers.append(self)
    }

    override func modifierDidChange(from old: MatchedGeometryModifier) {
      if modifier.isSource { graph.matchedGeometry.add(self) }
      invalidateLayout()
    }

    private var source: CGRect? {
      guard !modifier.isSource, let source = graph.matchedGeometry.source(of: modifier.key), source !== self else {
        return nil
      }
      return convertFromRoot(source.convert(CGRect(origin: .zero, size: source.size), to: nil))
    }

    override func placeContent() {
      flags.remove(.boundaryQueued)
      followed = source
      guard let followed, let child else {
        child?.place(at: .zero, proposal: proposal)
        return
      }
      let (anchor, own) = (modifier.anchor, CGRect(origin: .zero, size: size))
      let proposal = modifier.properties.contains(.size) ? ProposedViewSize(followed.size) : proposal
      let fitted = child.size(for: proposal)
      let target = modifier.properties.contains(.position) ? followed : own
      child.place(
        at: CGPoint(
          x: target.minX + finite(anchor.x * (target.width - fitted.width)),
          y: target.minY + finite(anchor.y * (target.height - fitted.height))),
        proposal: proposal)
    }

    /// The source has its place only when all is placed: then this node follows in another pass.
    func checkGeometry() {
      guard isPlaced, !modifier.isSource else { return }
      let now = source
      if now != followed { graph.queueBoundary(self) }
    }

    override var snapshotName: String? { modifier.isSource ? nil : "matchedGeometryEffect" }
  }
}

struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// The views of a host that others follow, by their ids.
final class MatchedGeometry {
  private var sources: [MatchedGeometryKey: [WeakBox<MatchedGeometryModifier.Node>]] = [:]

  func add(_ node: MatchedGeometryModifier.Node) {
    let key = node.modifier.key
    guard sources[key]?.contains(where: { $0.object === node }) != true else { return }
    sources[key, default: []].append(WeakBox(object: node))
  }

  /// All views that others may follow.
  var allSources: [MatchedGeometryModifier.Node] {
    sources.values.flatMap { $0.compactMap(\.object) }
      .filter { $0.isMounted && $0.modifier.isSource }
      .sorted { $0.depth < $1.depth }
  }

  /// The first view of an id that still stands for it and has its place.
  func source(of key: MatchedGeometryKey) -> LayoutNode? {
    guard let nodes = sources[key] else { return nil }
    let mounted = nodes.filter { $0.object?.isMounted == true }
    if mounted.count != nodes.count { sources[key] = mounted }
    return mounted.lazy.compactMap(\.object).first {
      $0.modifier.isSource && $0.modifier.key == key && $0.isPlaced && $0.graph.frameClock?.isDeparting($0) != true
    }
  }
}

extension Graph {
  var matchedGeometry: MatchedGeometry { feature(MatchedGeometry.self) { MatchedGeometry() } }
}
