// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Has all values along an axis be of one kind, where a scale's type or domain asks for another than the data has.
enum MarkKinds {
  static func settle(
    _ marks: inout ContiguousArray<Mark>, _ settings: ChartSettings, _ categories: Categories,
    _ surroundings: ChartSurroundings
  ) {
    if settings.xScale.type?.kind == .category {
      for index in marks.indices where marks[index].kind != .sector {
        marks[index].x = category(marks[index].x, categories, surroundings)
      }
    }
    if settings.yScale.type?.kind == .category {
      for index in marks.indices where marks[index].kind != .sector {
        marks[index].y = category(marks[index].y, categories, surroundings)
      }
    }
  }

  private static func category(
    _ channel: Channel, _ categories: Categories, _ surroundings: ChartSurroundings
  ) -> Channel {
    switch channel {
    case .range(let start, _, isUnit: true): category(.value(start), categories, surroundings)
    case .value(.number(let number)):
      .value(.category(categories.index(of: number.formatted(.number.locale(surroundings.locale)))))
    case .value(.date(let seconds)):
      .value(
        .category(
          categories.index(
            of: Date(timeIntervalSinceReferenceDate: seconds).formatted(
              Date.FormatStyle(date: .abbreviated, time: .omitted, locale: surroundings.locale)))))
    default: channel
    }
  }
}
