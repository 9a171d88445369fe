// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What Objective-C does by names, and isn't done on Linux.
@MainActor @Suite struct ObjectiveCNameTests {
  private final class Counter: NSObject {
    var count = 3
  }

  @Test("A stored property is found by its name; another one is nil")
  func values() {
    let counter = Counter()
    #expect(counter.value(forKey: "count") as? Int == 3 && counter.value(forKey: "other") == nil)
    counter.setValue(4, forKey: "count")
    #expect(counter.count == 3)
  }

  @Test("No object has a method by its name")
  func methods() {
    let object: any NSObjectProtocol = Counter()
    #expect(!object.responds(to: Selector("count")) && object.perform(NSSelectorFromString("count")) == nil)
    #expect(NSStringFromSelector(Selector("go:")) == "go:")
  }

  @Test("What should lie in a cloud is kept")
  func store() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(true, forKey: "truth")
    store.set(Int64(7), forKey: "number")
    #expect(store.string(forKey: "text") == "a" && store.bool(forKey: "truth") && store.longLong(forKey: "number") == 7)
    store.removeObject(forKey: "text")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["number", "truth"] && !store.synchronize())
  }

  @Test("Points, sizes and rectangles print as Core Graphics' do")
  func descriptions() {
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)" && "\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
  }

  @Test("A colour goes through an archive")
  func archives() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test("A file that is watched tells nothing, and its end is called once")
  func unwatched() {
    let source = _UnwatchedFile(descriptor: 3, mask: .write)
    var ends = 0
    source.setCancelHandler { ends += 1 }
    source.cancel()
    source.cancel()
    #expect(ends == 1 && source.isCancelled && source.handle == 3 && source.data.isEmpty)
  }
}
