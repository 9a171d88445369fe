// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A view with a state that tests set by its name: `a3` shows that the view `a` has counted to 3.
struct Tally: View {
  var name = ""
  @State private var count = 0

  var body: some View {
    let _ = Wires.note(name, $count)
    Text("\(name)\(count)")
  }
}

/// The bindings to the states of views that were evaluated last, by their names.
@MainActor
enum Wires {
  static var ints: [String: [Binding<Int>]] = [:]

  nonisolated static func note(_ name: String, _ binding: Binding<Int>) {
    MainActor.assumeIsolated { ints[name, default: []].append(binding) }
  }
}

/// A program and the one after an edit. The types of the first are in `Before`, those of the second in `After`; in the
/// program that is edited they have one name.
@MainActor
struct KeptProgram {
  let before: ViewHost

  init<V: View>(_ view: V, _ width: CGFloat = 200, _ height: CGFloat = 400, isClocked: Bool = false) {
    Wires.ints = [:]
    before = isClocked ? makeClockedHost(view, width, height) : makeHost(view, width, height)
    before.update()
  }

  /// The program of a host that is there, before another edit.
  init(showing host: ViewHost) { before = host }

  /// Sets the states of views by their names; of several of one name those that were made last.
  func set(_ values: [String: Int]) {
    for (name, value) in values { Wires.ints[name]?.last?.wrappedValue = value }
    before.update()
  }

  /// Sets the states of the views of one name, in the order in which they were made.
  func set(_ name: String, _ values: [Int]) {
    let bindings = Wires.ints[name] ?? []
    for (binding, value) in zip(bindings, values) { binding.wrappedValue = value }
    before.update()
  }

  func edited<V: View>(to view: V, _ width: CGFloat = 200, _ height: CGFloat = 400, isClocked: Bool = false)
    throws -> ViewHost
  {
    let bytes = try JSONEncoder().encode(before.keptState())
    let renamed = String(decoding: bytes, as: UTF8.self).replacing("Before.", with: "After.")
    let host =
      makeHost(view, width, height) { if isClocked { $0.animations = .clocked } }
    host.restore(try JSONDecoder().decode(KeptState.self, from: Data(renamed.utf8)))
    host.update()
    return host
  }
}

extension ViewHost {
  /// The texts that are shown, in order.
  var shownTexts: [String] { snapshot().root.all("Text").compactMap(\.text) }

  /// What was lost, when there's nothing more to wait for.
  var losses: [String] {
    advance(by: KeptStore.patience + 1)
    return lostState.map(\.description)
  }
}
