// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Gnomon's modifiers as those of Apple's SwiftUI.
enum Modifiers {
  /// A modified view as ViewInspector expects it. Others are handed back.
  static func shapedView(_ view: Any) -> Any {
    let mirror = Swift.Mirror(reflecting: view)
    guard let name = Shapes.gnomonName(of: view) else { return view }
    if name == "ModifiedContent" {
      guard let modifier = mirror.descendant("modifier"), let content = mirror.descendant("content") else {
        return view
      }
      if let list = attributes(modifier) {
        return list.reversed().reduce(content) { modified($0, by: $1) }
      }
      guard let shaped = shaped(modifier) else { return view }
      if let several = shaped as? Several { return several.list.reduce(content) { modified($0, by: $1) } }
      return modified(content, by: shaped)
    }
    if TypeNames.wrappers.contains(name), let content = mirror.descendant("content") {
      return modified(content, by: wrapper(name, mirror) ?? ShapeTypes.OtherModifier())
    }
    return view
  }

  private static func modified(_ content: Any, by modifier: Any) -> Any {
    func with<C>(_ content: C) -> Any {
      func with<M>(_ modifier: M) -> Any { ModifiedContent(content: content, modifier: modifier) }
      return _openExistential(modifier, do: with)
    }
    return _openExistential(content, do: with)
  }

  private static func wrapper(_ name: String, _ view: Swift.Mirror) -> Any? {
    if name == "PushingView", let isActive = view.part("isActive") as? Binding<Bool> {
      let box = Mirror(reflecting: view.value("destination")).descendant("storage") as? Fields
      return ShapeTypes.ViewDestinationNavigationDestinationModifier(
        _isPresented: isActive, destination: box?.list.first?.1 ?? EmptyView())
    }
    guard name == "PresentingView", let isPresented = view.part("isPresented") as? Binding<Bool> else { return nil }
    switch String(describing: view.value("kind")).split(separator: ".").last?.prefix(while: \.isLetter) {
    case "alert", "dialog":
      guard let presented = view.part("presented").flatMap(result) else { return nil }
      let box = Swift.Mirror(reflecting: presented)
      // An alert as a value is the older way, which ViewInspector finds by the app's own modifier.
      if box.descendant("actions") == nil { return ShapeTypes.AlertTransformModifier() }
      let title = box.part("title") as? Text
      let message = box.part("message") ?? EmptyView()
      let actions = box.part("actions") ?? EmptyView()
      if box.part("isDialog") as? Bool == true {
        return ShapeTypes.ConfirmationDialogModifier(
          title: title ?? Text(verbatim: ""), isPresented: isPresented,
          titleVisibility: title == nil ? .automatic : .visible, actions: actions, message: message)
      }
      return ShapeTypes.AlertModifier(
        title: title ?? Text(verbatim: ""), isPresented: isPresented, actions: actions, message: message)
    default: return ShapeTypes.SheetPresentationModifier()
    }
  }

  /// The parts of one attachment: `accessibilityLabel("A").accessibilityHint("B")` is one modifier.
  private static func attributes(_ modifier: Any) -> [Any]? {
    guard Shapes.gnomonName(of: modifier) == "AccessibilityAttachmentModifier" else { return nil }
    guard let attribute = Swift.Mirror(reflecting: modifier).part("attribute") else { return nil }
    let mirror = Swift.Mirror(reflecting: attribute)
    if mirror.part("name") as? String == "", let parts = mirror.part("value") as? [Any] {
      return [Accessibility.attachment(parts)]
    }
    return [Accessibility.attachment([attribute])]
  }

  /// The modifier that Apple's SwiftUI has in a modifier's place; nil where it has the same one.
  static func shaped(_ modifier: Any) -> Any? {
    guard let name = Shapes.gnomonName(of: modifier) else { return nil }
    if name == "AccessibilityAttachmentModifier" { return attributes(modifier)?.first }
    return table[name]?(Swift.Mirror(reflecting: modifier))
  }

  private static func length(_ modifier: Swift.Mirror, _ label: String) -> CGFloat? {
    guard let length = modifier.part(label), let bits = Swift.Mirror(reflecting: length).part("bits") as? UInt64,
      bits != 0x7FFC_6761_7000_0001
    else { return nil }
    return CGFloat(Double(bitPattern: bits))
  }

  private static func number<T>(_ modifier: Swift.Mirror, _ label: String, _ type: T.Type = T.self) -> T? {
    modifier.part(label) as? T
  }

  private static let table: [String: (Swift.Mirror) -> Any?] = [
    "_PaddingLayout": { modifier in
      let lengths = ["top", "leading", "bottom", "trailing"].map { length(modifier, $0) }
      let edges: [Edge.Set] = [.top, .leading, .bottom, .trailing]
      // An edge of no padding is one that wasn't named.
      let named = zip(lengths, edges).filter { $0.0 != 0 }.map(\.1)
      let insets: EdgeInsets? =
        lengths.allSatisfy { $0 != nil }
        ? EdgeInsets(top: lengths[0]!, leading: lengths[1]!, bottom: lengths[2]!, trailing: lengths[3]!) : nil
      let isEqual = Set(lengths).count == 1
      return ShapeTypes._PaddingLayout(edges: isEqual ? .all : Edge.Set(named), insets: insets)
    },
    "FixedFrame": { modifier in
      ShapeTypes._FrameLayout(
        width: length(modifier, "compactWidth"), height: length(modifier, "compactHeight"),
        alignment: modifier.part("alignment") as! Alignment)
    },
    "FlexibleFrame": { modifier in
      ShapeTypes._FlexFrameLayout(
        minWidth: number(modifier, "minWidth"), idealWidth: number(modifier, "idealWidth"),
        maxWidth: number(modifier, "maxWidth"), minHeight: number(modifier, "minHeight"),
        idealHeight: number(modifier, "idealHeight"), maxHeight: number(modifier, "maxHeight"),
        alignment: modifier.part("alignment") as! Alignment)
    },
    "FixedSizeModifier": { modifier in
      ShapeTypes._FixedSizeLayout(
        horizontal: number(modifier, "horizontal") ?? false, vertical: number(modifier, "vertical") ?? false)
    },
    "AspectRatioModifier": { modifier in
      ShapeTypes._AspectRatioLayout(
        aspectRatio: number(modifier, "ratio"), contentMode: modifier.part("contentMode") as! ContentMode)
    },
    "OffsetModifier": { ShapeTypes._OffsetEffect(offset: $0.part("offset") as! CGSize) },
    "PositionModifier": { ShapeTypes._PositionLayout(position: $0.part("position") as! CGPoint) },
    "EffectModifier": { modifier in effect(Swift.Mirror(reflecting: modifier.value("effect"))) },
    "ColorMultiplyModifier": { ShapeTypes._ColorMultiplyEffect(color: $0.part("color") as! Color) },
    "ShadowModifier": { modifier in
      ShapeTypes._ShadowEffect(
        color: modifier.part("color") as! Color, radius: number(modifier, "radius") ?? 0,
        offset: number(modifier, "offset") ?? .zero)
    },
    "ClipModifier": { modifier in
      func make<S>(_ shape: S) -> Any {
        ShapeTypes._ClipEffect(shape: shape, style: modifier.part("style") as? FillStyle ?? FillStyle())
      }
      return _openExistential(modifier.value("shape"), do: make)
    },
    "ContentShapeModifier": { modifier in
      func make<S>(_ shape: S) -> Any {
        ShapeTypes._ContentShapeModifier(shape: shape, eoFill: modifier.part("isEvenOdd") as? Bool ?? false)
      }
      return _openExistential(modifier.value("shape"), do: make)
    },
    "MaskModifier": { modifier in
      func make<M>(_ mask: M) -> Any { ShapeTypes._MaskEffect(mask: mask) }
      return _openExistential(modifier.raw("mask"), do: make)
    },
    "HiddenModifier": { _ in ShapeTypes._HiddenModifier() },
    "HitTestingModifier": { modifier in
      ShapeTypes._AllowsHitTestingModifier(allowsHitTesting: modifier.part("isEnabled") as? Bool ?? true)
    },
    "LayeredModifier": layer,
    "BorderModifier": { modifier in
      func make<S: ShapeStyle>(_ style: S) -> Any {
        let width: CGFloat = number(modifier, "width") ?? 1
        let shape = Rectangle().inset(by: width / 2).stroke(style: StrokeStyle(lineWidth: width)).fill(style)
        return ShapeTypes._OverlayModifier(overlay: shape, alignment: .center)
      }
      return (modifier.part("style") as? any ShapeStyle).map { _openExistential($0, do: make) }
    },
    "AppearanceModifier": { modifier in
      ShapeTypes._AppearanceActionModifier(
        appear: modifier.part("appear") as? () -> Void, disappear: modifier.part("disappear") as? () -> Void)
    },
    "ChangeModifier": { modifier in
      func make<V>(_ value: V) -> Any? {
        guard let action = modifier.descendant("action") as? (V, V) -> Void else { return nil }
        return ShapeTypes._ValueActionModifier(value: value) { action(value, $0) }
      }
      return _openExistential(modifier.raw("value"), do: make)
    },
    "TaskModifier": { modifier in
      guard let start = rebuilt(modifier.part("start"), as: (() -> Task<Void, Never>).self) as? () -> Task<Void, Never>
      else { return nil }
      nonisolated(unsafe) let begin = start
      return ShapeTypes._TaskModifier { await begin().value }
    },
    "ZIndexModifier": { ShapeTypes._TraitWritingModifier<ShapeTypes.ZIndexTraitKey>(value: $0.value("zIndex")) },
    "LayoutPriorityModifier": {
      ShapeTypes._TraitWritingModifier<ShapeTypes.LayoutPriorityTraitKey>(value: $0.value("priority"))
    },
    "LayoutValueModifier": { modifier in
      guard let value = modifier.part("value") else { return nil }
      let mirror = Swift.Mirror(reflecting: value)
      switch Shapes.gnomonName(of: value) {
      case "ViewTag":
        guard let tag = (mirror.part("values") as? [AnyHashable])?.first else { return nil }
        return ShapeTypes._TraitWritingModifier<ShapeTypes.TagValueTraitKey>(value: Fields(("tagged", tag)))
      case "EdgeInsets":
        return ShapeTypes._TraitWritingModifier<ShapeTypes.ListRowInsetsTraitKey>(value: Fields(("some", value)))
      default: return nil
      }
    },
    "TabItemModifier": { modifier in
      let label = Swift.Mirror(reflecting: modifier.value("label")).value("label")
      return ShapeTypes.PlatformItemTraitWriter<ShapeTypes.LabelPlatformItemsStrategy>(
        source: Fields(path: "content|content", label))
    },
    "ListRowBackgroundModifier": { modifier in
      ShapeTypes._TraitWritingModifier<ShapeTypes.ListRowBackgroundTraitKey>(
        value: Fields(path: "some|storage|view", modifier.raw("background")))
    },
    "CoordinateSpaceModifier": { modifier in
      func make<N>(_ name: N) -> Any { ShapeTypes._CoordinateSpaceModifier(name: name) }
      return (modifier.part("name") as? AnyHashable).map { _openExistential($0.base, do: make) }
    },
    "IgnoresSafeAreaModifier": { modifier in
      ShapeTypes._SafeAreaRegionsIgnoringLayout<ShapeTypes._SafeAreaIgnoringLayout>(
        regions: modifier.part("regions") as! SafeAreaRegions, edges: modifier.part("edges") as! Edge.Set)
    },
    "SafeAreaInsetModifier": { modifier in
      let properties = Fields(
        ("regions", SafeAreaRegions.container), ("spacing", modifier.raw("spacing")),
        ("edge", modifier.value("edge")))
      func make<C>(_ content: C) -> Any { ShapeTypes._InsetViewModifier(properties: properties, content: content) }
      return _openExistential(modifier.raw("inset"), do: make)
    },
    "MirroringModifier": { modifier in
      (modifier.part("behavior") as? LayoutDirectionBehavior).map {
        ShapeTypes._FlipForRTLEffect(isEnabled: $0 != .fixed)
      }
    },
    "GestureModifier": { modifier in
      let mask = modifier.part("mask") as? GestureMask ?? .all
      let priority = String(describing: modifier.value("priority"))
      func make<G>(_ gesture: G) -> Any {
        if priority.contains("high") {
          return ShapeTypes.HighPriorityGestureModifier(gesture: gesture, gestureMask: mask)
        }
        if priority.contains("simultaneous") {
          return ShapeTypes.SimultaneousGestureModifier(gesture: gesture, gestureMask: mask)
        }
        return ShapeTypes.AddGestureModifier(gesture: gesture, gestureMask: mask)
      }
      return _openExistential(modifier.raw("gesture"), do: make)
    },
    "AttributeModifier": { modifier in
      let value = modifier.part("value")
      switch modifier.part("name") as? String {
      case "help": return (value as? Text).map { ShapeTypes._TooltipModifier(text: $0) }
      case "onHover": return (value as? (Bool) -> Void).map { ShapeTypes._HoverRegionModifier(callback: $0) }
      default: return nil
      }
    },
    "PreferenceWriter": { modifier in
      let type = _typeName(modifier.subjectType, qualified: false)
      if type.contains("PreferredColorSchemeKey") {
        return ShapeTypes._PreferenceWritingModifier<ShapeTypes.PreferredColorSchemeKey>(
          value: modifier.raw("value"))
      }
      return nil
    },
    "PreferenceTransformer": { modifier in
      guard _typeName(modifier.subjectType).contains("NavigationBarKey"), let change = modifier.descendant("transform"),
        let key = parameter(0, of: modifier.subjectType) as? any PreferenceKey.Type,
        let bar = outcome(of: change, from: key.defaultValue)
      else { return nil }
      let info = Swift.Mirror(reflecting: bar)
      if info.part("isBackHidden") as? Bool == true {
        return ShapeTypes._PreferenceWritingModifier<ShapeTypes.NavigationBarBackButtonHiddenKey>(value: true)
      }
      if info.part("isHidden") as? Bool == true {
        return ShapeTypes._PreferenceWritingModifier<ShapeTypes.NavigationBarHiddenKey>(value: true)
      }
      let items = info.part("items") as? [Any] ?? []
      guard !items.isEmpty else { return nil }
      let shown = items.map { item -> Any in
        let mirror = Swift.Mirror(reflecting: item)
        let box = Mirror(reflecting: mirror.value("view")).descendant("storage") as? Fields
        return ShapeTypes.ToolbarItem(
          id: "", placement: mirror.part("placement") as? ToolbarItemPlacement ?? .automatic, showsByDefault: true,
          content: box?.list.first?.1 ?? EmptyView())
      }
      let content =
        shown.count == 1
        ? Fields(("value", shown[0]))
        : Fields(("value", Fields(list: shown.enumerated().map { (".\($0.offset)", $0.element) })))
      return ShapeTypes.ToolbarModifier(id: nil, content: content)
    },
    "_EnvironmentKeyTransformModifier": { modifier in
      let writer = Swift.Mirror(reflecting: modifier.value("writer"))
      guard let change = writer.part("value"), _typeName(type(of: change)).contains("SubmitHandler"),
        let handlers = outcome(of: change) as? [Any],
        let handler = handlers.first.map({ Swift.Mirror(reflecting: $0) }),
        let triggers = handler.part("triggers") as? SubmitTriggers, let action = handler.part("action") as? () -> Void
      else { return nil }
      return ShapeTypes.OnSubmitModifier(allowed: triggers, action: action)
    },
    "EnvironmentWriter": environment,
    "_EnvironmentKeyWritingModifier": { modifier in
      let writer = Swift.Mirror(reflecting: modifier.value("writer"))
      if writer.part("keyPath") as? AnyKeyPath == \EnvironmentValues.labelsVisibility,
        writer.part("value") as? Visibility == .hidden
      {
        return ShapeTypes.LabelsHiddenModifier()
      }
      switch writer.part("value") {
      case let type as UIKeyboardType: return written(ShapeTypes.KeyboardType(type: type), \UIKeyboardType.self)
      case let type as UITextContentType: return written(Optional(type.rawValue), \UITextContentType.self)
      case let way as TextInputAutocapitalization:
        let ways: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
        return written(ways.firstIndex { $0 == way } ?? 0, \TextInputAutocapitalization.self)
      default: return nil
      }
    },
    "TransactionScope": { modifier in
      guard let change = modifier.part("transform") else { return nil }
      return rebuilt(change, as: ((inout Transaction) -> Void).self).map {
        ShapeTypes._TransactionModifier(transform: $0 as! (inout Transaction) -> Void)
      }
    },
  ]

  private static func layer(_ modifier: Swift.Mirror) -> Any? {
    let isAbove = modifier.part("isAbove") as? Bool == true
    let alignment = modifier.part("alignment") as? Alignment ?? .center
    guard let layer = modifier.descendant("layer") else { return nil }
    if Shapes.gnomonName(of: layer) == "StyleLayer" {
      let style = Swift.Mirror(reflecting: layer)
      let edges = style.part("edges") as? Edge.Set ?? .all
      func make<S>(_ style: S) -> Any {
        isAbove
          ? ShapeTypes._OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges) as Any
          : ShapeTypes._BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges)
      }
      return _openExistential(style.value("style"), do: make)
    }
    func make<L>(_ layer: L) -> Any {
      isAbove
        ? ShapeTypes._OverlayModifier(overlay: layer, alignment: alignment) as Any
        : ShapeTypes._BackgroundModifier(background: layer, alignment: alignment)
    }
    return _openExistential(layer, do: make)
  }

  private static func effect(_ effect: Swift.Mirror) -> Any? {
    guard let payload = effect.payload else { return nil }
    let parts = Array(Swift.Mirror(reflecting: payload).children).map(\.value)
    switch effect.children.first?.label {
    case "opacity": return ShapeTypes._OpacityEffect(opacity: payload as? Double ?? 1)
    case "hueRotation": return (payload as? Angle).map { ShapeTypes._HueRotationEffect(angle: $0) }
    case "blend": return (payload as? BlendMode).map { ShapeTypes._BlendModeEffect(blendMode: $0) }
    case "scale":
      guard parts.count == 2, let scale = parts[0] as? CGSize, let anchor = parts[1] as? UnitPoint else { return nil }
      return ShapeTypes._ScaleEffect(scale: scale, anchor: anchor)
    case "rotation":
      guard parts.count == 2, let angle = parts[0] as? Angle, let anchor = parts[1] as? UnitPoint else { return nil }
      return ShapeTypes._RotationEffect(angle: angle, anchor: anchor)
    case "rotation3D":
      guard parts.count == 5, let angle = parts[0] as? Angle, let anchor = parts[2] as? UnitPoint else { return nil }
      return ShapeTypes._Rotation3DEffect(
        angle: angle, axis: parts[1], anchor: anchor, anchorZ: parts[3] as? CGFloat ?? 0,
        perspective: parts[4] as? CGFloat ?? 1)
    case "matrix":
      guard let matrix = payload as? ProjectionTransform else { return nil }
      guard matrix.isAffine else { return ShapeTypes._ProjectionEffect(transform: matrix) }
      return ShapeTypes._TransformEffect(
        transform: CGAffineTransform(
          a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m31, ty: matrix.m32))
    case "filter":
      let filter = Swift.Mirror(reflecting: payload)
      guard filter.children.first?.label == "blur", let blur = filter.payload else { return nil }
      let values = Array(Swift.Mirror(reflecting: blur).children).map(\.value)
      return ShapeTypes._BlurEffect(radius: values.first as? CGFloat ?? 0, isOpaque: values.last as? Bool ?? false)
    default: return nil
    }
  }

  // MARK: - The environment

  private static func environment(_ writer: Swift.Mirror) -> Any? {
    guard let value = writer.part("value") else { return nil }
    if _typeName(type(of: value)) == "Swift.Optional<Gnomon.AnyShapeStyle>" {
      return _EnvironmentKeyWritingModifier<Color?>(
        keyPath: \EnvironmentValues[inspected: Slot<Color?>(key: \EnvironmentValues.self)],
        value: unwrapped(value).flatMap(Shapes.color))
    }
    if writer.part("keyPath") == nil, value is Bool {
      let isDisabled = value as? Bool == true
      return _EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !isDisabled }
    }
    let mirror = Swift.Mirror(reflecting: value)
    switch Shapes.gnomonName(of: value) {
    case "LineLimitChange":
      return _EnvironmentKeyWritingModifier<Int?>(
        keyPath: \EnvironmentValues[inspected: Slot<Int?>(key: \EnvironmentValues.lineLimit)],
        value: mirror.part("limit") as? Int)
    case "TextChange":
      guard let keyPath = mirror.part("keyPath") as? AnyKeyPath else { return nil }
      func make<V>(_ value: V) -> Any {
        _EnvironmentKeyWritingModifier(keyPath: \EnvironmentValues[inspected: Slot<V>(key: keyPath)], value: value)
      }
      return _openExistential(mirror.raw("value"), do: make)
    case "ControlStyle": return style(mirror, type: _typeName(type(of: value), qualified: true))
    case nil:
      if let levels = value as? [Any], levels.count == 3 { return foreground(levels) }
      // An object for the views inside.
      if type(of: value) is AnyClass {
        let object = value as AnyObject
        return _EnvironmentKeyWritingModifier<AnyObject?>(
          keyPath: \EnvironmentValues[inspected: Slot<AnyObject?>(key: \EnvironmentValues.self)], value: object)
      }
      return nil
    default: return nil
    }
  }

  /// A value that Apple's environment keeps as another type.
  private static func written<V>(_ value: V, _ key: AnyKeyPath) -> Any {
    _EnvironmentKeyWritingModifier(keyPath: \EnvironmentValues[inspected: Slot<V>(key: key)], value: value)
  }

  private static func foreground(_ levels: [Any]) -> Any? {
    guard let first = unwrapped(levels[0]) else {
      return _EnvironmentKeyWritingModifier<Color?>(keyPath: foregroundKey, value: nil)
    }
    func make<S>(_ style: S) -> Any { ShapeTypes._ForegroundStyleModifier(style: style) }
    let style = _openExistential(Swift.Mirror(reflecting: first).value("style"), do: make)
    // A colour may have been set by `foregroundColor(_:)`.
    guard let color = Shapes.color(ofStyle: first) else { return style }
    return Several(list: [_EnvironmentKeyWritingModifier<Color?>(keyPath: foregroundKey, value: color), style])
  }

  private static var foregroundKey: WritableKeyPath<EnvironmentValues, Color?> {
    \EnvironmentValues[inspected: Slot<Color?>(key: \Color.self)]
  }

  private static func style(_ style: Swift.Mirror, type: String) -> Any? {
    var mirror: Swift.Mirror? = Swift.Mirror(reflecting: style.value("box"))
    var own: Any?
    while own == nil, let current = mirror {
      own = current.part("style")
      mirror = current.superclassMirror
    }
    guard var found = own else { return nil }
    if Shapes.gnomonName(of: found) == "PressedButton" {
      let inner = Swift.Mirror(reflecting: Swift.Mirror(reflecting: found).value("style"))
      found = Swift.Mirror(reflecting: inner.value("box")).part("style") ?? found
    }
    switch true {
    case type.contains("ButtonStyleConfiguration"): return ShapeTypes.ButtonStyleModifier(style: found)
    case type.contains("ToggleStyleConfiguration"): return ShapeTypes.ToggleStyleModifier(style: found)
    case type.contains("TextField"): return ShapeTypes.TextFieldStyleModifier(style: found)
    case type.contains("LabelStyleConfiguration"): return ShapeTypes.LabelStyleModifier(style: found)
    case type.contains("GroupBoxStyleConfiguration"): return ShapeTypes.GroupBoxStyleModifier(style: found)
    case type.contains("ProgressViewStyleConfiguration"): return ShapeTypes.ProgressViewStyleModifier(style: found)
    case type.contains("MenuStyleConfiguration"): return ShapeTypes.MenuStyleModifier(style: found)
    case type.contains("DatePickerStyleConfiguration"): return ShapeTypes.DatePickerStyleModifier(style: found)
    default: return nil
    }
  }
}

/// What a modifier writes into the environment that has no name there.
struct Slot<Value>: Hashable {
  let key: AnyKeyPath
}

extension EnvironmentValues {
  subscript<V>(inspected slot: Slot<V>) -> V {
    get { fatalError("'\(slot)' is a name, and holds nothing.") }
    set {}
  }
}

/// Modifiers of which Apple's SwiftUI has one or the other.
struct Several {
  let list: [Any]
}

// MARK: - Unwrapping

extension ViewType.ViewModifier where T == ViewType.Stub {
  /// Called for each modified view.
  static func child(_ content: Content) throws -> Content {
    // Apple's SwiftUI has a view around the content, which counts for no modifier.
    let own = Swift.Mirror(reflecting: content.view)
    if own.descendant("modifier").flatMap(Shapes.gnomonName) == "SubscriptionModifier",
      let inner = own.descendant("content")
    {
      return try Inspector.unwrap(view: inner, medium: content.medium)
    }
    let shaped = Content(Modifiers.shapedView(content.view), medium: content.medium)
    if shaped.isCustomView { return try shaped.extractCustomView() }
    return try shaped.unwrappedModifiedContent()
  }
}
