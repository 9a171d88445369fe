import Foundation

/// Chooses a filter for each row: the one whose bytes sum up least, of those that are cheap to try.
struct PNGFilter {
  /// The row to write next; its owner fills it in.
  private(set) var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  private let length: Int
  private let channels: Int
  private var isFirst = true

  init(length: Int, channels: Int) {
    self.length = length
    self.channels = channels
    current = .allocate(capacity: length)
    previous = .allocate(capacity: length)
    previous.initialize(repeating: 0, count: length)
    current.initialize(repeating: 0, count: length)
  }

  func free() {
    current.deallocate()
    previous.deallocate()
  }

  /// Writes the filter's number and the filtered row, and makes the row the previous one.
  mutating func write(to target: UnsafeMutablePointer<UInt8>) {
    let bytes = target + 1
    if !isFirst, memcmp(current, previous, length) == 0 {
      // A row like the one above is zeros through the filter `up`.
      target[0] = 2
      memset(bytes, 0, length)
    } else {
      let up = isFirst ? Int.max : costUp()
      let sub = costSub()
      let none = costNone()
      if none <= up, none <= sub {
        target[0] = 0
        memcpy(bytes, current, length)
      } else if up <= sub {
        target[0] = 2
        for index in 0..<length { bytes[index] = current[index] &- previous[index] }
      } else {
        target[0] = 1
        for index in 0..<min(channels, length) { bytes[index] = current[index] }
        var index = channels
        while index < length {
          bytes[index] = current[index] &- current[index &- channels]
          index &+= 1
        }
      }
    }
    swap(&current, &previous)
    isFirst = false
  }

  @inline(__always) private static func cost(_ byte: UInt8) -> Int {
    Int(Int8(bitPattern: byte).magnitude)
  }

  // A fourth of the bytes tells enough.
  private func costUp() -> Int {
    var sum = 0
    var index = 0
    while index < length {
      sum &+= PNGFilter.cost(current[index] &- previous[index])
      index &+= 4
    }
    return sum
  }

  private func costSub() -> Int {
    var sum = 0
    var index = channels + (4 - channels % 4) % 4
    while index < length {
      sum &+= PNGFilter.cost(current[index] &- current[index &- channels])
      index &+= 4
    }
    return sum
  }

  private func costNone() -> Int {
    var sum = 0
    var index = 0
    while index < length {
      sum &+= PNGFilter.cost(current[index])
      index &+= 4
    }
    return sum
  }
}
