// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Types of Apple's SwiftUI that ViewInspector knows by their names, and what they store.
enum ShapeTypes {
  // MARK: - Texts, images, colours, fonts

  struct ConcatenatedTextStorage { let first, second: Any }
  struct LocalizedTextStorage {
    let key: Fields
    let bundle: Bundle?
    let table: String?
  }
  struct AttributedStringTextStorage { let str: Any }
  struct AttachmentTextStorage { let image: Any }
  struct DateTextStorage {}
  struct FormatterTextStorage {
    let formatter: Formatter
    let object: Any
  }
  struct BoldTextModifier {}
  struct UnderlineTextModifier { let lineStyle: Fields? }
  struct StrikethroughTextModifier { let lineStyle: Fields? }
  enum ItalicMark { case italic, upright }
  struct ImageLabel {}
  struct AccessibilityImageLabel { let systemSymbol: String }
  struct Resolved { let linearRed, linearGreen, linearBlue, opacity: Float }
  struct SystemColorType {}
  struct NamedImageProvider: ListedFields { let list: [(String, Any)] }
  struct CGImageProvider: ListedFields { let list: [(String, Any)] }
  struct KeyboardType { let type: UIKeyboardType }
  struct ToolbarItem {
    let id: String
    let placement: ToolbarItemPlacement
    let showsByDefault: Bool
    let content: Any
  }
  struct NamedColor { let name: String }
  struct TextStyleProvider { let style, weight, design: Any }
  struct SystemProvider { let size, weight, design: Any }
  struct NamedProvider { let name, size, textStyle: Any }

  // MARK: - Modifiers

  struct _PaddingLayout: ShapeModifier {
    let edges: Edge.Set
    let insets: EdgeInsets?
  }
  struct _FrameLayout: ShapeModifier {
    let width, height: CGFloat?
    let alignment: Alignment
  }
  struct _FlexFrameLayout: ShapeModifier {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment
  }
  struct _FixedSizeLayout: ShapeModifier { let horizontal, vertical: Bool }
  struct _AspectRatioLayout: ShapeModifier {
    let aspectRatio: CGFloat?
    let contentMode: ContentMode
  }
  struct _OffsetEffect: ShapeModifier { let offset: CGSize }
  struct _PositionLayout: ShapeModifier { let position: CGPoint }
  struct _OpacityEffect: ShapeModifier { let opacity: Double }
  struct _BlurEffect: ShapeModifier {
    let radius: CGFloat
    let isOpaque: Bool
  }
  struct _HueRotationEffect: ShapeModifier { let angle: Angle }
  struct _BlendModeEffect: ShapeModifier { let blendMode: BlendMode }
  struct _ColorMultiplyEffect: ShapeModifier { let color: Color }
  struct _ScaleEffect: ShapeModifier {
    let scale: CGSize
    let anchor: UnitPoint
  }
  struct _RotationEffect: ShapeModifier {
    let angle: Angle
    let anchor: UnitPoint
  }
  struct _Rotation3DEffect: ShapeModifier {
    let angle: Angle
    let axis: Any
    let anchor: UnitPoint
    let anchorZ, perspective: CGFloat
  }
  struct _TransformEffect: ShapeModifier { let transform: CGAffineTransform }
  struct _ProjectionEffect: ShapeModifier { let transform: ProjectionTransform }
  struct _ShadowEffect: ShapeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }
  struct _ClipEffect<Shape>: ShapeModifier {
    let shape: Shape
    let style: FillStyle
  }
  struct _MaskEffect<Mask>: ShapeModifier { let mask: Mask }
  struct _HiddenModifier: ShapeModifier {}
  struct _AllowsHitTestingModifier: ShapeModifier { let allowsHitTesting: Bool }
  struct _ContentShapeModifier<Shape>: ShapeModifier {
    let shape: Shape
    let eoFill: Bool
  }
  struct _OverlayModifier<Overlay>: ShapeModifier {
    let overlay: Overlay
    let alignment: Alignment
  }
  struct _BackgroundModifier<Background>: ShapeModifier {
    let background: Background
    let alignment: Alignment
  }
  struct _OverlayStyleModifier<Style>: ShapeModifier {
    let style: Style
    let ignoresSafeAreaEdges: Edge.Set
  }
  struct _BackgroundStyleModifier<Style>: ShapeModifier {
    let style: Style
    let ignoresSafeAreaEdges: Edge.Set
  }
  struct _AppearanceActionModifier: ShapeModifier { let appear, disappear: (() -> Void)? }
  struct _ValueActionModifier<Value>: ShapeModifier {
    let value: Value
    let action: (Value) -> Void
  }
  struct _TaskModifier: ShapeModifier { let action: @Sendable () async -> Void }
  struct _TraitWritingModifier<Key>: ShapeModifier { let value: Any }
  enum TagValueTraitKey {}
  enum ZIndexTraitKey {}
  enum LayoutPriorityTraitKey {}
  enum TabItemTraitKey {}
  enum ListRowBackgroundTraitKey {}
  enum ListRowInsetsTraitKey {}
  struct PlatformItemTraitWriter<Strategy>: ShapeModifier { let source: Fields }
  enum LabelPlatformItemsStrategy {}
  struct _CoordinateSpaceModifier<Name>: ShapeModifier { let name: Name }
  struct _SafeAreaRegionsIgnoringLayout<Older>: ShapeModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set
  }
  /// Of iOS 13, for `edgesIgnoringSafeArea(_:)`.
  enum _SafeAreaIgnoringLayout {}
  struct _FlipForRTLEffect: ShapeModifier { let isEnabled: Bool }
  struct _TransactionModifier: ShapeModifier { let transform: (inout Transaction) -> Void }
  struct AddGestureModifier<G>: ShapeModifier {
    let gesture: G
    let gestureMask: GestureMask
  }
  struct HighPriorityGestureModifier<G>: ShapeModifier {
    let gesture: G
    let gestureMask: GestureMask
  }
  struct SimultaneousGestureModifier<G>: ShapeModifier {
    let gesture: G
    let gestureMask: GestureMask
  }
  struct SheetPresentationModifier: ShapeModifier {}
  struct AlertTransformModifier: ShapeModifier {}
  struct AlertModifier: ShapeModifier {
    let title: Any
    let isPresented: Binding<Bool>
    let actions, message: Any
  }
  struct ConfirmationDialogModifier: ShapeModifier {
    let title: Any
    let isPresented: Binding<Bool>
    let titleVisibility: Visibility
    let actions, message: Any
  }
  struct _HoverRegionModifier: ShapeModifier { let callback: (Bool) -> Void }
  struct _TooltipModifier: ShapeModifier { let text: Text }
  struct LabelsHiddenModifier: ShapeModifier {}
  struct _PreferenceWritingModifier<Key>: ShapeModifier { let value: Any }
  enum PreferredColorSchemeKey {}
  enum NavigationBarHiddenKey {}
  enum NavigationBarBackButtonHiddenKey {}
  struct ToolbarModifier: ShapeModifier {
    let id: String?
    let content: Fields
  }
  struct OnSubmitModifier: ShapeModifier {
    let allowed: SubmitTriggers
    let action: () -> Void
  }
  struct _InsetViewModifier<Content>: ShapeModifier {
    let properties: Fields
    let content: Content
  }
  struct ViewDestinationNavigationDestinationModifier: ShapeModifier {
    let _isPresented: Binding<Bool>
    let destination: Any
  }
  struct _ForegroundStyleModifier<Style>: ShapeModifier { let style: Style }
  struct ButtonStyleModifier: ShapeModifier { let style: Any }
  struct ToggleStyleModifier: ShapeModifier { let style: Any }
  struct TextFieldStyleModifier: ShapeModifier { let style: Any }
  struct LabelStyleModifier: ShapeModifier { let style: Any }
  struct GroupBoxStyleModifier: ShapeModifier { let style: Any }
  struct ProgressViewStyleModifier: ShapeModifier { let style: Any }
  struct MenuStyleModifier: ShapeModifier { let style: Any }
  struct DatePickerStyleModifier: ShapeModifier { let style: Any }
  /// One that Apple's SwiftUI has too and ViewInspector doesn't ask for.
  struct OtherModifier: ShapeModifier {}
}

// Each of them stands as a modifier, which nobody shows.
protocol ShapeModifier: ViewModifier {}

extension ShapeModifier {
  func body(content: Content) -> some View { content }
}

// A mirror would show these functions as they lie in memory.
extension ShapeTypes._ValueActionModifier: Shaped {
  var fields: [(String, Any)] { [("value", value), ("action", action)] }
}
extension ShapeTypes._TaskModifier: Shaped { var fields: [(String, Any)] { [("action", action)] } }
extension ShapeTypes._TransactionModifier: Shaped { var fields: [(String, Any)] { [("transform", transform)] } }
extension ShapeTypes._HoverRegionModifier: Shaped { var fields: [(String, Any)] { [("callback", callback)] } }
