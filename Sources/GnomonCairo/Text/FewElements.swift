// SPDX-License-Identifier: Apache-2.0

/// A list that mostly has one element, which then lies in it and takes no memory of its own.
struct FewElements<Element> {
  private let only: Element?
  private let all: [Element]

  init(_ elements: [Element]) {
    only = elements.count == 1 ? elements.first : nil
    all = elements.count == 1 ? [] : elements
  }

  init(only: Element) { (self.only, all) = (only, []) }
}

extension FewElements: Sendable where Element: Sendable {}

extension FewElements: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { only == nil ? all.count : 1 }

  subscript(index: Int) -> Element {
    guard let only else { return all[index] }
    precondition(index == 0, "a list of one has no element \(index)")
    return only
  }
}
