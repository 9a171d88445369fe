// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SymbolShapes {
  /// A cloud that leaves room below.
  private static let cloud =
    "M 7 14 C 4.2 14 2.3 12.3 2.3 10.2 C 2.3 8.2 3.8 6.7 5.8 6.5 C 6.5 4 8.8 2.3 11.5 2.3 "
    + "C 14.5 2.3 17 4.3 17.5 7.1 C 19.9 7.2 21.7 8.7 21.7 10.6 C 21.7 12.6 20 14 17.7 14 Z"
  /// A cloud that leaves room on all sides but the right.
  private static let smallCloud =
    "M 9 16.4 C 6.7 16.4 5 14.9 5 12.9 C 5 11.1 6.4 9.7 8.1 9.5 C 8.7 7.3 10.7 5.8 13.1 5.8 "
    + "C 15.7 5.8 17.9 7.5 18.4 10 C 20.4 10.1 22 11.4 22 13.2 C 22 15 20.5 16.4 18.5 16.4 Z"
  private static let sun =
    "M 4.2 8.2 C 3.7 5 6.1 2.9 8.7 3.6 C 9.4 3.8 10 4.1 10.5 4.6 M 7.2 0.9 L 7.2 1.1 M 2.9 2.6 L 3.1 2.8 "
    + "M 1.2 6.7 L 1.4 6.7 M 11.4 2.1 L 11.2 2.3"
  private static let moon =
    "M 10.6 4.3 C 10 3.6 9.7 2.5 9.9 1.3 C 7.5 1.6 5.6 3.7 5.6 6.2 C 5.6 6.9 5.7 7.5 6 8.1"
  private static let smallRain = "M 10 19.2 L 9.1 22.2 M 14 19.2 L 13.1 22.2 M 18 19.2 L 17.1 22.2"
  private static let smallBolt = "M 14 18 L 12.2 20.2 L 14.9 20.2 L 13.2 22.6"
  private static let highSun =
    "M 12 1.8 L 12 3.4 M 5.8 4.3 L 7 5.5 M 18.2 4.3 L 17 5.5 M 3.3 10.5 L 5 10.5 M 19 10.5 L 20.7 10.5"
  private static let arms = "M 7.6 12 C 7.6 6.4 11.6 3 18 3 M 16.4 12 C 16.4 17.6 12.4 21 6 21"
  private static let thermometer =
    "M 6 13.5 L 6 5.2 C 6 3.7 7.1 2.6 8.5 2.6 C 9.9 2.6 11 3.7 11 5.2 L 11 13.5 C 12.2 14.3 13 15.6 13 17.1 "
    + "C 13 19.6 11 21.5 8.5 21.5 C 6 21.5 4 19.6 4 17.1 C 4 15.6 4.8 14.3 6 13.5 Z"

  /// The rest of what a weather report names: what stands beside a cloud comes as details, what falls from it as lines.
  static let weather: [String: SymbolShape] = [
    "cloud.bolt.rain": SymbolShape(
      outline: cloud, details: "M 12.6 16.5 L 10.3 19.4 L 13.6 19.4 L 11.4 22.4",
      lines: "M 7.2 17 L 5.9 21.5 M 17.8 17 L 16.5 21.5"),
    "cloud.hail": SymbolShape(
      outline: cloud,
      lines: "M 8 17 L 7.2 19.6 M 12.3 17 L 11.5 19.6 M 16.6 17 L 15.8 19.6 M 6.4 22 L 6.4 22.1 M 10.7 22 L 10.7 22.1 "
        + "M 15 22 L 15 22.1"),
    "cloud.sleet": SymbolShape(
      outline: cloud,
      lines: "M 8 17 L 7.2 19.6 M 16.6 17 L 15.8 19.6 M 12 18.3 L 12 18.4 M 10 21.8 L 10 21.9 M 14.6 21.8 L 14.6 21.9"),
    "cloud.sun.rain": SymbolShape(outline: smallCloud, details: sun, lines: smallRain),
    "cloud.sun.bolt": SymbolShape(outline: smallCloud, details: sun, lines: smallBolt),
    "cloud.moon.rain": SymbolShape(outline: smallCloud, details: moon, lines: smallRain),
    "cloud.moon.bolt": SymbolShape(outline: smallCloud, details: moon, lines: smallBolt),
    "smoke": SymbolShape(
      outline: cloud,
      lines: "M 4 18 C 6 16.5 8 19.5 10 18 C 12 16.5 14 19.5 16 18 C 17.4 17 18.7 17.6 20 18 "
        + "M 7 21.8 C 9 20.3 11 23.3 13 21.8 C 14.8 20.5 16.4 22.2 18 21.8"),
    "sun.haze": SymbolShape(
      outline: "A 12 10.5 4.3 175 365", lines: highSun + " M 4 17 L 20 17 M 7.5 21 L 16.5 21"),
    "sun.dust": SymbolShape(
      outline: "A 12 10.5 4.3 175 365",
      dots: "O 5.5 17 1 O 10 17.4 1 O 14.4 16.8 1 O 18.8 17.4 1 O 7.8 21 1 O 12.3 21.3 1 O 16.6 20.8 1",
      lines: highSun),
    "wind.snow": SymbolShape(
      dots: "O 4.5 16.8 1.1 O 8.8 19.4 1.1 O 12.8 16.8 1.1 O 4.8 21.8 1.1 O 13.3 21.8 1.1",
      lines: "M 2.5 8.5 L 13.5 8.5 C 16 8.5 17 7.2 17 5.8 C 17 4.4 15.9 3.4 14.6 3.4 C 13.5 3.4 12.6 4 12.2 5 "
        + "M 2.5 12.5 L 18.5 12.5 C 20.6 12.5 21.7 13.8 21.7 15.3 C 21.7 16.8 20.6 17.9 19.2 17.9 "
        + "C 18 17.9 17.1 17.2 16.8 16.2"),
    "tornado": SymbolShape(
      lines: "M 3 4 L 21 4 M 5 8 L 19 8 M 7.5 12 L 17 12 M 10 16 L 15.5 16 M 12 20 L 14.5 20"),
    "hurricane": SymbolShape(dots: "O 12 12 5.2", lines: arms),
    "tropicalstorm": SymbolShape(outline: "O 12 12 4.4", lines: arms),
    "thermometer.sun": SymbolShape(
      outline: thermometer,
      dots: "O 8.5 17.1 2.3",
      lines: "M 8.5 8 L 8.5 17 A 17 8 2.6 0 360 M 17 2.6 L 17 3.2 M 17 12.8 L 17 13.4 M 21.8 8 L 22.4 8 "
        + "M 20.4 4.6 L 20.9 4.1 M 20.4 11.4 L 20.9 11.9"),
    "thermometer.snowflake": SymbolShape(
      outline: thermometer,
      dots: "O 8.5 17.1 2.3",
      lines: "M 8.5 8 L 8.5 17 M 17.5 3 L 17.5 13 M 13.2 5.5 L 21.8 10.5 M 21.8 5.5 L 13.2 10.5"),
    "humidity": SymbolShape(
      outline: "M 12 2.5 C 15.5 6.5 18.5 10.3 18.5 14.3 C 18.5 18.3 15.6 21.3 12 21.3 C 8.4 21.3 5.5 18.3 5.5 14.3 "
        + "C 5.5 10.3 8.5 6.5 12 2.5 Z",
      details: "M 9.4 12.2 L 14.6 12.2 M 8.8 15 L 15.2 15 M 9.8 17.8 L 14.2 17.8"),
  ]
}
