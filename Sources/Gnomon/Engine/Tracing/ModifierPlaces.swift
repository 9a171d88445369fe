// SPDX-License-Identifier: Apache-2.0

/// The places of the modifiers in a laid out tree, each at its own line.
///
/// The rule: a node has a place of its own only where it's sure which member of its expression made it.
struct ModifierPlaces {
  /// The nodes that stand elsewhere than their expression begins.
  private(set) var places: [ObjectIdentifier: SourceLocation] = [:]

  private struct Start: Hashable {
    var location: SourceLocation
    var column: Int
  }

  private struct Link {
    var node: ObjectIdentifier
    var name: String
  }

  /// The nodes of an expression around each other, so far.
  private struct Chain {
    var start: Start
    var links: [Link] = []
  }

  /// What lies around a node.
  private struct Surrounding {
    enum Nearest {
      case nothing
      /// A modifier: more of its chain may follow.
      case chain(Chain)
      /// What no more of the chain follows in: what has no place of its own, or the expression's, belongs to the node.
      case inside(ObjectIdentifier, Start?)
    }

    var nearest = Nearest.nothing
    /// The chains around bodies of modifiers: they go on where the body shows its content.
    var outer: [Chain] = []

    /// What's in a node in which the chain ends.
    func inside(_ node: ViewNode, _ start: Start?) -> Surrounding {
      Surrounding(nearest: .inside(ObjectIdentifier(node), start), outer: outer)
    }

    /// What's in a node without a name, but for what it modifies.
    var beside: Surrounding {
      guard case .chain(let chain) = nearest else { return self }
      return Surrounding(outer: outer + [chain])
    }
  }

  private let finder: any ChainLineFinder
  private var known: [SourceChain: [Int?]] = [:]
  private var unsure: Set<ObjectIdentifier> = []
  /// What stands where another node does.
  private var attached: [(node: ObjectIdentifier, to: ObjectIdentifier)] = []

  /// Goes through the tree once.
  init(below root: LayoutNode, _ finder: any ChainLineFinder) {
    self.finder = finder
    _ = visit(root.laidOutChildren[...], inside: root, Surrounding())
    for (node, other) in attached { if let place = places[other] { places[node] = place } }
    attached = []
  }

  // MARK: The tree

  /// Visits what lies in a container. Gives the chains around it that go on in there.
  private mutating func visit(
    _ items: ArraySlice<LayoutNode>, inside container: ViewNode, _ surrounding: Surrounding
  ) -> Set<Start> {
    var goesOn: Set<Start> = []
    var rest = items
    while let first = rest.first {
      if let view = LayoutSnapshot.outermostView(around: first, inside: container) {
        let own = rest.prefix { $0.isInside(view) }
        rest = rest.dropFirst(own.count)
        goesOn.formUnion(visit(view, own, surrounding))
      } else {
        goesOn.formUnion(visit(first, surrounding))
        rest.removeFirst()
      }
    }
    return goesOn
  }

  /// A view or a modifier with a body.
  private mutating func visit(_ view: ViewNode, _ items: ArraySlice<LayoutNode>, _ surrounding: Surrounding) -> Set<
    Start
  > {
    let entered = enter(view, view.isWrapper ? "" : view.snapshotName ?? "", surrounding)
    guard let chain = entered.chain else { return visit(items, inside: view, entered.inner.beside) }
    let node = view as? DynamicNode
    var inner = entered.inner.inside(view, node?.isBuiltIn == true ? chain.start : nil)
    if node?.showsModifierContent == true {
      inner = entered.inner.inside(view, nil)
      inner.outer.append(chain)
    } else if node?.isBuiltIn != true {
      // Its body may come to the same expression again.
      inner.outer.removeAll { $0.start == chain.start }
    }
    return finish(entered, goesOn: visit(items, inside: view, inner))
  }

  private mutating func visit(_ item: LayoutNode, _ surrounding: Surrounding) -> Set<Start> {
    let entered = enter(item, item.snapshotName ?? "", surrounding)
    let children = item.laidOutChildren
    let wrapped = item.wrappedItem
    if entered.chain == nil, wrapped == nil { return visit(children[...], inside: item, entered.inner) }
    let others = children.filter { $0 !== wrapped }
    let beside = entered.chain.map { entered.inner.inside(item, $0.start) } ?? entered.inner.beside
    var goesOn = visit(others[...], inside: item, beside)
    if let wrapped, others.count < children.count {
      goesOn.formUnion(visit([wrapped], inside: item, entered.inner))
    }
    return finish(entered, goesOn: goesOn)
  }

  // MARK: Chains

  private struct Entered {
    /// The chain with the node as its last link; nil where the node is none.
    var chain: Chain?
    /// Whether the chain has begun further out.
    var isContinued = false
    /// What the node's content finds around it.
    var inner: Surrounding
  }

  private mutating func enter(_ node: ViewNode, _ name: String, _ surrounding: Surrounding) -> Entered {
    let id = ObjectIdentifier(node)
    let (start, isElsewhere) = place(of: node)
    guard let start else {
      if isElsewhere { return Entered(inner: Surrounding(outer: surrounding.outer)) }
      switch surrounding.nearest {
      case .inside(let other, _): attached.append((id, other))
      case .chain(let chain):
        // A part of what some modifier is made of, which has no name itself.
        return Entered(inner: Surrounding(outer: surrounding.outer + [chain]))
      case .nothing: break
      }
      return Entered(inner: surrounding)
    }
    if case .inside(let other, start) = surrounding.nearest {
      attached.append((id, other))
      return Entered(inner: surrounding)
    }
    var chain = Chain(start: start)
    if case .chain(let around) = surrounding.nearest, around.start == start {
      chain = around
    } else if let around = surrounding.outer.last(where: { $0.start == start }) {
      chain = around
    }
    let isContinued = !chain.links.isEmpty
    if !name.isEmpty { chain.links.append(Link(node: id, name: name)) }
    return Entered(
      chain: name.isEmpty ? nil : chain, isContinued: isContinued,
      inner: Surrounding(nearest: .chain(chain), outer: surrounding.outer))
  }

  /// Finds the lines of a chain at its innermost node.
  private mutating func finish(_ entered: Entered, goesOn: Set<Start>) -> Set<Start> {
    guard let chain = entered.chain else { return goesOn }
    var goesOn = goesOn
    if !goesOn.contains(chain.start) { find(chain) }
    if entered.isContinued { goesOn.insert(chain.start) } else { goesOn.remove(chain.start) }
    return goesOn
  }

  private mutating func find(_ chain: Chain) {
    let asked = SourceChain(
      start: chain.start.location, column: chain.start.column, names: chain.links.map(\.name))
    let lines = known[asked] ?? finder.lines(of: asked)
    known[asked] = lines
    for (link, line) in zip(chain.links, lines) where !unsure.contains(link.node) {
      let place = line.map { SourceLocation(fileID: chain.start.location.fileID, line: $0) }
      // Several ways lead through it: to each view of what shows its content twice.
      if let told = places[link.node], told != place { unsure.insert(link.node) }
      places[link.node] = unsure.contains(link.node) ? nil : place
    }
  }

  /// Where a node's own expression begins, or that it's known not to be one's.
  private func place(of node: ViewNode) -> (start: Start?, isElsewhere: Bool) {
    guard let record = node.location, let location = record.location, !location.isOfThisPackage else {
      return (nil, false)
    }
    guard record.isExpression else { return (nil, true) }
    return (Start(location: location, column: Int(record.column)), false)
  }
}

extension ModifierPlaces? {
  /// The line that made a node: a modifier's own where it's known.
  func location(of node: ViewNode) -> SourceLocation? { self?.places[ObjectIdentifier(node)] ?? node.sourceLocation }
}
