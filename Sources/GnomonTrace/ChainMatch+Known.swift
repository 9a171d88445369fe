// SPDX-License-Identifier: Apache-2.0

extension ChainMatch.Pattern {
  /// What modifiers are known to make. `KnownModifierTests` compares it with what they do; others may make anything.
  static let known: [String: ChainMatch.Pattern] = {
    var known: [String: ChainMatch.Pattern] = [:]
    for name in silent.split(whereSeparator: \.isWhitespace) { known[String(name)] = .exactly([]) }
    for name in named { known[name] = .exactly([name]) }
    for (name, node) in renamed { known[name] = .exactly([node]) }
    // A shape's own gives a shape.
    known["offset"] = .optionally("offset")
    return known
  }()

  /// Modifiers with a node of their name.
  private static let named = [
    "aspectRatio", "background", "border", "containerRelativeFrame", "fixedSize", "frame", "ignoresSafeArea", "overlay",
    "padding", "position", "rotation3DEffect", "rotationEffect", "safeAreaInset", "safeAreaPadding", "scaleEffect",
  ]

  private static let renamed = [
    "edgesIgnoringSafeArea": "ignoresSafeArea", "scaledToFill": "aspectRatio", "scaledToFit": "aspectRatio",
  ]

  /// Modifiers without a node that has a name.
  private static let silent = """
    accentColor accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityLabel accessibilityValue alignmentGuide allowsHitTesting allowsTightening
    animation autocorrectionDisabled baselineOffset blendMode blur bold brightness buttonStyle clipShape clipped
    colorMultiply colorScheme compositingGroup contentShape contrast controlSize cornerRadius disabled drawingGroup
    dynamicTypeSize environment fill font fontDesign fontWeight foregroundColor foregroundStyle gesture grayscale
    gridCellColumns help hidden hueRotation id imageScale interactiveDismissDisabled interpolation italic kerning
    keyboardType labelStyle labelsHidden layoutPriority lineLimit lineSpacing listRowBackground listRowInsets
    listRowSeparator listRowSpacing listStyle mask minimumScaleFactor monospacedDigit multilineTextAlignment
    navigationBarHidden navigationBarTitleDisplayMode navigationTitle onAppear onChange onDisappear onLongPressGesture
    onPreferenceChange onSubmit onTapGesture opacity pickerStyle preference preferredColorScheme presentationDetents
    progressViewStyle redacted renderingMode resizable rotation saturation scale scrollContentBackground
    scrollDisabled scrollIndicators shadow simultaneousGesture statusBarHidden strikethrough submitLabel
    symbolRenderingMode symbolVariant tag task textCase textFieldStyle textInputAutocapitalization tint toggleStyle
    tracking transaction trim truncationMode underline zIndex
    sheet alert toolbar badge contextMenu swipeActions
    """
}
