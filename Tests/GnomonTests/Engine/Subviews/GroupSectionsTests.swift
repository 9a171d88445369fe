// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct GroupSectionsTests {
  @Test func sectionsAreFound() {
    let host = makeHost(
      Group(
        sections: TupleView(
          (
            Text("lone"),
            Section("A") {
              Text("1"); Text("2")
            },
            Section {
              Text("3")
            } footer: {
              Text("end")
            }
          ))
      ) { sections in
        VStack {
          ForEach(sections) { section in
            Text("\(section.header.count)\(section.content.count)\(section.footer.count)")
            section.content
          }
        }
      }, 300, 300)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["010", "lone", "120", "1", "2", "011", "3"])
  }
}
