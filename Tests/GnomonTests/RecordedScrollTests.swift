import Foundation
import Testing

@testable import Gnomon

/// Recorded on macOS 27 (swiftui-data-and-scrolling, swiftui-alert-presenting, swiftui-environment-control-state).
@MainActor @Suite struct RecordedScrollTests {
  private struct Nested: View {
    let journal: Journal
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 200)
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<30) { Color.blue.frame(height: 30).id($0) } }
            }
            .frame(height: 100)
            Color.red.frame(height: 200)
          }
        }
        .onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }

  /// T14: the outer one stays at 0, the inner one goes to 300.
  @Test func theInnermostScrollViewMovesAlone() {
    let host = makeHost(Nested(journal: Journal()), 100, 100)
    host.update()
    let tops = host.snapshot().root.all("Color").map(\.rendered.minY)
    #expect(tops[0] == 0 && tops[11] == 200)
  }

  private struct Asked: View {
    @State private var isAsked = true
    let roles: [ButtonRole?]
    var body: some View {
      Color.red.alert("Sure?", isPresented: $isAsked) {
        ForEach(roles.indices, id: \.self) { Button("b\($0)", role: roles[$0]) {} }
      }
    }
  }

  /// R1 and A5: an alert without buttons gets OK, one with a button that destroys a Cancel.
  @Test func alertsCanBeClosed() {
    for (roles, words) in [
      ([], ["Sure?", "OK"]), ([nil], ["Sure?", "b0"]), ([nil, .destructive], ["Sure?", "b0", "b1", "Cancel"]),
      ([.destructive, .cancel], ["Sure?", "b0", "b1"]),
    ] as [([ButtonRole?], [String])] {
      let host = makeHost(Asked(roles: roles), 400, 400)
      host.update()
      #expect(host.snapshot().root.all("Text").compactMap(\.text) == words)
    }
  }

  @Test func controlsAreActive() {
    #expect(EnvironmentValues().controlActiveState == .key)
    #expect(EnvironmentValues().locale.identifier == "en_US")
    #expect(EnvironmentValues().calendar.firstWeekday == 1)
  }
}
