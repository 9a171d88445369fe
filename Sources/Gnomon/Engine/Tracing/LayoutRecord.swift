// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A laid out tree with the reasons for its numbers: plain values, in the order of the tree.
package struct LayoutRecord: Sendable {
  /// The reason behind a length.
  package struct Length: Sendable {
    /// The proposed length in points; nil is unspecified.
    package var proposal: CGFloat?
    package var length: CGFloat
    /// Why the parent proposed that.
    package var offer: OfferReason
    /// Why the node took that.
    package var answer: AnswerReason
    /// The node whose length decides the answer.
    package var decider: Int?
    /// The node whose length the parent proposes, where that isn't the parent's own.
    package var offerDecider: Int?
  }

  package struct Question: Sendable {
    /// The index of the record that asked; nil is the host.
    package var asker: Int?
    package var purpose: LayoutTracer.Purpose
    package var proposal: ProposedViewSize
    package var answer: CGSize
    package var isRemembered: Bool
  }

  package enum Kind: String, Sendable, Codable {
    case host, custom, stack, grid, row, frame, reader, scroll, text, image, layout, clip, layer, other
  }

  package struct Node: Sendable {
    package var id: Int
    package var parent: Int?
    package var children: [Int] = []
    package var kind: Kind
    /// The name as in a snapshot; empty where a node only takes part in the arithmetic.
    package var view: String
    /// The name in a sentence, `Text “Hello”`.
    package var spoken: String
    /// The name of a modifier with what it modifies, `frame of Text “Hello”`.
    package var called: String
    /// Why the container around put it where it lies.
    package var place = PlaceReason()
    package var text: String?
    /// The line that made it: a modifier's own where it's known, else that in which its expression begins.
    package var source: SourceLocation?
    /// The line in which its expression begins.
    package var expression: SourceLocation?
    /// The frame in which it was laid out, in the host's coordinates.
    package var frame: CGRect
    /// The frame as it's drawn: scrolled, scaled and turned.
    package var drawn: CGRect
    package var width: Length
    package var height: Length
    package var arithmetic: [String] = []
    package var questions: [Question] = []
    /// Why it was evaluated, pass by pass.
    package var evaluations: [Evaluation] = []
    /// The changes of its drawing, pass by pass.
    package var redraws: [Drawing] = []
    package var marks: [LayoutMark] = []
    /// Findings that aren't wanted.
    package var silenced: Set<String> = []
    package var axes: Axis.Set = []
    package var isTruncated = false
    /// A part of one of this package's controls, or a placeholder: nothing that the user can mend.
    package var isOwnDrawing = false
    /// Nothing of it can be seen, wherever it lies.
    package var isInvisible = false
    /// Answered otherwise when it was asked the same again.
    package var otherAnswer: CGSize?
    /// What the node itself knows to be probably not meant.
    package var notes: [LayoutNote] = []

    package var isHidden: Bool { view.isEmpty }
    package var size: CGSize { CGSize(width: width.length, height: height.length) }

    package subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
  }

  package struct Evaluation: Sendable {
    package var pass: Int
    package var cause: LayoutTracer.Cause
    package var because: String
  }

  package struct Drawing: Sendable {
    package var pass: Int
    package var redraw: LayoutTracer.Redraw
  }

  package var size: CGSize
  package var scale: CGFloat
  package var nodes: [Node]
  package var passes: [LayoutTracer.Pass]
  /// The number of the first of ``passes``: those before are forgotten.
  package var firstPass = 0
  package var frames: [LayoutTracer.Frame] = []
  /// The indices of the trace's nodes in ``nodes``, by their serial numbers.
  package var places: [Int: Int] = [:]
  package var staleReads: [StaleRead] = []
  package var lostPreferences: [LayoutTracer.Reduction] = []
  /// What the reasons have cost.
  package var work = ReasonWork()
  package var warnings: [RuntimeWarning]
}

extension ViewHost {
  /// The reasons behind the settled tree's numbers.
  ///
  /// The host has to have been made with ``Configuration/isTraced``; otherwise evaluations and passes are missing.
  /// - Parameters:
  ///   - asksAgain: Whether the whole tree is laid out once more while the tracer listens; otherwise there are no
  ///     questions, and no layout of the user's is called.
  ///   - lines: Knows the lines of modifiers. Without it each has the line in which its expression begins.
  package func layoutRecord(asksAgain: Bool = true, lines: (any ChainLineFinder)? = nil) -> LayoutRecord {
    let before = asksAgain ? LayoutRecordBuilder.sizes(below: root) : [:]
    let tracer = graph.tracer ?? LayoutTracer()
    if asksAgain { retrace(tracer) }
    var builder = LayoutRecordBuilder(tracer: tracer, before: before, isFull: asksAgain)
    builder.build(root, lines.map { ModifierPlaces(below: root, $0) })
    return builder.record(of: self)
  }

  /// Forgets every size and lays the tree out again.
  private func retrace(_ tracer: LayoutTracer) {
    let wasUpdating = graph.isUpdating
    // A question isn't an update's work.
    let counters = graph.counters
    defer { graph.counters = counters }
    graph.isUpdating = true
    LayoutRecordBuilder.forgetSizes(below: root)
    tracer.beginListening()
    graph.ledger.pointee.tracer = .passUnretained(tracer)
    graph.ledger.pointee.isTraced = true
    graph.needsLayout = true
    layOut()
    graph.ledger.pointee.isTraced = false
    graph.ledger.pointee.tracer = nil
    graph.isUpdating = wasUpdating
  }
}

/// Makes the values of the nodes.
private struct LayoutRecordBuilder {
  var nodes: [LayoutRecord.Node] = []
  private let tracer: LayoutTracer
  private let before: [LayoutCell.Ref: CGSize]
  private var indexes: [LayoutCell.Ref: Int] = [:]
  private var deciders: [(node: Int, width: LayoutNode?, height: LayoutNode?)] = []
  private var offerDeciders: [(node: Int, width: LayoutNode?, height: LayoutNode?)] = []
  private var evaluations: [ObjectIdentifier: [LayoutRecord.Evaluation]] = [:]
  /// The indices of view nodes in the list.
  private var owners: [ObjectIdentifier: Int] = [:]
  private var places: [Int: Int] = [:]
  private var work = ReasonWork()

  /// Whether it's said why views lie where they do, of what modifiers are, and how containers calculate: findings do
  /// without, and guides of the user's are asked for that.
  private let isFull: Bool

  init(tracer: LayoutTracer, before: [LayoutCell.Ref: CGSize], isFull: Bool) {
    self.tracer = tracer
    self.before = before
    self.isFull = isFull
    for (index, pass) in tracer.passes.enumerated() {
      for evaluation in pass.evaluations {
        evaluations[evaluation.node, default: []].append(
          LayoutRecord.Evaluation(
            pass: index + tracer.forgottenPasses, cause: evaluation.cause, because: evaluation.because))
      }
    }
  }

  /// The nodes, and what the tracer has heard.
  @MainActor func record(of host: ViewHost) -> LayoutRecord {
    var record = LayoutRecord(
      size: host.configuration.size, scale: host.scale, nodes: nodes, passes: tracer.passes, warnings: host.warnings)
    record.work = work
    record.firstPass = tracer.forgottenPasses
    record.frames = tracer.frames
    record.places = places
    record.lostPreferences = tracer.latestReductions.values.filter { $0.isLost }.map { lost in
      var lost = lost
      lost.node = lost.overwriter.flatMap { owners[$0.node] }
      return lost
    }
    record.staleReads = tracer.onceReads.compactMap { staleRead($0) }
    for (index, pass) in tracer.passes.enumerated() {
      for (number, redraw) in pass.redraws.enumerated() {
        guard let place = places[redraw.serial] else { continue }
        var redraw = redraw
        if nodes[place].source != redraw.source, nodes[place].expression == redraw.source {
          redraw.source = nodes[place].source
          record.passes[index].redraws[number] = redraw
        }
        record.nodes[place].redraws.append(
          LayoutRecord.Drawing(pass: index + tracer.forgottenPasses, redraw: redraw))
      }
    }
    return record
  }

  private func staleRead(_ once: LayoutTracer.OnceRead) -> LayoutRecord.StaleRead? {
    guard let source = once.read.source, let part = once.staleParts.first else { return nil }
    return LayoutRecord.StaleRead(
      action: once.kind, view: once.view, source: once.source, node: indexes[source.cell], subject: source.spokenName,
      old: "\(part.name) \(points(CGFloat(part.old)))", new: points(CGFloat(part.new)))
  }

  static func sizes(below root: LayoutNode) -> [LayoutCell.Ref: CGSize] {
    var sizes: [LayoutCell.Ref: CGSize] = [:]
    func add(_ node: LayoutNode) {
      sizes[node.cell] = node.size
      node.forEachLayoutChild(add)
    }
    add(root)
    return sizes
  }

  static func forgetSizes(below node: LayoutNode) {
    node.forgetSizes()
    node.forEachLayoutChild { forgetSizes(below: $0) }
  }

  mutating func build(_ root: HostNode, _ modifiers: ModifierPlaces?) {
    let memo = ReasonMemo(modifiers)
    ReasonMemo.current = memo
    defer {
      ReasonMemo.current = nil
      work = memo.work
    }
    let index = add(root, offers: nil, parent: nil)
    add(root.laidOutChildren[...], inside: root, parent: index, layoutParent: root)
    for decider in deciders {
      nodes[decider.node].width.decider = decider.width.flatMap { indexes[$0.cell] }
      nodes[decider.node].height.decider = decider.height.flatMap { indexes[$0.cell] }
    }
    for decider in offerDeciders {
      nodes[decider.node].width.offerDecider = decider.width.flatMap { indexes[$0.cell] }
      nodes[decider.node].height.offerDecider = decider.height.flatMap { indexes[$0.cell] }
    }
    for question in tracer.questions {
      guard let index = indexes[question.node] else { continue }
      nodes[index].questions.append(
        LayoutRecord.Question(
          asker: question.asker.flatMap { indexes[$0] }, purpose: question.purpose,
          proposal: question.proposal.expanded, answer: question.answer, isRemembered: question.isRemembered))
    }
  }

  private mutating func add(
    _ items: ArraySlice<LayoutNode>, inside container: ViewNode, parent: Int, layoutParent: LayoutNode
  ) {
    var rest = items
    while let first = rest.first {
      guard let view = LayoutSnapshot.outermostView(around: first, inside: container) else {
        let isBody = nodes[parent].kind == .custom && items.count == 1
        let index = add(first, offers: isBody ? nil : layoutParent, parent: parent)
        add(first.laidOutChildren[...], inside: first, parent: index, layoutParent: first)
        rest.removeFirst()
        continue
      }
      let own = rest.prefix { $0.isInside(view) }
      rest = rest.dropFirst(own.count)
      let isBody = nodes[parent].kind == .custom && own.count == items.count
      let index = addCustom(view, Array(own), offers: isBody ? nil : layoutParent, parent: parent)
      add(own, inside: view, parent: index, layoutParent: layoutParent)
    }
  }

  private mutating func addCustom(_ view: ViewNode, _ items: [LayoutNode], offers: LayoutNode?, parent: Int) -> Int {
    let first = items[0]
    let frame = LayoutSnapshot.union(items.map(\.layoutFrame))
    let offer = Offer(offers, first)
    func length(_ axis: Axis) -> LayoutRecord.Length {
      LayoutRecord.Length(
        proposal: first.proposal[axis], length: items.count == 1 ? first.size[axis] : frame.size[axis],
        offer: offer[axis],
        answer: items.count == 1
          ? AnswerReason(.child, "it's as \(axis.adjective) as its body")
          : AnswerReason(.children, "its body has \(items.count) views"))
    }
    let id = nodes.count
    let name = view.isWrapper ? "" : tracedName(view.snapshotName ?? "")
    var node = LayoutRecord.Node(
      id: id, parent: parent, kind: .custom, view: name, spoken: name.isEmpty ? "its views" : name,
      called: name.isEmpty ? "its views" : name,
      source: view.tracedLocation, expression: view.sourceLocation, frame: frame,
      drawn: LayoutSnapshot.union(items.map(\.drawnFrame)), width: length(.horizontal), height: length(.vertical))
    node.evaluations = evaluations[ObjectIdentifier(view)] ?? []
    node.silenced = view.silencedNames
    owners[ObjectIdentifier(view)] = id
    nodes.append(node)
    nodes[parent].children.append(id)
    recordDeciders(of: offer, for: id)
    if isFull, let offers { nodes[id].place = offers.reasonForPlace(of: first) }
    if items.count == 1 { deciders.append((id, first, first)) }
    return id
  }

  private mutating func add(_ item: LayoutNode, offers: LayoutNode?, parent: Int?) -> Int {
    let (width, height) = (item.reasonForAnswer(.horizontal), item.reasonForAnswer(.vertical))
    let offer = Offer(offers, item)
    func length(_ axis: Axis, _ answer: AnswerReason) -> LayoutRecord.Length {
      LayoutRecord.Length(
        proposal: item.proposal[axis], length: item.size[axis], offer: offer[axis], answer: answer.withoutChild)
    }
    let id = nodes.count
    let kind = Self.kind(of: item)
    let spoken = kind == .host ? "Host" : item.spokenName
    let called = isFull ? item.layoutParent.map { item.spokenName(inside: $0) } : nil
    var node = LayoutRecord.Node(
      id: id, parent: parent, kind: kind, view: kind == .host ? "Host" : tracedName(item.snapshotName ?? ""),
      spoken: spoken, called: called ?? spoken, text: item.snapshotText,
      source: kind == .host ? nil : item.tracedLocation, expression: kind == .host ? nil : item.sourceLocation,
      frame: item.layoutFrame,
      drawn: item.drawnFrame, width: length(.horizontal, width), height: length(.vertical, height))
    if isFull { node.arithmetic = item.reasonedArithmetic }
    if let scroll = item as? ScrollNode { node.axes = scroll.axes }
    if kind == .stack { node.axes = Axis.Set(item.cell.pointee.axis ?? .vertical) }
    if let reasoning = item.reasoning {
      node.isTruncated = reasoning.isCutOffText
      node.notes = reasoning.notes
    }
    if let other = before[item.cell], other != item.size { node.otherAnswer = other }
    var reader: ViewNode? = item.parent
    while let current = reader, !(current is DynamicNode) { reader = current.parent }
    if let reader { node.evaluations = evaluations[ObjectIdentifier(reader)] ?? [] }
    node.silenced = item.silencedNames
    if node.isTruncated || item.reachesBeyondItsProposal || item.size.width == 0 || item.size.height == 0 {
      node.isOwnDrawing = item.isOwnDrawing
    }
    if isFull, let offers { node.place = offers.reasonForPlace(of: item) }
    node.isInvisible = item.reachesBeyondItsProposal && (item.drawsNothing || item.isInsideHidden)
    if isFull { node.marks = item.layoutMarks }
    if let serial = tracer.shot.entries[ObjectIdentifier(item)]?.serial { places[serial] = id }
    nodes.append(node)
    owners[ObjectIdentifier(item)] = id
    indexes[item.cell] = id
    if let parent { nodes[parent].children.append(id) }
    recordDeciders(of: offer, for: id)
    if width.child != nil || height.child != nil { deciders.append((id, width.child, height.child)) }
    return id
  }

  /// The proposal of a container to a view.
  private struct Offer {
    private let width, height: OfferReason
    /// Whose length it is, where that's neither the container's nor the view's.
    let widthDecider, heightDecider: LayoutNode?

    init(_ container: LayoutNode?, _ item: LayoutNode) {
      (width, widthDecider) = Self.reason(container, item, .horizontal)
      (height, heightDecider) = Self.reason(container, item, .vertical)
    }

    private static func reason(_ container: LayoutNode?, _ item: LayoutNode, _ axis: Axis) -> (OfferReason, LayoutNode?)
    {
      guard let container else { return (.body, nil) }
      var offer = container.reasonForOffer(to: item, axis)
      let decider = container.reasoning?.offerDecider(for: item, axis)
      if let decider, decider !== item { offer.words += ", \(decider.spokenName(inside: container))" }
      return (offer, decider)
    }

    subscript(axis: Axis) -> OfferReason { axis == .horizontal ? width : height }
  }

  private mutating func recordDeciders(of offer: Offer, for id: Int) {
    if offer.widthDecider != nil || offer.heightDecider != nil {
      offerDeciders.append((id, offer.widthDecider, offer.heightDecider))
    }
  }

  private static func kind(of node: LayoutNode) -> LayoutRecord.Kind {
    if let kind = node.reasoning?.recordedKind { return kind }
    switch node {
    case is HostNode: return .host
    case is StackNode: return .stack
    case is GridRowNode: return .row
    case is ScrollNode: return .scroll
    case is LayerStackNode: return .layer
    default:
      if node.clipsContent { return .clip }
      switch node.snapshotName {
      case "GeometryReader"?: return .reader
      case "frame"?: return .frame
      default: return .other
      }
    }
  }
}

extension AnswerReason {
  fileprivate var withoutChild: AnswerReason { AnswerReason(source, words) }
}

extension OfferReason {
  /// A view's body takes what its view is proposed.
  fileprivate static var body: OfferReason { OfferReason(.same, "its proposal, handed on to its body") }
}
