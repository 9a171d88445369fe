import Foundation
import Gnomon

/// Joins rectangles of one translucent colour that are drawn one after the other and share an edge: as one path they have no seam,
/// and where none lies on another, it's the same picture.
struct TranslucentFills {
  /// More in one path would take long to compare.
  private static let most = 64

  private var rects: [CGRect] = []
  private var paint = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
  private var isAntialiased = true
  private var commands: [DisplayCommand] = []

  static func joined(_ list: DisplayList) -> DisplayList {
    var joining = TranslucentFills()
    joining.commands.reserveCapacity(list.commands.count)
    for command in list.commands { joining.add(command) }
    joining.finish()
    var result = list
    result.commands = joining.commands
    return result
  }

  private mutating func add(_ command: DisplayCommand) {
    guard case .fill(let path, let style, let paint) = command, case .color = paint, !paint.isOpaque,
      let rect = path.exactRect, rect.origin.isFinite, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite
    else {
      finish()
      commands.append(command)
      return
    }
    let belongs = paint == self.paint && style.isAntialiased == isAntialiased && rects.count < TranslucentFills.most
    if !belongs || !adjoins(rect) { finish() }
    (self.paint, isAntialiased) = (paint, style.isAntialiased)
    rects.append(rect)
  }

  /// Whether a rectangle touches one of those there are, and lies on none.
  private func adjoins(_ rect: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    var touches = false
    for other in rects {
      let across = min(rect.maxX, other.maxX) - max(rect.minX, other.minX)
      let down = min(rect.maxY, other.maxY) - max(rect.minY, other.minY)
      if across > slack, down > slack { return false }
      if across >= -slack, down >= -slack { touches = true }
    }
    return touches
  }

  private mutating func finish() {
    guard !rects.isEmpty else { return }
    var path = Path()
    for rect in rects { path.addRect(rect) }
    commands.append(.fill(path, style: FillStyle(antialiased: isAntialiased), paint: paint))
    rects.removeAll(keepingCapacity: true)
  }
}
