// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

extension Run {
  /// The previews with names for their files, which don't change when lines move.
  func listed(_ previews: [FoundPreview]) -> [CheckedPreview] {
    var names = PreviewFileNames()
    return previews.map { preview in
      let parts = preview.place.split(separator: ":")
      let line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
      let file = line == nil ? preview.place : parts.dropLast().joined(separator: ":")
      // One without a name is called by its line.
      let name = line.map { preview.name.replacing("Line \($0)", with: "preview") } ?? preview.name
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      let key = String(names.next(for: "\(module).\(stem).\(name)", extension: "png").dropLast(4))
      return CheckedPreview(
        name: preview.name, file: request.sourcePaths[file] ?? file, line: line,
        key: key.replacing(" ", with: "-"))
    }
  }
}
