// SPDX-License-Identifier: Apache-2.0
/// A view that a file declares.
struct ViewCandidate: Equatable {
  /// As code at the end of the file names it.
  var name: String
  var line: Int
  /// A shape is a view too, but taken only where the file has no other.
  var isShape: Bool
  /// Whether other modules see it.
  var isPublic = false
  /// Whether another type of the module shows it.
  var isPart = false
  /// Whether it, or what it shows, reads an object of the environment that nothing in between puts there.
  var wantsObject = false
  /// Why it can't be made without arguments, `needs 'title'`. nil where it can, as far as can be told.
  var obstacle: String?
}

extension ViewCandidate {
  /// The views of a file in their order.
  static func views(in source: [UInt8]) -> [ViewCandidate] {
    views(in: [DeclarationScanner.types(in: Lexer.tokens(of: source))])[0]
  }

  /// The views of each file of a module, in their order. What one file declares, another may extend.
  static func views(in files: [[TypeDeclaration]]) -> [[ViewCandidate]] {
    let types = files.flatMap { $0 }
    let viewProtocols = viewProtocols(in: types)
    let shapeProtocols = refinements(of: "Shape", in: types).union(refinements(of: "InsettableShape", in: types))

    var candidates = files.map { _ in [ViewCandidate]() }
    for (file, type) in files.enumerated().flatMap({ file, types in types.map { (file, $0) } })
    where type.keyword != .protocol {
      let isView = !viewProtocols.isDisjoint(with: type.inherited)
      guard isView || !shapeProtocols.isDisjoint(with: type.inherited) else { continue }
      let declared = type.keyword == .extension ? declaration(of: type.name, in: files, near: file) : (file, type)
      guard let (home, base) = declared else { continue }
      // One name may be declared more than once, for several platforms or in private.
      let parts =
        files.count == 1
        ? types.filter { $0.name == type.name && $0.keyword != .protocol }
        : files[home].filter { $0.name == type.name && $0.keyword != .protocol }
          + files.enumerated().filter { $0.offset != home }.flatMap(\.element)
          .filter { $0.name == type.name && $0.keyword == .extension }
      let candidate = ViewCandidate(
        name: base.name, line: base.line, isShape: !isView, isPublic: base.isPublic,
        obstacle: obstacle(to: base, parts: parts, in: types))
      if let known = candidates[home].firstIndex(where: { $0.name == candidate.name }) {
        if candidates[home][known].obstacle != nil && candidate.obstacle == nil { candidates[home][known] = candidate }
      } else {
        candidates[home].append(candidate)
      }
    }
    return candidates.map { $0.sorted { $0.line < $1.line } }
  }

  /// Where a type that is extended is declared, in the extension's own file if it is there.
  private static func declaration(
    of name: String, in files: [[TypeDeclaration]], near file: Int
  ) -> (Int, TypeDeclaration)? {
    for index in [file] + files.indices.filter({ $0 != file }) {
      if let type = files[index].first(where: { $0.name == name && $0.keyword != .extension && $0.keyword != .protocol }
      ) {
        return (index, type)
      }
    }
    return nil
  }

  /// The protocols that views conform to: SwiftUI's own, and those of the file's that refine them.
  static func viewProtocols(in types: [TypeDeclaration]) -> Set<String> {
    let names = [
      "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable",
    ]
    return names.reduce(into: []) { $0.formUnion(refinements(of: $1, in: types)) }
  }

  /// A protocol's name and those of the file's protocols that refine it.
  static func refinements(of name: String, in types: [TypeDeclaration]) -> Set<String> {
    var names: Set<String> = [name]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for type in types where type.keyword == .protocol && !names.isDisjoint(with: type.inherited) {
        if names.insert(type.name).inserted { isGrowing = true }
      }
    }
    return names
  }

  private static func obstacle(
    to base: TypeDeclaration, parts: [TypeDeclaration], in types: [TypeDeclaration]
  ) -> String? {
    if base.isPrivateMember { return "is private to the type around it" }
    if base.keyword == .enum { return "is an enumeration" }
    let extensions = parts.filter { $0.keyword == .extension }
    let initializers = (base.initializers + extensions.flatMap(\.initializers)).filter(\.isReachable)
    if initializers.contains(where: \.needsNothing) { return nil }

    let around = types.filter { base.name.hasPrefix($0.name + ".") && $0.keyword != .extension }
    if base.isGeneric || around.contains(where: \.isGeneric) { return "is generic" }

    // Initializers in extensions leave a structure the one that the compiler makes.
    let own = base.initializers
    if base.keyword == .struct && own.isEmpty {
      let missing = base.properties.filter { !$0.startsByItself }.map(\.name)
      return missing.isEmpty ? nil : "needs \(list(missing))"
    }
    if own.isEmpty { return nil }
    guard let shortest = initializers.min(by: { $0.required.count < $1.required.count }) else {
      return "has no initializer that the file may call"
    }
    return shortest.required.isEmpty ? "has an initializer that throws or waits" : "needs \(list(shortest.required))"
  }

  private static func list(_ names: [String]) -> String {
    names.map { $0 == "_" ? "an argument" : "'\($0)'" }.joined(separator: ", ")
  }
}

extension StoredProperty {
  /// Wrappers that need a value from outside unless the property is given one.
  private static let wantsValue: Set<String> = [
    "State", "Binding", "ObservedObject", "StateObject", "Bindable", "GestureState", "ScaledMetric", "Published",
  ]
  /// Attributes that are no property wrappers.
  private static let plain: Set<String> = [
    "ViewBuilder", "ContentBuilder", "MainActor", "preconcurrency", "available", "objc", "ToolbarContentBuilder",
    "SceneBuilder", "inlinable", "usableFromInline", "ObservationIgnored", "ObservationTracked", "MainActor",
  ]

  /// Whether an instance can be made without a value for it.
  var startsByItself: Bool {
    if hasInitialValue { return true }
    guard let wrapper = attributes.first(where: { !Self.plain.contains($0.name) }) else { return isOptionalVariable }
    if wrapper.hasArguments { return true }
    if wrapper.name == "State" { return isOptionalVariable }
    return !Self.wantsValue.contains(wrapper.name)
  }
}
