// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Orders that Apple's Foundation has and Linux's hasn't.
@Suite struct SortDescriptorTests {
  private final class Book: NSObject {
    let title: String?
    let pages: Int
    let isRead: Bool
    init(_ title: String?, _ pages: Int, _ isRead: Bool) {
      (self.title, self.pages, self.isRead) = (title, pages, isRead)
    }
  }

  private let books = [Book("b", 3, true), Book(nil, 1, false), Book("C", 2, true), Book("a", 2, false)]

  private func order(_ descriptor: NSSortDescriptor) -> [String] {
    let values = books.map { descriptor._sortValue(of: $0) }
    let places = values.indices.sorted {
      let result = descriptor._order(values[$0], values[$1])
      return result == .orderedSame ? $0 < $1 : result == .orderedAscending
    }
    return places.map { books[$0].title ?? "-" }
  }

  @Test func namesKeyPathsAndTexts() {
    #expect(order(NSSortDescriptor(key: "title", ascending: true)) == ["-", "C", "a", "b"])
    #expect(order(NSSortDescriptor(key: "title", ascending: false)) == ["b", "a", "C", "-"])
    let words = Selector("localizedCaseInsensitiveCompare:")
    #expect(order(NSSortDescriptor(key: "title", ascending: true, selector: words)) == ["-", "a", "b", "C"])
    #expect(order(NSSortDescriptor(keyPath: \Book.title, ascending: true)) == ["-", "C", "a", "b"])
    #expect(order(NSSortDescriptor(keyPath: \Book.pages, ascending: true)) == ["-", "C", "a", "b"])
    #expect(order(NSSortDescriptor(keyPath: \Book.isRead, ascending: false)) == ["b", "C", "-", "a"])
    #expect(order(NSSortDescriptor(SortDescriptor(\Book.pages, order: .reverse))) == ["b", "C", "a", "-"])
    #expect(order(NSSortDescriptor(SortDescriptor(\Book.pages))) == ["-", "C", "a", "b"])
    let lengths = NSSortDescriptor(key: "pages", ascending: true) { a, b in
      (b as? Int ?? 0) < (a as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    #expect(order(lengths).first == "b")
  }

  @Test func aNameIsKnownAgain() {
    #expect(NSSortDescriptor(key: "title", ascending: true).key == "title")
    #expect(NSSortDescriptor(keyPath: \Book.title, ascending: true).key == nil)
  }
}
