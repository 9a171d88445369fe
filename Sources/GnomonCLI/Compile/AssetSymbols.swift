// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The names that Xcode makes for the colours and images of asset catalogues, for what a module's code uses of them.
struct AssetSymbols {
  /// A colour, an image, or a folder that is a namespace.
  private struct Asset {
    enum Kind {
      case color
      case image
      case namespace([Asset])
    }

    var kind: Kind
    /// As in "Icons/sticky-note".
    var path: String
    /// As code writes it where it's declared.
    var symbol: String

    /// As code uses it behind a dot.
    var name: String { symbol.filter { $0 != "`" } }

    var isColor: Bool {
      if case .color = kind { true } else { false }
    }
  }

  private var assets: [Asset] = []
  /// The words behind a dot in the module's code: more assets than these aren't named by it.
  private var used: Set<String> = []
  /// What the module declares by itself, in which no second one may be.
  private var declared: Set<String> = []
  /// What the module declares in files that extend the types of resources, in which no second one may be.
  private var declaredResources: Set<String> = []
  private let bundle: String

  init(_ module: SourceModule) {
    bundle = module.resourceFolder == nil ? ".main" : ".module"
    let catalogs = module.imageFolders.flatMap { Self.catalogs(in: $0) }
    guard !catalogs.isEmpty else { return }
    for file in module.files { read(Lexer.tokens(of: file.bytes)) }
    var taken: Set<String> = []
    assets = catalogs.flatMap { Self.assets(in: $0, path: "", depth: 0) }
      .filter { taken.insert("\($0.isColor) \($0.symbol)").inserted }
  }

  private static func catalogs(in folder: String) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 }
  }

  private static func assets(in folder: String, path: String, depth: Int) -> [Asset] {
    guard depth < 16 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [Asset] in
      let file = URL(fileURLWithPath: folder + "/" + name)
      let title = file.deletingPathExtension().lastPathComponent
      let kind: Asset.Kind
      switch file.pathExtension {
      case "colorset": kind = .color
      case "imageset", "symbolset": kind = .image
      case "" where SourceSet.isFolder(file.path):
        guard providesNamespace(file) else { return assets(in: file.path, path: path, depth: depth + 1) }
        let inside = assets(in: file.path, path: path + name + "/", depth: depth + 1)
        guard !inside.isEmpty, let symbol = AssetSymbolName.namespace(for: name) else { return [] }
        return [Asset(kind: .namespace(inside), path: path + name, symbol: symbol)]
      default: return []
      }
      guard let symbol = AssetSymbolName.member(for: title) else { return [] }
      return [Asset(kind: kind, path: path + title, symbol: symbol)]
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  private mutating func read(_ tokens: [Token]) {
    var names: Set<String> = []
    var extendsResources = false
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let previous = index > 0 ? tokens[index - 1] : nil
      if previous?.isMark(".") == true { used.insert(token.text) }
      if let previous, ["let", "var", "func"].contains(where: previous.isWord),
        tokens[max(index - 7, 0)..<index].contains(where: { $0.isWord("static") })
          || index > 1 && tokens[index - 2].isWord("class")
      {
        names.insert(token.text)
      }
      if token.text == "ImageResource" || token.text == "ColorResource" {
        extendsResources = extendsResources || tokens[max(index - 3, 0)..<index].contains { $0.isWord("extension") }
      }
    }
    declared.formUnion(names)
    if extendsResources { declaredResources.formUnion(names) }
  }
}

extension AssetSymbols {
  /// The code that declares the names, as a file of its own; nil where the module uses none.
  var source: String? { declarations.map { "import Foundation\nimport SwiftUI\n" + $0 } }

  /// The code that declares the names, for a file that imports SwiftUI; nil where the module uses none.
  var declarations: String? {
    func value(of asset: Asset) -> String {
      "SwiftUI.\(asset.isColor ? "Color" : "Image")Resource(name: \(GeneratedSource.literal(asset.path)), bundle: \(bundle))"
    }
    func resource(_ asset: Asset) -> String? {
      declaredResources.contains(asset.name) ? nil : "static let \(asset.symbol) = \(value(of: asset))"
    }
    func color(_ asset: Asset) -> String? {
      declared.contains(asset.name) || Self.colors.contains(asset.name)
        ? nil : "static var \(asset.symbol): SwiftUI.Color { SwiftUI.Color(\(value(of: asset))) }"
    }
    let colors = declarations(of: assets, areColors: true, resource)
    let images = declarations(of: assets, areColors: false, resource)
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    return """
      extension SwiftUI.ColorResource {
      \(colors)}
      extension SwiftUI.ImageResource {
      \(images)}
      extension SwiftUI.Color {
      \(declarations(of: assets, areColors: true, color))}
      extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
      \(declarations(of: assets.filter(\.isColor), areColors: true, color))}

      """
  }

  private func declarations(of assets: [Asset], areColors: Bool, _ member: (Asset) -> String?) -> String {
    var text = ""
    for asset in assets {
      if case .namespace(let inside) = asset.kind {
        let members = declarations(of: inside, areColors: areColors, member)
        if !members.isEmpty { text += "enum \(asset.symbol) {\n\(members)}\n" }
      } else if asset.isColor == areColors, used.contains(asset.name), let line = member(asset) {
        text += line + "\n"
      }
    }
    return text
  }

  /// The colours that there are already.
  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray",
    "black", "clear", "primary", "secondary", "accentColor",
  ]
}
