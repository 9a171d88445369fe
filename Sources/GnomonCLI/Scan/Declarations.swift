/// A structure, class, enumeration, protocol or extension as far as finding views needs it.
struct TypeDeclaration {
  enum Keyword: String {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  var keyword: Keyword
  /// With the types around it, `Card.Header`; an extension has the name that it extends.
  var name: String
  var line: Int
  var isGeneric: Bool
  /// Whether it is private to a type around it, so that nothing at the top of the file can name it.
  var isPrivateMember: Bool
  /// The last words of what stands behind its colon: `View` for `SwiftUI.View`.
  var inherited: [String]
  var properties: [StoredProperty] = []
  var initializers: [Initializer] = []
}

/// A property that has to have a value when an instance has been made.
struct StoredProperty {
  var name: String
  /// Without the at sign; result builders too.
  var attributes: [Attribute]
  var hasInitialValue: Bool
  /// A variable of an optional type starts as nil.
  var isOptionalVariable: Bool

  struct Attribute {
    var name: String
    var hasArguments: Bool
    /// Its bytes, with the at sign.
    var range: Range<Int>
  }
}

/// An initializer that somebody wrote.
struct Initializer {
  /// Whether a call can leave all arguments out.
  var needsNothing: Bool
  /// Whether code at the top of the file can call it.
  var isReachable: Bool
  /// The labels of the parameters that have no default.
  var required: [String]
}

/// A property with `@Entry`. Ranges are bytes of the source.
struct EntryDeclaration {
  /// The type that is extended.
  var owner: String
  var attribute: Range<Int>
  var name: String
  /// Behind the name.
  var end: Int
  var type: Range<Int>?
  var value: Range<Int>?
  var isPublic: Bool
}
