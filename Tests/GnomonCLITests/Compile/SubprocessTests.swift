// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

struct SubprocessTests {
  private func shell(_ text: String, _ stopper: Subprocess.Stopper? = nil) throws -> Subprocess.Result {
    try Subprocess.run("/bin/sh", ["-c", text], environment: ["OWN": "a b"], stopper: stopper)
  }

  @Test("A program's output, errors and status come back, however much it writes to both")
  func output() throws {
    let result = try shell("echo \"$OWN\"; echo wrong >&2; exit 3")
    #expect(result.status == 3 && result.output == "a b\n" && result.errors == "wrong\n")
    let much = try shell(
      "i=0; while [ $i -lt 4000 ]; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; echo b >&2; i=$((i+1)); done")
    #expect(much.output.utf8.count == 4_000 * 43 && much.errors.utf8.count == 4_000 * 2)
    #expect(try shell("cat").output == "")
  }

  @Test("A signal that ends a program is told as shells do; a program that isn't there is an error")
  func ends() throws {
    #expect(try shell("kill -9 $$").status == 137)
    #expect(throws: CommandFailure.self) { try Subprocess.run("/nowhere/program", []) }
  }

  @Test("Several run at a time, and none waits for another's end")
  func several() throws {
    let results = try Subprocess.run(all: (0..<8).map { ["/bin/sh", "-c", "echo \($0)"] })
    #expect(results.map(\.output) == (0..<8).map { "\($0)\n" })
  }

  @Test("What is stopped ends, before it's started as well")
  func stops() throws {
    let stopper = Subprocess.Stopper()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { stopper.stop() }
    #expect(try shell("exec sleep 60", stopper).status == 137)
    #expect(try shell("exec sleep 60", stopper).status == 137)
  }
}
