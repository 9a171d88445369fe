// SPDX-License-Identifier: Apache-2.0

/// Numbers that look random and are the same for the same name, in each process and on each machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with FNV-1a of the name's bytes.
  init(name: String) {
    state = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// The next number: SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  /// A number from 0 to one below `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
}
