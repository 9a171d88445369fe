// SPDX-License-Identifier: Apache-2.0
/// The symbols that public sources use most, by how many repositories use them. Left out are names that are the sources'
/// own or of other frameworks (`Element`, `.standard`), and those in `missing`.
enum UsedSymbols {
  static let types = """
    AnimatableModifier Settings View Color Text VStack Content ForEach GeometryReader ZStack HStack PreviewProvider Spacer Image Rectangle
    Button App Scene Group Binding ViewModifier ScrollView WindowGroup RoundedRectangle List Circle Animation
    EnvironmentValues Shape PreferenceKey Value NavigationLink EmptyView AnyView Path NavigationView EnvironmentKey
    Set GeometryProxy Angle UnitPoint Section EdgeInsets LinearGradient DragGesture Alignment Font Toggle Picker
    Slider Label Divider ProposedViewSize StrokeStyle Capsule Gradient Layout Axis TextField VerticalAlignment
    Configuration LocalizedStringKey HorizontalAlignment NavigationStack State Edge LazyVGrid Form ProgressView
    TabView Gesture GridItem AnyTransition InsettableShape ButtonStyle ToolbarItem ShapeStyle ColorScheme Grid
    NavigationSplitView Menu TapGesture Animatable Result LayoutDirection Stepper GridRow Transaction Anchor
    LazyVStack Alert ViewDimensions Cache AnimatablePair Body DynamicProperty LayoutSubview Link VectorArithmetic
    StackNavigationViewStyle SegmentedPickerStyle AsyncImage ModifiedContent ScrollViewReader StateObject Ellipse
    TextEditor TupleView PlainButtonStyle LayoutValueKey ObservedObject ContentUnavailableView SecureField AnyLayout
    AnyShapeStyle Tab CoordinateSpace LayoutProperties TextAlignment OpenURLAction EditButton HStackLayout
    VStackLayout TimelineView AlignmentID ContainerRelativeShape ViewBuilder GroupBox Visibility LabeledContent
    ContentSizeCategory UserInterfaceSizeClass ProjectionTransform LazyHStack
    """

  static let attributes = """
    @State @ViewBuilder @Environment @Binding @ObservedObject @StateObject @EnvironmentObject @GestureState
    @FocusState @Observable @Namespace @Entry @AppStorage
    """

  static let macros = """
    #Preview
    """

  static let modifiers = """
    .frame .padding .background .font .foregroundColor .opacity .overlay .offset .onAppear .animation .environment
    .modifier .onChange .scaleEffect .tag .cornerRadius .aspectRatio .clipShape .onTapGesture .shadow .preference
    .fixedSize .onPreferenceChange .buttonStyle .navigationTitle .bold .rotationEffect .gesture .contentShape
    .border .id .multilineTextAlignment .clipped .lineLimit .transition .onDisappear .foregroundStyle .disabled
    .fontWeight .pickerStyle .onReceive .edgesIgnoringSafeArea .mask .sheet .position .alignmentGuide
    .navigationBarTitle .ignoresSafeArea .zIndex .navigationBarTitleDisplayMode .allowsHitTesting .toolbar .tint
    .scaledToFit .hidden .task .previewLayout .layoutPriority .listStyle .blendMode .blur .navigationViewStyle
    .environmentObject .imageScale .alert .tabItem .overlayPreferenceValue .accentColor .accessibilityLabel
    .labelsHidden .controlSize .textFieldStyle .coordinateSpace .anchorPreference .compositingGroup
    .accessibilityElement .scaledToFill .rotation3DEffect .textInputAutocapitalization .italic .preferredColorScheme
    .labelStyle .monospacedDigit .contextMenu .simultaneousGesture .toggleStyle .navigationDestination
    .listRowBackground .popover .listRowInsets .accessibility .minimumScaleFactor .textCase .safeAreaInset
    .drawingGroup .transformPreference .transformEnvironment .previewDisplayName .accessibilityHidden
    .accessibilityValue .focused .redacted .progressViewStyle .searchable .transaction .navigationBarItems
    .tabViewStyle .accessibilityAddTraits .onSubmit .onGeometryChange .truncationMode .menuStyle .keyboardType
    .dynamicTypeSize .backgroundStyle .fullScreenCover .layoutValue .monospaced .disableAutocorrection
    """

  static let methods = """
    .fill .stroke .resizable .system .constant .onEnded .strokeBorder .onChanged .addLine .sizeThatFits .spring
    .custom .place .linear .path .easeInOut .delay .width .addArc .combined .size .closeSubpath .repeatForever
    .renderingMode .easeOut .scale .inset .replacingUnspecifiedDimensions .trim .weight .addQuadCurve .speed .easeIn
    .scrollTo .addCurve .offsetBy .asymmetric .rect .interactiveSpring .updating .dimensions .onDelete .addPath
    .spacing .interpolatingSpring .formUnion .draw .leading .addRect .linearGradient .push
    """

  static let values = """
    .scrollView .leading .center .zero .bottom .horizontal .vertical .top .infinity .trailing .red .white .blue .green
    .topLeading .black .yellow .clear .default .headline .orange .all .title .gray .bottomTrailing .fit .secondary
    .caption .purple .global .pink .subheadline .inline .bottomLeading .primary .dark .largeTitle .medium .bold
    .light .topTrailing .body .footnote .fill .plain .regular .callout .unspecified .title3 .large .opacity .title2
    .semibold .local .automatic .accentColor .bounds .continuous .caption2 .firstTextBaseline .linear .cyan
    .rightToLeft .never .normal .hidden .small .segmented .easeInOut .name .success .brown .leftToRight .destructive
    .teal .borderedProminent .circle .identity .indigo .heavy .scale .bordered .template .tint .cancel .background
    .error .grouped .monospaced .circular .borderless .capsule .tertiary .mint .lastTextBaseline .inactive .sRGB
    .compact .regularMaterial .active .original .ultraThinMaterial .roundedBorder .thinMaterial .menu .disabled
    .combine .placeholder .size .label .custom .mini .serif .bar .visible .button .handled .bouncy .always .link
    .separator .isButton .middle .topBarTrailing .ignore .extraLarge .thin .quaternary .warning .userInitiated .tail
    .isSelected
    """

  static let environment = """
    .colorScheme .horizontalSizeClass .dismiss .layoutDirection .isEnabled .presentationMode .openURL
    """

  /// Why a symbol isn't used here.
  static let missing = [
    "UIHostingController": "of UIKit", "UIViewRepresentable": "of UIKit", "UIViewControllerRepresentable": "of UIKit",
    "Widget": "of WidgetKit", "ImageRenderer": "declared by GnomonCairo, used by its tests",
  ]

  static var all: [Substring] {
    [types, attributes, macros, modifiers, methods, values, environment].flatMap {
      $0.split { $0 == " " || $0 == "\n" }
    }
  }
}
