// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Wherever somebody is, the address leads a new host to the same place.
@MainActor @Suite struct PlaceOracleTests {
  enum Route: Hashable { case settings, detail(Int) }

  private struct Everything: View {
    @State private var tab = "first"
    @State private var path: [Route] = []
    @State private var box: String?
    var body: some View {
      TabView(selection: $tab) {
        Tab("First", systemImage: "1.circle", value: "first") {
          NavigationStack {
            VStack {
              NavigationLink("third") { NavigationLink("deeper") { Text("leaf") } }
              NavigationLink("12") { Text("link of a number's name") }
            }
            .navigationDestination(for: Int.self) { number in NavigationLink("on") { Text("\(number)") } }
            .navigationDestination(for: Route.self) { Text("\($0)") }
          }
        }
        Tab("Second", systemImage: "2.circle", value: "second") {
          NavigationStack(path: $path) {
            Text("routes").navigationDestination(for: Route.self) { route in NavigationLink("on") { Text("\(route)") } }
          }
        }
        Tab("Third", systemImage: "3.circle", value: "third") {
          NavigationSplitView {
            List(["first", "12", "~"], id: \.self, selection: $box) { Text($0) }
          } detail: {
            NavigationStack {
              Text("box \(box ?? "-")").navigationDestination(for: String.self) { Text("mail \($0)") }
            }
          }
        }
      }
    }
  }

  private static let parts = [
    "first", "second", "third", "12", "007", "settings", #"{"c":"detail","v":"3"}"#, "~", "~link=12", "~link=third",
    "on",
    "deeper", "~String=12", "~Int=1", "~shown=1", "~=~", "", "x%2Fy", "~=..",
  ]

  @Test("Random addresses lead somewhere, and from there an address leads back", arguments: [390.0, 1000])
  func anywhere(_ width: CGFloat) throws {
    var seed: UInt64 = 23
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    func fresh() -> ViewHost {
      let host = makeHost(Everything(), width, 600)
      host.update()
      return host
    }
    let host = fresh()
    var places: Set<String> = []
    for _ in 0..<120 {
      let text = (0...next(4)).map { _ in Self.parts[next(Self.parts.count)] }.joined(separator: "/")
      let missing = try host.go(to: NavigationAddress(text))
      let place = host.place
      places.insert(place.address)
      let other = fresh()
      #expect(try other.go(to: NavigationAddress(place.address)).isEmpty, "\(place.address), by \(text)")
      #expect(other.place == place, "by \(text)")
      #expect(other.texts == host.texts, "\(place.address), by \(text)")
      // What leads somewhere leads there again.
      #expect(try host.go(to: NavigationAddress(text)) == missing, "\(text)")
      #expect(host.place == place, "\(text)")
    }
    #expect(places.count > 15, "\(places)")
  }

  @Test("What is presented has no part in the address; a deep stack's ends at 64 pages")
  func bounds() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: .constant(Array(0..<80))) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("\(number)").sheet(isPresented: .constant(number == 79)) {
              NavigationStack(path: .constant(["in", "sheet"])) {
                Text("sheet").navigationDestination(for: String.self) { Text($0) }
              }
            }
          }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts.contains("sheet"))
    #expect(host.place.address == (0..<64).map { "\($0)" }.joined(separator: "/"))
    // A path that doesn't follow can't be left.
    #expect(try host.go(to: NavigationAddress("7")).text == "7")
  }
}
