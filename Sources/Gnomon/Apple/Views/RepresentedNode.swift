// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What makes, updates and ends a view by UIKit's or AppKit's name, for a value that represents it.
@MainActor
class PlatformAdapter<Representable: View> {
  /// Made with the view.
  private(set) final var mount: PlatformMount!
  /// The host's traits when the view was updated last.
  private final var shownTraits: UITraitCollection?

  /// Makes the view and what goes with it.
  func make(_ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) -> any PlatformView {
    fatalError("\(Self.self) has to make a view.")
  }
  /// Brings the view to a new value.
  func update(_ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) {}
  /// Ends the view.
  func dismantle() {}
  /// The size that the value itself answers; nil where it answers none.
  func size(_ proposal: ProposedViewSize) -> CGSize? { nil }
  /// Called when the view is placed for the first time.
  func appear() {}

  final func show(_ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) {
    if mount == nil {
      mount = PlatformMount(make(value, environment, transaction))
      mount.quietly { mount.view.attach(to: mount) }
    }
    guard mount.view is UIView else { return mount.quietly { update(value, environment, transaction) } }
    let traits = UITraitCollection.current
    mount.quietly {
      if let shownTraits, shownTraits != traits { mount.view.traitsDidChange(from: shownTraits) }
      update(value, environment, transaction)
    }
    shownTraits = traits
  }

  final func end() {
    guard mount != nil else { return }
    mount.quietly {
      dismantle()
      mount.view.attach(to: nil)
    }
  }

  final func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    mount.quietly { size(proposal) ?? mount.view.fittingSize(proposal) }
  }
}

/// What a value represents: a view, or a controller with its view.
@MainActor
protocol RepresentedContent: AnyObject {
  /// The view that is shown.
  var representedView: any PlatformView { get }
  /// Called before it's placed for the first time.
  func beginAppearing()
  /// Called when it's placed for the first time.
  func endAppearing()
  /// Called before it's dismantled.
  func disappear()
}

extension UIView: RepresentedContent {
  var representedView: any PlatformView { self }
  func beginAppearing() {}
  func endAppearing() {}
  func disappear() {}
}

extension NSView: RepresentedContent {
  var representedView: any PlatformView { self }
  func beginAppearing() {}
  func endAppearing() {}
  func disappear() {}
}

extension UIViewController: RepresentedContent {
  var representedView: any PlatformView { view }
}

extension NSViewController: RepresentedContent {
  var representedView: any PlatformView { view }
}

/// The requirements of one of the four protocols of values that represent something: they differ by their names.
@MainActor
struct RepresentationCalls<Value, Content, Coordinator, Context> {
  let makeCoordinator: (Value) -> Coordinator
  let makeContext: (Coordinator, Transaction, EnvironmentValues) -> Context
  let make: (Value, Context) -> Content
  let update: (Value, Content, Context) -> Void
  let dismantle: (Content, Coordinator) -> Void
  let size: (Value, ProposedViewSize, Content, Context) -> CGSize?
}

/// Calls a value's requirements. The coordinator is made first, then the content.
final class RepresentationAdapter<Value: View, Content: RepresentedContent, Coordinator, Context>: PlatformAdapter<
  Value
>
{
  private let calls: RepresentationCalls<Value, Content, Coordinator, Context>
  private var content: Content!
  private var coordinator: Coordinator!
  private var isShown = false
  private var last: (value: Value, context: Context)!

  init(_ calls: RepresentationCalls<Value, Content, Coordinator, Context>) { self.calls = calls }

  override func make(
    _ value: Value, _ environment: EnvironmentValues, _ transaction: Transaction
  ) -> any PlatformView {
    coordinator = calls.makeCoordinator(value)
    content = calls.make(value, calls.makeContext(coordinator, transaction, environment))
    return content.representedView
  }

  override func update(_ value: Value, _ environment: EnvironmentValues, _ transaction: Transaction) {
    last = (value, calls.makeContext(coordinator, transaction, environment))
    calls.update(value, content, last.context)
    if !isShown {
      isShown = true
      content.beginAppearing()
    }
  }

  override func appear() { content.endAppearing() }

  override func dismantle() {
    content.disappear()
    calls.dismantle(content, coordinator)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize? {
    calls.size(last.value, proposal, content, last.context)
  }
}

/// The node of a value that represents a view by UIKit's or AppKit's name. The view is made once, updated with each new value and with each change of
/// what the value has read or of the environment, and ended with the node.
final class RepresentedNode<Representable: View>: DynamicNode {
  @exclusivity(unchecked) private var value: Representable
  private let type: TypeInfo
  private let adapter: PlatformAdapter<Representable>
  @exclusivity(unchecked) private var child: ViewNode!
  private var updates = 0

  init(_ value: Representable, _ context: _NodeContext, _ adapter: @MainActor () -> PlatformAdapter<Representable>) {
    self.value = value
    type = TypeInfo.of(Representable.self)
    self.adapter = onMain(adapter)
    super.init(context)
    graph.ledger.pointee.counters.nodes += 1
    evaluate()
  }

  override func update(from pointer: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = pointer.assumingMemoryBound(to: Representable.self)
    if withUnsafePointer(to: &value, { type.areEqual(UnsafeRawPointer($0), pointer) }) {
      if flags.contains(.dirty) { reevaluate() }
      return
    }
    graph.tracer?.becameDue(self, .parent, changedFields(from: value, to: new.pointee))
    value = new.pointee
    reevaluate()
  }

  /// The view may have read any value of its environment.
  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child?.environmentDidChange(new)
    reevaluate()
  }

  override func evaluate() {
    var view = value
    if type.hasProperties { type.connect(&view, to: self) }
    updates &+= 1
    let inputs = MainActorCarrier(
      (view, environment, graph.transaction ?? Transaction(), adapter, updates, self as ViewNode))
    let content = evaluating {
      let (view, environment, transaction, adapter, updates, node) = inputs.value
      adapter.show(view, environment, transaction)
      adapter.mount.node = node
      let carried = MainActorCarrier(adapter)
      return PlatformContent(
        mount: adapter.mount, update: updates, size: { proposal in onMain { carried.value.fittingSize(proposal) } },
        appear: { onMain { adapter.appear() } })
    }
    if let child {
      child.update(with: content.value, source: location)
    } else {
      child = PlatformContent._makeNode(
        content.value, _NodeContext(graph: graph, parent: self, environment: environment, source: location))
    }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    let adapter = MainActorCarrier(adapter)
    onMain { adapter.value.end() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
  // The view keeps what can't be made again.
  override var keepsState: Bool { true }
  override var isUnary: Bool { true }
  override var firstItem: LayoutNode? { child.firstItem }
  override var snapshotName: String? { baseName(of: Representable.self) }
}
