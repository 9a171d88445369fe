// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Changes the transactions of what it modifies.
nonisolated struct TransactionScope: ViewModifier {
  typealias Body = Never
  /// The scope acts where this has changed; nil always does.
  let trigger: AnyEquatable?
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    // Without a clock nothing reads a transaction: the content stands for itself.
    context.graph.frameClock == nil
      ? content.makeNode(context) : TransactionScopeNode(modifier, context, content: content)
  }
}

final class TransactionScopeNode: ViewNode {
  private var scope: TransactionScope
  private let modifierOffset: Int
  private var content: ViewNode!
  private var activePass: UInt?

  init(_ scope: TransactionScope, _ context: _NodeContext, content input: _ModifierInput) {
    self.scope = scope
    modifierOffset = input.modifierOffset
    super.init(context)
    if let clock = graph.frameClock {
      clock.scopes += 1
      if scope.trigger == nil { clock.unconditionalScopes += 1 }
    }
    content = input.makeNode(context.child(of: self, source: context.source))
  }

  /// True if the scope acts in the pass under way.
  var isActive: Bool { scope.trigger == nil || activePass == graph.frameClock?.pass }

  func transform(_ transaction: inout Transaction) { scope.transform(&transaction) }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let new = (value + modifierOffset).assumingMemoryBound(to: TransactionScope.self).pointee
    if let clock = graph.frameClock, let old = scope.trigger, let trigger = new.trigger, !old.isSame(trigger.value) {
      activePass = clock.pass
      clock.hasActiveScope = true
    }
    scope = new
    scoped { content.update(from: value, source: source) }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    scoped { content.environmentDidChange(new) }
  }

  private func scoped(_ body: () -> Void) {
    guard let clock = graph.frameClock, clock.isInPass, isActive else { return body() }
    var transaction = graph.transaction ?? Transaction()
    scope.transform(&transaction)
    clock.within(transaction, body)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    guard let clock = graph.frameClock else { return }
    clock.scopes -= 1
    if scope.trigger == nil { clock.unconditionalScopes -= 1 }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override var isUnary: Bool { content.isUnary }
  override var firstItem: LayoutNode? { content.firstItem }
}

/// The animations that scopes of `animation(_:body:)` around have put another one in place of.
struct OuterAnimationsKey: TransactionKey {
  static var defaultValue: [Animation?] { [] }
}
