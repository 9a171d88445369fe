// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTracer {
  /// The contribution of a view to a preference, while that is reduced.
  struct ContributionNote {
    let key: ObjectIdentifier
    let contribution: Reduction.Contribution
    let value: Any
  }

  /// Listens to a reduction for one reader.
  func reducing<K: PreferenceKey>(_ key: K.Type, for reader: ViewNode, _ name: String, _ reduce: () -> K.Value)
    -> K.Value
  {
    contributions = []
    let value = reduce()
    let notes = (contributions ?? []).filter { $0.key == ObjectIdentifier(key) }
    contributions = nil
    let reduction = Reduction(
      reader: ObjectIdentifier(reader), key: baseName(of: K.self), view: viewPath(reader),
      name: name, source: reader.sourceLocation, contributions: notes.map(\.contribution), value: brief(value),
      isDefault: valuesAreEqual(value, K.defaultValue),
      losesToDefault: notes.contains { losesToDefault($0, key) })
    latestReductions[ObjectIdentifier(reader)] = reduction
    if detail == .full { passes[passes.count - 1].reductions.append(reduction) }
    return value
  }

  /// A view says something of the preference.
  func contributed<K: PreferenceKey>(_ key: K.Type, _ node: ViewNode, _ value: K.Value, replacing content: ViewNode?) {
    guard var notes = contributions else { return }
    // The list stands in one place at a time, so that it isn't copied for each view that says something.
    contributions = []
    if let content {
      // What's inside no longer counts; it's asked so that this can be told.
      _ = content.preference(key)
      notes += (contributions ?? []).map(\.replaced)
    }
    let contribution = Reduction.Contribution(
      node: ObjectIdentifier(node), view: viewPath(node), name: (node as? LayoutNode)?.spokenName ?? "a view",
      source: node.sourceLocation, value: brief(value),
      isDefault: valuesAreEqual(value, K.defaultValue), isReplaced: false)
    notes.append(ContributionNote(key: ObjectIdentifier(key), contribution: contribution, value: value))
    contributions = notes
  }

  /// True if it depends on their order which of a value and the default remains: `max` and `+` aren't meant.
  private func losesToDefault<K: PreferenceKey>(_ note: ContributionNote, _ key: K.Type) -> Bool {
    guard !note.contribution.isDefault, let value = note.value as? K.Value else { return false }
    if note.contribution.isReplaced { return true }
    func isDefault(_ first: K.Value, _ second: K.Value) -> Bool {
      var result = first
      K.reduce(value: &result) { second }
      return valuesAreEqual(result, K.defaultValue)
    }
    return isDefault(value, K.defaultValue) != isDefault(K.defaultValue, value)
  }
}

extension LayoutTracer.ContributionNote {
  fileprivate var replaced: Self {
    var contribution = contribution
    contribution.isReplaced = true
    return Self(key: key, contribution: contribution, value: value)
  }
}

extension ViewNode {
  /// Reduces what a view says of a preference, or gives its default; a trace hears of it.
  ///
  /// - Parameter name: The modifier that reads.
  func reduced<K: PreferenceKey>(_ key: K.Type, of content: ViewNode?, _ name: String) -> K.Value {
    func reduce() -> K.Value { content?.preference(key) ?? K.defaultValue }
    guard let tracer = graph.tracer, !standsInBuiltInBody else { return reduce() }
    return tracer.reducing(key, for: self, name, reduce)
  }

  /// The innermost view of the user's that this is in.
  var customView: ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      if current is DynamicNode, let dynamic = current as? DynamicNode, !dynamic.isBuiltIn, current.snapshotName != nil
      {
        return current
      }
      node = current.parent
    }
    return nil
  }
}
