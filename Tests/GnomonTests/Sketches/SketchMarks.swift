// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

extension Sketch.MarkKind {
  /// A view with the modifier.
  @MainActor func applied<Layer: View>(to view: AnyView, _ layer: Layer?) -> AnyView {
    switch self {
    case .frame(let width, let height, let alignment):
      AnyView(view.frame(width: width, height: height, alignment: Sketch.both[alignment].1))
    case .bounds(let width, let height, let alignment):
      AnyView(
        view.frame(
          minWidth: width[0], idealWidth: width[1], maxWidth: width[2], minHeight: height[0], idealHeight: height[1],
          maxHeight: height[2], alignment: Sketch.both[alignment].1))
    case .padding(let top, let leading, let bottom, let trailing):
      AnyView(view.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .fixedSize(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspect(let ratio, let isFit): AnyView(view.aspectRatio(ratio, contentMode: isFit ? .fit : .fill))
    case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
    case .position(let x, let y): AnyView(view.position(x: x, y: y))
    case .scale(let factor): AnyView(view.scaleEffect(factor))
    case .rotation(let degrees): AnyView(view.rotationEffect(.degrees(degrees)))
    case .priority(let priority): AnyView(view.layoutPriority(priority))
    case .horizontalGuide(let guide, let part):
      AnyView(view.alignmentGuide(Sketch.horizontal[guide].1) { $0.width * part })
    case .verticalGuide(let guide, let part):
      AnyView(view.alignmentGuide(Sketch.vertical[guide].1) { $0.height * part })
    case .overlay(let alignment): AnyView(view.overlay(alignment: Sketch.both[alignment].1) { layer })
    case .background(let alignment): AnyView(view.background(alignment: Sketch.both[alignment].1) { layer })
    case .inset(let isTop, let spacing):
      AnyView(view.safeAreaInset(edge: isTop ? .top : .bottom, spacing: spacing) { layer })
    case .safeAreaPadding(let length): AnyView(view.safeAreaPadding(length))
    case .ignoresSafeArea: AnyView(view.ignoresSafeArea())
    default: environment(view)
    }
  }

  @MainActor private func environment(_ view: AnyView) -> AnyView {
    switch self {
    case .direction(let isRightToLeft):
      AnyView(view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    case .typeSize(let isLarge): AnyView(view.dynamicTypeSize(isLarge ? .accessibility2 : .large))
    case .lineLimit(let count): AnyView(view.lineLimit(count))
    case .font(let size): AnyView(view.font(.system(size: size)))
    case .border: AnyView(view.border(.red))
    case .marked: AnyView(view.modifier(Marker()))
    case .identity(let id): AnyView(view.id(id))
    case .cells(let count): AnyView(view.gridCellColumns(count))
    case .cellAnchor(let anchor):
      AnyView(view.gridCellAnchor([UnitPoint.center, .topLeading, .bottom][anchor]))
    case .unsized(let isHorizontal): AnyView(view.gridCellUnsizedAxes(isHorizontal ? .horizontal : .vertical))
    case .columnAlignment(let alignment): AnyView(view.gridColumnAlignment(Sketch.horizontal[alignment].1))
    case .share(let count): AnyView(view.containerRelativeFrame(.horizontal, count: count, spacing: 4))
    default: view
    }
  }

  /// The same in other words.
  @MainActor func otherwise<Layer: View>(applied view: AnyView, _ layer: Layer?) -> AnyView {
    switch self {
    case .frame(let width, let height, let alignment):
      AnyView(
        view.frame(
          minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
          maxHeight: height, alignment: Sketch.both[alignment].1))
    case .padding(let top, let leading, let bottom, let trailing)
    where top == leading && top == bottom && top == trailing:
      AnyView(view.padding(.all, top))
    case .fixedSize(true, true): AnyView(view.fixedSize())
    case .aspect(nil, let isFit): isFit ? AnyView(view.scaledToFit()) : AnyView(view.scaledToFill())
    case .offset(let x, let y): AnyView(view.offset(CGSize(width: x, height: y)))
    case .position(let x, let y): AnyView(view.position(CGPoint(x: x, y: y)))
    case .scale(let factor): AnyView(view.scaleEffect(CGSize(width: factor, height: factor), anchor: .center))
    case .typeSize(let isLarge):
      AnyView(view.environment(\.dynamicTypeSize, isLarge ? .accessibility2 : .large))
    default: applied(to: view, layer)
    }
  }
}

/// Draws a box where the view lies, through an anchor.
private struct Marker: ViewModifier {
  func body(content: Content) -> some View {
    content.transformAnchorPreference(key: MarkedBounds.self, value: .bounds) { $0 = [$1] }
      .overlayPreferenceValue(MarkedBounds.self) { anchors in
        GeometryReader { space in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = space[anchors[index]]
            Color.green.frame(width: max(0, frame.width), height: max(0, frame.height) / 2)
          }
        }
      }
  }
}

private enum MarkedBounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
