// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A search for files by what is known of them, by Foundation's name. There is no such index here, and no cloud: it finds nothing, and says so once.
open class NSMetadataQuery: NSObject {
  /// What the files have to be. It's kept.
  open var predicate: NSPredicate?
  /// The order. It's kept.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// What is asked for of each file. It's kept.
  open var valueListAttributes: [String] = []
  /// What groups are made by. It's kept.
  open var groupingAttributes: [String]?
  /// How often news are told, in seconds. It's kept.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where files are looked for. It's kept.
  open var searchScopes: [Any] = []
  /// Where news are told. It's kept.
  open var operationQueue: OperationQueue?
  /// Whether it was started: false.
  open var isStarted: Bool { false }
  /// Whether it's looking for the first time: false.
  open var isGathering: Bool { false }
  /// Whether it was stopped: true.
  open var isStopped: Bool { true }
  /// How many files were found: 0.
  open var resultCount: Int { 0 }
  /// The files: none.
  open var results: [Any] { [] }

  /// A search for nothing.
  public override init() { super.init() }

  /// Begins the search. It doesn't: false.
  @discardableResult
  open func start() -> Bool {
    _FrameworkLack.say("NSMetadataQuery finds nothing: there is neither an index of files nor a cloud.")
    return false
  }
  /// Ends the search.
  open func stop() {}
  /// Holds the files as they are.
  open func disableUpdates() {}
  /// Lets the files change again.
  open func enableUpdates() {}
  /// Calls a function for each file: never.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// The file at a place: one of which nothing is known. It's a mistake to ask for one.
  open func result(at idx: Int) -> Any {
    _FrameworkLack.say("NSMetadataQuery has no result \(idx): it finds nothing.")
    return NSMetadataItem()
  }
  /// The place of a file: `NSNotFound`.
  open func index(ofResult result: Any) -> Int { NSNotFound }
}

/// What is known of a file, by Foundation's name. There is none.
open class NSMetadataItem: NSObject {
  /// What is known by a name: nil.
  open func value(forAttribute key: String) -> Any? { nil }
  /// The names of what is known: none.
  open var attributes: [String] { [] }
}

/// The app's files in the cloud that aren't documents.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The app's documents in the cloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// Documents in the cloud that other apps have.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// A file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// A file's name for people.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// A file's address.
public let NSMetadataItemURLKey = "kMDItemURL"
/// A file's path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// A file's size in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When a file was changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// Whether a file is in the cloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// How far a file of the cloud is here.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// It isn't here.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// An older one is here.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The newest one is here.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// How much of a file is here, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"

extension NSNotification.Name {
  /// A search has begun. It's never posted.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  /// A search goes on. It's never posted.
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  /// A search has found all. It's never posted.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// A search has found something else. It's never posted.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
