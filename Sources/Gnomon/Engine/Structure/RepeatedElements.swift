// SPDX-License-Identifier: Apache-2.0
/// An id of a collection in which it isn't the only one of its kind.
struct RepeatedID<ID: Hashable>: Hashable {
  let id: ID
  /// The number of times that the id came before.
  let occurrence: Int
}

/// The first elements of a collection's ids, and how often each id was met again: an element whose id came before is
/// shown as the first one of that id.
struct RepeatedElements<Element, ID: Hashable> {
  private var known: [ID: (first: Element, count: Int)] = [:]

  init(_ data: some Collection<Element>, id: (Element) -> ID) {
    known.reserveCapacity(data.count)
    for element in data {
      let id = id(element)
      if known[id] == nil { known[id] = (element, 0) }
    }
  }

  /// The element that stands for an element whose id came before, and how often that was. An id that is another one
  /// each time that it's asked for leaves the element to itself.
  mutating func next(_ id: ID, _ element: Element) -> (element: Element, occurrence: Int) {
    let entry = known[id] ?? (element, 0)
    known[id] = (entry.first, entry.count + 1)
    return (entry.first, entry.count + 1)
  }
}
