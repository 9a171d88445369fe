// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A path of values of several types is kept and brought back, as Apple documents `NavigationPath.codable`.
@MainActor @Suite struct NavigationPathTests {
  struct Plain: Hashable {}

  struct Item: Hashable, Codable {
    var name: String
  }

  @Test("A path is written and read with values of any types")
  func roundTrip() throws {
    var path = NavigationPath([1, 2])
    path.append("two")
    path.append(Item(name: "three"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    #expect(read.codable == path.codable)
    #expect(read.count == 4)
    let empty = try JSONEncoder().encode(try #require(NavigationPath().codable))
    #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: empty)).isEmpty)
  }

  @Test("A path with a value that can't be written has no such form")
  func notCodable() {
    var path = NavigationPath()
    path.append(1)
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test(
    "What isn't a path that was written says so",
    arguments: [
      #"["nothing", "1"]"#, #"["Si"]"#, #"["Si", "x"]"#, "{}", #"["$s", "1"]"#, #"["", ""]"#,
      // The metatype of a metatype of nothing, which Swift's runtime crashes on.
      #"["1", "\"MMMMMMMMSDMOyMM\t#"]"#, #"["\"MMMMMMMMSDMOyMM\t#", "1"]"#, #"["Sim", "1"]"#, #"["\u0001abcd", "1"]"#,
    ])
  func bad(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }

  @Test("A stack shows a path that was read")
  func shown() throws {
    struct Page: View {
      @State var path: NavigationPath
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Item.self) { Text("item \($0.name)") }
        }
      }
    }
    var path = NavigationPath()
    path.append(Item(name: "one"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    let host = makeHost(Page(path: NavigationPath(read)), 300, 300)
    host.update()
    #expect(host.texts.contains("item one"))
  }
}
