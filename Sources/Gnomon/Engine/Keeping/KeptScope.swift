// SPDX-License-Identifier: Apache-2.0

/// The places for views in a body, as its type tells them before a single one is made: `VStack<TupleView<(Counter,
/// Counter)>>` has two for a `Counter`.
///
/// Found once for each type. Erased views (`AnyView`) hide what is inside them.
final class KeptScope {
  /// A step of the way to a place: the tuple's element, the branch.
  struct Step: Equatable {
    let type: ObjectIdentifier
    let index: Int
  }

  struct Slot {
    let path: [Step]
    /// The branches on the way, and a sign for each id.
    let branches: [String]
  }

  /// By the names of the views' types, in the order in which the body has them.
  private(set) var slots: [String: [Slot]] = [:]
  /// All types that the body's type is made of.
  private(set) var types: Set<ObjectIdentifier> = []
  /// The number of places that hide a view of any type.
  private(set) var erasers = 0
  private var left = 20_000

  nonisolated(unsafe) private static var known: [ObjectIdentifier: KeptScope] = [:]

  static func of(_ body: Any.Type) -> KeptScope {
    if let scope = known[ObjectIdentifier(body)] { return scope }
    let scope = KeptScope(body)
    known[ObjectIdentifier(body)] = scope
    return scope
  }

  private init(_ body: Any.Type) { add(body, Slot(path: [], branches: [])) }

  private func add(_ type: Any.Type, _ place: Slot) {
    // A type without an end in it would have no metadata; one that is merely very large is read in part.
    guard left > 0 else { return }
    left -= 1
    types.insert(ObjectIdentifier(type))
    func step(_ index: Int, _ branch: String? = nil) -> Slot {
      Slot(
        path: place.path + [Step(type: ObjectIdentifier(type), index: index)],
        branches: place.branches + (branch.map { [$0] } ?? []))
    }
    if let tuple = genericArgument(of: type, madeLike: TupleView<EmptyView>.self) {
      guard let elements = TupleLayout(of: tuple) else { return add(tuple, step(0)) }
      for (index, element) in elements.enumerated() { add(element.type, step(index)) }
    } else if isMade(type, like: _ConditionalContent<EmptyView, EmptyView>.self) {
      let branches = Self.branches(of: type)
      for (index, branch) in branches.enumerated() { add(branch.type, step(index, "\(index)/\(branches.count)")) }
    } else if let wrapped = wrappedType(of: type) {
      add(wrapped, step(0, "?"))
    } else if isMade(type, like: ForEach<[Int], Int, EmptyView>.self) {
      if let content = genericArguments(of: type).last { add(content, step(0, "#")) }
    } else if isMade(type, like: IDView<EmptyView, Int>.self) {
      if let content = genericArguments(of: type).first { add(content, step(0, "#")) }
    } else if let elements = TupleLayout(of: type) {
      for element in elements { add(element.type, place) }
    } else if !isMade(type, like: _ViewModifier_Content<EmptyModifier>.self) {
      addView(type, place)
    }
  }

  private func addView(_ type: Any.Type, _ place: Slot) {
    let isBuiltIn = isDeclared(type, in: "Gnomon")
    if type is any View.Type || !isBuiltIn && type is any ViewModifier.Type {
      let name = KeptName.base(of: type)
      slots[name, default: []].append(place)
      if ["Gnomon.AnyView", "Gnomon.PushingView", "Gnomon.DestinationRegistrar"].contains(name) { erasers += 1 }
    }
    guard isBuiltIn else { return }
    for argument in genericArguments(of: type) { add(argument, place) }
  }

  // MARK: Branches

  nonisolated(unsafe) private static var knownBranches: [ObjectIdentifier: [(path: UInt64, type: Any.Type)]] = [:]

  /// The ends of a builder's `if`s and `switch`es, each with the way to it as ``_Branch`` has it.
  static func branches(of type: Any.Type) -> [(path: UInt64, type: Any.Type)] {
    if let known = knownBranches[ObjectIdentifier(type)] { return known }
    var found: [(path: UInt64, type: Any.Type)] = []
    func follow(_ type: Any.Type, _ path: UInt64, _ levels: Int) {
      guard levels < _Branch.mostLevels, isMade(type, like: _ConditionalContent<EmptyView, EmptyView>.self) else {
        found.append((path, type))
        return
      }
      for (index, branch) in genericArguments(of: type).prefix(2).enumerated() {
        follow(branch, path << 1 | UInt64(index), levels + 1)
      }
    }
    follow(type, 1, 0)
    knownBranches[ObjectIdentifier(type)] = found
    return found
  }
}
