// SPDX-License-Identifier: Apache-2.0

/// A view's place in a program: what ``KeptState/Place`` says of it, with the place around.
final class KeptPlace {
  let parent: KeptPlace?
  let node: ObjectIdentifier
  let name: String
  let keys: [String]
  let slot: Int?
  let count: Int
  let total: Int
  let isLazy: Bool
  /// Why nothing can be kept here or inside; nil where it can.
  let obstacle: String?
  /// Its index in what is being taken.
  var index: Int?
  /// What a store found for it.
  var found: KeptMatch?
  /// Gives the view's value, until that was asked for.
  private var value: (() -> Any?)?
  private var knownPrint: String?

  /// What the view is like, worked out when it's first asked for.
  var print: String? {
    if let value {
      self.value = nil
      knownPrint = value().flatMap { keptPrint(of: $0) }
    }
    return knownPrint
  }

  init(
    _ node: ViewNode, in parent: KeptPlace?, _ name: String, _ keys: [String], slot: Int?, count: Int, total: Int,
    value: (() -> Any?)? = nil, isLazy: Bool, obstacle: String?
  ) {
    self.parent = parent
    self.node = ObjectIdentifier(node)
    self.name = name
    self.keys = keys
    self.slot = slot
    self.count = count
    self.total = total
    self.value = value
    self.isLazy = isLazy
    self.obstacle = obstacle ?? parent?.obstacle
  }
}

/// Where a node stands: the user's view around and the way from there, as far as it counts.
final class KeptContext {
  /// The user's view around; nil at the root.
  let place: KeptPlace?
  let scope: KeptScope
  private(set) var steps: [KeptScope.Step] = []
  private(set) var keys: [String] = []
  /// The view of this package around that the user has named, further in than ``place``.
  private(set) var anchor: KeptPlace?
  /// The modifiers around, each with where its content stands.
  private var contents: Contents?
  private(set) var isLazy = false
  private var obstacle: String?
  /// True if there may be many of its kind: it's inside of something with an id.
  private var isRepeated = false

  private final class Contents {
    let mark: ObjectIdentifier
    let context: KeptContext
    let next: Contents?

    init(_ mark: ObjectIdentifier, _ context: KeptContext, _ next: Contents?) {
      self.mark = mark
      self.context = context
      self.next = next
    }
  }

  init(_ place: KeptPlace?, _ scope: KeptScope) {
    self.place = place
    self.scope = scope
  }

  private func changed(_ change: (KeptContext) -> Void) -> KeptContext {
    let new = KeptContext(place, scope)
    (new.steps, new.keys, new.anchor, new.contents) = (steps, keys, anchor, contents)
    (new.isLazy, new.isRepeated, new.obstacle) = (isLazy, isRepeated, obstacle)
    change(new)
    return new
  }

  /// The place that a node's own values are kept at.
  var holder: KeptPlace? { anchor ?? (steps.isEmpty && keys.isEmpty ? place : nil) }

  // MARK: Into nodes

  /// Where what's inside a node stands.
  func entering(_ node: ViewNode, _ part: KeptPart) -> KeptContext {
    switch part {
    case .view(let view): return view.isBuiltIn ? enteringBuiltIn(node, view) : enteringOwn(node, view)
    case .content(let mark):
      var next = contents
      while let current = next {
        if current.mark == mark { return current.context }
        next = current.next
      }
      return self
    default: return self
    }
  }

  private func enteringOwn(_ node: ViewNode, _ view: KeptView) -> KeptContext {
    let inside = KeptContext(place(of: node, KeptName.base(of: view.type)), .of(view.body))
    (inside.isLazy, inside.isRepeated) = (isLazy, isRepeated)
    inside.contents = view.content.map { Contents($0, self, contents) } ?? contents
    return inside
  }

  private func enteringBuiltIn(_ node: ViewNode, _ view: KeptView) -> KeptContext {
    // One that is only a part of another isn't named by the user.
    guard scope.types.contains(ObjectIdentifier(view.type)) else { return self }
    let place = place(of: node, KeptName.base(of: view.type))
    return changed { $0.anchor = place }
  }

  private func place(of node: ViewNode, _ name: String) -> KeptPlace {
    let slots = scope.slots[name] ?? []
    var keys = keys
    var obstacle = obstacle
    guard !slots.isEmpty else {
      // Hidden from the type of the body around: what it's in has to tell it from others.
      if let anchor {
        keys.append("in \(anchor.name) \(anchor.slot ?? 0)/\(anchor.count)")
        if anchor.slot == nil, anchor.count > 1 { obstacle = obstacle ?? Self.ambiguous }
      }
      return KeptPlace(
        node, in: place, name, keys, slot: nil, count: 0, total: 0, isLazy: isLazy, obstacle: obstacle)
    }
    let branches = keys.compactMap { $0.hasPrefix("@") ? nil : $0.hasPrefix("#") ? "#" : $0 }
    let alike = slots.filter { $0.branches == branches }
    let places = alike.indices.filter { alike[$0].path == steps }
    let slot = places.count == 1 ? places[0] : alike.count == 1 ? 0 : nil
    return KeptPlace(
      node, in: place, name, keys, slot: slot, count: alike.isEmpty ? slots.count : alike.count, total: slots.count,
      value: slots.count > 1 || !isRepeated ? { [weak node] in node?.keptValue } : nil, isLazy: isLazy,
      obstacle: obstacle)
  }

  static let ambiguous = "there are several of its kind, and nothing tells which is which"

  // MARK: To their children

  /// Where a child of a node stands, of what is inside the node.
  func following(_ part: KeptPart, to child: ViewNode) -> KeptContext {
    switch part {
    case .nothing, .view, .content: return self
    case .erased(let type): return uncovering(type, child)
    case .block(let block, let index, let hidden):
      var context = self
      if block.isTuple, scope.types.contains(ObjectIdentifier(block.type)) {
        guard let index else { return changed { $0.obstacle = Self.ambiguous } }
        context = changed { $0.steps.append(KeptScope.Step(type: ObjectIdentifier(block.type), index: index)) }
      }
      return hidden.map { context.uncovering($0, child) } ?? context
    case .branch(let type, let index, let count): return stepping(type, index, "\(index)/\(count)")
    case .optional(let type): return stepping(type, 0, "?")
    case .identified(let identity): return identifying(identity)
    }
  }

  private func stepping(_ type: Any.Type, _ index: Int, _ key: String) -> KeptContext {
    guard scope.types.contains(ObjectIdentifier(type)) else { return self }
    return changed {
      $0.steps.append(KeptScope.Step(type: ObjectIdentifier(type), index: index))
      $0.keys.append(key)
    }
  }

  private func identifying(_ identity: KeptIdentity) -> KeptContext {
    if scope.types.contains(ObjectIdentifier(identity.type)) {
      let id = keptText(ofPlain: identity.id())
      return changed {
        $0.steps.append(KeptScope.Step(type: ObjectIdentifier(identity.type), index: 0))
        $0.keys.append("#" + (id ?? "?"))
        if id == nil { $0.obstacle = "its id can't be told from others in another program" }
        $0.isRepeated = true
        if identity.isLazy { $0.isLazy = true }
      }
    }
    let name = (identity.element?() as? any KeptElement).map(\.keptName)
    guard name != nil || identity.isLazy else { return self }
    return changed {
      if let name {
        $0.keys.append("@" + ((name ?? nil) ?? "?"))
        if name ?? nil == nil { $0.obstacle = "what is pushed can't be told from other views in another program" }
      }
      if identity.isLazy { $0.isLazy = true }
    }
  }

  /// Goes into a view whose type was hidden.
  private func uncovering(_ hidden: Any.Type, _ child: ViewNode) -> KeptContext {
    // This package hides the types of views that it was given; they stand where the user has put them.
    if scope.types.contains(ObjectIdentifier(hidden)) { return self }
    let name = "Gnomon.AnyView"
    let inside: KeptPlace
    if scope.slots[name] == nil, !keys.contains(where: { $0.hasPrefix("@") }) {
      inside = place(of: child, "\(name) \(scope.erasers)")
    } else {
      inside = place(of: child, name)
    }
    let context = KeptContext(inside, .of(hidden))
    (context.isLazy, context.isRepeated) = (isLazy, isRepeated)
    context.contents = contents
    return context
  }
}
