// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DisplayLayer {
  /// The commands in this layer, or without it where it changes nothing. An affine map among the filters becomes a
  /// transform of what it maps, where that is the same picture, so that nothing is drawn a second time for it.
  ///
  /// - Parameter isGroup: true if the commands are drawn as one picture in any case.
  func around(_ commands: [DisplayCommand], isGroup: Bool) -> [DisplayCommand] {
    if let index = filters.lastIndex(where: { $0.affineMap != nil }), let map = filters[index].affineMap,
      filters[..<index].allSatisfy({ $0.canBeMapped(by: map) })
    {
      let inner = DisplayLayer(filters: Array(filters[..<index])).around(commands, isGroup: false)
      var outer = self
      outer.filters.removeSubrange(...index)
      return outer.around([.save, .concatenate(map)] + inner + [.restore], isGroup: isGroup)
    }
    let isPlain = filters.isEmpty && blendMode == .normal && coverage == nil && colorMode == .nonLinear && !isMask
    return isPlain && !isGroup ? commands : [.beginLayer(self)] + commands + [.endLayer]
  }
}

extension DisplayFilter {
  /// The map of a projection under which parallels stay parallel; nil for other filters.
  fileprivate var affineMap: CGAffineTransform? {
    guard case .projection(let map) = self, map.isFinite, map.m13 == 0, map.m23 == 0, map.m33 > 0 else { return nil }
    let w = map.m33
    return CGAffineTransform(
      a: map.m11 / w, b: map.m12 / w, c: map.m21 / w, d: map.m22 / w, tx: map.m31 / w, ty: map.m32 / w)
  }

  /// Whether the filter gives the same picture when its lengths are measured in mapped coordinates: lengths of blurs and
  /// shadows are only where the map grows alike in all directions.
  fileprivate func canBeMapped(by map: CGAffineTransform) -> Bool {
    switch self {
    case .colorMatrix, .linearColorMatrix: return true
    case .blur, .shadow, .placedShadow:
      let slack = 1e-9 * (abs(map.a) + abs(map.b) + abs(map.c) + abs(map.d))
      let isTurned = abs(map.a - map.d) <= slack && abs(map.b + map.c) <= slack
      let isMirrored = abs(map.a + map.d) <= slack && abs(map.b - map.c) <= slack
      return isTurned || isMirrored
    case .alphaThreshold, .projection: return false
    }
  }
}
