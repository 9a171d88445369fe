// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// How the rows of the table are measured here: each measure builds the screen that its rows were taken from, draws it
/// and reads the values off the picture or the frames.
@MainActor
struct SurfaceMeasures {
  typealias Measure = @MainActor (SurfaceRow) throws -> [SurfaceReading]
  private(set) var measures: [String: Measure] = [:]
  /// The rows that have no measure, with the reason.
  private(set) var unmeasured: [String: String] = [:]

  /// All measures and all reasons.
  static let all: SurfaceMeasures = {
    var all = SurfaceMeasures()
    all.addLists()
    all.addBars()
    all.addSearchTabs()
    all.addSymbols()
    all.addBadgedTabs()
    all.addGroupedLists()
    all.addControls()
    all.addPresentations()
    all.addTexts()
    return all
  }()

  /// Says how some rows are measured.
  mutating func add(_ ids: String..., measure: @escaping Measure) {
    for id in ids {
      precondition(measures[id] == nil && unmeasured[id] == nil, "\(id) is measured twice.")
      measures[id] = measure
    }
  }

  /// Says why some rows aren't measured.
  mutating func leaveOut(_ ids: String..., because reason: String) {
    for id in ids { unmeasured[id] = reason }
  }
}

@MainActor
@Suite("Each measure of a real screen holds here", .serialized)
struct SurfaceTests {
  @Test("A row's values are within its tolerance", arguments: SurfaceTable.rows)
  func row(_ row: SurfaceRow) throws {
    guard let measure = SurfaceMeasures.all.measures[row.id] else { return }
    let readings = try measure(row)
    let agrees =
      readings.count == row.values.count
      && zip(row.values, readings).allSatisfy { $0.agrees(with: $1, tolerance: row.tolerance) }
    #expect(agrees, "\(row.id): \(row.values) ± \(row.tolerance) in the table, \(readings) here")
  }

  @Test("Each row of the table has a measure, or a reason why it has none")
  func completeness() {
    let all = SurfaceMeasures.all
    let known = Set(SurfaceTable.rows.map(\.id))
    #expect(SurfaceTable.rows.count == known.count && known.count > 260)
    #expect(known.filter { all.measures[$0] == nil && all.unmeasured[$0] == nil }.sorted() == [])
    #expect(Set(all.measures.keys).union(all.unmeasured.keys).subtracting(known).sorted() == [])
  }
}
