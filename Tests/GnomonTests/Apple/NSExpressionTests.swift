// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Expressions and comparisons of predicates, as Apple's documentation of `NSExpression` and `NSComparisonPredicate` describes them.
@Suite struct NSExpressionTests {
  private struct Person {
    var name: String
    var age: Int
    var tags: [String] = []
  }

  private static let ada = Person(name: "Ada", age: 36, tags: ["poet", "counter"])

  @Test func valuesAreThoseOfTheirKinds() {
    let context = NSMutableDictionary(dictionary: ["limit": 40])
    func value(_ expression: _Expression) -> Any? { expression.expressionValue(with: Self.ada, context: context) }
    #expect(value(_Expression(forConstantValue: 7)) as? Int == 7)
    #expect(value(_Expression(forConstantValue: nil)) == nil)
    #expect((value(.expressionForEvaluatedObject()) as? Person)?.age == 36)
    #expect(value(_Expression(forKeyPath: "name")) as? String == "Ada")
    #expect(value(_Expression(forKeyPath: "nothing")) == nil)
    #expect(_Expression(forKeyPath: \NSExpressionTests.Person.name).keyPath == "name")
    // Swift keeps no name of a computed property.
    #expect(_Expression(forKeyPath: \NSExpressionTests.Person.name.count).keyPath == "")
    #expect(_Expression(forKeyPath: \NSExpressionTests.Person.tags[0]).keyPath == "")
    #expect(value(_Expression(forVariable: "limit")) as? Int == 40)
    #expect(value(_Expression(forVariable: "other")) == nil)
    let list = _Expression(forAggregate: [_Expression(forKeyPath: "age"), 5])
    #expect((value(list) as? [Any])?.compactMap { $0 as? Int } == [36, 5])
    let block = _Expression(
      block: { object, arguments, _ in ((object as? Person)?.age ?? 0) + (arguments.first as? Int ?? 0) },
      arguments: [_Expression(forConstantValue: 4)])
    #expect(value(block) as? Int == 40)
  }

  @Test func kindsHaveApplesNumbers() {
    #expect(_Expression(forConstantValue: 1).expressionType == .constantValue)
    #expect(_Expression(forKeyPath: "a.b").keyPath == "a.b" && _Expression(forVariable: "v").variable == "v")
    let numbers: [(_Expression.ExpressionType, UInt)] = [
      (.constantValue, 0), (.evaluatedObject, 1), (.variable, 2), (.keyPath, 3), (.function, 4), (.subquery, 13),
      (.aggregate, 14), (.block, 19), (.conditional, 20),
    ]
    for (kind, number) in numbers { #expect(kind.rawValue == number) }
    #expect(_ComparisonPredicate.Operator.contains.rawValue == 99)
    #expect(_ComparisonPredicate.Operator.between.rawValue == 100)
  }

  @Test func aConditionChooses() {
    let isOld = _ComparisonPredicate(
      leftExpression: _Expression(forKeyPath: "age"), rightExpression: _Expression(forVariable: "limit"),
      modifier: .direct, type: .greaterThan)
    let choice = _Expression(
      forConditional: isOld, trueExpression: _Expression(forConstantValue: "old"),
      falseExpression: _Expression(forConstantValue: "young"))
    for (limit, answer) in [(30, "old"), (40, "young")] {
      let context = NSMutableDictionary(dictionary: ["limit": limit])
      #expect(choice.expressionValue(with: Self.ada, context: context) as? String == answer)
    }
    #expect(isOld.evaluate(with: Self.ada, substitutionVariables: ["limit": 35]))
    #expect(!isOld.evaluate(with: Self.ada, substitutionVariables: ["limit": 36]))
  }

  private func holds(
    _ left: Any?, _ type: _ComparisonPredicate.Operator, _ right: Any?,
    _ modifier: _ComparisonPredicate.Modifier = .direct, _ options: _ComparisonPredicate.Options = []
  ) -> Bool {
    _ComparisonPredicate(
      leftExpression: _Expression(forConstantValue: left), rightExpression: _Expression(forConstantValue: right),
      modifier: modifier, type: type, options: options
    ).evaluate(with: nil)
  }

  @Test func comparisonsHoldAsTheirOperatorsSay() {
    #expect(holds(1, .lessThan, 2) && !holds(2, .lessThan, 2))
    #expect(holds(2, .lessThanOrEqualTo, 2) && !holds(3, .lessThanOrEqualTo, 2))
    #expect(holds(3, .greaterThan, 2) && !holds(2, .greaterThan, 2))
    #expect(holds(2, .greaterThanOrEqualTo, 2) && !holds(1, .greaterThanOrEqualTo, 2))
    #expect(holds("a", .equalTo, "a") && !holds("a", .equalTo, "b") && holds(nil, .equalTo, nil))
    #expect(holds("a", .notEqualTo, "b") && !holds("a", .notEqualTo, "a"))
    #expect(holds("a12", .matches, "a[0-9]+") && !holds("a12b", .matches, "a[0-9]+"))
    #expect(holds("lovelace", .like, "l?ve*") && !holds("lovelace", .like, "l?ve"))
    #expect(holds("lovelace", .beginsWith, "love") && !holds("lovelace", .beginsWith, "lace"))
    #expect(holds("lovelace", .endsWith, "lace") && !holds("lovelace", .endsWith, "love"))
    #expect(holds("b", .in, ["a", "b"]) && !holds("c", .in, ["a", "b"]))
    #expect(holds(["a", "b"], .contains, "b") && !holds(["a", "b"], .contains, "c"))
    #expect(holds(5, .between, [1, 5]) && !holds(6, .between, [1, 5]))
    #expect(!holds(1, .customSelector, 1))
  }

  @Test func optionsAndModifiersCount() {
    #expect(!holds("ÉCOLE", .equalTo, "école") && holds("ÉCOLE", .equalTo, "école", .direct, .caseInsensitive))
    #expect(holds("école", .beginsWith, "ec", .direct, .diacriticInsensitive) && !holds("école", .beginsWith, "ec"))
    #expect(holds([1, 2, 3], .greaterThan, 2, .any) && !holds([1, 2, 3], .greaterThan, 3, .any))
    #expect(holds([1, 2, 3], .greaterThan, 0, .all) && !holds([1, 2, 3], .greaterThan, 1, .all))
  }

  @Test func aPredicateWorksInOthers() {
    let isAda = _ComparisonPredicate(
      leftExpression: _Expression(forKeyPath: "name"), rightExpression: _Expression(forConstantValue: "Ada"),
      modifier: .direct, type: .equalTo)
    let isPoet = _ComparisonPredicate(
      leftExpression: _Expression(forKeyPath: "tags"), rightExpression: _Expression(forConstantValue: "poet"),
      modifier: .direct, type: .contains)
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: [isAda, isPoet]).evaluate(with: Self.ada))
    #expect(!NSCompoundPredicate(notPredicateWithSubpredicate: isAda).evaluate(with: Self.ada))
    #expect(!isAda.evaluate(with: Person(name: "Bea", age: 1)))
  }

  @Test func formatsAreWrittenAsTheyAreRead() {
    func format(_ value: Any?, _ type: _ComparisonPredicate.Operator, _ options: _ComparisonPredicate.Options = [])
      -> String
    {
      _ComparisonPredicate(
        leftExpression: _Expression(forKeyPath: "name"), rightExpression: _Expression(forConstantValue: value),
        modifier: .direct, type: type, options: options
      ).predicateFormat
    }
    #expect(format("a", .beginsWith, [.caseInsensitive, .diacriticInsensitive]) == #"name BEGINSWITH[cd] "a""#)
    #expect(format(#"a" OR TRUEPREDICATE"#, .equalTo) == #"name == "a\" OR TRUEPREDICATE""#)
    #expect(format(nil, .equalTo) == "name == nil")
    #expect(format(["a", "b"], .in) == #"name IN {"a", "b"}"#)
  }

  @Test("Expressions that are in each other without end don't end the program")
  func depth() {
    var list = _Expression(forConstantValue: 1)
    for _ in 0..<100_000 { list = _Expression(forAggregate: [list]) }
    _ = list.expressionValue(with: nil, context: nil)
    #expect(list.description.count < 10_000)
    let inner = _Expression(forAggregate: [_Expression(forAggregate: [_Expression(forConstantValue: 3)])])
    let value = inner.expressionValue(with: nil, context: nil) as? [Any]
    #expect((value?.first as? [Any])?.first as? Int == 3)
  }
}
