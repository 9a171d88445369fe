// SPDX-License-Identifier: Apache-2.0
import GnomonRequest
import Testing

@Suite struct SourceEditorTests {
  private func problem(_ option: String) -> String? {
    do {
      _ = try SourceEditor(option: option)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A name is a kind of link or a command, and anything with {file} among its arguments is a command")
  func options() throws {
    #expect(try SourceEditor(option: "vscode") == .link("vscode://file"))
    #expect(try SourceEditor(option: "cursor") == .link("cursor://file"))
    #expect(try SourceEditor(option: "zed") == .link("zed://file"))
    #expect(
      try SourceEditor(option: "idea") == .command(["idea", "--line", "{line}", "--column", "{column}", "{file}"]))
    #expect(
      try SourceEditor(option: #"nvim --server /tmp/nvim.sock --remote-send ":e +{line} {file}<CR>""#)
        == .command(["nvim", "--server", "/tmp/nvim.sock", "--remote-send", ":e +{line} {file}<CR>"]))
  }

  @Test("What is neither is refused with a sentence")
  func problems() {
    #expect(
      problem("vscod")
        == "'vscod' is neither an editor's name (vscode, vscode-insiders, vscodium, cursor, windsurf, zed, idea, emacs) nor a "
        + "command with {file} among its arguments; the nearest name is 'vscode'")
    #expect(problem("vi")?.hasPrefix("'vi' is neither an editor's name") == true)
    #expect(problem("")?.hasPrefix("'' is neither") == true)
    #expect(problem("{file}")?.hasPrefix("'{file}' is neither") == true)
    #expect(problem("{file} {file}") == "'{file} {file}' doesn't begin with a program")
    #expect(problem("-x {file}") == "'-x {file}' doesn't begin with a program")
    #expect(problem("'' {file}") == "''' {file}' doesn't begin with a program")
    #expect(problem("vi '{file}") == "'vi '{file}' has a ' without the other one")
    #expect(problem("vi \"{file}") == "'vi \"{file}' has a \" without the other one")
    #expect(problem("vi {file}\\") == "'vi {file}\\' ends with a backslash")
  }

  @Test("Words are split as a shell splits them, and nothing of it is run")
  func words() throws {
    let cases: [(String, [String])] = [
      ("a  b\tc ", ["a", "b", "c"]), ("", []), ("''", [""]), ("a'b c'd", ["ab cd"]), (#"a\ b"#, ["a b"]),
      (#""a \"b\" \\ \n $x""#, [#"a "b" \ \n $x"#]), (#"'a \ "b"'"#, [#"a \ "b""#]),
      ("$(x) `y` *;|&", ["$(x)", "`y`", "*;|&"]),
      (#"'it'\''s'"#, ["it's"]),
    ]
    for (text, words) in cases { #expect(try SourceEditor.words(of: text) == words, "\(text)") }
  }

  @Test("Places are put in after the words are split, each once")
  func filling() {
    #expect(
      SourceEditor.filled(
        ["vi", "+{line}:{column}", "{file}", "{file}:{line}", "{other} { {{file}} {", ""], file: "/a b/{line}'\".swift",
        line: 3, column: 4)
        == ["vi", "+3:4", "/a b/{line}'\".swift", "/a b/{line}'\".swift:3", "{other} { {/a b/{line}'\".swift} {", ""])
  }
}
