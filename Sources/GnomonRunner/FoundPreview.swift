// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A preview that the program declares.
struct FoundPreview {
  /// What it's called, `Line 12` where nobody has said.
  var name: String
  /// Where it stands, `Card.swift:12`; the file alone where the line isn't known.
  var place: String
  var layout: PreviewLayout
  var orientation: InterfaceOrientation
  var device: PreviewDevice?
  /// Makes the view.
  var make: @MainActor () async throws -> AnyView

  /// A module's previews by file and line, those whose place isn't known last.
  @MainActor static func all(
    of module: String, in files: [GnomonFileEntry], configuration: ViewHost.Configuration
  ) throws -> [FoundPreview] {
    var found: [(file: Int, line: Int, column: Int, previews: [FoundPreview])] = []
    let (registries, providers) = (
      ConformanceRecords.types(conformingTo: (any PreviewRegistry).self, in: module),
      ConformanceRecords.types(conformingTo: (any PreviewProvider).self, in: module)
    )
    for case let type as any PreviewRegistry.Type in registries {
      let file = SourceLocation(fileID: type.fileID, line: type.line).file
      let index = files.firstIndex { $0.name == file } ?? files.count
      found.append((index, type.line, type.column, try previews(of: type, file: file)))
    }
    for case let type as any PreviewProvider.Type in providers {
      let name = String(describing: type)
      let index = files.firstIndex { $0.providers[name] != nil }
      let line = index.flatMap { files[$0].providers[name] }
      let file = index.map { files[$0].name } ?? module
      let place = line.map { "\(file):\($0)" } ?? file
      found.append(
        (index ?? files.count, line ?? .max, 0, previews(of: type, name: name, place: place, configuration)))
    }
    found.sort { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    return found.flatMap(\.previews)
  }

  @MainActor private static func previews(of type: any PreviewRegistry.Type, file: String) throws -> [FoundPreview] {
    let preview = try type.makePreview()
    var layout = PreviewLayout.device
    var orientation = InterfaceOrientation.portrait
    var modifiers: [@MainActor (AnyView) async throws -> AnyView] = []
    for trait in preview.traits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      case .modifier(let value): modifiers.append(value)
      case .assistiveAccess: break
      }
    }
    let name = preview.name ?? "Line \(type.line)"
    return preview.variants.map { variant in
      FoundPreview(
        name: variant.label.map { "\(name) (\($0))" } ?? name, place: "\(file):\(type.line)", layout: layout,
        orientation: orientation
      ) {
        var view = variant.view
        // The first trait is the outermost, as the first line of a list of modifiers is read first.
        for modifier in modifiers.reversed() { view = try await modifier(view) }
        return view
      }
    }
  }

  /// Each view at the top of a provider's previews is one.
  @MainActor private static func previews(
    of type: any PreviewProvider.Type, name: String, place: String, _ configuration: ViewHost.Configuration
  ) -> [FoundPreview] {
    let items = ViewHost(VStack { type._previews }, configuration: configuration).previews
    let base = ["_Previews", "_Preview", "Previews", "Preview"].first { name.hasSuffix($0) && name != $0 }
    let title = base.map { String(name.dropLast($0.count)) } ?? name
    return items.indices.map { index in
      FoundPreview(
        name: items[index].displayName ?? (items.count == 1 ? title : "\(title) \(index + 1)"), place: place,
        layout: items[index].layout ?? .device, orientation: items[index].orientation ?? .portrait,
        device: items[index].device
      ) {
        guard items.count > 1 else { return .preview { type._previews } }
        let views = type._previews
        return AnyView(
          Group(subviews: views) { subviews in
            if subviews.indices.contains(index) { subviews[index] }
          })
      }
    }
  }
}
