// SPDX-License-Identifier: Apache-2.0
import Interchange
import Testing

@Suite struct SampleTests {
  @Test(arguments: Sample.all)
  func everySampleIsRecognisedAndRead(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    #expect(ImportFormat.recognise(bytes) == .format(sample.format))
    #expect(Reading.lines(Reading.items(bytes, sample.format)) == sample.lines)
  }

  @Test func everyFormatHasASample() {
    #expect(Set(Sample.all.map(\.format)) == Set(ImportFormat.allCases).subtracting([.zip, .firefoxPacked]))
  }

  @Test(arguments: Sample.all)
  func aFileGivesTheSameCutAtEveryByte(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    let whole = Reading.items(bytes, sample.format)
    for cut in 0...bytes.count {
      var survey = ImportSurvey(sample.format)
      for piece in [bytes[..<cut], bytes[cut...]] { survey.feed(Array(piece)) }
      survey.finish()
      var reader = ImportReader(sample.format, folders: survey.folders)
      var items = reader.feed(Array(bytes[..<cut]))
      items += reader.feed(Array(bytes[cut...]))
      items += reader.finish()
      guard items == whole else {
        Issue.record("\(sample.name) differs when it is cut at byte \(cut).")
        return
      }
    }
    #expect(Reading.items(bytes, sample.format, size: 1) == whole)
    #expect(Reading.items(bytes, sample.format, size: 7) == whole)
  }

  @Test(arguments: Sample.all)
  func everyEncodingGivesTheSame(_ sample: Sample) {
    let text = String(String.UnicodeScalarView(sample.text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
    let bytes = Array(text.utf8)
    let whole = Reading.items(bytes, sample.format)
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files = [
      [0xEF, 0xBB, 0xBF] + bytes, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
      bytes.flatMap { $0 == 0x65 ? [$0, 0] : [$0] },
    ]
    for file in files {
      #expect(ImportFormat.recognise(file) == .format(sample.format))
      #expect(Reading.items(file, sample.format) == whole)
      #expect(Reading.items(file, sample.format, size: 3) == whole)
    }
  }

  @Test func oldWesternFilesAreRead() {
    let bytes: [UInt8] =
      Array("<DT><A HREF=\"https://a.example/\">Caf".utf8) + [0xE9, 0x20, 0x93, 0x78, 0x94, 0xFF] + Array("</A>".utf8)
    #expect(Reading.lines(Reading.items(bytes, .bookmarkPage)) == ["https://a.example/ “Café “x”ÿ”"])
    #expect(Reading.items(bytes, .bookmarkPage, size: 1) == Reading.items(bytes, .bookmarkPage))
  }

  @Test func foldersBecomeWhatIsChosen() {
    let sample = Array(Sample.pages[0].text.utf8)
    func tags(_ folders: ImportOptions.Folders) -> [[String]] {
      Reading.items(sample, .bookmarkPage, options: ImportOptions(folders: folders, extraTags: ["imported"])).compactMap
      {
        if case .link(let link) = $0 { link.values.tags } else { nil }
      }
    }
    #expect(tags(.path) == [["imported"], ["Work/Bills ／ 2024", "imported"], ["Work", "imported"], ["imported"]])
    #expect(
      tags(.eachName) == [["imported"], ["Work", "Bills ／ 2024", "imported"], ["Work", "imported"], ["imported"]])
    #expect(tags(.lastName) == [["imported"], ["Bills ／ 2024", "imported"], ["Work", "imported"], ["imported"]])
    #expect(tags(.none) == [["imported"], ["imported"], ["imported"], ["imported"]])
  }

  @Test(arguments: [
    ("", "The file is empty."), (" \n\t", "The file is empty."), ("SQLite format 3\0", "The file is a database"),
    ("<html><body><a href='https://a.example'>x</a></body></html>", "The file is an HTML page"),
    ("<?xml version='1.0'?><opml/>", "The file is XML"),
    ("{\"a\":1}", "The file is JSON, but"), ("[1,2]", "The file is JSON, but"),
    ("Dear diary", "The file holds no links"), ("%PDF-1.7", "The file is a PDF"),
    ("title,text\na,b", "The file holds no links"),
  ])
  func whatIsNoExportIsSaidToBeNone(_ text: String, _ beginning: String) {
    guard case .none(let sentence) = ImportFormat.recognise(Array(text.utf8)) else {
      Issue.record("\(text) was taken.")
      return
    }
    #expect(sentence.hasPrefix(beginning) && sentence.hasSuffix("."), "\(sentence)")
  }
}
