// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

/// A node that evaluates something of the user's, a body or a content closure, and knows what it read.
///
/// It's evaluated again only when a read value has changed: a state, an observed property, an environment value, a
/// geometry, or the value that its parent gave it.
public class DynamicNode: ViewNode {
  /// Grows with each evaluation; a subscription of an earlier one is void.
  @exclusivity(unchecked) final var generation: UInt32 = 0
  @exclusivity(unchecked) private final var storage: PropertyStorage?

  /// True if what it evaluates belongs to this package: an `if` in there says nothing of preferences by itself.
  var isBuiltIn: Bool { false }

  /// True if it's a modifier's: then what it modifies is shown somewhere in its body.
  var showsModifierContent: Bool { false }

  /// The storage of the view's properties.
  final var properties: PropertyStorage {
    if let storage { return storage }
    let new = PropertyStorage(of: self)
    storage = new
    return new
  }

  // Who subscribes to something holds the storage and no node.
  deinit { storage?.reader = nil }

  /// The geometry that the body has read.
  final var geometryReads: [any GeometryRead] {
    get { storage?.geometryReads ?? [] }
    _modify { yield &properties.geometryReads }
  }

  /// Evaluates and hands the result on.
  func evaluate() { fatalError("\(Self.self) has to evaluate.") }

  final func reevaluate() {
    flags.remove(.dirty)
    graph.phase(.evaluate) { evaluate() }
  }

  /// Calls the user's code with this node as the reader of what it reads.
  final func evaluating<Value>(_ body: @MainActor () -> Value) -> (value: Value, source: SourceRecord?) {
    flags.remove(.dirty)
    if isBuiltIn { flags.insert(.holdsBuiltInBody) } else { flags.remove(.holdsBuiltInBody) }
    generation &+= 1
    if let storage, !storage.geometryReads.isEmpty { storage.geometryReads.removeAll(keepingCapacity: true) }
    graph.ledger.pointee.counters.bodies += 1
    Pulse.beat()
    graph.tracer?.evaluates(self)
    let outer = Graph.current
    Graph.current = self
    defer { Graph.current = outer }
    // Only what reads something observed is given a reference to be called by.
    if !graph.recordsSources {
      return (withObservationTracking({ onMain(body) }, onChange: ReaderReference.onChange(self)), nil)
    }
    let blocks = handedBlocks
    var source: SourceRecord?
    let value = SourceRecorder.record(handed: blocks, into: &source) {
      withObservationTracking({ onMain(body) }, onChange: ReaderReference.onChange(self))
    }
    return (value, blocks.isEmpty ? source : source?.handed(blocks, isBuiltIn: isBuiltIn))
  }

  /// The user's blocks that the view was given, or one around it in a body of this package's.
  private var handedBlocks: [SourceRecord] {
    var node: ViewNode = self
    while true {
      if let blocks = node.location?.blocks, !blocks.isEmpty { return blocks }
      guard node.standsInBuiltInBody, let parent = node.parent else { return [] }
      node = parent
    }
  }

  /// Makes the node due because something that it read has changed.
  final func invalidate() { graph.markDirty(self) }

  /// Makes the node due, with a reason for those who listen.
  final func invalidate(because cause: LayoutTracer.Cause, _ detail: @autoclosure () -> String? = nil) {
    guard let tracer = graph.tracer else { return invalidate() }
    tracer.causing(cause, detail()) { invalidate() }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    guard let stale = storage?.environmentReads.first(where: { $0.hasChanged(in: new) }) else {
      return forEachChild { $0.environmentDidChange(new) }
    }
    graph.tracer?.becameDue(self, .environment, stale.change(in: new))
    evaluate(inheriting: new)
  }

  /// Evaluates in a new environment: children that the evaluation leaves as they are get it too.
  private func evaluate(inheriting new: EnvironmentValues) {
    forEachChild { $0.environmentDidChange(new) }
    reevaluate()
  }

  /// What it keeps for its view's properties.
  final var keptObjects: [AnyObject] { storage?.objects ?? [] }

  override var keepsState: Bool { storage?.objects.isEmpty == false }

  override func unmount() {
    guard isMounted else { return }
    generation &+= 1
    super.unmount()
    storage?.unmount()
  }
}

/// One evaluation of a node, referred to from any thread and followed on the main actor alone.
private struct ReaderReference: @unchecked Sendable {
  weak var node: DynamicNode?
  let generation: UInt32

  /// The function that Observation calls before a change, on whatever thread makes it.
  static func onChange(_ node: DynamicNode) -> @Sendable () -> Void {
    let reader = ReaderReference(node: node, generation: node.generation)
    return {
      if isOnMainActor {
        reader.invalidate()
      } else {
        Task { @MainActor in reader.invalidate() }
      }
    }
  }

  func invalidate() {
    guard let node, node.generation == generation, node.isMounted else { return }
    node.invalidate(because: .observedProperty)
  }
}

/// A built-in view that is made of others and isn't shown as a node of its own.
public protocol _SeeThroughView {}

extension View where Self: _SeeThroughView {
  /// Makes a node for the view that adds no level of its own to a snapshot.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    CompositeNode(view, context, isSeeThrough: true)
  }
}

/// The node of a custom view.
final class CompositeNode<V: View>: DynamicNode {
  @exclusivity(unchecked) private var value: V
  private let type: TypeInfo
  @exclusivity(unchecked) private(set) var child: ViewNode!

  init(_ value: V, _ context: _NodeContext, isSeeThrough: Bool = false) {
    self.value = value
    type = TypeInfo.of(V.self)
    super.init(context)
    if isSeeThrough { flags.insert(.seeThrough) }
    graph.ledger.pointee.counters.nodes += 1
    evaluate()
  }

  override func update(from pointer: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = pointer.assumingMemoryBound(to: V.self)
    if withUnsafePointer(to: &value, { type.areEqual(UnsafeRawPointer($0), pointer) }) {
      if flags.contains(.animated) { animate(to: new.pointee) }
      if flags.contains(.dirty) { reevaluate() }
      return
    }
    graph.tracer?.becameDue(self, .parent, changedFields(from: value, to: new.pointee))
    if graph.transaction == nil && !flags.contains(.animated) || !animate(to: new.pointee) { value = new.pointee }
    reevaluate()
  }

  /// Brings the animated part of the value to a new one; false where that isn't gradual. A shape's is its leaf's.
  @discardableResult
  private func animate(to new: V) -> Bool {
    guard let clock = graph.frameClock, !type.isShape else { return false }
    return clock.retarget(self, from: value, to: new) { [unowned self] in
      value = $0
      graph.markDirty(self)
    }
  }

  override func evaluate() {
    let (body, recorded) = type.hasProperties ? evaluatingConnected() : evaluatingValue()
    // A wrapper of the package's own stands in no source: what it wraps does.
    let source = flags.contains(.seeThrough) && recorded?.isHanded != true ? location : recorded
    if let child {
      child.update(with: body, source: source)
    } else if depth > Int16(Graph.maximumDepth) {
      graph.warn(
        .depthLimit, self, "views nest more than \(Graph.maximumDepth) levels deep; what lies deeper is left out.",
        hint: "Does a view contain itself without an end?")
      child = EmptyNode(context(source))
    } else {
      child = V.Body._makeNode(body, context(source))
    }
  }

  private func evaluatingValue() -> (value: V.Body, source: SourceRecord?) {
    if !type.isBuiltIn { graph.tracer?.looks(into: value, of: self) }
    nonisolated(unsafe) let node = self
    return evaluating { node.value.body }
  }

  /// Evaluates the body of a copy of the view whose properties have been given what the node keeps for them.
  private func evaluatingConnected() -> (value: V.Body, source: SourceRecord?) {
    var view = value
    type.connect(&view, to: self)
    if !type.isBuiltIn { graph.tracer?.looks(into: view, of: self) }
    return withUnsafePointer(to: &view) { connected in
      nonisolated(unsafe) let connected = connected
      return evaluating { connected.pointee.body }
    }
  }

  private func context(_ source: SourceRecord?) -> _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, source: source)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
  override var viewValue: Any? { value }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    .view(KeptView(type: V.self, body: V.Body.self, isBuiltIn: type.isBuiltIn, info: type) { self.value })
  }

  override var viewSemantics: (any SemanticSource)? {
    // Asked by the type: a value that has nothing to say costs nothing.
    type.saysElements ? value as? any SemanticSource : nil
  }
  override var isBuiltIn: Bool { type.isBuiltIn }
  override var isUnary: Bool { child.isUnary }
  override var firstItem: LayoutNode? { child.firstItem }
  override var snapshotName: String? {
    flags.contains(.seeThrough) || type.isShape ? nil : baseName(of: V.self)
  }
}

/// Carries a value into code of the main actor, where it already is.
struct MainActorCarrier<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Graph {
  /// A view that contains itself without an end is stopped here, before the stack is.
  static let maximumDepth = 2_000
}

/// A type's name without its module and generic arguments.
package func baseName(of type: Any.Type) -> String {
  // What `String(describing:)` says, without asking how the type wants to be described.
  let name = _typeName(type, qualified: false)
  guard let end = name.utf8.firstIndex(of: UInt8(ascii: "<")) else { return name }
  return String(name[..<end])
}
