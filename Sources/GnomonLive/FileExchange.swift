// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Files and shared things on their way between a session's view and its client.
@MainActor
final class FileExchange {
  private unowned let session: LiveSession
  /// The dialog that the client was told of.
  private var told: (number: Int, purpose: FileDialog.Purpose)?
  private var lastNumber = 0
  /// Why the last choice wasn't taken.
  private var problem: String?
  private var upload: Upload?
  /// Where files lie until the session ends.
  private var folder: URL?
  /// The bytes of all files that the client has told of.
  private var toldBytes = 0

  private struct Upload {
    let dialog: Int
    let chosen: [URL]
    var files: [UploadPlan.Place]
    var index = 0
    var handle: FileHandle?
  }

  init(_ session: LiveSession) { self.session = session }

  /// Tells a dialog again: the client doesn't know of it. What was sent of files is dropped.
  func clientIsNew() {
    (told, upload, problem) = (nil, nil, nil)
  }

  // MARK: Dialogs

  /// Tells the client of a dialog that has come up, and answers those that need nobody's choice.
  func followDialogs() {
    guard let dialog = session.host.fileDialogs.last else {
      told = nil
      return
    }
    guard told?.purpose != dialog.purpose else { return }
    lastNumber += 1
    told = (lastNumber, dialog.purpose)
    switch dialog.purpose {
    case .importing(let types, let allowsSeveral):
      session.tell("dialog") { json in
        json.key("dialog")
        json.value(lastNumber)
        json.key("kinds")
        json.array { json in
          for type in types { if let name = type.preferredFilenameExtension { json.value("." + name) } }
        }
        json.key("several")
        json.value(allowsSeveral)
        json.key("folder")
        json.value(Self.takesFolders(types))
        if let problem {
          json.key("problem")
          json.value(problem)
        }
      }
    case .exporting, .moving: handOut()
    }
  }

  private static func takesFolders(_ types: [UTType]) -> Bool {
    types.contains(.folder) || types.contains(.directory)
  }

  /// Lets the view write its files, and sends them.
  private func handOut() {
    guard let target = newFolder() else {
      session.host.cancelFileDialog()
      return
    }
    let host = session.host
    host.chooseFolder(target)
    Task { @MainActor [weak self] in
      await host.settle()
      guard let self else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? []
      for name in names.sorted() {
        guard let data = FileManager.default.contents(atPath: target.path + "/" + name) else { continue }
        let number = self.session.nextContentNumber()
        self.session.send(3, number, [UInt8](data))
        self.session.tell("download") { json in
          json.key("name")
          json.value(name)
          json.key("content")
          json.value(number)
        }
      }
      try? FileManager.default.removeItem(at: target)
    }
  }

  // MARK: Files of the client

  func begin(_ message: ClientMessage) throws {
    let number = try message.need(message.dialog, "dialog")
    let files = try message.need(message.files, "files")
    // A dialog that isn't there any more has nothing to be told.
    guard let told, number == told.number, case .importing(let types, _) = told.purpose else { return }
    guard upload == nil else { throw LiveSession.Refusal(why: "files were told of before the last ones were there") }
    guard !files.isEmpty else {
      self.told = nil
      problem = nil
      session.host.cancelFileDialog()
      return
    }
    guard files.allSatisfy({ $0.size >= 0 }) else { throw LiveSession.Refusal(why: "a file has less than no bytes") }
    let limits = session.limits
    guard files.count <= limits.fileCount else {
      return decline("\(files.count) files were chosen, where \(limits.fileCount) are allowed.")
    }
    guard files.allSatisfy({ $0.size <= limits.fileBytes }), files.reduce(0, { $0 + $1.size }) <= limits.fileBytes
    else {
      return decline("The files have more than \(Self.words(limits.fileBytes)) together.")
    }
    let bytes = files.reduce(toldBytes) { $0 + $1.size }
    guard bytes <= limits.sessionFileBytes else {
      return decline("One session takes \(Self.words(limits.sessionFileBytes)) of files and no more.")
    }
    do {
      guard let folder = newFolder() else { return decline("There's no room for files.") }
      let plan = try UploadPlan(files, in: folder, takesFolders: Self.takesFolders(types))
      toldBytes = bytes
      upload = Upload(dialog: number, chosen: plan.chosen, files: plan.files)
    } catch let refusal as LiveSession.Refusal {
      throw refusal
    } catch {
      return decline("There's no room for files: \(error.localizedDescription)")
    }
    try takeUpload([])
  }

  /// Doesn't take a choice: the dialog is told again, with the reason. What still comes of the files is for nobody.
  private func decline(_ why: String) {
    (told, upload, problem) = (nil, nil, why)
  }

  private static func words(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }

  func receive(_ bytes: [UInt8]) throws {
    guard bytes.count >= 5, bytes[0] == 1 else { throw LiveSession.Refusal(why: "data of an unknown kind came") }
    let number = (0..<4).reduce(0) { $0 | Int(bytes[1 + $1]) << (8 * $1) }
    guard let upload, upload.dialog == number else { return }
    try takeUpload(bytes[5...])
  }

  /// Writes what has come to the files, one after the other.
  private func takeUpload(_ bytes: ArraySlice<UInt8>) throws {
    guard var current = upload else { return }
    var rest = bytes
    do {
      while current.index < current.files.count {
        let file = current.files[current.index]
        if current.handle == nil {
          try Data().write(to: file.url, options: .withoutOverwriting)
          current.handle = try FileHandle(forWritingTo: file.url)
        }
        let part = rest.prefix(file.left)
        if !part.isEmpty { try current.handle?.write(contentsOf: Data(part)) }
        rest = rest.dropFirst(part.count)
        current.files[current.index].left -= part.count
        guard current.files[current.index].left == 0 else { break }
        try current.handle?.close()
        current.handle = nil
        current.index += 1
      }
    } catch {
      return decline("A file can't be kept: \(error.localizedDescription)")
    }
    upload = current
    guard current.index == current.files.count else { return }
    upload = nil
    guard rest.isEmpty else { throw LiveSession.Refusal(why: "more bytes came than the files have") }
    // One that stays, since it doesn't allow what was chosen, is told again.
    told = nil
    problem = session.host.chooseFiles(current.chosen) ? nil : "The view doesn't take what was chosen."
  }

  // MARK: Sharing

  /// Tells the client what the view shares: texts and addresses.
  func share() {
    let items = session.host.sharedItems
    Task { @MainActor [weak self] in
      var shared: [(isAddress: Bool, text: String)] = []
      for item in items {
        if let url = await item.loaded(URL.self), !url.isFileURL {
          shared.append((true, url.absoluteString))
        } else if let text = await item.loaded(String.self) {
          shared.append((false, text))
        }
      }
      self?.session.tell("share") { json in
        json.key("items")
        json.array { json in
          for item in shared {
            json.object { json in
              if item.isAddress { json.key("url") } else { json.key("text") }
              json.value(item.text)
            }
          }
        }
      }
    }
  }

  // MARK: Places

  private static let prefix = "gnomon-live-"

  /// Removes the files of programs that have ended without doing so, as one that traps.
  private static func removeLeftOvers() {
    let place = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] where name.hasPrefix(prefix) {
      guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: place.appendingPathComponent(name))
    }
  }

  private func newFolder() -> URL? {
    if folder == nil {
      Self.removeLeftOvers()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(Self.prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    }
    guard let new = folder?.appendingPathComponent(UUID().uuidString) else { return nil }
    do {
      try FileManager.default.createDirectory(
        at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return new
    } catch {
      return nil
    }
  }

  func removeAll() {
    upload = nil
    if let folder { try? FileManager.default.removeItem(at: folder) }
    folder = nil
  }
}

extension NSItemProvider {
  /// A value of the item; nil where it has none of that type.
  fileprivate func loaded<Value: Transferable & Sendable>(_ type: Value.Type) async -> Value? {
    await withCheckedContinuation { done in
      _ = loadTransferable(type: type) { result in done.resume(returning: try? result.get()) }
    }
  }
}
