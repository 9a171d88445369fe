// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GnomonRequest
import Testing

@testable import GnomonCLI

struct OptionTests {
  @Test(arguments: [
    (["render", "A.swift", "--preview"], ["render", "A.swift", "--previews"]),
    (["render", "--preview", "-o", "a", "A.swift"], ["render", "--previews", "-o", "a", "A.swift"]),
    (["render", "A.swift", "--preview", "B"], ["render", "A.swift", "--preview", "B"]),
    (["layout", "--preview", "A.swift"], ["layout", "--previews", "A.swift"]),
    (["previews", "A.swift", "--preview"], ["previews", "A.swift", "--preview"]),
    (["preview", "--bold-text", "A.swift"], ["preview", "--bold-text", "on", "A.swift"]),
    (["render", "--bold-text", "A.swift"], ["render", "--bold-text", "on", "A.swift"]),
    (
      ["render", "--bold-text", "off,on", "--reduce-motion"],
      ["render", "--bold-text", "off,on", "--reduce-motion", "on"]
    ),
    ([], []),
  ])
  func optionsMayGoWithoutAValue(arguments: [String], meaning: [String]) {
    #expect(GnomonCommand.spelledOut(arguments) == meaning)
  }

  @Test(arguments: [
    ("390x844", true), ("390X844", true), ("390×844", true), ("0x0", true), ("12.5x3", true), ("390", false),
    ("390x", false), ("-1x5", false), ("nanx5", false), ("infx5", false), ("1e300x5", false), ("1x2x3", false),
    ("", false),
  ])
  func sizes(text: String, isValid: Bool) {
    #expect((RunRequest.Size(text) != nil) == isValid)
  }

  @Test(arguments: [
    (["layout"], "Name a Swift file: gnomon layout FILE.swift"),
    (
      ["layout", "A.swift", "--view", "A", "--preview", "B"],
      "Take a view with --view, or previews with --preview or --previews."
    ),
    (["render", "A.swift", "--previews", "--preview", "B"], "--previews takes all: leave --preview out."),
    (["previews", "A.swift", "--swift-version", "4"], "--swift-version is 5 or 6."),
    (
      ["preview", "A.swift", "--view", "A", "--preview", "B"],
      "Take a view with --view, or previews with --preview."
    ),
    (
      ["preview", "A.swift", "--appearance", "light,dark"],
      "A live view is shown in one way: give --appearance one value."
    ),
    (
      ["preview", "A.swift", "--allow-private-addresses"], "--allow-private-addresses belongs to --allow-network."
    ),
    (
      ["preview", "A.swift", "--editor", "zad"],
      "--editor: 'zad' is neither an editor's name (vscode, vscode-insiders, vscodium, cursor, windsurf, zed, idea, emacs) nor a "
        + "command with {file} among its arguments; the nearest name is 'zed'."
    ),
    (["preview", "A.swift", "--editor", "vi '{file}"], "--editor: 'vi '{file}' has a ' without the other one."),
    (["preview", "A.swift", "--images", "nothing"], "There is no folder nothing."),
    (
      ["layout", "A.swift", "--size", "390"],
      "The value '390' is invalid for '--size <WxH>': it has to be WxH in points, as 390x844, each from 0 to 100000; "
        + "'390' isn't"
    ),
    (
      ["layout", "A.swift", "--scale", "0"],
      "The value '0' is invalid for '--scale <N>': it has to be a number over 0, up to 16"
    ),
    (
      ["layout", "A.swift", "--safe-area", "1,2,3"],
      "The value '1,2,3' is invalid for '--safe-area <T,L,B,R>': "
        + "it has to be T,L,B,R in points, as 59,0,34,0, each from 0 to 100000"
    ),
    (
      ["render", "A.swift", "--timeout", "0"],
      "The value '0' is invalid for '--timeout <SECONDS>': it has to be a number of seconds over 0, up to 86400"
    ),
    (
      ["layout", "A.swift", "--scroll", "4"],
      "The value '4' is invalid for '--scroll <X,Y>': it has to be X,Y in points, as 0,40"
    ),
    (
      ["layout", "A.swift", "--resize", "3x4", "5"],
      "'5' isn't a size for --resize: WxH in points, as 390x844, each from 0 to 100000."
    ),
    (
      ["render", "A.swift", "--at", "1,0.5"],
      "The value '1,0.5' is invalid for '--at <T,T,…>': "
        + "it has to be seconds from 0 to 3600 that don't go back, as 0.5 or 0,0.25,0.5"
    ),
    (
      ["render", "A.swift", "-o", "a.png", "--svg-text", "outlines"],
      "--svg-text is for SVG: name a file that ends in .svg, or --format svg."
    ),
    (
      ["render", "A.swift", "-o", "a.svg", "--svg-text", "curves"],
      "The value 'curves' is invalid for '--svg-text <text|outlines|embedded>'. Please provide one of 'text', 'outlines' or 'embedded'."
    ),
    (["layout", "A.swift", "--at", "0,1"], "A layout is of one instant: give --at one number of seconds."),
    (["layout", "A.swift", "--images", "/no/such/folder"], "There is no folder /no/such/folder."),
    (
      ["layout", "A.swift", "--appearance", "blue"],
      "The value 'blue' is invalid for '--appearance <light|dark>': it has to be light or dark; 'blue' isn't"
    ),
    (["layout", "A.swift", "--type-size", "large,L"], "--type-size has 'large' twice."),
    (
      ["layout", "A.swift", "--device", "iPad", "--size", "3x4"],
      "--device has a size of its own: leave --size out."
    ),
    (
      ["layout", "A.swift", "--device", "iPad", "--safe-area", "1,2,3,4"],
      "--device has a safe area of its own: leave --safe-area out."
    ),
    (
      ["layout", "A.swift", "--orientation", "landscape"],
      "--orientation turns a --device: name one, or give --size."
    ),
    (
      [
        "render", "A.swift", "--type-size", "xs,s,m,l,xl,xxl,xxxl,ax1,ax2,ax3,ax4", "--locale", "ar,de,fr,it,es",
        "--appearance", "light,dark",
      ], "These values would give 110 pictures in one; at most 100 are drawn."
    ),
    (
      ["layout", "A.swift", "--timings", "--appearance", "light,dark"],
      "--timings tells of one picture: give each option one value."
    ),
    (
      ["explain", "A.swift", "--html", "a.html", "--appearance", "light,dark"],
      "--html writes one page: give each option one value."
    ),
  ])
  func messages(arguments: [String], message: String) {
    #expect(throws: (any Error).self) {
      do {
        _ = try GnomonCommand.parseAsRoot(arguments)
      } catch {
        #expect(GnomonCommand.message(for: error) == message)
        throw error
      }
    }
  }

  @Test func aFileMayStandBehindSizes() throws {
    let options = try ViewOptions.parse(["--resize", "3x4", "5x6", "A.swift"])
    #expect(options.paths == ["A.swift"])
    #expect(try ViewOptions.parse(["--resize", "3x4", "A.swift", "B.swift"]).paths == ["A.swift", "B.swift"])
  }
}
