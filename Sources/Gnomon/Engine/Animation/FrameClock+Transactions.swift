// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FrameClock {
  // MARK: Capturing

  /// Called before a state changes: what is due with another transaction is shown first.
  func willChangeState() {
    guard graph.hasDirtyNodes, Transaction.currentObject !== captured else { return }
    if !graph.isUpdating { return flush() }
    // Actions of a pass, a row's `onAppear` each: what one has set shows where an animation begins, and only so often, since
    // each time all is laid out.
    guard isActing, shownBetweenActions < Self.mostShownBetweenActions, Transaction.current.animation != nil,
      !Transaction.isAnimated(captured)
    else { return }
    shownBetweenActions += 1
    isActing = false
    flush()
    isActing = true
  }

  /// Takes note of the transaction that makes a node due. Of several, the first animated one counts.
  func capture(_ node: DynamicNode) {
    if isInPass { return }
    let id = ObjectIdentifier(node)
    if isPresenting {
      if pending[id] == nil { pending[id] = Transaction() }
      return
    }
    showsChange = true
    captured = Transaction.currentObject
    let transaction = Transaction.current
    take(transaction.completions)
    guard var known = pending[id], known.animation != nil else { return pending[id] = transaction }
    for completion in transaction.completions where !known.completions.contains(where: { $0 === completion }) {
      known.add(completion)
    }
    pending[id] = known
  }

  /// Takes completions over: they're closed when the next pass has been shown.
  func take(_ completions: [AnimationCompletion]) {
    for completion in completions where !completion.isTaken {
      completion.isTaken = true
      openCompletions.append(completion)
    }
  }

  // MARK: Passes

  /// A new update begins: what was shown before has no part in it.
  func beginUpdate() { layoutTransaction = nil }

  /// A pass that no change has caused lays out what the pass before has left: with the same transaction.
  func beginPass() {
    isInPass = true
    pass &+= 1
    hasActiveScope = false
    if !pending.isEmpty { layoutTransaction = nil }
  }

  /// Evaluates a node within its transaction.
  func evaluating(_ node: DynamicNode, _ body: () -> Void) {
    let own = pending.removeValue(forKey: ObjectIdentifier(node))
    let base = own ?? layoutTransaction
    if let own, layoutTransaction?.animation == nil { layoutTransaction = own }
    within(transaction(for: node, base: base), body)
  }

  /// Runs code with a transaction as the current one.
  func within(_ transaction: Transaction?, _ body: () -> Void) {
    let outer = graph.transaction
    graph.transaction = transaction.flatMap { $0.isTrivial ? nil : $0 }
    body()
    graph.transaction = outer
  }

  /// The transaction as the scopes around a node make it.
  func transaction(for node: ViewNode, base: Transaction?) -> Transaction? {
    guard scopes > 0 else { return base }
    var active: [TransactionScopeNode] = []
    var parent = node.parent
    while let current = parent {
      if let scope = current as? TransactionScopeNode, scope.isActive { active.append(scope) }
      parent = current.parent
    }
    guard !active.isEmpty else { return base }
    var transaction = base ?? Transaction()
    for scope in active.reversed() { scope.transform(&transaction) }
    return transaction
  }

  func willLayOut(_ root: LayoutNode) {
    if layoutTransaction?.animation != nil || hasActiveScope || unconditionalScopes > 0 && showsChange {
      framesBefore = frames(below: root)
      sourcesBefore = departingSources()
    }
    graph.transaction = layoutTransaction.flatMap { $0.isTrivial ? nil : $0 }
  }

  func didLayOut(_ root: LayoutNode) {
    placeDepartures()
    graph.transaction = nil
    guard var before = framesBefore else { return }
    framesBefore = nil
    if !sourcesBefore.isEmpty { matchFrames(sourcesBefore, &before) }
    animateFrames(below: root, from: before)
  }

  func endPass() {
    isInPass = false
    showsChange = false
    captured = nil
    pending.removeAll(keepingCapacity: true)
    recalled = []
    let open = openCompletions
    openCompletions = []
    for completion in open { close(completion) }
  }
}

extension DynamicNode {
  /// Evaluates the node where the layout has got to it: within the pass's transaction, as the scopes around make it.
  final func reevaluateInLayout() {
    guard let clock = graph.frameClock else { return reevaluate() }
    clock.within(clock.transaction(for: self, base: clock.layoutTransaction)) { reevaluate() }
  }
}
