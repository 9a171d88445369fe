// SPDX-License-Identifier: Apache-2.0
import GnomonRequest
import Testing

struct AxisTests {
  @Test(
    "Values are read in their short forms and written in one",
    arguments: [
      (.typeSize, "large, AX3,xxxlarge,xl", ["large", "accessibility3", "xxxLarge", "xLarge"]),
      (.appearance, "Dark", ["dark"]), (.contrast, "standard,increased", ["standard", "increased"]),
      (.boldText, "off,on", ["off", "on"]), (.layoutDirection, "RTL", ["rtl"]),
      (.locale, "AR,de-ch,zh-hans,zh_Hant_TW,es-419", ["ar", "de_CH", "zh-Hans", "zh-Hant_TW", "es_419"]),
      (.size, "390X844,12.5×3", ["390x844", "12.5x3"]),
      (.device, "ipad pro 11,iphone 17", ["iPad Pro 11-inch (M5)", "iPhone 17"]),
      (.orientation, "landscape", ["landscape"]),
    ] as [(RunRequest.Axis, String, [String])])
  func values(axis: RunRequest.Axis, text: String, expected: [String]) throws {
    #expect(try axis.values(of: text) == expected)
    // What an axis has written it reads again.
    for value in expected { #expect(try axis.value(of: value) == value) }
  }

  @Test(
    "A value that isn't there is named, with those that are",
    arguments: [
      (.appearance, "dark,blue", "it has to be light or dark; 'blue' isn't"),
      (.appearance, "dark,", "it has to be light or dark; a value is empty"),
      (
        .typeSize, "huge",
        "it has to be xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, "
          + "accessibility3, accessibility4 or accessibility5 (AX1 to AX5 are the accessibility sizes); 'huge' isn't"
      ),
      (
        .locale, "xx",
        "it has to be a language, and a region where it matters, as ar, de_CH or zh-Hans (there's no language 'xx'); "
          + "'xx' isn't"
      ),
      (
        .locale, "de_QQ",
        "it has to be a language, and a region where it matters, as ar, de_CH or zh-Hans (there's no region 'QQ'); "
          + "'de_QQ' isn't"
      ),
      (
        .device, "iPhone 71",
        "no device is called 'iPhone 71'; the nearest are iPhone 17, iPhone 11, iPhone 7; 'gnomon devices' lists all"
      ),
      (.size, "3", "it has to be WxH in points, as 390x844, each from 0 to 100000; '3' isn't"),
    ] as [(RunRequest.Axis, String, String)])
  func unknown(axis: RunRequest.Axis, text: String, message: String) {
    do {
      _ = try axis.values(of: text)
      Issue.record("it was taken")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("Each value is shown with each of the others, the last axis next to each other, and travels to the program")
  func looks() throws {
    var request = RunRequest(output: .png, destination: "a.png")
    request.axes = [
      RunRequest.AxisValues(.appearance, ["light", "dark"]), RunRequest.AxisValues(.locale, ["ar"]),
      RunRequest.AxisValues(.device, ["iPhone 17", "iPad (A16)"]),
    ]
    let copy = try RunRequest.decoded(from: request.encoded())
    #expect(copy == request)
    #expect(
      copy.looks.map(copy.label(of:)) == [
        "appearance light, device iPhone 17", "appearance light, device iPad (A16)",
        "appearance dark, device iPhone 17",
        "appearance dark, device iPad (A16)",
      ])
    #expect(copy.lookCount == 4 && copy.looks.allSatisfy { $0[.locale] == "ar" && $0[.typeSize] == nil })
    #expect(RunRequest(output: .png, destination: "").looks == [RunRequest.Look()])
  }
}
