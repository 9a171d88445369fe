// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore
import Testing

@testable import Notes

@MainActor @Suite struct NavigationTests {
  private let id = Note.ID(rawValue: 12)

  @Test func theOpenNoteIsThePathsLast() {
    let navigation = Navigation()
    navigation.note = id
    #expect(navigation.path == [.note(id)] && navigation.selection == .note(id))
    navigation.showsTags = true
    #expect(navigation.path == [.note(id), .tags] && navigation.note == id)
    navigation.showsTags = false
    navigation.selection = nil
    #expect(navigation.path.isEmpty)
  }

  @Test func aPathCanBeKept() throws {
    let path: [Route] = [.tags, .note(id)]
    #expect(try JSONDecoder().decode([Route].self, from: JSONEncoder().encode(path)) == path)
  }

  @Test func addressesAreRead() throws {
    func link(_ text: String) throws -> DeepLink? { DeepLink(try #require(URL(string: text))) }
    #expect(try link("notes://note/12") == .note(id))
    #expect(try link("NOTES://note/12") == .note(id))
    #expect(try link("notes://new?text=Milk%20%26%20eggs") == .new(text: "Milk & eggs"))
    #expect(try link("notes://new") == .new(text: ""))
    for other in ["notes://note/", "notes://note/x", "notes://note/-1", "notes://gone", "https://note/12"] {
      #expect(try link(other) == nil, "\(other)")
    }
  }

  @Test func addressesAreWritten() {
    for link in [DeepLink.note(id), .new(text: "a b&c=d+é\n")] { #expect(DeepLink(link.url) == link) }
  }
}
