// SPDX-License-Identifier: Apache-2.0

/// Reads the tables of Pocket, Instapaper, Raindrop, Readeck and others.
struct TableReader: ItemReader {
  private let format: ImportFormat
  private var table: CSVReader?
  private var head: [UInt8] = []
  private var columns: TableColumns?
  private var hasFailed = false
  private var maker: LinkMaker

  init(_ format: ImportFormat, _ options: ImportOptions) {
    self.format = format
    maker = LinkMaker(options)
  }

  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem]) {
    var rows: [CSVReader.Row] = []
    if table == nil {
      // The separator is told by the first line.
      head += chunk
      guard head.contains(0x0A) || head.contains(0x0D) || head.count > 65_536 else { return }
      start(&rows)
    } else {
      table?.feed(chunk, to: &rows)
    }
    for row in rows { take(row, to: &items) }
  }

  mutating func finish(to items: inout [ImportedItem]) {
    var rows: [CSVReader.Row] = []
    if table == nil { start(&rows) }
    let isOpen = table?.finish(to: &rows) ?? false
    for row in rows { take(row, to: &items) }
    if isOpen {
      let sentence =
        "The table ends within quotes. A quote is missing, so that the last row may hold what belongs to several."
      items.append(.problem(ImportProblem(place: ImportPlace(line: rows.last?.line ?? 1), sentence: sentence)))
    }
    if columns == nil, !hasFailed {
      items.append(.problem(ImportProblem(place: ImportPlace(line: 1), sentence: "The table is empty.")))
    }
  }

  private mutating func start(_ rows: inout [CSVReader.Row]) {
    table = CSVReader(separator: Self.separator(head))
    table?.feed(head, to: &rows)
    head = []
  }

  /// The separator that stands most often in the first line: a comma, a semicolon or a tab.
  static func separator(_ head: [UInt8]) -> UInt8 {
    let line = head.prefix { $0 != 0x0A && $0 != 0x0D }
    let counts = [UInt8(0x2C), 0x3B, 0x09].map { mark in (mark: mark, count: line.count { $0 == mark }) }
    return counts.max { $0.count < $1.count }.flatMap { $0.count > 0 ? $0.mark : nil } ?? 0x2C
  }

  private mutating func take(_ row: CSVReader.Row, to items: inout [ImportedItem]) {
    guard !hasFailed else { return }
    guard let columns else {
      columns = TableColumns(row.fields)
      if columns == nil {
        hasFailed = true
        let sentence =
          "The first row has to name the columns, and one of them has to be \u{201C}url\u{201D}. Nothing was read."
        items.append(.problem(ImportProblem(place: ImportPlace(line: row.line), sentence: sentence)))
      }
      return
    }
    var found = LinkMaker.Found()
    found.isCut = row.isCut
    let values = columns.values(row.fields)
    found.values.address = values[.address] ?? ""
    found.values.title = values[.title].flatMap { $0 == values[.address] ? nil : $0 }
    found.values.summary = values[.summary]
    found.values.note = values[.note]
    found.values.language = values[.language]
    found.values.added = values[.added].flatMap(DateReader.date)
    if let tags = values[.tags] { addTags(tags, to: &found) }
    if let folder = values[.folder] { take(folder: folder, &found) }
    if let state = values[.state] { take(state: state, &found) }
    if let value = values[.favourite] { found.values.isFavourite = Self.isTrue(value) }
    if let value = values[.archived] { found.values.isArchived = Self.isTrue(value) }
    if let value = values[.unread] { found.values.isRead = !Self.isTrue(value) }
    if let value = values[.read] { found.values.isRead = Self.isTrue(value) }
    if let text = values[.highlights] { found.values.highlights = Self.highlights(text) }
    maker.make(found, line: row.line, to: &items)
  }

  /// `a|b` in Pocket, `["a","b"]` in Instapaper and Readeck, `a, b` in Raindrop.
  private func addTags(_ text: String, to found: inout LinkMaker.Found) {
    if text.hasPrefix("["), let list = JSONValue.parse(Array(text.utf8))?.array {
      for tag in list.compactMap(\.string) { found.tags.add(tag) }
      return
    }
    let separator: Character =
      format == .pocketTable || text.contains("|") ? "|" : text.contains(";") && !text.contains(",") ? ";" : ","
    for tag in text.split(separator: separator) { found.tags.add(tag) }
  }

  private func take(folder: String, _ found: inout LinkMaker.Found) {
    switch folder.lowercased() {
    case "unread": found.values.isRead = false
    case "archive": archive(&found)
    case "starred": found.values.isFavourite = true
    case "unsorted": break
    default:
      // Raindrop writes the levels of a collection with slashes.
      found.folders.append(
        format == .raindropTable ? folder.split(separator: "/").map { String($0).trimmed } : [folder])
    }
  }

  private func take(state: String, _ found: inout LinkMaker.Found) {
    switch state.lowercased() {
    case "archive", "archived": archive(&found)
    case "unread", "new", "later", "active": found.values.isRead = false
    case "read": found.values.isRead = true
    default: break
    }
  }

  private func archive(_ found: inout LinkMaker.Found) {
    found.values.isArchived = true
    found.values.isRead = true
  }

  static func isTrue(_ text: String) -> Bool {
    ["true", "1", "yes", "y"].contains(text.lowercased())
  }

  /// Raindrop writes `Highlight:…` and `Note:…` lines.
  private static func highlights(_ text: String) -> [ExportedLink.Highlight] {
    var result: [ExportedLink.Highlight] = []
    for part in text.split(separator: "\n").map({ String($0).trimmed }) where !part.isEmpty {
      if part.hasPrefix("Note:"), !result.isEmpty {
        result[result.count - 1].note = String(part.dropFirst(5)).nonEmpty
      } else {
        result.append(
          ExportedLink.Highlight(text: part.hasPrefix("Highlight:") ? String(part.dropFirst(10)).trimmed : part))
      }
    }
    return Array(result.prefix(ImportLimits.mostTags))
  }
}
