// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Gnomon

enum KeptPlain { case first, second, third }

enum KeptLoaded: Equatable {
  case empty
  case one(Int)
  case two(String, x: [Double])
  case nested(KeptChoice?)
}

enum KeptChoice { case yes, no }
enum KeptOnly { case it }

struct KeptRecord: Codable, Hashable {
  var name: String
  var number = 4.5
}

final class KeptModel: Codable, ObservableObject {
  var text = "new"
}

final class NotKept {}

struct KeptOptions: OptionSet {
  var rawValue: Int
}

/// Values come back as they were, through the bytes that lie between two programs.
@MainActor struct KeptCoderTests {
  private func pass<Value>(_ value: Value, as type: Value.Type = Value.self) throws -> Value {
    let bytes = try JSONEncoder().encode([try KeptCoder().keep(value)])
    return try KeptCoder().value(Value.self, of: try JSONDecoder().decode([KeptForm].self, from: bytes)[0])
  }

  private func expectSame<Value: Equatable>(_ value: Value, _ location: Testing.SourceLocation = #_sourceLocation) {
    do {
      let passed = try pass(value)
      #expect(passed == value, sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }

  @Test("Numbers, texts and Foundation's values")
  func leaves() {
    expectSame(true)
    expectSame(Int8.min)
    expectSame(UInt64.max)
    expectSame(Float(0.1))
    expectSame(0.1 + 0.2)
    expectSame(-Double.infinity)
    expectSame(CGFloat(1) / 3)
    expectSame("a \"quoted\"\n\u{1F468}\u{200D}\u{1F469}")
    expectSame(Character("é"))
    expectSame(Date(timeIntervalSinceReferenceDate: 1.0 / 7))
    expectSame(UUID())
    expectSame(URL(string: "https://example.org/a?b=c")!)
    expectSame(Data([0, 255, 1]))
    expectSame(Decimal(string: "12.345678901234567890")!)
    expectSame(CGPoint(x: 1.5, y: -2))
    expectSame(CGSize(width: 3, height: 4))
    expectSame(CGRect(x: 1, y: 2, width: 3, height: 4))
    expectSame(Angle.degrees(30))
    expectSame(1...4)
    expectSame(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5))
  }

  @Test("NaN is a value, too")
  func nan() throws {
    let passed = try pass(Double.nan)
    #expect(passed.isNaN)
  }

  @Test("Optionals, collections and tuples of them")
  func containers() throws {
    expectSame(Int?.none)
    expectSame(Int?.some(3))
    expectSame(Int??.some(.none))
    expectSame(Int??.none)
    expectSame([1, 2, 3])
    expectSame([nil, "a"] as [String?])
    expectSame(Set(["a", "b"]))
    expectSame(["a": [1], "b": []])
    expectSame([KeptPlain.second, .first])
    expectSame([KeptPlain.third: KeptRecord(name: "x")])
    let tuple = try pass((1, "b", label: [true]))
    #expect(tuple == (1, "b", label: [true]))
  }

  @Test("Enumerations without Codable are kept by the names of their cases")
  func enumerations() throws {
    expectSame(KeptPlain.third)
    expectSame(KeptOnly.it)
    expectSame(KeptLoaded.empty)
    expectSame(KeptLoaded.one(7))
    expectSame(KeptLoaded.two("b", x: [1, 2]))
    expectSame(KeptLoaded.nested(.no))
    expectSame(KeptLoaded.nested(nil))
    expectSame(Result<Int, CancellationErrorLike>.success(4))
    expectSame(KeptOptions(rawValue: 5))
    #expect(try KeptCoder().keep(KeptPlain.second) == .choice("second", nil))
  }

  @Test("Codable structs and objects")
  func codables() throws {
    expectSame(KeptRecord(name: "a", number: .infinity))
    let model = KeptModel()
    model.text = "old"
    #expect(try pass(model).text == "old")
  }

  @Test("An object that two hold is one again")
  func shared() throws {
    let (writer, reader, model) = (KeptCoder(), KeptCoder(), KeptModel())
    let forms = [try writer.keep(model), try writer.keep(model)]
    let first = try reader.value(KeptModel.self, of: forms[0])
    #expect(try reader.value(KeptModel.self, of: forms[1]) === first)
  }

  @Test("What can't be kept says why")
  func reasons() {
    func reason(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch { return (error as? KeptCoder.Failure)?.reason }
    }
    #expect(reason { _ = try KeptCoder().keep(NotKept()) } == "NotKept isn't Codable")
    #expect(reason { _ = try KeptCoder().keep({ (x: Int) in x }) }?.hasSuffix("isn't Codable") == true)
    #expect(reason { _ = try KeptCoder().keep(3 as Any) } == "a value of any type (Any) isn't kept")
    #expect(
      reason { _ = try KeptCoder().value(KeptPlain.self, of: .choice("fourth", nil)) }
        == "KeptPlain has no case 'fourth' any more")
    #expect(
      reason { _ = try KeptCoder().value(KeptLoaded.self, of: .choice("one", nil)) }
        == "the case 'one' of KeptLoaded holds something else now")
    #expect(
      reason { _ = try KeptCoder().value(KeptRecord.self, of: .text("[{}]")) }
        == "KeptRecord can't be decoded from what was kept")
  }

  @Test("Nothing that is read traps", arguments: 0..<40)
  func hostile(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    func form(_ levels: Int) -> KeptForm {
      switch levels == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
      case 1: .none
      case 2: .some(form(levels - 1))
      case 3: .list((0..<Int.random(in: 0..<4, using: &random)).map { _ in form(levels - 1) })
      case 4: .choice(["one", "two", "empty", "nested", "success"].randomElement(using: &random)!, form(levels - 1))
      case 5: .object(Int.random(in: -1..<3, using: &random), form(levels - 1))
      default:
        .text(["", "ab", "[1]", "{}", "1e999", "=1 2", "#", "-1", "\u{0}", "[[[["].randomElement(using: &random)!)
      }
    }
    for _ in 0..<50 {
      let (form, coder) = (form(4), KeptCoder())
      func read<Value>(_ type: Value.Type) { _ = try? coder.value(type, of: form) }
      read(Int.self)
      read(UInt8.self)
      read(Character.self)
      read(Color.self)
      read(URL.self)
      read(Decimal.self)
      read([Int?].self)
      read([String: Set<Int>].self)
      read((Int, [String]).self)
      read(KeptLoaded.self)
      read(KeptPlain.self)
      read(KeptModel.self)
      read(KeptRecord.self)
      read(KeptOptions.self)
      read(NavigationPath.self)
      read(ClosedRange<Int>.self)
      read(Any.self)
    }
  }
}

struct CancellationErrorLike: Error, Equatable {}
