// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// The dialogs about files that views ask for now, the one that is answered first last.
  public var fileDialogs: [FileDialog] { graph.fileDialogs.shown.compactMap(\.dialog) }

  /// Chooses files in the topmost dialog, which has to be one for importing. What it doesn't allow is named in a warning, and it stays.
  ///
  /// - Returns: whether they were taken.
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

  /// Chooses the folder that the topmost dialog, one for exporting or moving, writes into. Files of the same names are overwritten by exported
  /// ones. What is written by code that waits is there after ``settle()``.
  ///
  /// - Returns: whether a view asks for a folder.
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

  /// Cancels the topmost dialog about files; false where there's none.
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
