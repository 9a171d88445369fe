// SPDX-License-Identifier: Apache-2.0
/// Code that makes a view of a row's values: one argument for each parameter of its initializer.
struct RowFactory {
  /// As the file names the view.
  var view: String
  /// The file's place in its module.
  var file: Int
  /// Behind the file's last line. In the view's own extension, where private initializers can be called.
  var code: String

  /// Takes the named view, or else the last one that has parameters.
  static func make(for wanted: String?, in module: SourceModule) throws -> RowFactory {
    let types = module.files.map { DeclarationScanner.types(in: Lexer.tokens(of: $0.bytes)) }
    let candidates = ViewCandidate.views(in: types)
    var found: (file: Int, type: TypeDeclaration, parameters: [Initializer.Parameter])?
    for (file, views) in candidates.enumerated() {
      for view in views where wanted == nil || view.name == wanted || view.name.hasSuffix("." + (wanted ?? "")) {
        let isDeclared = { (type: TypeDeclaration) in
          type.name == view.name && type.keyword != .extension && type.keyword != .protocol
        }
        guard let type = types[file].first(where: isDeclared) else { continue }
        let parameters = parameters(of: type)
        if wanted != nil || (!parameters.isEmpty && !type.isGeneric && !view.isShape) {
          found = (file, type, parameters)
        }
      }
    }
    guard let found else {
      throw CommandFailure(
        wanted.map { "no view called '\($0)' in \(module.title)" }
          ?? "\(module.title) has no view whose initializer takes values that rows could give")
    }
    if found.type.isGeneric { throw CommandFailure("\(found.type.name) is generic: rows don't say of what") }
    if found.parameters.isEmpty {
      throw CommandFailure("\(found.type.name)'s initializer takes nothing that rows could give")
    }
    return RowFactory(
      view: found.type.name, file: found.file,
      code: code(found.type, found.parameters, in: module.files[found.file]))
  }

  /// Those of the first initializer that is written down, or of the one that the compiler makes.
  private static func parameters(of type: TypeDeclaration) -> [Initializer.Parameter] {
    if let first = type.initializers.first { return first.parameters }
    return type.properties.filter(\.isMemberwiseParameter).map {
      Initializer.Parameter(label: $0.name, name: $0.name, defaultValue: $0.defaultForRows)
    }
  }

  private static func code(
    _ type: TypeDeclaration, _ parameters: [Initializer.Parameter], in file: SourceFile
  ) -> String {
    let names = parameters.map { GeneratedSource.literal($0.name) }.joined(separator: ", ")
    let arguments = parameters.map { parameter in
      let name = GeneratedSource.literal(parameter.name)
      var value = "row.value(\(name))"
      if let range = parameter.defaultValue, range.upperBound <= file.bytes.count {
        let text = String(decoding: file.bytes[range], as: UTF8.self)
        value = "row.has(\(name)) ? row.value(\(name)) : (\(text))"
      }
      return "      " + (parameter.label.map { "`\($0)`: " } ?? "") + value
    }
    return """
      extension \(type.name) {
        @MainActor fileprivate static func _gnomonView(_ row: GnomonRunner.GnomonRow) throws -> \(type.name) {
          try \(type.name)(
      \(arguments.joined(separator: ",\n"))
          )
        }
      }
      func \(function)() -> GnomonRunner.GnomonRowEntry {
        GnomonRunner.GnomonRowEntry(\(GeneratedSource.literal(type.name)), parameters: [\(names)]) { try \(type.name)._gnomonView($0) }
      }

      """
  }

  /// Gives what the factory of the chosen view is.
  static let function = "_gnomonRows"
}

extension StoredProperty {
  /// Whether the initializer that the compiler makes takes it.
  fileprivate var isMemberwiseParameter: Bool {
    if isConstant && hasInitialValue { return false }
    if isPrivate && (hasInitialValue || isOptionalVariable) { return false }
    // What comes from the environment comes from there.
    return !(startsByItself && attributes.contains { $0.name != "State" && $0.name != "Published" })
  }

  fileprivate var defaultForRows: Range<Int>? { attributes.isEmpty ? initialValue : nil }
}
