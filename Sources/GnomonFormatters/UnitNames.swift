// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What ICU calls Foundation's units.
enum UnitNames {
  /// ICU's name of a unit of Foundation's; nil where it has none.
  static func name(of unit: Unit) -> String? {
    guard let table = tables[ObjectIdentifier(type(of: unit))] else { return nil }
    // Its symbol is that of the other gallon's.
    if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    return table[unit.symbol]
  }

  /// Whether a unit is of the system of metres and its like; nil where that doesn't matter to a locale.
  static func isMetric(_ unit: Unit) -> Bool? {
    guard let name = name(of: unit) else { return nil }
    switch unit {
    case is UnitLength, is UnitMass, is UnitArea, is UnitVolume, is UnitSpeed:
      return !name.split(separator: "-").contains { Self.imperial.contains(String($0)) }
    case is UnitFuelEfficiency: return !name.contains("gallon")
    case is UnitPressure: return !name.contains("inch")
    default: return nil
    }
  }

  /// Whether locales have units that they prefer for what a unit measures.
  static func hasPreferences(_ unit: Unit) -> Bool {
    switch unit {
    case is UnitLength, is UnitMass, is UnitArea, is UnitVolume, is UnitSpeed, is UnitTemperature, is UnitEnergy,
      is UnitPressure, is UnitPower:
      true
    default: false
    }
  }

  private static let imperial: Set<String> = [
    "inch", "foot", "yard", "mile", "fathom", "furlong", "ounce", "pound", "stone", "ton", "acre", "bushel",
    "teaspoon", "tablespoon", "fluid", "cup", "pint", "quart", "gallon",
  ]

  /// For each class of units their symbols and ICU's names.
  private static let tables: [ObjectIdentifier: [String: String]] = [
    ObjectIdentifier(UnitAcceleration.self): table("m/s²=meter-per-square-second g=g-force"),
    ObjectIdentifier(UnitAngle.self): table("°=degree ʹ=arc-minute ʹʹ=arc-second rad=radian rev=revolution"),
    ObjectIdentifier(UnitArea.self): table(
      """
      Mm²=square-megameter km²=square-kilometer m²=square-meter cm²=square-centimeter mm²=square-millimeter µm²=square-micrometer
      nm²=square-nanometer in²=square-inch ft²=square-foot yd²=square-yard mi²=square-mile ac=acre ha=hectare
      """),
    ObjectIdentifier(UnitConcentrationMass.self): table(
      "g/L=gram-per-liter mg/dL=milligram-per-deciliter mmol/L=millimole-per-liter"),
    ObjectIdentifier(UnitDispersion.self): table("ppm=permillion"),
    ObjectIdentifier(UnitDuration.self): table(
      "h=hour m=minute s=second ms=millisecond µs=microsecond ns=nanosecond ps=picosecond"),
    ObjectIdentifier(UnitElectricCurrent.self): table(
      "MA=megaampere kA=kiloampere A=ampere mA=milliampere µA=microampere"),
    ObjectIdentifier(UnitElectricPotentialDifference.self): table(
      "MV=megavolt kV=kilovolt V=volt mV=millivolt µV=microvolt"),
    ObjectIdentifier(UnitElectricResistance.self): table("MΩ=megaohm kΩ=kiloohm Ω=ohm mΩ=milliohm µΩ=microohm"),
    ObjectIdentifier(UnitEnergy.self): table("kJ=kilojoule J=joule kCal=kilocalorie cal=calorie kWh=kilowatt-hour"),
    ObjectIdentifier(UnitFrequency.self): table(
      "THz=terahertz GHz=gigahertz MHz=megahertz kHz=kilohertz Hz=hertz mHz=millihertz µHz=microhertz nHz=nanohertz"),
    ObjectIdentifier(UnitFuelEfficiency.self): table("L/100km=liter-per-100-kilometer mpg=mile-per-gallon"),
    ObjectIdentifier(UnitIlluminance.self): table("lx=lux"),
    ObjectIdentifier(UnitInformationStorage.self): table(
      """
      bit=bit kb=kilobit Mb=megabit Gb=gigabit Tb=terabit B=byte kB=kilobyte MB=megabyte GB=gigabyte TB=terabyte PB=petabyte
      """),
    ObjectIdentifier(UnitLength.self): table(
      """
      Mm=megameter km=kilometer hm=hectometer dam=decameter m=meter dm=decimeter cm=centimeter mm=millimeter µm=micrometer nm=nanometer
      pm=picometer in=inch ft=foot yd=yard mi=mile ly=light-year NM=nautical-mile ftm=fathom fur=furlong
      ua=astronomical-unit pc=parsec smi=mile-scandinavian
      """),
    ObjectIdentifier(UnitMass.self): table(
      """
      kg=kilogram g=gram dg=decigram cg=centigram mg=milligram µg=microgram ng=nanogram pg=picogram oz=ounce lb=pound st=stone t=tonne
      ton=ton ct=carat oz\u{a0}t=ounce-troy
      """),
    ObjectIdentifier(UnitPower.self): table(
      """
      TW=terawatt GW=gigawatt MW=megawatt kW=kilowatt W=watt mW=milliwatt µW=microwatt nW=nanowatt pW=picowatt fW=femtowatt hp=horsepower
      """),
    ObjectIdentifier(UnitPressure.self): table(
      """
      N/m²=newton-per-square-meter GPa=gigapascal MPa=megapascal kPa=kilopascal hPa=hectopascal inHg=inch-ofhg bar=bar mbar=millibar
      mmHg=millimeter-ofhg psi=pound-force-per-square-inch
      """),
    ObjectIdentifier(UnitSpeed.self): table(
      "m/s=meter-per-second km/h=kilometer-per-hour mph=mile-per-hour kn=knot"),
    ObjectIdentifier(UnitTemperature.self): table("K=kelvin °C=celsius °F=fahrenheit"),
    ObjectIdentifier(UnitVolume.self): table(
      """
      ML=megaliter kL=kiloliter L=liter dl=deciliter cL=centiliter mL=milliliter km³=cubic-kilometer m³=cubic-meter dm³=cubic-decimeter
      cm³=cubic-centimeter mm³=cubic-millimeter in³=cubic-inch ft³=cubic-foot yd³=cubic-yard mi³=cubic-mile af=acre-foot bsh=bushel
      tsp=teaspoon tbsp=tablespoon fl\u{a0}oz=fluid-ounce cup=cup pt=pint qt=quart gal=gallon metric\u{a0}cup\u{a0}Imperial=cup-metric
      fl\u{a0}oz\u{a0}Imperial=fluid-ounce-imperial qt\u{a0}Imperial=quart-imperial gal\u{a0}Imperial=gallon-imperial
      """),
  ]

  /// Reads pairs of symbols and names. A space in a symbol is one that doesn't break, so that it doesn't end the pair.
  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for pair in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = pair.split(separator: "=", maxSplits: 1)
      table[String(parts[0]).replacing("\u{a0}", with: " ")] = String(parts[1])
    }
    return table
  }
}
