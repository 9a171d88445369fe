// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

/// What `render` takes for pictures of many rows.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Rows of data, '-' for standard input: each gives a picture of the view with its values, to a file whose name -o "
        + "makes of them, as 'out/{id}.png'. Without braces a view that takes a list gets all rows.",
      valueName: "ROWS.jsonl|ROWS.csv|ROWS.json"))
  var data: String?

  @Option(
    help: ArgumentHelp("The data's form: jsonl, csv or json; by default what the file's ending says, else jsonl."))
  var dataFormat: RunRequest.Batch.Form?

  @Option(
    help: ArgumentHelp("Draws part I of N only, from 0/N to N-1/N.", valueName: "I/N"),
    transform: parsed(ShardValue.self, form: ShardValue.form))
  var shard: ShardValue?

  @Flag(help: "Draws pictures again that are there already.")
  var fresh = false

  func check(_ options: ViewOptions, output: String?) throws {
    guard data != nil else {
      if shard != nil || dataFormat != nil || fresh {
        throw ValidationError("--shard, --data-format and --fresh go with --data.")
      }
      return
    }
    guard let output else {
      throw ValidationError(
        "--data needs -o: a name with a row's value for a picture of each, -o 'out/{id}.png', or one file for all rows."
      )
    }
    if !output.contains("{"), shard != nil || fresh {
      throw ValidationError("--shard and --fresh go with a picture of each row: -o 'out/{id}.png'")
    }
    if options.wantsPreviews { throw ValidationError("--data takes a view, not previews.") }
    if options.timings { throw ValidationError("--timings tells of one picture: leave --data out.") }
    if options.at.map({ $0.seconds.count > 1 }) == true { throw ValidationError("--data takes one instant --at.") }
  }

  func run(_ options: ViewOptions, output: String, form: PictureForm, svgText: RunRequest.SVGText?) throws {
    let data = data ?? "-"
    let ending = URL(fileURLWithPath: data).pathExtension.lowercased()
    var batch = RunRequest.Batch(
      data: data, form: dataFormat ?? (ending == "csv" ? .csv : ending == "json" ? .json : .jsonl), pattern: output)
    batch.isWhole = !output.contains("{")
    batch.shard = shard?.index ?? 0
    batch.shards = shard?.count ?? 1
    batch.isFresh = fresh
    batch.columns = isatty(STDERR_FILENO) == 1 ? terminalColumns : nil
    try runCommand(
      options.paths, target: options.target, wanted: options.wanted, swiftVersion: options.swiftVersion,
      rows: { try RowFactory.make(for: options.view, in: $0.module) },
      request: { sources in
        var request = options.request(form.output, destination: batch.isWhole ? output : "", sources: sources)
        request.svgText = svgText
        batch.identity = try identity(of: sources, request, swiftVersion: options.swiftVersion)
        request.batch = batch
        return request
      })
  }

  /// A digest of what decides the pictures beside the rows. It's the same on another machine with the same installation.
  private func identity(of sources: SourceSet, _ request: RunRequest, swiftVersion: Int) throws -> String {
    var digest = SHA256()
    for module in sources.dependencies + [sources.module] {
      for file in module.files {
        digest.update(file.name)
        digest.update(file.bytes)
      }
    }
    // Folders are others on another machine.
    var request = request
    (request.sourcePaths, request.sourcePrints) = ([:], nil)
    request.imageDirectories = []
    request.silenced = []
    request.timeout = nil
    digest.update(try request.encoded())
    digest.update("\(swiftVersion)")
    let library = try Installation.find().library
    digest.update(FileIdentity(library).map { "\($0.size) \($0.seconds)" } ?? "")
    return digest.hexDigest()
  }
}

/// `3/16`
struct ShardValue: ExpressibleByArgument, Equatable {
  static let form = "I/N with I from 0 to N-1, as 3/16"

  var index: Int
  var count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 1_000_000,
      (0..<count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }
}

extension RunRequest.Batch.Form: ExpressibleByArgument {}
