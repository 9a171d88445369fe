// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Logins

struct MakeKey: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Makes a key for the cookies of sites behind a login.",
    discussion:
      "Without a file it's printed. Keep it outside of the data folder and of its backups; without it the cookies are lost."
  )

  @Argument(help: "The file that is made. Nobody but you may read it.")
  var file: String?

  func run() async throws {
    let key = LoginKey.made()
    guard let file else {
      print(key)
      return
    }
    let path = StoreOptions.absolute(file)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CommandError(
        errno == EEXIST
          ? "\(path) is there already. A key isn't replaced, since cookies may be sealed with it."
          : "\(path) can't be made: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data((key + "\n").utf8))
    try handle.synchronize()
    print("The key is in \(path). Start the server with --key-file \(path)")
  }
}
