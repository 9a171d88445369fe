// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

@MainActor @Observable
private final class LoadedRows {
  var isLoaded = false
}

/// A row that keeps a state, and shows something else once all are loaded.
private struct LoadingRow: View {
  let row: Int
  let rows: LoadedRows
  let journal: Journal
  @State private var count = 0

  var body: some View {
    if rows.isLoaded {
      Text(verbatim: "\(row)").frame(height: 20).onAppear { journal.add("loaded \(row)") }
    } else {
      Color.red.frame(height: 20)
    }
  }
}

/// Rows that a lazy container has left behind because they keep a state.
@MainActor @Suite struct LazyLeftRowTests {
  @Test func whatANewItemDoesWaitsUntilItIsSeen() {
    let (rows, journal) = (LoadedRows(), Journal())
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { LoadingRow(row: $0, rows: rows, journal: journal) }
      }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 2_000))
    rows.isLoaded = true
    host.update()
    #expect(!journal.entries.contains("loaded 0") && journal.entries.contains("loaded 100"))
    host.scroll(to: .zero)
    #expect(journal.entries.contains("loaded 0"))
  }

  @Test func aPageLooksAtNoMoreRowsTheFartherItIs() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<20_000, id: \.self) { row in Button("\(row)") {}.frame(height: 20) }
      }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    var collection: LazyCollectionNode?
    func find(_ node: ViewNode) {
      if let found = node as? LazyCollectionNode { collection = found }
      node.forEachChild(find)
    }
    find(host.root)
    for page in 1..<200 {
      host.scroll(to: CGPoint(x: 0, y: 100 * page))
      #expect(try #require(collection).touchedCount < 20, "page \(page)")
    }
    #expect(try #require(collection).elements.count > 500, "a button keeps a state")
  }
}
