// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A posted form with files. Each file is written to the disk as it comes, so that its size takes no memory.
struct UploadedForm {
  struct File {
    /// The name that the sender gave.
    var name: String
    /// Where it lies. Whoever takes the form removes it.
    var url: URL
  }

  /// The most bytes of a field that is no file.
  private static let longestField = 64 << 10

  private(set) var fields = FormFields()
  private(set) var files: [File] = []

  private let folder: String
  private var current: (name: String, isFile: Bool, value: [UInt8])?
  private var handle: FileHandle?

  /// Reads a request to its end. Nothing is left in the folder where it's refused.
  ///
  /// - Parameter largest: the most bytes of all files together.
  static func receive(_ request: Request, into folder: String, largest: Int) async throws -> UploadedForm {
    var reader = try MultipartReader(contentType: request.headers[.contentType] ?? "")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var form = UploadedForm(folder: folder)
    do {
      var total = 0
      for try await buffer in request.body {
        total += buffer.readableBytes
        guard total <= largest + (1 << 20) else {
          throw WebError(.contentTooLarge, "A file has at most \(largest >> 20) MB.")
        }
        try reader.feed(buffer.readableBytesView) { try form.take($0) }
      }
      try reader.finish()
    } catch {
      form.remove()
      throw error
    }
    return form
  }

  private init(folder: String) { self.folder = folder }

  /// Removes the files.
  func remove() { for file in files { try? FileManager.default.removeItem(at: file.url) } }

  private mutating func take(_ event: MultipartReader.Event) throws {
    switch event {
    case .begin(let name, let file):
      current = (name, file != nil, [])
      guard let file, !file.isEmpty else { return }
      let url = URL(filePath: "\(folder)/\(UUID().uuidString)")
      guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else {
        throw WebError(.insufficientStorage, "The file can't be kept.")
      }
      files.append(File(name: file, url: url))
      handle = try FileHandle(forWritingTo: url)
    case .bytes(let bytes):
      if let handle {
        try handle.write(contentsOf: Data(bytes))
      } else if current?.isFile == false {
        guard (current?.value.count ?? 0) + bytes.count <= Self.longestField else { throw WebError(.contentTooLarge) }
        current?.value += bytes
      }
    case .end:
      try handle?.close()
      handle = nil
      if let current, !current.isFile {
        fields.fields.append((current.name, String(decoding: current.value, as: UTF8.self)))
      }
      current = nil
    }
  }
}
