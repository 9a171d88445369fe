// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// Collections of objects that may go, as Foundation's documentation describes them.
@Suite struct NSHashTableTests {
  private final class Listener {}

  @Test("What a set doesn't keep is gone with its last owner; what it keeps stays")
  func weakAndStrong() {
    let weak = NSHashTable<Listener>.weakObjects()
    let strong = NSHashTable<Listener>()
    var listener: Listener? = Listener()
    let other = Listener()
    weak.add(listener)
    weak.add(other)
    weak.add(other)
    weak.add(nil)
    #expect(weak.count == 2 && weak.contains(listener) && weak.allObjects.count == 2)
    strong.add(listener)
    listener = nil
    #expect(weak.count == 2 && strong.count == 1)
    strong.removeAllObjects()
    #expect(weak.count == 1 && weak.anyObject === other && strong.anyObject == nil)
    weak.remove(other)
    #expect(weak.allObjects.isEmpty && !weak.contains(other))
  }

  @Test("Objects are compared by isEqual, or by identity where that is said")
  func comparison() {
    let (one, same) = (NSString(string: "a"), NSString(string: String(repeating: "a", count: 1)))
    let equal = NSHashTable<NSString>()
    equal.add(one)
    equal.add(same)
    #expect(equal.count == 1 && equal.member(same) === one)
    let identical = NSHashTable<NSString>(options: [.objectPointerPersonality])
    identical.add(one)
    identical.add(same)
    #expect(identical.count == 2)
  }

  @Test("A table forgets the objects of keys that have gone, and gives them while they're there")
  func table() {
    let table = NSMapTable<Listener, NSNumber>.weakToStrongObjects()
    var key: Listener? = Listener()
    let other = Listener()
    table.setObject(1, forKey: key)
    table.setObject(2, forKey: other)
    table.setObject(3, forKey: other)
    #expect(table.object(forKey: key) == 1 && table.object(forKey: other) == 3 && table.count == 2)
    key = nil
    #expect(table.count == 1 && table.keyEnumerator().allObjects.count == 1)
    table.removeObject(forKey: other)
    #expect(table.object(forKey: other) == nil && table.objectEnumerator()?.nextObject() == nil)
  }

  @Test("Very many that have gone aren't kept")
  func manyThatGo() {
    let set = NSHashTable<Listener>.weakObjects()
    for _ in 0..<20_000 { set.add(Listener()) }
    #expect(set.allObjects.isEmpty)
    let rest = Mirror(reflecting: set).descendant("keys") as? any Collection
    #expect((rest?.count ?? .max) <= 32)
  }
}
