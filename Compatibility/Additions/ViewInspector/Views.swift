// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// How Gnomon's views and values look by the names of Apple's SwiftUI.
enum Shapes {
  /// Nil where Gnomon's names are Apple's, or nothing is known of the type.
  static func fields(of subject: Any, _ mirror: Swift.Mirror) -> [(String, Any)]? {
    if let fields = subject as? Fields { return fields.list }
    if let provider = subject as? any ListedFields { return provider.list }
    if let shaped = subject as? any Shaped { return shaped.fields }
    guard let name = gnomonName(of: subject) else { return nil }
    if let change = views[name] {
      let changed = change(mirror)
      let names = Set(changed.map(\.0))
      return changed
        + mirror.children.compactMap { child in
          child.label.flatMap { names.contains($0) ? nil : ($0, child.value) }
        }
    }
    return nil
  }

  /// The type's name where it's one of Gnomon's own, without its parameters.
  static func gnomonName(of subject: Any) -> String? {
    let name = _typeName(type(of: subject), qualified: true)
    guard name.hasPrefix("Gnomon.") else { return nil }
    let head = name.prefix { $0 != "<" }
    return head.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }

  private typealias Change = (Swift.Mirror) -> [(String, Any)]

  private static let tree: Change = { view in
    [("_tree", Tree(root: view.value("layout"), content: view.raw("content")))]
  }

  private static func lazyStack(_ alignment: @escaping (Alignment) -> Any) -> Change {
    { view in
      let layout = Swift.Mirror(reflecting: view.value("layout"))
      let base = Fields(
        ("alignment", alignment(layout.part("alignment") as! Alignment)),
        ("spacing", layout.raw("spacing")))
      let root = Fields(("base", base), ("pinnedViews", layout.value("pinnedViews")))
      return [("tree", Tree(root: root, content: view.raw("content")))]
    }
  }

  private static func lazyGrid(_ tracks: String, _ alignment: @escaping (Alignment) -> Any) -> Change {
    { view in
      let layout = Swift.Mirror(reflecting: view.value("layout"))
      let root = Fields(
        ("alignment", alignment(layout.part("alignment") as! Alignment)),
        ("spacing", layout.raw("spacing")), ("pinnedViews", layout.value("pinnedViews")),
        (tracks, layout.value("items")))
      return [("tree", Tree(root: root, content: view.raw("content")))]
    }
  }

  private static func gradient(_ view: Swift.Mirror) -> [(String, Any)] {
    let storage = Swift.Mirror(reflecting: Swift.Mirror(reflecting: view.value("gradient")).value("storage"))
    guard storage.children.first?.label == "gradient", let payload = storage.payload,
      let gradient = Swift.Mirror(reflecting: payload).children.first?.value as? Gradient
    else { return [] }
    return [("gradient", gradient)]
  }

  /// An alert's buttons by the names that Apple's has for the first two.
  private static func alert(_ alert: Swift.Mirror) -> [(String, Any)] {
    let buttons = alert.part("buttons") as? [Alert.Button] ?? []
    return [
      ("primaryButton", buttons.first ?? .default(Text(verbatim: ""))),
      ("secondaryButton", (buttons.count > 1 ? buttons[1] : Alert.Button?.none) as Any),
    ]
  }

  private static let views: [String: Change] = [
    "Alert": alert,
    "Alert.Button": { button in
      let role = button.part("role") as? ButtonRole
      return [
        ("style", role == .cancel ? "cancel" : role == .destructive ? "destructive" : "default"),
        ("action", button.part("action") ?? {}),
      ]
    },
    "ColorPicker": { view in
      guard let color = view.part("selection") as? Binding<Color> else { return [] }
      return [
        ("_color", Binding<UIColor>(get: { UIColor(color.wrappedValue) }, set: { color.wrappedValue = Color($0) }))
      ]
    },
    "UIImage": { view in
      guard let image = view.part("image") as? Image, case let source = Swift.Mirror(reflecting: image).value("source"),
        let payload = Swift.Mirror(reflecting: source).payload
      else { return [] }
      let parts = Swift.Mirror(reflecting: payload)
      return [("image", parts.displayStyle == .tuple ? parts.children.first?.value ?? payload : payload)]
    },
    "LayoutView": { view in [("root", view.raw("layout"))] },
    "VStack": tree, "HStack": tree, "ZStack": tree, "Grid": tree,
    "LazyVStack": lazyStack(\.horizontal), "LazyHStack": lazyStack(\.vertical),
    "LazyVGrid": lazyGrid("columns", \.horizontal), "LazyHGrid": lazyGrid("rows", \.vertical),
    "LinearGradient": gradient, "RadialGradient": gradient, "AngularGradient": gradient, "EllipticalGradient": gradient,
    "AnyView": { view in
      let box = Swift.Mirror(reflecting: view.value("box"))
      return [("storage", Fields(("view", box.part("view") ?? box.superclassMirror?.part("view") ?? ())))]
    },
    "Button": { view in
      if isolatesActions {
        return [("action", Fields(("closure", rebuilt(view.part("action"), as: (@MainActor () -> Void).self) ?? ())))]
      }
      return [("action", rebuilt(view.part("action"), as: (() -> Void).self) ?? ())]
    },
    "NavigationLink": { view in
      var fields: [(String, Any)] = []
      let target = Swift.Mirror(reflecting: view.value("target"))
      if target.children.first?.label == "view" { fields.append(("destination", target.payload ?? ())) }
      if target.children.first?.label == "value", let value = target.payload.flatMap(unwrapped) as? AnyHashable {
        fields.append(("presentedValue", Fields(path: "some|v4|storage|data", value.base)))
      }
      if let isActive = view.part("isActive") { fields.append(("_isActive", Fields(("binding", isActive)))) }
      return fields
    },
    "TextField": { view in
      [
        ("_text", view.value("text")),
        ("onEditingChanged", rebuilt(view.part("onEditingChanged"), as: ((Bool) -> Void).self) ?? { (_: Bool) in }),
        ("onCommit", view.part("onCommit") ?? {}),
      ]
    },
    "SecureField": { view in
      [("_text", view.value("text")), ("onCommit", view.part("onCommit") ?? {})]
    },
    "TextEditor": { view in [("_text", view.value("text"))] },
    "Toggle": { view in
      let isOn = view.part("isOn") as! Binding<Bool>
      return [("_isOn", isOn), ("__isOn", isOn), ("_toggleState", isOn)]
    },
    "Slider": { view in
      let value = Swift.Mirror(reflecting: view.value("value"))
      return [
        ("_value", value.value("share")),
        ("onEditingChanged", rebuilt(view.part("onEditingChanged"), as: ((Bool) -> Void).self) ?? ()),
      ]
    },
    "Stepper": { view in
      let configuration = Fields(
        ("onIncrement", view.raw("onIncrement")), ("onDecrement", view.raw("onDecrement")),
        ("onEditingChanged", rebuilt(view.part("onEditingChanged"), as: ((Bool) -> Void).self) ?? ()))
      return [("configuration", configuration)]
    },
    "DatePicker": { view in [("_selection", view.value("selection"))] },
    "MultiDatePicker": { view in [("_selection", view.value("selection"))] },
    "ProgressView": { view in
      let custom = Fields(
        ("fractionCompleted", view.raw("fraction")), ("label", Fields(path: "some", view.value("label"))),
        ("currentValueLabel", Fields(path: "some", view.value("currentValueLabel"))))
      return [("base", Fields(("custom", custom)))]
    },
    "Link": { view in
      [("destination", Fields(path: "configuration|url", view.value("destination")))]
    },
    "DisclosureGroup": { view in
      var fields: [(String, Any)] = []
      if let isExpanded = view.part("isExpanded") { fields.append(("_isExpanded", Fields(("binding", isExpanded)))) }
      if let content = view.part("content").flatMap(result) { fields.append(("content", content)) }
      return fields
    },
    "ViewThatFits": { view in [("_tree", Tree(root: view.value("axes"), content: view.raw("content")))] },
    "_ChangedGesture": { gesture("changed", $0) }, "_EndedGesture": { gesture("ended", $0) },
    "_MapGesture": { gesture("transform", $0) }, "PressingGesture": { gesture("pressing", $0) },
    "GestureStateGesture": { view in [("body", view.raw("change"))] },
    "Image": image, "Text": text, "Color": color, "Font": font,
    "ModifiedContent": { view in
      [("modifier", Modifiers.shaped(view.value("modifier")) ?? view.value("modifier"))]
    },
  ]

  private static func gesture(_ event: String, _ gesture: Swift.Mirror) -> [(String, Any)] {
    let modifier = Fields(path: "callbacks|" + event, gesture.raw("action"))
    return [("_body", Fields(("content", gesture.raw("base")), ("modifier", modifier)))]
  }

  // MARK: - Texts, images, colours

  private static let text: Change = { text in
    let storage = Swift.Mirror(reflecting: text.value("storage"))
    var fields: [(String, Any)] = []
    if storage.children.first?.label == "box", let box = storage.payload {
      fields = [("storage", Fields(("anyTextStorage", textStorage(box))))]
    }
    if let modifiers = text.part("modifiers") as? [Any] {
      fields.append(("modifiers", modifiers.map(textModifier)))
    }
    return fields
  }

  private static func textStorage(_ box: Any) -> Any {
    let box = (value: box, mirror: Swift.Mirror(reflecting: box))
    switch gnomonName(of: box.value) {
    case "JoinedText":
      return ShapeTypes.ConcatenatedTextStorage(
        first: box.mirror.value("first"), second: box.mirror.value("second"))
    case "LocalizedText":
      let key = Swift.Mirror(reflecting: box.mirror.value("value"))
      let given = key.part("arguments") as? [Any] ?? []
      let arguments = given.map(textArgument)
      return ShapeTypes.LocalizedTextStorage(
        key: Fields(
          ("key", specified(key.part("key") as? String ?? "", given)), ("hasFormatting", !arguments.isEmpty),
          ("arguments", arguments as [Any])),
        bundle: box.mirror.part("bundle") as? Bundle, table: box.mirror.part("table") as? String)
    case "AttributedText":
      return ShapeTypes.AttributedStringTextStorage(str: box.mirror.value("string"))
    case "PictureText":
      return ShapeTypes.AttachmentTextStorage(image: box.mirror.value("image"))
    case "DateText": return ShapeTypes.DateTextStorage()
    case "FormattedText":
      return ShapeTypes.FormatterTextStorage(
        formatter: KnownFormatter(text(of: box.mirror.raw("input"), in: box.mirror.raw("format"))), object: "")
    default: return box.value
    }
  }

  private static func text(of input: Any, in format: Any) -> String {
    func formatted<F: FormatStyle>(_ format: F) -> String? {
      (input as? F.FormatInput).flatMap { format.locale(.testsDefault).format($0) as? String }
    }
    return (format as? any FormatStyle).flatMap { _openExistential($0, do: formatted) } ?? ""
  }

  /// A key with the specifiers of its arguments, as `%.2f`: Gnomon's keys have those of tables of strings.
  private static func specified(_ key: String, _ arguments: [Any]) -> String {
    var parts = key.components(separatedBy: "%lf")
    var text = parts.removeFirst()
    var specifiers = arguments.compactMap { argument -> String? in
      let mirror = Swift.Mirror(reflecting: argument)
      guard mirror.children.first?.label == "floating", let payload = mirror.payload else { return nil }
      return Swift.Mirror(reflecting: payload).children.first { $0.label == "specifier" }?.value as? String
    }[...]
    for part in parts { text += (specifiers.popFirst() ?? "%lf") + part }
    return text
  }

  /// What a format takes for an argument, and its formatter.
  private static func textArgument(_ argument: Any) -> Any {
    let mirror = Swift.Mirror(reflecting: argument)
    guard let payload = mirror.payload else { return argument }
    if mirror.children.first?.label == "text" {
      return Fields(("storage", Fields(("text", Fields((".0", payload))))))
    }
    let value =
      Swift.Mirror(reflecting: payload).displayStyle == .tuple
      ? Swift.Mirror(reflecting: payload).children.first?.value ?? payload : payload
    return Fields(("storage", Fields(("value", Fields((".0", value), (".1", Optional<Formatter>.none as Any))))))
  }

  private static func textModifier(_ modifier: Any) -> Any {
    let mirror = Swift.Mirror(reflecting: modifier)
    guard let name = mirror.children.first?.label, let payload = mirror.payload else { return modifier }
    switch name {
    case "font", "weight", "tracking", "kerning": return Fields((name, payload))
    case "baselineOffset": return Fields(("baseline", payload))
    case "italic": return payload as? Bool == true ? ShapeTypes.ItalicMark.italic : ShapeTypes.ItalicMark.upright
    case "bold":
      return payload as? Bool == true ? Fields(("anyTextModifier", ShapeTypes.BoldTextModifier())) : modifier
    case "underline", "strikethrough":
      guard let line = unwrapped(payload).map({ Swift.Mirror(reflecting: $0) }) else { return modifier }
      let style = Fields(
        ("active", true), ("color", line.raw("color")), ("nsUnderlineStyle", NSUnderlineStyle.single))
      let change: Any =
        name == "underline"
        ? ShapeTypes.UnderlineTextModifier(lineStyle: style) : ShapeTypes.StrikethroughTextModifier(lineStyle: style)
      return Fields(("anyTextModifier", change))
    case "style":
      guard let style = unwrapped(payload), let color = color(ofStyle: style) else { return modifier }
      return Fields(("color", Optional(color)))
    default: return modifier
    }
  }

  /// The colour of a style without its type.
  static func color(ofStyle style: Any) -> Color? {
    if let color = style as? Color { return color }
    guard gnomonName(of: style) == "AnyShapeStyle" else { return nil }
    return Swift.Mirror(reflecting: style).part("style") as? Color
  }

  private static let image: Change = { image in
    let source = Swift.Mirror(reflecting: image.value("source"))
    let label = image.descendant("label") ?? Optional<Text>.none as Any
    var fields: [(String, Any)] = []
    switch source.children.first?.label {
    case "named":
      fields = [("name", source.payload ?? ())]
      if let text = image.part("label") {
        fields.append(("label", Fields(path: "some|text", text)))
      } else if image.part("isDecorative") as? Bool != true {
        fields.append(("label", ShapeTypes.ImageLabel()))
      }
    case "system":
      fields = [
        ("name", source.payload ?? ()),
        ("label", ShapeTypes.AccessibilityImageLabel(systemSymbol: source.payload as? String ?? "")),
      ]
    default:
      fields = [("label", label)]
      if let payload = source.payload {
        let picture = Swift.Mirror(reflecting: payload)
        fields.append(("image", picture.displayStyle == .tuple ? picture.children.first?.value ?? payload : payload))
      }
    }
    fields.append(("orientation", image.value("orientation")))
    fields.append(("scale", image.part("scale") as? CGFloat ?? 1))
    let provider: Any =
      source.children.first?.label == "named" || source.children.first?.label == "system"
      ? ShapeTypes.NamedImageProvider(list: fields) : ShapeTypes.CGImageProvider(list: fields)
    return [("provider", Fields(("base", provider)))]
  }

  private static let color: Change = { color in
    let storage = Swift.Mirror(reflecting: color.value("storage"))
    guard let payload = storage.payload else { return [] }
    switch storage.children.first?.label {
    case "constant":
      guard let resolved = payload as? Color.Resolved else { return [] }
      let base = ShapeTypes.Resolved(
        linearRed: resolved.linearRed, linearGreen: resolved.linearGreen, linearBlue: resolved.linearBlue,
        opacity: resolved.opacity)
      return [("provider", Fields(("base", base)))]
    case "named":
      return [("provider", Fields(("base", ShapeTypes.NamedColor(name: payload as? String ?? ""))))]
    default: return [("provider", Fields(("base", ShapeTypes.SystemColorType())))]
    }
  }

  private static let font: Change = { font in
    let base = Swift.Mirror(reflecting: font.value("base"))
    let traits = Swift.Mirror(reflecting: font.value("traits"))
    guard let payload = base.payload else { return [] }
    let weight: Any = traits.raw("weight")
    let design: Any = traits.raw("design")
    switch base.children.first?.label {
    case "textStyle":
      return [
        ("provider", Fields(("base", ShapeTypes.TextStyleProvider(style: payload, weight: weight, design: design))))
      ]
    case "system":
      let size = Swift.Mirror(reflecting: payload).children.first?.value ?? payload
      return [("provider", Fields(("base", ShapeTypes.SystemProvider(size: size, weight: weight, design: design))))]
    case "custom":
      let parts = Array(Swift.Mirror(reflecting: payload).children).map(\.value)
      guard parts.count == 3 else { return [] }
      return [
        ("provider", Fields(("base", ShapeTypes.NamedProvider(name: parts[0], size: parts[1], textStyle: parts[2]))))
      ]
    default: return []
    }
  }
}

/// Gives a text that is known.
final class KnownFormatter: Formatter {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override func string(for object: Any?) -> String? { text }
}

extension Fields {
  init(list: [(String, Any)]) { self.list = list }
}

/// Parts under a type's name.
protocol ListedFields {
  var list: [(String, Any)] { get }
}

/// A type of Gnomon's that can be named here and stores other things than Apple's.
protocol Shaped {
  var fields: [(String, Any)] { get }
}

extension _EnvironmentKeyWritingModifier: Shaped {
  var fields: [(String, Any)] { [("keyPath", keyPath), ("value", value)] }
}

extension _EnvironmentKeyTransformModifier: Shaped {
  var fields: [(String, Any)] { [("keyPath", keyPath), ("transform", transform)] }
}
