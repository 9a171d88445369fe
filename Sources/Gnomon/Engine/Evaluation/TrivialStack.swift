// SPDX-License-Identifier: Apache-2.0
/// A stack of plain values that grows for good and is never copied: what an evaluation under way has collected.
struct TrivialStack<Element: BitwiseCopyable> {
  private(set) var count = 0
  private var capacity = 64
  private var base = UnsafeMutablePointer<Element>.allocate(capacity: 64)

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func cut(to count: Int) { self.count = count }

  /// The elements from an index to the end; valid until the stack changes.
  @inline(__always)
  func rest(from index: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base + index, count: count - index)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
