// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Searching, as Apple documents `searchable`, `isSearching`, `dismissSearch`, suggestions, completions, scopes and tokens.
@MainActor @Suite struct SearchTests {
  struct Fruit: Identifiable, Hashable {
    let id: String
  }

  struct Searched: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss
    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "idle")
        Button("End") { dismiss() }
      }
    }
  }

  private func host(_ view: some View, on profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 390, 600) { $0.profile = profile }
    host.update()
    return host
  }

  private func tap(_ text: String, in host: ViewHost, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    guard let index = host.texts.firstIndex(of: text) else {
      Issue.record("“\(text)” isn't among \(host.texts)", sourceLocation: sourceLocation)
      return
    }
    let frame = host.frame("Text[\(index)]")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  struct Page: View {
    @State var text = ""
    @State var submitted = 0
    var body: some View {
      Searched().searchable(text: $text, prompt: "Find").onSubmit(of: .search) { submitted += 1 }
        .overlay(alignment: .bottom) { Text("\(text)/\(submitted)") }
    }
  }

  @Test("A tap into the field begins a search, which goes on until it's ended")
  func searching() {
    let host = host(Page(), on: .iOS18)
    #expect(host.texts == ["idle", "End", " ", "Find", "/0"])
    tap("Find", in: host)
    #expect(host.texts.contains("searching"))
    #expect(host.texts.contains("Cancel"))
    host.type("ab")
    host.submit()
    #expect(host.texts.contains("ab/1"))
    tap("Cancel", in: host)
    #expect(host.texts == ["idle", "End", " ", "Find", "/1"])
    #expect(!host.type("c"), "the field has given the focus back")
    tap("Find", in: host)
    host.type("d")
    tap("End", in: host)
    #expect(host.texts == ["idle", "End", " ", "Find", "/1"])
  }

  @Test("A binding begins and ends a search, and is told of one")
  func presented() {
    struct Page: View {
      @State var text = ""
      @State var isPresented = true
      var body: some View {
        VStack {
          Searched().searchable(text: $text, isPresented: $isPresented)
          Text(isPresented ? "yes" : "no")
          Button("Flip") { isPresented.toggle() }
        }
      }
    }
    let host = host(Page())
    #expect(host.texts.contains("searching"))
    #expect(host.type("x"), "it has the focus")
    tap("Flip", in: host)
    #expect(host.texts.contains("idle") && host.texts.contains("no"))
    #expect(!host.type("y"))
    tap("x", in: host)
    #expect(host.texts.contains("searching") && host.texts.contains("yes"))
  }

  @Test("Ending what isn't a search leaves the text")
  func dismissedTwice() {
    struct Page: View {
      @State var text = "kept"
      var body: some View { Searched().searchable(text: $text) }
    }
    let host = host(Page())
    tap("End", in: host)
    #expect(host.texts.contains("kept"))
  }

  @Test("Suggestions are shown while the field is in use, and fill it")
  func suggestions() {
    struct Page: View {
      @State var text = ""
      var body: some View {
        Searched().searchable(text: $text)
          .searchSuggestions {
            ForEach(["apple", "pear"].filter { text.isEmpty || $0.hasPrefix(text) && $0 != text }, id: \.self) { name in
              Text(name.uppercased()).searchCompletion(name)
            }
          }
      }
    }
    let host = host(Page())
    #expect(!host.texts.contains("APPLE"))
    tap("Search", in: host)
    #expect(host.texts.contains("APPLE") && host.texts.contains("PEAR"))
    host.type("p")
    #expect(!host.texts.contains("APPLE"))
    tap("PEAR", in: host)
    #expect(host.texts.contains("pear"))
    #expect(!host.texts.contains("PEAR"))
    #expect(host.type("s"), "the field keeps the focus")
    #expect(host.texts.contains("pears"))
  }

  @Test("Suggestions can be hidden, and know where they are shown")
  func placements() {
    struct Row: View {
      @Environment(\.searchSuggestionsPlacement) private var placement
      var body: some View { Text(placement == .content ? "content" : placement == .menu ? "menu" : "automatic") }
    }
    struct Page: View {
      var hides: SearchSuggestionsPlacement.Set
      var body: some View {
        Color.red.searchable(text: .constant(""), isPresented: .constant(true)).searchSuggestions { Row() }
          .searchSuggestions(.hidden, for: hides)
      }
    }
    #expect(host(Page(hides: [])).texts.contains("content"))
    #expect(host(Page(hides: .menu)).texts.contains("content"))
    #expect(!host(Page(hides: .content)).texts.contains("content"))
    #expect(host(Page(hides: .content), on: .macOS26).texts.contains("menu"))
  }

  @Test(
    "Scopes are shown from the first character on iOS, from the beginning on macOS, or as said",
    arguments: [
      (PlatformProfile.iOS26, SearchScopeActivation.automatic, [false, true]),
      (.iOS26, .onSearchPresentation, [true, true]), (.macOS26, .automatic, [true, true]),
      (.macOS26, .onTextEntry, [false, true]),
    ])
  func scopes(profile: PlatformProfile, activation: SearchScopeActivation, expected: [Bool]) {
    struct Page: View {
      let activation: SearchScopeActivation
      @State var text = ""
      @State var scope = 1
      var body: some View {
        Text("\(scope)").searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
      }
    }
    let host = host(Page(activation: activation), on: profile)
    #expect(!host.texts.contains("Two"))
    tap("Search", in: host)
    #expect(host.texts.contains("Two") == expected[0])
    host.type("a")
    #expect(host.texts.contains("Two") == expected[1])
    tap("Two", in: host)
    #expect(host.texts.contains("2"))
  }

  @Test("Tokens stand in the field, are suggested, chosen and deleted")
  func tokens() {
    struct Page: View {
      @State var text = ""
      @State var tokens: [Fruit] = []
      @State var suggested = [Fruit(id: "Apple"), Fruit(id: "Pear")]
      var body: some View {
        Text("chosen \(tokens.map(\.id).joined(separator: "+"))")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
      }
    }
    let host = host(Page())
    tap("Search", in: host)
    host.type("ap")
    tap("Apple", in: host)
    #expect(host.texts.contains("chosen Apple"))
    #expect(host.texts.contains("Search"), "what was typed has gone: \(host.texts)")
    #expect(host.texts.filter { $0 == "Apple" }.count == 1, "a chosen token isn't suggested")
    tap("Pear", in: host)
    #expect(host.texts.contains("chosen Apple+Pear"))
    host.deleteBackward()
    #expect(host.texts.contains("chosen Apple"))
    host.deleteBackward()
    host.deleteBackward()
    #expect(host.texts.contains("chosen "))
  }

  @Test("A token's view can change it")
  func editableTokens() {
    struct Token: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Page: View {
      @State var text = ""
      @State var tokens = [Token(id: 1), Token(id: 2)]
      var body: some View {
        Text(tokens.map { "\($0.isOn)" }.joined(separator: ","))
          .searchable(text: $text, editableTokens: $tokens) { $token in
            Button("turn \(token.id)") { token.isOn.toggle() }
          }
      }
    }
    let host = host(Page())
    tap("turn 2", in: host)
    #expect(host.texts.contains("false,true"))
  }

  @Test("On iOS 26 the field lies at the end of the screen, and a circle beside it ends the search")
  func glass() {
    let host = host(Page())
    #expect(host.frame("Text[3]").minY > 600 - 28 - 48)
    tap("Find", in: host)
    #expect(host.texts.contains("searching"))
    host.tap(at: CGPoint(x: 390 - 8 - 24, y: 600 - 8 - 24))
    #expect(host.texts.contains("idle"))
  }

  @Test("The field's focus can be bound")
  func focus() {
    struct Page: View {
      @State var text = ""
      @FocusState private var isFocused
      var body: some View {
        VStack {
          Color.red.searchable(text: $text).searchFocused($isFocused)
          Button("Focus") { isFocused = true }
          Text(isFocused ? "focused" : "not")
        }
      }
    }
    let host = host(Page(), on: .iOS18)
    #expect(host.texts.contains("not"))
    tap("Focus", in: host)
    #expect(host.texts.contains("focused"))
    #expect(host.type("a"))
    tap("Cancel", in: host)
    #expect(host.texts.contains("not"))
  }

  @Test("A field inside of a search isn't suggested what the outer one is")
  func nested() {
    struct Page: View {
      var body: some View {
        VStack { Color.red.searchable(text: .constant(""), isPresented: .constant(true), prompt: "Inner") }
          .searchable(text: .constant(""), prompt: "Outer").searchSuggestions { Text("Row") }
      }
    }
    #expect(!host(Page()).texts.contains("Row"))
  }
}
