// SPDX-License-Identifier: Apache-2.0
import CFuzzer
import Foundation
import GnomonRequest

/// Feeds one reader of foreign bytes with inputs that libFuzzer makes.
///
///     GnomonFuzz png -max_total_time=60 Corpus/png
///     GnomonFuzz png crash-0123
///
/// The first argument names the reader; all others are libFuzzer's. `GnomonFuzz list` prints the readers' names.
@main
enum GnomonFuzz {
  /// The reader's name for processes that libFuzzer starts, which get none as an argument.
  private static let variable = "GNOMON_FUZZ_READER"

  @MainActor static func main() {
    var arguments = CommandLine.arguments
    if arguments.count > 1, !arguments[1].hasPrefix("-") { setenv(variable, arguments.remove(at: 1), 1) }
    let name = ProcessInfo.processInfo.environment[variable] ?? ""
    if name == "list" { return print(readers.map(\.name).joined(separator: "\n")) }
    guard let reader = readers.first(where: { $0.name == name })?.make() else {
      print("There's no reader '\(name)'. The readers: \(readers.map(\.name).joined(separator: ", ")).")
      exit(2)
    }
    shown = reader
    arguments.insert(contentsOf: reader.limits.options, at: 1)
    var texts = arguments.map { strdup($0) } + [nil]
    var count = CInt(arguments.count)
    let code = texts.withUnsafeMutableBufferPointer { texts -> CInt in
      var address = texts.baseAddress
      return LLVMFuzzerRunDriver(&count, &address) { bytes, count in
        let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
        MainActor.assumeIsolated { GnomonFuzz.shown?.read(data) }
        return 0
      }
    }
    exit(code)
  }

  /// Each reader's name, and how it's made.
  @MainActor private static let readers: [(name: String, make: @MainActor () -> any Reader)] = [
    ("png", { PictureReader(format: PNGFormat.self) }),
    ("jpeg", { PictureReader(format: JPEGFormat.self) }),
    ("webp", { PictureReader(format: WebPFormat.self) }),
    ("svg", { SVGReader() }),
    ("fonts", { FontReader() }),
    ("rows-json", { RowsReader(form: .jsonl) }),
    ("rows-csv", { RowsReader(form: .csv) }),
    ("markdown", { MarkdownReader() }),
    ("layouts", { LayoutReader() }),
    ("assets", { AssetReader() }),
    ("addresses", { AddressReader() }),
    ("navigation", { NavigationReader() }),
    ("paths", { PathReader() }),
    ("live", { LiveReader() }),
  ]

  /// The reader that this process runs.
  @MainActor static var shown: (any Reader)?
}

/// What libFuzzer calls for a new input. Formats with parts are changed part by part, so that lengths and sums stay right.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
  let format = MainActor.assumeIsolated { GnomonFuzz.shown?.format }
  guard let format else { return LLVMFuzzerMutate(bytes, count, limit) }
  var mutator = PartMutator(format, seed: UInt64(seed))
  guard let made = mutator.changed(Array(UnsafeBufferPointer(start: bytes, count: count)), limit: limit) else {
    return LLVMFuzzerMutate(bytes, count, limit)
  }
  bytes.update(from: made, count: made.count)
  return made.count
}
