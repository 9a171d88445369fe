// SPDX-License-Identifier: Apache-2.0

/// What the shelf takes and may take, on the page Settings. All sizes are in bytes unless their name says MB; nil is no limit.
public struct SpaceSection: Sendable {
  public var used: Int
  public var files: Int
  /// nil where it isn't known.
  public var free: Int?
  public var disk: Int?
  public var versions: Int?
  public var linkMB: Int?
  public var allMB: Int?
  public var freeMB: Int?
  public var binDays: Int?
  /// What stays free on the disk in any case.
  public var leastFreeMB: Int
  public var shortage: Shortage?

  public init(
    used: Int, files: Int, free: Int? = nil, disk: Int? = nil, versions: Int? = nil, linkMB: Int? = nil,
    allMB: Int? = nil, freeMB: Int? = nil, binDays: Int? = nil, leastFreeMB: Int = 20, shortage: Shortage? = nil
  ) {
    self.used = used
    self.files = files
    self.free = free
    self.disk = disk
    self.versions = versions
    self.linkMB = linkMB
    self.allMB = allMB
    self.freeMB = freeMB
    self.binDays = binDays
    self.leastFreeMB = leastFreeMB
    self.shortage = shortage
  }
}

/// Why the queue waits for room, in bytes.
public enum Shortage: Sendable, Hashable {
  case floor(free: Int, wanted: Int)
  case total(used: Int, limit: Int)
  /// All shelves together take what they may.
  case household(used: Int, limit: Int)
  /// Something couldn't be written a moment ago.
  case full
}
