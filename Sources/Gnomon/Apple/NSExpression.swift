// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Part of a predicate: a constant, a path of names, a list or the object itself. It's `NSExpression` in users' files: Foundation's on Linux can't
/// be made. One that holds others more than 200 deep is a constant nil, and says so: nobody writes such.
open class _Expression: NSObject, NSCopying, @unchecked Sendable {
  /// The kinds.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue
    /// The object itself.
    case evaluatedObject
    /// A value that is given by its name when it's asked for.
    case variable
    /// What lies at a path of names.
    case keyPath
    /// What a function gives.
    case function
    /// All that is in one of two sets.
    case unionSet
    /// All that is in both.
    case intersectSet
    /// All that is in the first alone.
    case minusSet
    /// What of a collection fulfils a predicate.
    case subquery = 13
    /// A list of expressions.
    case aggregate
    /// Any name.
    case anyKey
    /// What a closure gives.
    case block = 19
    /// One of two, as a predicate says.
    case conditional
  }

  /// What the expression is.
  enum Content {
    case constant(Any?)
    case object
    case variable(String)
    case keyPath(String)
    case list([Any])
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [_Expression])
    case choice(NSPredicate, _Expression, _Expression)
  }
  let content: Content
  /// How many expressions are in each other at most.
  let depth: Int
  private static let depthLimit = 200

  private init(_ content: Content) {
    var deepest = 0
    switch content {
    case .constant(let value): deepest = (value as? _Expression)?.depth ?? 0
    case .object, .variable, .keyPath: break
    case .list(let parts): for case let part as _Expression in parts { deepest = max(deepest, part.depth) }
    case .block(_, let parts): for part in parts { deepest = max(deepest, part.depth) }
    case .choice(let predicate, let first, let second):
      deepest = max((predicate as? _ComparisonPredicate)?.depth ?? 0, first.depth, second.depth)
    }
    let isTooDeep = deepest >= Self.depthLimit
    (self.content, depth) = (isTooDeep ? .constant(nil) : content, isTooDeep ? 1 : deepest + 1)
    super.init()
    if isTooDeep { _ = Self.warning }
  }
  private static let warning: Void = FileHandle.standardError.write(
    Data("warning: an NSExpression of more than 200 in each other is nil here\n".utf8))

  /// A value that is always the same.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// What lies at a path of names in the object.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// What lies at a path of properties. It's empty where one has no name that a program keeps: a subscript, a computed one.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(.keyPath(Self.names(of: keyPath)))
  }
  /// `owner.name` of `\Card.owner.name`.
  static func names(of keyPath: AnyKeyPath) -> String {
    let type = String(reflecting: Swift.type(of: keyPath).rootType)
    let words = String(describing: keyPath)
    let places = [
      type, String(describing: Swift.type(of: keyPath).rootType), String(type.drop { $0 != "." }.dropFirst()),
    ]
    guard let start = places.first(where: { words.hasPrefix("\\" + $0 + ".") }) else { return "" }
    let path = words.dropFirst(start.count + 2).filter { $0 != "?" && $0 != "!" }
    return path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? String(path) : ""
  }
  /// A value that is given by its name when it's asked for.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  /// A list of expressions and values.
  public convenience init(forAggregate subexpressions: [Any]) { self.init(.list(subexpressions)) }
  /// What a closure gives for the object and some arguments.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_Expression]?
  ) {
    self.init(.block(block, arguments ?? []))
  }
  /// The first of two where the object fulfils a predicate, or else the second.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: _Expression, falseExpression: _Expression
  ) {
    self.init(.choice(predicate, trueExpression, falseExpression))
  }
  /// The object itself.
  public class func expressionForEvaluatedObject() -> _Expression { _Expression(.object) }

  /// The kind.
  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .list: .aggregate
    case .block: .block
    case .choice: .conditional
    }
  }
  /// The value of a constant; nil of what isn't one.
  open var constantValue: Any? { if case .constant(let value) = content { value } else { nil } }
  /// The path of names; it's empty where there is none.
  open var keyPath: String { if case .keyPath(let path) = content { path } else { "" } }
  /// The name of what is given later; it's empty where nothing is.
  open var variable: String { if case .variable(let name) = content { name } else { "" } }
  /// The list; it's empty where there is none.
  open var collection: Any { if case .list(let parts) = content { parts } else { [] as [Any] } }
  /// A closure's arguments; nil where there is none.
  open var arguments: [_Expression]? { if case .block(_, let parts) = content { parts } else { nil } }

  /// What the expression is for an object.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - context: what is given by names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch content {
    case .constant(let value): value
    case .object: object
    case .variable(let name): context?.object(forKey: name)
    case .keyPath(let path): object.flatMap { PredicateFormat.value(of: $0, at: path) }
    case .list(let parts):
      parts.map { part in
        (part as? _Expression).map { $0.expressionValue(with: object, context: context) as Any } ?? part
      }
    case .block(let block, let arguments):
      block(object, arguments.map { $0.expressionValue(with: object, context: context) as Any }, context)
    case .choice(let predicate, let first, let second):
      (predicate.evaluate(with: object, substitutionVariables: context as? [String: Any]) ? first : second)
        .expressionValue(with: object, context: context)
    }
  }
  /// The same one: it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// What it is as a format says it.
  open override var description: String {
    switch content {
    case .constant(let value): Self.literal(value, depth: 0)
    case .object: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(let path): path
    case .list(let parts): Self.literal(parts, depth: 0)
    case .block: "BLOCK"
    case .choice(let predicate, let first, let second): "TERNARY(\(predicate), \(first), \(second))"
    }
  }
  private static func literal(_ value: Any?, depth: Int) -> String {
    guard depth <= depthLimit else { return "nil" }
    switch PredicateFormat.unwrapped(value) {
    case nil: return "nil"
    case let value as String:
      let text = value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      return "\"\(text)\""
    case let value as Bool: return value ? "1" : "0"
    case let list as [Any]: return "{\(list.map { literal($0, depth: depth + 1) }.joined(separator: ", "))}"
    case let value?: return "\(value)"
    }
  }
}

/// A predicate that compares two expressions. It's `NSComparisonPredicate` in users' files: Foundation's on Linux can't be made.
open class _ComparisonPredicate: NSPredicate {
  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Small letters are as capitals.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with accents are as those without.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts were made ready before. It changes nothing here.
    public static let normalized = Options(rawValue: 4)
  }
  /// With how many values of the left side a comparison has to hold.
  public enum Modifier: UInt, Sendable {
    /// With the one that it is.
    case direct
    /// With all.
    case all
    /// With one of them.
    case any
  }
  /// How two values are compared.
  public enum Operator: UInt, Sendable {
    /// The left one is less.
    case lessThan
    /// It's less, or they're equal.
    case lessThanOrEqualTo
    /// It's greater.
    case greaterThan
    /// It's greater, or they're equal.
    case greaterThanOrEqualTo
    /// They're equal.
    case equalTo
    /// They aren't.
    case notEqualTo
    /// It's as a regular expression says.
    case matches
    /// It's as a text says in which `*` and `?` stand for other letters.
    case like
    /// It begins so.
    case beginsWith
    /// It ends so.
    case endsWith
    /// It's one of those, or part of the text.
    case `in`
    /// What a selector says. It never holds.
    case customSelector
    /// It has that among its values, or as part of its text.
    case contains = 99
    /// It lies between two.
    case between

    fileprivate var word: String? {
      switch self {
      case .lessThan: "<"
      case .lessThanOrEqualTo: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqualTo: ">="
      case .equalTo: "=="
      case .notEqualTo: "!="
      case .matches: "MATCHES"
      case .like: "LIKE"
      case .beginsWith: "BEGINSWITH"
      case .endsWith: "ENDSWITH"
      case .in: "IN"
      case .customSelector: nil
      case .contains: "CONTAINS"
      case .between: "BETWEEN"
      }
    }
  }

  /// How the values are compared.
  public let predicateOperatorType: Operator
  /// With how many values of the left side it has to hold.
  public let comparisonPredicateModifier: Modifier
  /// The left side.
  public let leftExpression: _Expression
  /// The right side.
  public let rightExpression: _Expression
  /// How texts are compared.
  public let options: Options
  /// How many expressions are in each other at most.
  let depth: Int

  /// A predicate that compares two expressions.
  ///
  /// - Parameters:
  ///   - lhs: the left side.
  ///   - rhs: the right side.
  ///   - modifier: with how many values of the left side it has to hold.
  ///   - type: how the values are compared.
  ///   - options: how texts are compared.
  public init(
    leftExpression lhs: _Expression, rightExpression rhs: _Expression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression, depth) = (lhs, rhs, max(lhs.depth, rhs.depth))
    (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
    let format = Self.format("%@", "%@", modifier, type, options)
    super.init(block: { object, variables in
      guard let format else { return false }
      let context = variables.map { NSMutableDictionary(dictionary: $0) }
      let sides = [lhs, rhs].map { $0.expressionValue(with: object, context: context) as Any }
      return PredicateFormat.test(format, sides)(object)
    })
  }

  private static func format(
    _ left: String, _ right: String, _ modifier: Modifier, _ type: Operator, _ options: Options
  ) -> String? {
    guard let word = type.word else { return nil }
    let quantity =
      switch modifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    return "\(quantity)\(left) \(word)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
  }

  /// The predicate as a format.
  open override var predicateFormat: String {
    Self.format(
      leftExpression.description, rightExpression.description, comparisonPredicateModifier, predicateOperatorType,
      options) ?? "FALSEPREDICATE"
  }
  /// The same one: it doesn't change.
  open override func copy(with zone: NSZone? = nil) -> Any { self }
  /// The predicate as a format.
  open override var description: String { predicateFormat }
}
