// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Sessions of dragging and dropping, as Apple documents `DropSession` and `DragSession`.
@MainActor @Suite struct DragSessionTests {
  private struct Card: Transferable, Identifiable, Codable {
    let id: Int
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  private struct Table: View {
    let log: Journal
    var allowsMove = true
    var isEnabled = true
    var wants: DropOperation? = nil
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).draggable(Card(id: 7))
          .onDragSessionUpdated { log.add("drag \($0.phase) \($0.location.y) \($0.draggedItemIDs(for: Int.self))") }
          .dragConfiguration(DragConfiguration(allowMove: allowsMove))
        destination
      }
    }

    @ViewBuilder private var destination: some View {
      let plain = Color.blue.frame(height: 50)
        .dropDestination(for: Card.self, isEnabled: isEnabled) { cards, session in
          log.add("took \(cards.map(\.id)) \(session.phase) \(session.size.height)")
        }
        .onDropSessionUpdated { session in
          let ids = session.localSession.map { "\($0.draggedItemIDs(for: Int.self))" } ?? "elsewhere"
          let moves = session.suggestedOperations.contains(.move)
          log.add("drop \(session.phase) \(session.location.y) \(session.itemsCount) \(ids) \(moves)")
        }
      if let wants { plain.dropConfiguration { _ in DropConfiguration(operation: wants) } } else { plain }
    }
  }

  private let log = Journal()
  private let source = CGPoint(x: 50, y: 20)
  private let target = CGPoint(x: 50, y: 60)

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(view, 100, 100)
    host.update()
    return host
  }

  @Test("Both sides hear of each phase, in their own coordinates")
  func phases() {
    let host = host(Table(log: log))
    host.beginDrag(at: source)
    #expect(log.entries == ["drag initial 20.0 [7]", "drag active 20.0 [7]"])
    log.clear()
    #expect(host.moveDrag(to: target) == .copy)
    #expect(
      log.entries == ["drag active 60.0 [7]", "drop entering 10.0 1 [7] true", "drop active 10.0 1 [7] true"])
    log.clear()
    host.moveDrag(to: source)
    #expect(log.entries == ["drag active 20.0 [7]", "drop exiting -30.0 1 [7] true"])
    host.moveDrag(to: target)
    log.clear()
    #expect(host.endDrag())
    let copy = "\(DragSession.Phase.ending(.copy))".replacingOccurrences(of: "ending", with: "")
    #expect(
      log.entries == [
        "drag ending\(copy) 60.0 [7]", "drop ended\(copy) 10.0 1 [7] true", "took [7] ended\(copy) 50.0",
        "drag ended\(copy) 60.0 [7]", "drop dataTransferCompleted 10.0 1 [7] true",
        "drag dataTransferCompleted 60.0 [7]",
      ])
    log.clear()
    host.beginDrag(at: source)
    host.cancelDrag()
    #expect(log.entries.count == 4 && log.entries.last?.hasPrefix("drag ended") == true)
    #expect(log.entries.last?.contains("cancel") == true)
  }

  @Test("A configuration says what is done, as far as the source lets it")
  func configurations() {
    func operation(_ table: Table) -> DropOperation? {
      let host = host(table)
      host.beginDrag(at: source)
      return host.moveDrag(to: target)
    }
    #expect(operation(Table(log: log, wants: .move)) == .move)
    #expect(operation(Table(log: log, allowsMove: false, wants: .move)) == .forbidden)
    #expect(operation(Table(log: log, wants: .forbidden)) == .forbidden)
    #expect(operation(Table(log: log, isEnabled: false)) == nil)
    let refusing = host(Table(log: log, allowsMove: false, wants: .move))
    log.clear()
    #expect(!refusing.dragAndDrop(from: source, to: target, steps: 1))
    #expect(!log.entries.contains { $0.hasPrefix("took") })
    let elsewhere = host(Table(log: log))
    log.clear()
    #expect(elsewhere.drop([Card(id: 1), Card(id: 2)], at: target))
    #expect(log.entries.first == "drop entering 10.0 2 elsewhere false")
    #expect(log.entries.contains { $0.hasPrefix("took [1, 2]") })
  }

  private struct Slow: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .plainText) {
        Data($0.text.utf8)
      } importing: { data in
        await Task.yield()
        return Slow(text: String(decoding: data, as: UTF8.self))
      }
    }
  }

  @Test("Values that have to be waited for are told of when they're there")
  func waiting() async {
    let host = host(
      Color.blue.dropDestination(for: Slow.self) { values, _ in log.add(values[0].text) }
        .onDropSessionUpdated { log.add("\($0.phase)") })
    #expect(host.drop([Slow(text: "late")], at: target))
    #expect(!log.entries.contains("dataTransferCompleted"))
    await host.settle()
    #expect(log.entries.suffix(2) == ["late", "dataTransferCompleted"])
  }
}
