// SPDX-License-Identifier: Apache-2.0
/// What the store takes, what is free, and what it may take.
public struct SpaceReport: Hashable, Sendable {
  public var limits = SpaceLimits()
  /// The bytes of all kept files as they lie on the disk.
  public var fileBytes: Int64 = 0
  public var files = 0
  public var databaseBytes: Int64 = 0
  /// The bytes of the disk that can be written; nil where the system doesn't tell.
  public var free: Int64?
  public var disk: Int64?
  /// The most that the household's managers let the store take, in MB; nil for no such limit.
  public var mostMB: Int?
  /// Why no work is begun; nil where there's room.
  public var shortage: SpaceShortage?

  public init() {}

  /// All bytes that the limit in all is about.
  public var used: Int64 { fileBytes + databaseBytes }
}
