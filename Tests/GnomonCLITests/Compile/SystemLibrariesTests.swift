// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

struct SystemLibrariesTests {
  @Test(arguments: [
    (
      "libpangocairo-1.0.so.0: cannot open shared object file: No such file or directory",
      "libpango is missing: run 'apt-get install libpango1.0-dev'"
    ),
    (
      "libisal.so.2: cannot open shared object file: No such file or directory",
      "libisal is missing: run 'apt-get install libisal-dev'"
    ),
    ("wrong ELF class", "the library that programs run with can't be loaded: wrong ELF class"),
  ])
  func namesThePackage(reason: String, sentence: String) {
    #expect(SystemLibraries.sentence(for: reason) == sentence)
  }

  @Test func namesThePackagesOfHeaders() {
    let errors = "<module-includes>:1:10: note: in file\nX.swift:1:8: error: could not build C module 'CCairo'"
    #expect(
      SystemLibraries.sentenceForHeaders(errors)
        == "headers of the system's libraries are missing: run 'apt-get install libpango1.0-dev libcairo2-dev "
        + "libisal-dev libdeflate-dev libjpeg-dev libwebp-dev'")
    #expect(SystemLibraries.sentenceForHeaders("A.swift:1:1: error: no") == nil)
  }
}
