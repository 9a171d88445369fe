// SPDX-License-Identifier: Apache-2.0
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
  /// Whether other modules see it.
  var isPublic = false
  /// The tokens from its opening to its closing brace.
  var body = 0..<0
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
  var isConstant = false
  var isPrivate = false
  /// Where its value stands in the source, without observers.
  var initialValue: Range<Int>?

  struct Attribute {
    var name: String
    var hasArguments: Bool
    /// Whether its argument is a type, `(Model.self)`.
    var namesType = false
  }

  /// Whether it reads an object that somebody above has to have put into the environment.
  var wantsObject: Bool {
    attributes.contains { $0.name == "EnvironmentObject" || $0.name == "Environment" && $0.namesType }
      && !isOptionalVariable
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
  var parameters: [Parameter] = []

  /// What an initializer takes.
  struct Parameter: Equatable {
    /// nil where a call has none.
    var label: String?
    var name: String
    /// Where its default stands in the source.
    var defaultValue: Range<Int>?
  }
}
