// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Listens to one host: what was evaluated in each pass and why, which actions ran, and, while it's asked to, every
/// question about a size.
package final class LayoutTracer {
  /// Why a container asked.
  package enum Purpose: String, Sendable, Codable {
    case minimum, maximum, ideal, share, question, final
  }

  struct Question {
    let asker: LayoutCell.Ref?
    let node: LayoutCell.Ref
    let proposal: CompactProposal
    var answer = CGSize.zero
    let isRemembered: Bool
    let purpose: Purpose
  }

  /// The amount that is kept.
  package enum Detail: Int, Sendable, Comparable {
    /// The part that findings need: preferences, and values that are read once.
    case findings
    /// All that happens, and what each pass drew.
    case full

    package static func < (a: Detail, b: Detail) -> Bool { a.rawValue < b.rawValue }
  }

  /// The last passes; what lies further back is counted only.
  package internal(set) var passes: [Pass] = [Pass()]
  package private(set) var forgottenPasses = 0
  package internal(set) var frames: [Frame] = []
  /// The first pass behind the last frame.
  var frameEnd = 0
  /// The cause of the next frame.
  var nextFrame: String?
  var frameLimit: Int?
  private(set) var questions: [Question] = []
  /// The cause that makes nodes due from now on.
  private var cause: (kind: Cause, detail: String?) = (.parent, nil)
  private var causes: [ObjectIdentifier: (kind: Cause, detail: String?)] = [:]
  private var askers: [(cell: LayoutCell.Ref, isPlacing: Bool)] = []
  /// The values that were written and aren't yet a pass's.
  var changes: [Change] = []
  /// The action that runs.
  var runningAction: PendingAction?
  /// The values that the running action has written so far.
  var runningWrites: [Any] = []
  /// The contributions to the preference that is reduced.
  var contributions: [ContributionNote]?
  var latestReductions: [ObjectIdentifier: Reduction] = [:]
  var onceReads: [OnceRead] = []
  private var observed = ObservedValues()
  var shot = Shot()
  private(set) var detail: Detail
  /// True if only the frames of the passes that are kept are kept, as where a view is watched for hours.
  private(set) var forgetsFrames = false
  /// How often bodies of the user's views were evaluated, by the names of their types; nil where nobody counts.
  var evaluationCounts: [String: Int]?

  private static let passLimit = 160
  private static let questionLimit = 2_000_000

  init(_ detail: Detail = .full) { self.detail = detail }

  // MARK: Passes

  func beginPass() {
    record(observed.beginPass(passNumber + 1))
    if passes.count == Self.passLimit {
      passes.removeFirst()
      forgottenPasses += 1
      if forgetsFrames { forgetFrames() }
    }
    passes.append(Pass(changes: changes))
    changes = []
  }

  /// Keeps more, or less, from now on.
  func keep(_ detail: Detail) {
    self.detail = detail
    forgetsFrames = true
    forgottenPasses += passes.count
    passes = [Pass()]
    frames = []
    frameEnd = passNumber + 1
    causes = [:]
    shot = Shot()
  }

  /// The number of the pass that is under way, counted from 0 since the host was made.
  var passNumber: Int { forgottenPasses + passes.count - 1 }

  /// Nodes that become due in the body do so for this reason.
  func causing(_ kind: Cause, _ detail: @autoclosure () -> String?, _ body: () -> Void) {
    let outer = cause
    cause = (kind, self.detail == .full ? detail() : nil)
    body()
    cause = outer
  }

  func becameDue(_ node: DynamicNode) { becameDue(node, cause.kind, cause.detail) }

  func becameDue(_ node: DynamicNode, _ kind: Cause, _ detail: @autoclosure () -> String?) {
    guard self.detail == .full else { return }
    if kind == .observedProperty { record(observed.becameDue(node, for: passNumber + 1)) }
    guard causes[ObjectIdentifier(node)] == nil else { return }
    causes[ObjectIdentifier(node)] = (kind, detail())
  }

  /// A view is about to be evaluated.
  func looks(into view: Any, of node: DynamicNode) {
    if detail == .full { observed.look(into: view, of: node) }
  }

  /// Takes note of the observed properties that hold something else than before.
  private func record(_ found: [ObservedValues.Change]) {
    for change in found where changes.count < 100 {
      changes.append(
        Change(
          name: change.name, old: change.old, new: change.new, writer: runningAction?.cause,
          source: runningAction?.node.sourceLocation))
    }
  }

  /// The observed properties that made a node due, as far as can be told.
  private func observedCause(of node: DynamicNode) -> (kind: Cause, detail: String?) {
    let changes = observed.changes(for: node, in: passNumber)
    if changes.count == 1 { return (.property(changes[0].name), "\(changes[0].old) → \(changes[0].new)") }
    guard !changes.isEmpty else { return (.observedProperty, nil) }
    let told = changes.prefix(3).map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
    return (.observedProperty, "one of " + told + (changes.count > 3 ? " and \(changes.count - 3) more" : ""))
  }

  func evaluates(_ node: DynamicNode) {
    if evaluationCounts != nil, !node.isBuiltIn, let name = node.snapshotName {
      evaluationCounts?[name, default: 0] += 1
    }
    guard detail == .full else { return }
    var cause =
      causes.removeValue(forKey: ObjectIdentifier(node)) ?? (node.generation <= 1 ? .first : .parent, nil)
    if cause.kind == .observedProperty {
      record(observed.compare(for: passNumber))
      cause = observedCause(of: node)
    }
    passes[passes.count - 1].evaluations.append(
      Evaluation(
        node: ObjectIdentifier(node), view: viewPath(node), name: node.evaluatedName, source: node.sourceLocation,
        cause: cause.kind, detail: cause.detail, isBody: node.snapshotName != nil && !node.isBuiltIn))
  }

  /// A value is about to be another.
  func writes<Value>(_ name: String?, _ old: Value, _ new: Value) -> Change {
    // Values that differ by less than is shown are shown in full.
    let isSame = brief(old) == brief(new)
    let change = Change(
      name: name, old: isSame ? describe(old) : brief(old), new: isSame ? describe(new) : brief(new),
      writer: runningAction?.cause,
      source: runningAction?.node.sourceLocation)
    if changes.count < 100 { changes.append(change) }
    if runningAction != nil { runningWrites.append(new) }
    return change
  }

  func begins(_ action: PendingAction) {
    runningAction = action
    runningWrites = []
  }

  func ran(_ action: PendingAction, madeDue: Bool) {
    record(observed.compare(for: passNumber + 1))
    runningAction = nil
    noteWrites(of: action)
    follows(action)
    guard detail == .full else { return }
    passes[passes.count - 1].actions.append(
      Action(
        composite: action.node.customView.map { ObjectIdentifier($0) }, view: viewPath(action.node),
        source: action.node.sourceLocation, kind: action.cause, value: action.value.map { describe($0) },
        madeDue: madeDue))
  }

  // MARK: Questions

  func beginListening() { questions.removeAll() }

  fileprivate func begin(_ cell: LayoutCell.Ref, _ proposal: CompactProposal, isRemembered: Bool) -> Int? {
    let asker = askers.last
    askers.append((cell, false))
    guard questions.count < Self.questionLimit else { return nil }
    questions.append(
      Question(
        asker: asker?.cell, node: cell, proposal: proposal, isRemembered: isRemembered,
        purpose: purpose(of: proposal, asker)))
    return questions.count - 1
  }

  fileprivate func end(_ index: Int?, _ answer: CGSize) {
    askers.removeLast()
    if let index { questions[index].answer = answer }
  }

  fileprivate func beginPlacing(_ cell: LayoutCell.Ref) { askers.append((cell, true)) }
  fileprivate func endPlacing() { askers.removeLast() }

  private func purpose(_ length: CGFloat) -> Purpose {
    length.isNaN ? .ideal : length == 0 ? .minimum : length == .infinity ? .maximum : .share
  }

  private func purpose(of proposal: CompactProposal, _ asker: (cell: LayoutCell.Ref, isPlacing: Bool)?) -> Purpose {
    guard let asker, !asker.isPlacing else { return .final }
    if asker.cell.pointee.sizing == .stack, let axis = asker.cell.pointee.axis { return purpose(proposal[axis]) }
    if proposal.width.isNaN, proposal.height.isNaN { return .ideal }
    if proposal.width == 0, proposal.height == 0 { return .minimum }
    if proposal.width == .infinity, proposal.height == .infinity { return .maximum }
    return .question
  }
}

extension UnsafeMutablePointer where Pointee == LayoutCell {
  @inline(never)
  func tracedSize(for proposal: CompactProposal) -> CGSize {
    guard let tracer = pointee.ledger.pointee.tracer?.takeUnretainedValue() else { return answer(to: proposal) }
    let remembers = pointee.sizing == .custom || pointee.sizing == .stack
    let index = tracer.begin(self, proposal, isRemembered: remembers && pointee.memo.find(proposal) != nil)
    let size = answer(to: proposal)
    tracer.end(index, size)
    return size
  }

  @inline(never)
  func tracedPlacing(_ proposal: CompactProposal, _ fitted: CGSize) {
    guard let tracer = pointee.ledger.pointee.tracer?.takeUnretainedValue() else {
      return placeContent(proposal, fitted)
    }
    tracer.beginPlacing(self)
    placeContent(proposal, fitted)
    tracer.endPlacing()
  }
}
