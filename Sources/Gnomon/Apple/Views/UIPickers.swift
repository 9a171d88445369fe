// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a picker of documents does, by UIKit's older name.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// It copies documents in.
  case `import`
  /// It opens documents.
  case open
  /// It copies documents out.
  case exportToService
  /// It moves documents.
  case moveToService
}

/// What takes or chooses a picture, by UIKit's name. There is no camera and no library: its name is drawn, and nothing is chosen.
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of pictures that were taken.
    case savedPhotosAlbum
  }
  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was changed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera says of it.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// Where it lies in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// A picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }
  /// Which camera is meant.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear
    /// The one at the front.
    case front
  }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }
  /// How fine films are.
  public enum QualityType: Int, Sendable {
    /// Very.
    case typeHigh
    /// Less.
    case typeMedium
    /// Least.
    case typeLow
  }
  /// How a picker's files are handed on.
  public enum ImageURLExportPreset: Int, Sendable {
    /// In a form that others can read.
    case compatible
    /// As they are.
    case current
  }
  /// Whether pictures come from somewhere: false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The kinds that come from somewhere: nil.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Whether there is a camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// What is told of the choice. Nothing is.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from. It's kept.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that may be chosen. It's kept.
  open var mediaTypes = ["public.image"]
  /// Whether a picture may be changed. It's kept.
  open var allowsEditing = false
  /// Which camera is meant. It's kept.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes. It's kept.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// How fine films are. It's kept.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds. It's kept.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's own buttons are there. It's kept.
  open var showsCameraControls = true
  /// A view over the camera's picture. It's kept.
  open var cameraOverlayView: UIView?
  /// How pictures are handed on. It's kept.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "use PhotosPicker") }
}

/// What is told of a chosen picture, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// What chooses files, by UIKit's name. There are none to choose: its name is drawn.
open class UIDocumentPickerViewController: UIViewController {
  /// The kinds that may be chosen.
  public let contentTypes: [UTType]
  /// What is told of the choice. Nothing is.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be chosen. It's kept.
  open var allowsMultipleSelection = false
  /// The folder that is shown first. It's kept.
  open var directoryURL: URL?
  /// Whether names show what follows the dot. It's kept.
  open var shouldShowFileExtensions = false
  /// What chooses files to open.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.contentTypes = contentTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// What chooses files to open.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// What does something with files of types by their names, as in UIKit's older form.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }
  /// What chooses a place for files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    contentTypes = []
    super.init(nibName: nil, bundle: nil)
  }
  /// What chooses a place for files.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// One of an archive: it chooses nothing.
  public required init?(coder: NSCoder) {
    contentTypes = []
    super.init(coder: coder)
  }
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "use fileImporter") }
}

/// What is told of chosen files, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What says what is shared in each way, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for it while ways are shown.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared in a way.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
