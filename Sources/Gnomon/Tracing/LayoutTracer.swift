import Foundation

/// Listens to one host: what was evaluated in each pass and why, which actions ran, and, while it's asked to, every
/// question about a size.
package final class LayoutTracer {
  /// Why something is evaluated.
  package enum Cause: Hashable, Sendable {
    /// It's new.
    case first
    /// The value that its parent gave it is another.
    case parent
    /// A state or an object that it read; `width of Card` where the name is known.
    case property(String?)
    case observedProperty
    case environment
    case geometry

    package var words: String {
      switch self {
      case .first: "it's new"
      case .parent: "its parent gave it another value"
      case .property(let name?): "\(name) has changed"
      case .property(nil): "a value that it reads has changed"
      case .observedProperty: "an observed property that it reads has changed"
      case .environment: "an environment value that it reads has changed"
      case .geometry: "a geometry that it reads has changed"
      }
    }
  }

  package struct Evaluation: Sendable {
    let node: ObjectIdentifier
    package var view: String
    package var source: SourceLocation?
    package var cause: Cause
  }

  /// A call of the user's code after a frame.
  package struct Action: Sendable {
    package var view: String
    package var source: SourceLocation?
    /// `onChange`, `task`…
    package var kind: String
    package var value: String?
    /// Whether it made the next pass necessary.
    package var madeDue: Bool
  }

  package struct Pass: Sendable {
    package var evaluations: [Evaluation] = []
    package var actions: [Action] = []
  }

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

  /// The last passes; what lies further back is counted only.
  package private(set) var passes: [Pass] = [Pass()]
  package private(set) var forgottenPasses = 0
  private(set) var questions: [Question] = []
  /// What makes nodes due from now on.
  var cause = Cause.parent
  private var causes: [ObjectIdentifier: Cause] = [:]
  private var askers: [(cell: LayoutCell.Ref, isPlacing: Bool)] = []

  private static let passLimit = 160
  private static let questionLimit = 2_000_000

  // MARK: Passes

  func beginPass() {
    if passes.count == Self.passLimit {
      passes.removeFirst()
      forgottenPasses += 1
    }
    passes.append(Pass())
  }

  func becameDue(_ node: DynamicNode) {
    becameDue(node, cause)
    cause = .parent
  }

  func becameDue(_ node: DynamicNode, _ cause: Cause) {
    if causes[ObjectIdentifier(node)] == nil { causes[ObjectIdentifier(node)] = cause }
  }

  func evaluates(_ node: DynamicNode) {
    let cause = causes.removeValue(forKey: ObjectIdentifier(node)) ?? (node.generation <= 1 ? .first : .parent)
    passes[passes.count - 1].evaluations.append(
      Evaluation(node: ObjectIdentifier(node), view: viewPath(node), source: node.sourceLocation, cause: cause))
  }

  func ran(_ action: PendingAction, madeDue: Bool) {
    passes[passes.count - 1].actions.append(
      Action(
        view: viewPath(action.node), source: action.node.sourceLocation, kind: action.cause,
        value: action.value.map { describe($0) }, madeDue: madeDue))
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
