// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// Where somebody is in what the host shows, and what that is called. As long as nothing of it changes, nobody works it
  /// out again; else the work grows with the number of stacks and tab views.
  package var place: ViewPlace {
    updateIfDue()
    let places = graph.feature(NavigationPlaces.self) { NavigationPlaces() }
    let frame = NavigationPlaces.Frame(
      version: places.version, count: places.all.count, locale: configuration.locale,
      preferences: hasOuterTitle ? graph.preferencesVersion : 0)
    if let known = places.known, known.frame == frame { return known.place }
    let reader = PlaceReader(graph, below: root)
    let place = ViewPlace(
      address: reader.address.bounded.text, title: title(reader),
      choices: Set(reader.steps.indices.filter { reader.steps[$0].slot is ChoiceSlot }))
    places.known = (frame, place)
    return place
  }

  /// How often a place was worked out.
  package var placeCount: Int { graph.knownFeature(NavigationPlaces.self)?.counter ?? 0 }

  /// Whether a title may stand outside of all stacks, where no stack tells of another one.
  private var hasOuterTitle: Bool {
    graph.writtenPreferences.contains(ObjectIdentifier(NavigationBarKey.self))
      && graph.knownFeature(NavigationPlaces.self)?.all.contains { $0 is any StackPlace } != true
  }

  private func title(_ reader: PlaceReader) -> String {
    if let (text, node) = reader.title, let words = text.words(in: node.environment), !words.isEmpty { return words }
    // A title outside of all stacks is the window's.
    if hasOuterTitle,
      let text = root.preference(NavigationBarKey.self)?.title, let words = text.words(in: root.environment),
      !words.isEmpty
    {
      return words
    }
    return graph.knownFeature(HostWindows.self)?.title?.words(in: root.environment) ?? ""
  }

  /// Goes where an address leads, from wherever the host is. What both addresses begin with stays as it is, what lies
  /// above it is popped as by the button to go back, and the rest is chosen and pushed.
  ///
  /// - Returns: What of the address leads nowhere. The host is then where the address before it leads.
  @discardableResult
  package func go(to address: NavigationAddress) -> NavigationAddress {
    beginShowing()
    graph.tracer?.nextFrame = "an address was gone to"
    update()
    var way = AddressWay(address)
    // Views may lead elsewhere by themselves: what goes back and forth is left alone some time.
    for _ in 0..<4 * (NavigationAddress.componentLimit + 1) {
      let reader = PlaceReader(graph, below: root)
      guard way.advance(reader) else { break }
      update()
    }
    return NavigationAddress(way.rest(PlaceReader(graph, below: root)))
  }
}

/// The way to an address: what is to be done next.
private struct AddressWay {
  private var target: [NavigationAddress.Component]
  /// What was taken last: the components that were there before, and how many of the target's then should be.
  private var taken: (before: [NavigationAddress.Component], number: Int)?
  private var isLost = false

  init(_ address: NavigationAddress) { target = address.components }

  /// What of the target isn't reached.
  @MainActor func rest(_ reader: PlaceReader) -> [NavigationAddress.Component] {
    Array(target.dropFirst(common(reader)))
  }

  @MainActor private func common(_ reader: PlaceReader) -> Int {
    zip(reader.steps, target).prefix { $0.component == $1 }.count
  }

  /// Takes one step; false where there's none left, or none that leads further.
  @MainActor mutating func advance(_ reader: PlaceReader) -> Bool {
    guard !isLost else { return false }
    if let taken { settle(taken, reader) }
    taken = nil
    guard !isLost else { return false }
    let common = common(reader)
    let steps = reader.steps
    if common < steps.count {
      goBack(reader, to: common)
      return true
    }
    if let rest = reader.rest {
      // Behind what can't be written nothing can be reached.
      rest()
      return true
    }
    return common < target.count && goOn(reader, from: common)
  }

  /// What was taken may stand in the address by another name, such as `12` for `012`: that one is the target's from now
  /// on.
  @MainActor private mutating func settle(
    _ taken: (before: [NavigationAddress.Component], number: Int), _ reader: PlaceReader
  ) {
    let (steps, before) = (reader.steps, taken.before.count)
    guard steps.count > before, steps.prefix(before).map(\.component) == taken.before,
      let filled = steps[before...].firstIndex(where: { $0.slot != nil }), let slot = steps[filled].slot,
      slot.isSame(steps[filled].component, as: target[taken.number - 1])
    else {
      isLost = true
      return
    }
    target.replaceSubrange(before..<taken.number, with: steps[before...filled].map(\.component))
  }

  /// Makes the first step that differs another one, or takes it back.
  @MainActor private mutating func goBack(_ reader: PlaceReader, to common: Int) {
    let steps = reader.steps
    let index = steps[common...].firstIndex { $0.slot != nil } ?? common
    let step = steps[index]
    if let slot = step.slot, slot.givesWay, target.indices.contains(index), slot.accepts(target[index]),
      target[index] != step.component, slot.take(target[index])
    {
      return
    }
    step.undo()
  }

  /// Takes the next component.
  @MainActor private mutating func goOn(_ reader: PlaceReader, from common: Int) -> Bool {
    var (number, skipped) = (common, 0)
    while number < target.count, target[number] == .nothing { (number, skipped) = (number + 1, skipped + 1) }
    guard number < target.count else { return false }
    let before = reader.steps.map(\.component)
    for slot in reader.open.dropFirst(skipped) where slot.accepts(target[number]) && slot.take(target[number]) {
      taken = (before, number + 1)
      return true
    }
    // No value: it may be the name of a link.
    for slot in reader.open.dropFirst(skipped).reversed()
    where !slot.accepts(target[number]) && slot.take(target[number]) {
      taken = (before, number + 1)
      return true
    }
    return false
  }
}
