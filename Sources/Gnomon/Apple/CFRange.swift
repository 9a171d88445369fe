// SPDX-License-Identifier: Apache-2.0

/// A part of a list, by Core Foundation's name: where it begins, and how many elements it has.
public struct CFRange: Equatable, Sendable {
  /// The first element's place, from 0.
  public var location: Int
  /// How many elements there are.
  public var length: Int

  /// A part of no elements at the start.
  public init() { self.init(location: 0, length: 0) }
  /// A part of a list.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

/// Why a network couldn't be used, `URLError.NetworkUnavailableReason` where Foundation is Apple's. Only modules of Gnomon's name it.
public enum _NetworkUnavailableReason: Int, Sendable {
  /// The network is a phone's.
  case cellular
  /// The network costs money.
  case expensive
  /// Little of the network is to be used.
  case constrained
}
