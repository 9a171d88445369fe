// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import QuickLook`: files aren't shown.
@_exported import GnomonFoundation
public import Gnomon

extension View {
  /// Shows a file where its address isn't nil. It isn't shown: a warning says so once.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookLack(isWanted: item.wrappedValue != nil))
  }
  /// Shows a file of several where its address isn't nil. It isn't shown: a warning says so once.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { modifier(QuickLookLack(isWanted: selection.wrappedValue != nil)) }
}

private struct QuickLookLack: ViewModifier {
  let isWanted: Bool
  func body(content: Content) -> some View {
    if isWanted { let _ = _FrameworkLack.say("quickLookPreview shows no files.") }
    content
  }
}

/// What shows files, by UIKit's name. Its name is drawn.
open class QLPreviewController: UIViewController {
  /// What gives the files: it isn't asked.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The file that is shown.
  open var currentPreviewItemIndex = 0
  /// Asks for the files again.
  open func reloadData() {}
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "files aren't shown") }
}
/// What gives files. It isn't asked.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// The number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address.
  var previewItemURL: URL? { get }
}
extension NSURL: QLPreviewItem {
  /// The address.
  public var previewItemURL: URL? { self as URL }
}
