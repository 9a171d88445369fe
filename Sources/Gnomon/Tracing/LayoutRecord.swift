import Foundation

/// A laid out tree with the reasons for its numbers: plain values, in the order of the tree.
package struct LayoutRecord: Sendable {
  /// What stands behind a length.
  package struct Length: Sendable {
    /// nil is unspecified.
    package var proposal: CGFloat?
    package var length: CGFloat
    /// Why the parent proposed that.
    package var offer: OfferReason
    /// Why the node took that.
    package var answer: AnswerReason
    /// The node whose length decides the answer.
    package var decider: Int?
  }

  package struct Question: Sendable {
    /// nil is the host.
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
    package var text: String?
    package var source: SourceLocation?
    /// Where it was laid out, in the host's coordinates.
    package var frame: CGRect
    package var width: Length
    package var height: Length
    package var arithmetic: [String] = []
    package var questions: [Question] = []
    /// Why it was evaluated, pass by pass.
    package var evaluations: [Evaluation] = []
    package var axes: Axis.Set = []
    package var isTruncated = false
    /// Answered otherwise when it was asked the same again.
    package var otherAnswer: CGSize?

    package var isHidden: Bool { view.isEmpty }
    package var size: CGSize { CGSize(width: width.length, height: height.length) }

    package subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
  }

  package struct Evaluation: Sendable {
    package var pass: Int
    package var cause: LayoutTracer.Cause
  }

  package var size: CGSize
  package var scale: CGFloat
  package var nodes: [Node]
  package var passes: [LayoutTracer.Pass]
  package var warnings: [RuntimeWarning]
}

extension ViewHost {
  /// What the settled tree's numbers come from. Asks the whole tree again while the tracer listens.
  ///
  /// The host has to have been made with ``Configuration/isTraced``; otherwise evaluations and passes are missing.
  package func layoutRecord() -> LayoutRecord {
    let before = LayoutRecordBuilder.sizes(below: root)
    let tracer = graph.tracer ?? LayoutTracer()
    retrace(tracer)
    var builder = LayoutRecordBuilder(tracer: tracer, before: before)
    builder.build(root)
    return LayoutRecord(
      size: configuration.size, scale: scale, nodes: builder.nodes, passes: tracer.passes, warnings: warnings)
  }

  /// Forgets every size and lays the tree out again.
  private func retrace(_ tracer: LayoutTracer) {
    let wasUpdating = graph.isUpdating
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
  private var evaluations: [ObjectIdentifier: [LayoutRecord.Evaluation]] = [:]

  init(tracer: LayoutTracer, before: [LayoutCell.Ref: CGSize]) {
    self.tracer = tracer
    self.before = before
    for (index, pass) in tracer.passes.enumerated() {
      for evaluation in pass.evaluations {
        evaluations[evaluation.node, default: []].append(
          LayoutRecord.Evaluation(pass: index + tracer.forgottenPasses, cause: evaluation.cause))
      }
    }
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

  mutating func build(_ root: HostNode) {
    let index = add(root, offers: nil, parent: nil)
    add(root.laidOutChildren[...], inside: root, parent: index, layoutParent: root)
    for decider in deciders {
      nodes[decider.node].width.decider = decider.width.flatMap { indexes[$0.cell] }
      nodes[decider.node].height.decider = decider.height.flatMap { indexes[$0.cell] }
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
    func length(_ axis: Axis) -> LayoutRecord.Length {
      LayoutRecord.Length(
        proposal: first.proposal[axis], length: items.count == 1 ? first.size[axis] : frame.size[axis],
        offer: offers?.reasonForOffer(to: first, axis) ?? .body,
        answer: items.count == 1
          ? AnswerReason(.child, "it's as \(axis.adjective) as its body")
          : AnswerReason(.children, "its body has \(items.count) views"))
    }
    let id = nodes.count
    let name = view.snapshotName ?? ""
    var node = LayoutRecord.Node(
      id: id, parent: parent, kind: .custom, view: name, spoken: name, source: view.userLocation, frame: frame,
      width: length(.horizontal), height: length(.vertical))
    node.evaluations = evaluations[ObjectIdentifier(view)] ?? []
    nodes.append(node)
    nodes[parent].children.append(id)
    if items.count == 1 { deciders.append((id, first, first)) }
    return id
  }

  private mutating func add(_ item: LayoutNode, offers: LayoutNode?, parent: Int?) -> Int {
    let (width, height) = (item.reasonForAnswer(.horizontal), item.reasonForAnswer(.vertical))
    func length(_ axis: Axis, _ answer: AnswerReason) -> LayoutRecord.Length {
      LayoutRecord.Length(
        proposal: item.proposal[axis], length: item.size[axis],
        offer: offers?.reasonForOffer(to: item, axis) ?? .body, answer: answer.withoutChild)
    }
    let id = nodes.count
    let kind = Self.kind(of: item)
    var node = LayoutRecord.Node(
      id: id, parent: parent, kind: kind, view: kind == .host ? "Host" : item.snapshotName ?? "",
      spoken: kind == .host ? "Host" : item.spokenName, text: item.snapshotText,
      source: kind == .host ? nil : item.userLocation, frame: item.layoutFrame,
      width: length(.horizontal, width), height: length(.vertical, height))
    node.arithmetic = (item as? any LayoutReasoning)?.arithmetic ?? []
    if let scroll = item as? ScrollNode { node.axes = scroll.axes }
    if kind == .stack { node.axes = Axis.Set(item.cell.pointee.axis ?? .vertical) }
    if let text = item as? TextNode {
      node.isTruncated = text.currentFit.isTruncated && item.environment.lineLimit == nil
    }
    if let other = before[item.cell], other != item.size { node.otherAnswer = other }
    var reader: ViewNode? = item.parent
    while let current = reader, !(current is DynamicNode) { reader = current.parent }
    if let reader { node.evaluations = evaluations[ObjectIdentifier(reader)] ?? [] }
    nodes.append(node)
    indexes[item.cell] = id
    if let parent { nodes[parent].children.append(id) }
    if width.child != nil || height.child != nil { deciders.append((id, width.child, height.child)) }
    return id
  }

  private static func kind(of node: LayoutNode) -> LayoutRecord.Kind {
    switch node {
    case is HostNode: return .host
    case is StackNode: return .stack
    case is GridRowNode: return .row
    case is ScrollNode: return .scroll
    case is TextNode: return .text
    case is ImageNode: return .image
    case is LayerStackNode: return .layer
    case is any ClipsContent: return .clip
    default:
      switch node.snapshotName {
      case "GeometryReader"?: return .reader
      case "Grid"?: return .grid
      case "frame"?: return .frame
      default: return node is any LayoutContainer ? .layout : .other
      }
    }
  }
}

extension ViewNode {
  /// Where the view stands in the user's source, or what of this package's it's a part of.
  fileprivate var userLocation: SourceLocation? {
    var node: ViewNode? = self
    while let current = node {
      if let location = current.location?.location, !location.fileID.hasPrefix("Gnomon/") { return location }
      node = current.parent
    }
    return nil
  }
}

extension AnswerReason {
  fileprivate var withoutChild: AnswerReason { AnswerReason(source, words) }
}

extension OfferReason {
  /// A view's body takes what its view is proposed.
  fileprivate static var body: OfferReason { OfferReason(.same, "its proposal, handed on to its body") }
}
