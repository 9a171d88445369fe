// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Testing

@testable import GnomonCLI

struct PictureFormTests {
  @Test(arguments: [
    (["render", "A.swift"], "png"), (["render", "A.swift", "-o", "a.PDF"], "pdf"),
    (["render", "A.swift", "-o", "a.jpg"], "jpeg"), (["render", "A.swift", "-o", "-", "--format", "svg"], "svg"),
    (["render", "A.swift", "-o", "a.png", "--format", "webp"], "webp"),
    (["render", "A.swift", "-o", "pictures"], "png"),
  ])
  func endingOrFormat(arguments: [String], form: String) throws {
    let command = try #require(try GnomonCommand.parseAsRoot(arguments) as? RenderCommand)
    #expect(command.form.rawValue == form)
  }

  @Test(arguments: [
    (["-o", "a.gif"], "gif"), (["-o", "x.xyz"], "xyz"), (["--data", "rows.jsonl", "-o", "{id}.xyz"], "xyz"),
    (["--previews", "-o", "a.heic"], "heic"),
  ])
  func unknownEndingIsNamed(arguments: [String], ending: String) {
    #expect {
      try GnomonCommand.parseAsRoot(["render", "A.swift"] + arguments)
    } throws: { error in
      GnomonCommand.message(for: error)
        == "'.\(ending)' isn't written: take .png, .jpg, .webp, .pdf or .svg, or name a --format."
    }
  }

  @Test("A format says it for any name, and previews take a folder of any name")
  func otherNames() throws {
    #expect(throws: Never.self) {
      _ = try GnomonCommand.parseAsRoot(["render", "A.swift", "-o", "x.xyz", "--format", "png"])
      _ = try GnomonCommand.parseAsRoot(["render", "A.swift", "--previews", "-o", "shots.v2"])
    }
  }
}
