// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

extension Sketch {
  /// The view as somebody would write it.
  func source(_ indent: String = "") -> String {
    let inner = children.map { $0.source(indent + "  ") }
    let block = inner.isEmpty ? " {}" : " {\n" + inner.joined(separator: "\n") + "\n\(indent)}"
    var text = indent + head.kind.source(block, children, indent)
    for mark in head.marks {
      let layer = layers.first { $0.head.id == mark.id }.map { " {\n\($0.source(indent + "    "))\n\(indent)  }" }
      text += "\n\(indent)  .\(mark.kind.source)\(layer ?? "")"
    }
    return text + "  // \(head.id)"
  }
}

private func number(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "nil" }

extension Sketch.Kind {
  fileprivate func source(_ block: String, _ children: [Sketch], _ indent: String) -> String {
    switch self {
    case .color: "Color.red"
    case .rectangle: "Rectangle()"
    case .circle: "Circle()"
    case .divider: "Divider()"
    case .empty: "EmptyView()"
    case .text(let string): "Text(\(String(reflecting: string)))"
    case .spacer(let least): "Spacer(minLength: \(number(least)))"
    case .picture(let isResizable): "Image(\"pic\")" + (isResizable ? ".resizable()" : "")
    case .row(let alignment, let spacing):
      "HStack(alignment: \(Sketch.vertical[alignment].0), spacing: \(number(spacing)))\(block)"
    case .column(let alignment, let spacing):
      "VStack(alignment: \(Sketch.horizontal[alignment].0), spacing: \(number(spacing)))\(block)"
    case .pile(let alignment): "ZStack(alignment: \(Sketch.both[alignment].0))\(block)"
    case .grid(let alignment, let spacing, let columns):
      "Grid(alignment: \(Sketch.both[alignment].0), horizontalSpacing: \(number(spacing)))\(block)"
        + " // GridRows of \(columns)"
    case .scroll(let axes): "ScrollView(\(Sketch.axes[axes].0))\(block)"
    case .reader(let fraction):
      "GeometryReader { space in Color.blue.frame(width: space.size.width * \(fraction)) }  // and\(block)"
    case .group: "Group\(block)"
    case .lazyColumn(let alignment, let spacing):
      "LazyVStack(alignment: \(Sketch.horizontal[alignment].0), spacing: \(number(spacing)))\(block)"
    case .lazyGrid(let minimum, let spacing):
      "LazyVGrid(columns: [.init(.adaptive(minimum: \(minimum)))], spacing: \(number(spacing)))\(block)"
    case .fits: "ViewThatFits\(block)"
    case .list(let isForm): "\(isForm ? "Form" : "List")\(block)"
    case .control(let kind): "\(["Button", "Toggle", "GroupBox", "LabeledContent"][kind])\(block)"
    case .arranged(let isRow, let spacing):
      "AnyLayout(\(isRow ? "H" : "V")StackLayout(spacing: \(number(spacing))))\(block)"
    case .flow(let gap): "FlowLayout(gap: \(gap))\(block)"
    }
  }
}

extension Sketch.MarkKind {
  fileprivate var source: String {
    switch self {
    case .frame(let width, let height, let alignment):
      "frame(width: \(number(width)), height: \(number(height)), alignment: \(Sketch.both[alignment].0))"
    case .bounds(let width, let height, let alignment):
      "frame(" + zip(["min", "ideal", "max"], width).map { "\($0)Width: \(number($1)), " }.joined()
        + zip(["min", "ideal", "max"], height).map { "\($0)Height: \(number($1)), " }.joined()
        + "alignment: \(Sketch.both[alignment].0))"
    case .padding(let top, let leading, let bottom, let trailing):
      "padding(EdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing)))"
    case .fixedSize(let horizontal, let vertical): "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .aspect(let ratio, let isFit): "aspectRatio(\(number(ratio)), contentMode: \(isFit ? ".fit" : ".fill"))"
    case .offset(let x, let y): "offset(x: \(x), y: \(y))"
    case .position(let x, let y): "position(x: \(x), y: \(y))"
    case .scale(let factor): "scaleEffect(\(factor))"
    case .rotation(let degrees): "rotationEffect(.degrees(\(degrees)))"
    case .priority(let priority): "layoutPriority(\(priority))"
    case .horizontalGuide(let guide, let part):
      "alignmentGuide(\(Sketch.horizontal[guide].0)) { $0.width * \(part) }"
    case .verticalGuide(let guide, let part): "alignmentGuide(\(Sketch.vertical[guide].0)) { $0.height * \(part) }"
    case .overlay(let alignment): "overlay(alignment: \(Sketch.both[alignment].0))"
    case .background(let alignment): "background(alignment: \(Sketch.both[alignment].0))"
    case .inset(let isTop, let spacing):
      "safeAreaInset(edge: \(isTop ? ".top" : ".bottom"), spacing: \(number(spacing)))"
    case .safeAreaPadding(let length): "safeAreaPadding(\(length))"
    case .ignoresSafeArea: "ignoresSafeArea()"
    case .direction(let isRightToLeft):
      "environment(\\.layoutDirection, \(isRightToLeft ? ".rightToLeft" : ".leftToRight"))"
    case .typeSize(let isLarge): "dynamicTypeSize(\(isLarge ? ".accessibility2" : ".large"))"
    case .lineLimit(let count): "lineLimit(\(count.map { "\($0)" } ?? "nil"))"
    case .font(let size): "font(.system(size: \(size)))"
    case .border: "border(.red)"
    case .marked: "anchorPreference(…).overlayPreferenceValue { GeometryReader { Color } }"
    case .identity(let id): "id(\(id))"
    case .cells(let count): "gridCellColumns(\(count))"
    case .cellAnchor(let anchor): "gridCellAnchor(\(["UnitPoint.center", ".topLeading", ".bottom"][anchor]))"
    case .unsized(let isHorizontal): "gridCellUnsizedAxes(\(isHorizontal ? ".horizontal" : ".vertical"))"
    case .columnAlignment(let alignment): "gridColumnAlignment(\(Sketch.horizontal[alignment].0))"
    case .share(let count): "containerRelativeFrame(.horizontal, count: \(count), spacing: 4)"
    }
  }
}

extension Stage {
  var source: String {
    let direction = isRightToLeft ? ", right to left" : ""
    return "// \(width)×\(height), safe area \(safeTop) above\(direction)\(isLarge ? ", .accessibility2" : "")\n"
      + sketch.source()
  }
}
