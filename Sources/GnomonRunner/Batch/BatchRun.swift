// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

/// Draws a view for each row of a file of data.
///
/// Rows are evaluated one after the other on the main actor; drawing, encoding and writing happen beside that.
@MainActor
struct BatchRun {
  private let run: Run
  private let batch: RunRequest.Batch
  private let entry: GnomonRowEntry
  private let pattern: FileNamePattern
  private let format: PictureFormat
  private let surroundings: [Surroundings]
  private let manifest: BatchManifest
  private var reader: RowReader
  private var progress: BatchProgress
  /// The lines of the rows that the names of files were made of.
  private var lines: [String: Int] = [:]
  private var told: Set<String> = []

  /// What stops the whole batch.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(_ run: Run, _ batch: RunRequest.Batch, _ entry: GnomonRowEntry, _ surroundings: [Surroundings]) throws {
    self.run = run
    self.batch = batch
    self.entry = entry
    self.surroundings = surroundings
    pattern = try FileNamePattern(batch.pattern)
    format = PictureFormat(rawValue: run.request.output.rawValue) ?? .png
    reader = try RowReader(batch.data, batch.form)
    manifest = try BatchManifest(in: pattern.folder, shard: batch.shard, of: batch.shards)
    let rows = batch.columns == nil ? 0 : reader.count()
    let mine = rows / batch.shards + (batch.shard < rows % batch.shards ? 1 : 0)
    progress = BatchProgress(total: mine, columns: batch.columns)
  }

  /// A picture that is being drawn, encoded and written.
  private struct Picture: Sendable {
    var line: Int
    var path: String
    var key: String
    var size: Result<Int, any Error>
    /// Where its data was put together; nobody else may at the same time.
    var slot: Int
    var warnings: [RuntimeWarning]
  }

  /// Draws all rows; gives how many were bad. Throws for what no other row would go better with.
  mutating func draw() async throws -> Int {
    Interruption.watch()
    let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
    try await withThrowingTaskGroup(of: Picture.self) { group in
      var free = Array(0..<width)
      var index = 0
      while let record = reader.next() {
        if Interruption.isAsked { break }
        let isMine = index % batch.shards == batch.shard
        index += 1
        guard let work = try prepare(record, isMine: isMine) else { continue }
        if free.isEmpty, let picture = try await group.next() {
          free.append(picture.slot)
          try finish(picture)
        }
        let slot = free.removeLast()
        guard let list = try await evaluate(work, record.line) else {
          free.append(slot)
          continue
        }
        let (line, path, key) = (record.line, work.path, work.key)
        let (format, svgText, part) = (format, run.request.shownSVGText, "\(batch.shard)-of-\(batch.shards)-\(slot)")
        group.addTask {
          let warnings = RenderingWarnings()
          let size = Result {
            let data = try CairoRenderer(onWarning: warnings.add).data(list, format: format, svgText: svgText)
            try WholeFile.write(data, to: path, part: part)
            return data.count
          }
          return Picture(line: line, path: path, key: key, size: size, slot: slot, warnings: warnings.all)
        }
      }
      while let picture = try await group.next() { try finish(picture) }
    }
    progress.clear()
    RowUnderWay.line = 0
    Console.note(progress.summary + (Interruption.isAsked ? "; interrupted: the same command goes on from here" : ""))
    if Interruption.isAsked { throw Interruption.Asked() }
    return progress.bad
  }

  private struct Work {
    var row: GnomonRow
    var path: String
    var key: String
  }

  /// What is to be drawn; nil where there's nothing to do.
  private mutating func prepare(_ record: RowReader.Record, isMine: Bool) throws -> Work? {
    do {
      let row = try record.row.get()
      if isMine { tellUnknown(row, record.line) }
      let path = try pattern.path(for: row, line: record.line)
      // Of all rows, so that each part finds what two parts would write.
      if let first = lines.updateValue(record.line, forKey: path) {
        lines[path] = first
        throw GnomonRow.Failure(description: "'\(path)' is line \(first)'s file already")
      }
      guard isMine else { return nil }
      var digest = SHA256()
      digest.update(batch.identity)
      digest.update(record.bytes)
      let work = Work(row: row, path: path, key: digest.hexDigest())
      if !batch.isFresh, manifest.isFinished(path, key: work.key) {
        progress.skipped += 1
        progress.show()
        return nil
      }
      return work
    } catch {
      if isMine { tellBad(record.line, error) }
      return nil
    }
  }

  private mutating func evaluate(_ work: Work, _ line: Int) async throws -> DisplayList? {
    RowUnderWay.line = line
    RunStep.begin(.settling)
    do {
      var lists: [DisplayList] = []
      for one in surroundings {
        let host = ViewHost(try entry.make(work.row), configuration: one.configuration)
        await run.showIn(host)
        lists.append(host.displayList(onSystemBackground: true))
        show(host.warnings)
      }
      return lists.count == 1 ? lists[0] : LookMatrix(run.request, surroundings[0].configuration).drawing(of: lists)
    } catch let error as GnomonRow.Unreadable {
      throw Failure(description: "\(entry.view) can't be made of rows: \(error)")
    } catch {
      tellBad(line, error)
      return nil
    }
  }

  private mutating func show(_ warnings: [RuntimeWarning]) {
    for warning in warnings where !run.request.silenced.contains(warning.name.rawValue) {
      // Thousands of rows have the same to say.
      guard told.insert(warning.description).inserted else { continue }
      progress.clear()
      WarningOutput.show([warning], run.request.silenced, WarningOutput.Said(), run.openable)
    }
  }

  private mutating func finish(_ picture: Picture) throws {
    show(picture.warnings)
    do {
      try manifest.finished(picture.path, key: picture.key, size: try picture.size.get())
      progress.drawn += 1
      progress.show()
    } catch let error as RenderingError {
      tellBad(picture.line, error)
    } catch {
      // A disk that is full stays full.
      progress.clear()
      throw error
    }
  }

  private mutating func tellBad(_ line: Int, _ error: any Error) {
    progress.bad += 1
    tell("\(source):\(line): error: \(error)")
  }

  private mutating func tellUnknown(_ row: GnomonRow, _ line: Int) {
    for name in row.names where !entry.parameters.contains(name) && !pattern.names.contains(name) {
      guard told.insert(name).inserted else { continue }
      let near = nearest(to: name, in: entry.parameters).map { "; did you mean '\($0)'?" } ?? ""
      tell("\(source):\(line): warning: \(entry.view) takes no '\(name)'\(near)")
    }
  }

  private var source: String { batch.data == "-" ? "standard input" : batch.data }

  private mutating func tell(_ text: String) {
    progress.clear()
    Console.line(text)
    progress.show()
  }
}
