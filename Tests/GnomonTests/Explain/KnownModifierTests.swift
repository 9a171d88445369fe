// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// Whether modifiers make the nodes that the lines of chains are found by.
@MainActor @Suite struct KnownModifierTests {
  private final class Seen { var names: Set<String> = [] }
  private let seen = Seen()
  private let base = Text("base")

  /// - Parameters:
  ///   - inside: The names of what lies between the modifier and the base.
  private func expect(
    _ name: String, _ view: some View, inside: [String] = [], of base: String = "Text",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    seen.names.insert(name)
    let host = makeHost(view, 300, 300)
    host.update()
    let record = host.layoutRecord(asksAgain: false)
    guard let found = record.nodes.first(where: { $0.view == base }) else {
      Issue.record("no \(base)", sourceLocation: sourceLocation)
      return
    }
    let around = record.path(to: found.id).dropFirst().dropLast().map { record.nodes[$0].view }.filter { !$0.isEmpty }
    switch ChainMatch.Pattern.known[name] {
    case .exactly(let names): #expect(around == names + inside, sourceLocation: sourceLocation)
    case .optionally(let other): #expect([[], [other]].contains(around), sourceLocation: sourceLocation)
    default: Issue.record("\(name) isn't known", sourceLocation: sourceLocation)
    }
  }

  @Test("What modifiers make is what's known of them")
  func all() {
    sizes()
    drawing()
    rest()
    let others = Set(ChainMatch.Pattern.known.keys).subtracting(seen.names)
    #expect(others.isEmpty, "\(others) aren't tried")
  }

  private func sizes() {
    expect("opacity", base.opacity(0.5))
    expect("shadow", base.shadow(radius: 2))
    expect("clipShape", base.clipShape(Circle()))
    expect("clipped", base.clipped())
    expect("cornerRadius", base.cornerRadius(3))
    expect("mask", base.mask(Circle()))
    expect("mask", base.mask { Circle() })
    expect("blur", base.blur(radius: 2))
    expect("rotationEffect", base.rotationEffect(.degrees(3)))
    expect("scaleEffect", base.scaleEffect(2))
    expect("offset", base.offset(x: 2))
    expect("position", base.position(x: 2, y: 2))
    expect("padding", base.padding(0))
    expect("padding", base.padding())
    expect("padding", base.padding(EdgeInsets()))
    expect("frame", base.frame())
    expect("frame", base.frame(maxWidth: .infinity))
    expect("frame", base.frame(width: nil))
    expect("background", base.background(Color.red))
    expect("background", base.background(.red))
    expect("background", base.background())
    expect("background", base.background(.thinMaterial))
    expect("background", base.background(.red, in: Circle()))
    expect("background", base.background(in: Circle()))
    expect("background", base.background { Color.red })
    expect("overlay", base.overlay(.red))
    expect("overlay", base.overlay(.red, in: Circle()))
    expect("overlay", base.overlay(Circle()))
    expect("overlay", base.overlay { Circle() })
    expect("border", base.border(.red))
    expect("aspectRatio", base.aspectRatio(1, contentMode: .fit))
    expect("scaledToFit", base.scaledToFit())
    expect("scaledToFill", base.scaledToFill())
    expect("fixedSize", base.fixedSize())
    expect("fixedSize", base.fixedSize(horizontal: false, vertical: false))
    expect("layoutPriority", base.layoutPriority(1))
    expect("zIndex", base.zIndex(1))
    expect("font", base.font(.body))
    expect("bold", base.padding().bold(), inside: ["padding"])
    expect("italic", base.padding().italic(), inside: ["padding"])
    expect("foregroundStyle", base.foregroundStyle(.red))
    expect("foregroundColor", base.foregroundColor(.red))
    expect("tint", base.tint(.red))
    expect("lineLimit", base.lineLimit(1))
    expect("multilineTextAlignment", base.multilineTextAlignment(.center))
    expect("fontWeight", base.padding().fontWeight(.bold), inside: ["padding"])
    expect("fontDesign", base.padding().fontDesign(.rounded), inside: ["padding"])
    expect("minimumScaleFactor", base.minimumScaleFactor(0.5))
    expect("truncationMode", base.truncationMode(.tail))
    expect("lineSpacing", base.lineSpacing(2))
  }

  private func drawing() {
    expect("onTapGesture", base.onTapGesture {})
    expect("onAppear", base.onAppear {})
    expect("onDisappear", base.onDisappear {})
    expect("task", base.task {})
    expect("onChange", base.onChange(of: 1) {})
    expect("animation", base.animation(.default, value: 1))
    expect("id", base.id(1))
    expect("tag", base.tag(1))
    expect("disabled", base.disabled(true))
    expect("environment", base.environment(\.isEnabled, true))
    expect("contentShape", base.contentShape(Rectangle()))
    expect("allowsHitTesting", base.allowsHitTesting(false))
    expect("gesture", base.gesture(TapGesture()))
    expect("ignoresSafeArea", base.ignoresSafeArea())
    expect("edgesIgnoringSafeArea", base.edgesIgnoringSafeArea(.all))
    expect("safeAreaInset", base.safeAreaInset(edge: .top) { Color.red })
    expect("safeAreaPadding", base.safeAreaPadding())
    expect("alignmentGuide", base.alignmentGuide(.leading) { _ in 2 })
    expect("accessibilityLabel", base.accessibilityLabel("a"))
    expect("accessibilityHidden", base.accessibilityHidden(true))
    expect("accessibilityIdentifier", base.accessibilityIdentifier("a"))
    expect("accessibilityElement", base.accessibilityElement(children: .combine))
    expect("buttonStyle", base.buttonStyle(.plain))
    expect("listStyle", base.listStyle(.plain))
    expect("textFieldStyle", base.textFieldStyle(.plain))
    expect("toggleStyle", base.toggleStyle(.switch))
    expect("labelStyle", base.labelStyle(.titleOnly))
    expect("labelsHidden", base.labelsHidden())
    expect("navigationTitle", base.navigationTitle("t"))
    expect("navigationBarTitleDisplayMode", base.navigationBarTitleDisplayMode(.inline))
    expect("listRowInsets", base.listRowInsets(EdgeInsets()))
    expect("listRowSeparator", base.listRowSeparator(.hidden))
    expect("listRowBackground", base.listRowBackground(Color.red))
    expect("drawingGroup", base.drawingGroup())
    expect("compositingGroup", base.compositingGroup())
    expect("blendMode", base.blendMode(.multiply))
    expect("brightness", base.brightness(0.1))
    expect("saturation", base.saturation(0.1))
    expect("grayscale", base.grayscale(0.1))
    expect("contrast", base.contrast(0.1))
    expect("colorMultiply", base.colorMultiply(.red))
    expect("hueRotation", base.hueRotation(.degrees(1)))
    expect("rotation3DEffect", base.rotation3DEffect(.degrees(1), axis: (1, 0, 0)))
    expect("controlSize", base.controlSize(.small))
    expect("imageScale", base.imageScale(.small))
    expect("symbolRenderingMode", base.symbolRenderingMode(.hierarchical))
    expect("keyboardType", base.keyboardType(.default))
    expect("textInputAutocapitalization", base.textInputAutocapitalization(.never))
    expect("autocorrectionDisabled", base.autocorrectionDisabled())
    expect("textCase", base.textCase(.uppercase))
  }

  private func rest() {
    expect("sheet", base.sheet(isPresented: .constant(false)) { Text("sheet") })
    expect("alert", base.alert("a", isPresented: .constant(false)) {})
    expect("toolbar", base.toolbar { Button("a") {} })
    expect("badge", base.badge(2))
    expect("contextMenu", base.contextMenu { Button("a") {} })
    expect("swipeActions", base.swipeActions { Button("a") {} })
    expect("kerning", base.padding().kerning(1), inside: ["padding"])
    expect("tracking", base.padding().tracking(1), inside: ["padding"])
    expect("underline", base.padding().underline(), inside: ["padding"])
    expect("strikethrough", base.padding().strikethrough(), inside: ["padding"])
    expect("monospacedDigit", base.padding().monospacedDigit(), inside: ["padding"])
    expect("redacted", base.redacted(reason: .placeholder))
    expect("preferredColorScheme", base.preferredColorScheme(.dark))
    expect("scrollIndicators", base.scrollIndicators(.hidden))
    expect("scrollContentBackground", base.scrollContentBackground(.hidden))
    expect("preference", base.preference(key: PK.self, value: 1))
    expect("onPreferenceChange", base.onPreferenceChange(PK.self) { _ in })
    expect("containerRelativeFrame", base.containerRelativeFrame(.horizontal))
    expect("gridCellColumns", base.gridCellColumns(2))
    expect("onSubmit", base.onSubmit {})
    expect("submitLabel", base.submitLabel(.done))
    expect("statusBarHidden", base.statusBarHidden())
    expect("interactiveDismissDisabled", base.interactiveDismissDisabled())
    expect("presentationDetents", base.presentationDetents([.medium]))
    expect("simultaneousGesture", base.simultaneousGesture(TapGesture()))
    expect("onLongPressGesture", base.onLongPressGesture {})
    expect("environment", base.environment(\.colorScheme, .dark))
    expect("accentColor", base.accentColor(.red))
    expect("transaction", base.transaction { _ in })
    expect("scrollDisabled", base.scrollDisabled(true))
    expect("frame", Color.red.frame(width: 2), of: "Color")
    expect("opacity", Color.red.opacity(0.2), of: "Color")
    expect("fill", Circle().fill(.red), of: "Circle")
    expect("offset", Circle().offset(x: 3), of: "Circle")
    expect("scale", Circle().scale(3), of: "Circle")
    expect("trim", Circle().trim(from: 0, to: 1), of: "Circle")
    expect("fill", RoundedRectangle(cornerRadius: 3).fill(.red), of: "RoundedRectangle")
    expect("resizable", Image(systemName: "star").resizable().renderingMode(.template), of: "Image")
    expect("hidden", base.hidden())
    expect("renderingMode", Image(systemName: "star").renderingMode(.template), of: "Image")
    expect("interpolation", Image(systemName: "star").interpolation(.high), of: "Image")
    expect("baselineOffset", base.baselineOffset(1))
    expect("rotation", Circle().rotation(.degrees(1)), of: "Circle")
    expect("colorScheme", base.colorScheme(.dark))
    expect("navigationBarHidden", base.navigationBarHidden(true))
    expect("listRowSpacing", base.listRowSpacing(1))
    expect("symbolVariant", base.symbolVariant(.fill))
    expect("dynamicTypeSize", base.dynamicTypeSize(.large))
    expect("pickerStyle", base.pickerStyle(.menu))
    expect("progressViewStyle", base.progressViewStyle(.linear))
    expect("scrollDisabled", base.scrollDisabled(true))
    expect("allowsTightening", base.allowsTightening(true))
    expect("accessibilityValue", base.accessibilityValue("a"))
    expect("accessibilityHint", base.accessibilityHint("a"))
    expect("accessibilityAddTraits", base.accessibilityAddTraits(.isHeader))
    expect("help", base.help("a"))
  }
}

private struct PK: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}
