// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

extension RandomTree {
  /// Lazy containers, lists, and those that choose.
  mutating func laterContainer(_ depth: Int) -> AnyView {
    let views = children(depth)
    let each = ForEach(views.indices, id: \.self) { views[$0] }
    let (spacing, place) = (optionalLength(), alignment())
    switch pick(10) {
    case 0: return AnyView(LazyVStack(alignment: place.horizontal, spacing: spacing) { each })
    case 1: return AnyView(LazyHStack(alignment: place.vertical, spacing: spacing) { each })
    case 2: return AnyView(LazyVGrid(columns: [column(), column(), column()], spacing: spacing) { each })
    case 3: return AnyView(LazyHGrid(rows: [column(), column()], spacing: spacing) { each })
    case 4: return AnyView(ScrollView { LazyVGrid(columns: [column()], spacing: spacing) { each } })
    case 5: return AnyView(ViewThatFits { each })
    case 6: return AnyView(List { each })
    case 7: return AnyView(Form { Section("title") { each } })
    case 8:
      let isRow = pick(2) == 0
      let layout = isRow ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(ZStackLayout(alignment: place))
      return AnyView(layout.callAsFunction { each })
    default:
      return AnyView(
        Section {
          each
        } header: {
          Text("header")
        })
    }
  }

  private mutating func column() -> GridItem {
    let (a, b) = (length(), length())
    let size: GridItem.Size =
      switch pick(3) {
      case 0: .fixed(a)
      case 1: .flexible(minimum: a, maximum: b)
      default: .adaptive(minimum: isHostile ? a : max(a, 10), maximum: b)
      }
    return GridItem(size, spacing: optionalLength())
  }

  mutating func laterModified(_ view: AnyView) -> AnyView {
    let (a, b) = (length(), length())
    let count = pick(5) - 1
    switch pick(16) {
    case 0:
      return AnyView(
        view.containerRelativeFrame(.horizontal, count: count, span: 2, spacing: a, alignment: alignment()))
    case 1: return AnyView(view.containerRelativeFrame([.horizontal, .vertical], alignment: alignment()))
    case 2: return AnyView(view.containerRelativeFrame(.vertical) { length, _ in length * a })
    case 3: return AnyView(view.mask { RoundedRectangle(cornerRadius: a) })
    case 4: return AnyView(view.background(.red, in: Capsule()).contentShape(Circle()))
    case 5: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 6: return AnyView(view.font(.system(size: a)).lineSpacing(b).lineLimit(count))
    case 7: return AnyView(view.font(.title).tracking(a).minimumScaleFactor(b))
    case 8: return AnyView(view.safeAreaInset(edge: .leading, spacing: a) { Color.red.frame(width: b) })
    case 9: return AnyView(view.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: a, y: b))))
    case 10: return AnyView(view.gridCellColumns(count).gridCellUnsizedAxes(.vertical).gridCellAnchor(.bottom))
    case 11: return AnyView(view.anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] })
    case 12:
      return AnyView(
        view.overlayPreferenceValue(AnchorsKey.self) { anchors in
          GeometryReader { space in
            ForEach(anchors.indices, id: \.self) { Color.red.frame(width: space[anchors[$0]].width) }
          }
        })
    case 13: return AnyView(view.redacted(reason: .placeholder).hueRotation(.degrees(a)).saturation(b))
    case 14: return AnyView(view.cornerRadius(a).compositingGroup().blendMode(.multiply))
    default:
      return AnyView(view.dynamicTypeSize(.accessibility3).multilineTextAlignment(.trailing).truncationMode(.middle))
    }
  }

  mutating func control(_ view: AnyView) -> AnyView {
    let a = length()
    switch pick(9) {
    case 0: return AnyView(Button(action: {}, label: { view }))
    case 1: return AnyView(Toggle(isOn: .constant(true)) { view })
    case 2: return AnyView(Slider(value: .constant(Double(a)), in: 0...1))
    case 3: return AnyView(Stepper(value: .constant(1), in: 0...10) { view })
    case 4: return AnyView(ProgressView(value: Double(a), total: 1) { view })
    case 5:
      return AnyView(
        LabeledContent {
          view
        } label: {
          Text("label")
        })
    case 6: return AnyView(GroupBox { view })
    case 7:
      return AnyView(
        Label {
          view
        } icon: {
          Image("pic")
        })
    default: return AnyView(TextField("title", text: .constant("text")))
    }
  }
}

private enum AnchorsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
