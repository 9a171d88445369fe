// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// The dialogs about files that views ask for now. The last one is answered first.
  public var fileDialogs: [FileDialog] { graph.fileDialogs.shown.compactMap(\.dialog) }

  /// Chooses files in the topmost dialog, which has to be one for importing.
  ///
  /// Files that it doesn't allow are named in a warning, and the dialog stays.
  ///
  /// - Returns: true if the files were taken.
  @discardableResult
  public func chooseFiles(_ files: [URL]) -> Bool {
    guard let node = graph.fileDialogs.shown.last, let dialog = node.dialog,
      case .importing(let types, let allowsSeveral) = dialog.purpose
    else { return refuse("files were chosen, and no view asks for any.") }
    if files.isEmpty || files.count > 1 && !allowsSeveral {
      return refuse(
        "\(files.count) files were chosen, where \(allowsSeveral ? "at least one" : "one") is asked for.", node)
    }
    if let file = files.first(where: { !dialog.allows($0) }) {
      let names = types.map(\.identifier).joined(separator: ", ")
      return refuse(
        "\(file.lastPathComponent) can't be chosen: it's \((file.typeByName ?? .data).identifier), "
          + "where \(names.isEmpty ? "nothing" : names) is allowed.", node)
    }
    let request = node.modifier.request
    node.modifier.dismiss()
    request?.complete(.success(files))
    update()
    return true
  }

  /// Chooses the folder that the topmost dialog, one for exporting or moving, writes into.
  ///
  /// Exported files overwrite files of the same names. What is written by code that waits is there after ``settle()``.
  /// In a dialog for importing the folder itself is chosen, as by ``chooseFiles(_:)``.
  ///
  /// - Returns: true if a view asked for a folder.
  @discardableResult
  public func chooseFolder(_ folder: URL) -> Bool {
    guard let node = graph.fileDialogs.shown.last, let request = node.modifier.request else {
      return refuse("a folder was chosen, and no view asks for one.")
    }
    if case .importing = request.purpose { return chooseFiles([folder]) }
    node.modifier.dismiss()
    graph.transfers.run {
      let result: Result<[URL], any Error>
      do { result = .success(try await request.deliver(folder)) } catch { result = .failure(error) }
      request.complete(result)
    }
    update()
    return true
  }

  /// Cancels the topmost dialog about files.
  ///
  /// - Returns: false where there's none.
  @discardableResult
  public func cancelFileDialog() -> Bool {
    guard let node = graph.fileDialogs.shown.last else { return false }
    let request = node.modifier.request
    node.modifier.dismiss()
    request?.cancel()
    update()
    return true
  }

  private func refuse(_ message: String, _ node: ViewNode? = nil) -> Bool {
    graph.warn(.invalidChoice, node, message, hint: "What is asked for is in fileDialogs.")
    return false
  }
}
