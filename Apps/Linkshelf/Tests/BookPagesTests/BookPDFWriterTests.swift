// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BookPages
@testable import Books

@MainActor @Suite struct BookPDFWriterTests {
  @Test func builds() throws {
    var book = Book(id: UUID(), title: "Week 47, 2026", language: "en", date: .now)
    book.title = "Week 47, 2026"
  }
}
