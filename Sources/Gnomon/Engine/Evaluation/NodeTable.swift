// SPDX-License-Identifier: Apache-2.0

/// Values of a few nodes, for those who ask all nodes on a way: one that has none is nearly always told so without a look
/// into a dictionary.
struct NodeTable<Value> {
  private var values: [ObjectIdentifier: Value] = [:]
  /// A bit is set for each node with a value; others may share it.
  private var marks = [UInt64](repeating: 0, count: 16)
  /// What leaves of 64 bits the number of a mark.
  private var shift: UInt64 = 64 - 10

  subscript(_ node: ViewNode) -> Value? {
    get {
      let place = place(of: ObjectIdentifier(node))
      guard marks[place >> 6] & (1 << UInt64(place & 63)) != 0 else { return nil }
      return values[ObjectIdentifier(node)]
    }
    set {
      values[ObjectIdentifier(node)] = newValue
      if values.count * 16 > marks.count * 64 { grow() }
      mark(ObjectIdentifier(node))
    }
  }

  /// The value of the nearest node of those around one, which is asked first.
  func nearest(around node: ViewNode?) -> Value? {
    var node = node
    while let current = node {
      if let value = self[current] { return value }
      node = current.parent
    }
    return nil
  }

  private func place(of node: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: node)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  private mutating func mark(_ node: ObjectIdentifier) {
    let place = place(of: node)
    marks[place >> 6] |= 1 << UInt64(place & 63)
  }

  private mutating func grow() {
    marks = [UInt64](repeating: 0, count: marks.count * 4)
    shift -= 2
    for node in values.keys { mark(node) }
  }
}
