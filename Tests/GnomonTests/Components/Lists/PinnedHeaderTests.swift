// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Headers of plain lists stay in sight") struct PinnedHeaderTests {
  private func list(_ style: some ListStyle, _ log: Journal = Journal()) -> ViewHost {
    let host = makeHost(
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<5, id: \.self) { row in
              Text(verbatim: "\(section).\(row)").onTapGesture { log.add("\(section).\(row)") }
            }
          } header: {
            Text(verbatim: "head \(section)").onTapGesture { log.add("head \(section)") }
          }
        }
      }
      .listStyle(style), 200, 150)
    host.update()
    return host
  }

  @Test("A header stays at the top while its rows pass below it, and is pushed out by the next")
  func pinned() throws {
    let log = Journal()
    let host = list(.plain, log)
    let start = try #require(host.places["head 0"])
    host.scroll(to: CGPoint(x: 0, y: 100))
    #expect(isClose(try #require(host.places["head 0"]), start))
    host.tap(at: CGPoint(x: 30, y: start + 5))
    #expect(log.entries == ["head 0"], "what lies below the header isn't touched")
    // A section is a header of 34 and five rows of 52: 294.
    host.scroll(to: CGPoint(x: 0, y: 280))
    #expect(isClose(try #require(host.places["head 0"]), start - 20))
    #expect(isClose(try #require(host.places["head 1"]), start + 14))
  }

  @Test("Headers of grouped lists scroll away")
  func grouped() throws {
    let host = list(.insetGrouped)
    host.scroll(to: CGPoint(x: 0, y: 200))
    #expect(host.places["head 0"] == nil || host.places["head 0"]! < 0)
  }
}
