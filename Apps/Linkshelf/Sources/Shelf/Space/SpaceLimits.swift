// SPDX-License-Identifier: Apache-2.0
/// How much room the store may take. Nothing is deleted by these but what `versions` and `binDays` say.
public struct SpaceLimits: Hashable, Sendable {
  /// Bytes of a megabyte here, as disks are sold.
  public static let megabyte: Int64 = 1_000_000
  /// So much of the disk stays free whatever is set: the database and a person's own changes need room too.
  public static let leastFreeMB = 20

  /// How many versions of a link stay; older ones go when a new one is kept. nil: all stay.
  public var versions: Int?
  /// What the files of a link's versions may take, in megabytes. nil: no limit.
  public var linkMB: Int?
  /// What all kept files and the database may take, in megabytes. nil: no limit.
  public var allMB: Int?
  /// What has to stay free on the disk, in megabytes. nil: ``leastFreeMB``.
  public var freeMB: Int? = 500
  /// After how many days what lies in the bin is deleted for good. nil: never.
  public var binDays: Int?

  public init() {}

  /// Throws a sentence where a number is out of its range.
  public func check() throws {
    for field in Field.allCases {
      guard let value = self[field] else { continue }
      guard (1...field.most).contains(value) else {
        throw ShelfError(
          .invalid,
          "\(field.words) is a whole number from 1 to \(field.most), and not \(value). Without one there is no limit.")
      }
    }
  }

  /// Megabytes out of a number of gigabytes as a person writes it: `20`, `0.5`. nil where it's none, or none above zero.
  public static func megabytes(gigabytes text: String) -> Int? {
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }), let number = Double(text) else {
      return nil
    }
    let value = (number * 1_000).rounded()
    return value >= 1 ? Int(exactly: value) : nil
  }

  /// One of the numbers, by the name under which it's kept.
  public enum Field: String, CaseIterable, Sendable {
    case versions, linkMB, allMB, freeMB, binDays

    public var most: Int {
      switch self {
      case .versions: 100_000
      case .linkMB: 10_000_000
      case .allMB, .freeMB: 1_000_000_000
      case .binDays: 36_500
      }
    }

    var words: String {
      switch self {
      case .versions: "The number of versions that are kept of a link (versions)"
      case .linkMB: "The size of a link's versions in MB (linkMB)"
      case .allMB: "The size of everything in MB (allMB)"
      case .freeMB: "The free space of the disk in MB (freeMB)"
      case .binDays: "The number of days in the bin (binDays)"
      }
    }
  }

  public subscript(field: Field) -> Int? {
    get {
      switch field {
      case .versions: versions
      case .linkMB: linkMB
      case .allMB: allMB
      case .freeMB: freeMB
      case .binDays: binDays
      }
    }
    set {
      switch field {
      case .versions: versions = newValue
      case .linkMB: linkMB = newValue
      case .allMB: allMB = newValue
      case .freeMB: freeMB = newValue
      case .binDays: binDays = newValue
      }
    }
  }
}
