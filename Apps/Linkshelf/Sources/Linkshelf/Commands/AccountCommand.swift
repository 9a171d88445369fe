// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Shelf

struct MakeAccount: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Makes an account with a shelf of its own, or sets its password.",
    discussion: """
      The password is read from the input, in one line. The first account manages and has the first shelf; each one after it has a shelf of \
      its own.
      """)

  @OptionGroup var store: StoreOptions

  @Argument(help: "The account's name.")
  var name: String?

  @Option(
    help: "Of a new account: manager, member or guest. Guests have no shelf. Of one that is there: manager or member.")
  var role: String?

  @Flag(help: "A new account sees the first shelf, in place of one of its own.")
  var firstShelf = false

  @Flag(
    help: "Give an account that sees the first shelf an empty one of its own. What it kept stays on the first shelf.")
  var ownShelf = false

  @Flag(help: "Remove the person with all that they keep. Stop the server before.")
  var remove = false

  @Flag(help: "Tell who is here.")
  var list = false

  func validate() throws {
    guard list != (name != nil) else { throw ValidationError("Give a name, or --list.") }
    guard role.map({ PersonRole(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--role is manager, member or guest.")
    }
    guard [firstShelf, ownShelf, remove].count(where: { $0 }) <= 1 else {
      throw ValidationError("Give one of --first-shelf, --own-shelf and --remove.")
    }
  }

  func run() async throws {
    let stores = try store.openAll()
    do {
      guard let name else { return try await tell(stores) }
      let role = role.flatMap(PersonRole.init)
      if remove { return try await remove(name, stores) }
      let known = try await stores.home.person(named: name)
      if ownShelf || (known != nil && role != nil) {
        guard let known else { throw ShelfError(.notFound, "There's no account “\(name)”.") }
        if ownShelf { try await stores.home.giveOwnStore(to: known.id) }
        if let role { try await stores.home.setRole(role, of: known.id) }
        return print("“\(name)” is changed.")
      }
      let password = Self.password(for: name)
      if known != nil {
        try await stores.home.setPassword(of: name, password)
        print("“\(name)” has the new password. All its sessions have ended.")
      } else {
        let made = try await stores.home.makeAccount(
          name, password: password, isFirst: false, role: role ?? .member, sharesFirst: firstShelf)
        let shelf =
          made.store == nil ? "sees what others share" : made.store == "" ? "has the first shelf" : "has a shelf"
        print("“\(name)” can sign in, is a \(made.role.rawValue) and \(shelf).")
      }
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }

  private func tell(_ stores: ShelfStores) async throws {
    for person in try await stores.home.people() {
      let account = person.account
      let shelf = account.store.map { $0.isEmpty ? "first shelf" : $0 } ?? "no shelf"
      print("\(account.name)\t\(account.role.rawValue)\t\(shelf)\(person.isLeaving ? "\tis being removed" : "")")
    }
  }

  private func remove(_ name: String, _ stores: ShelfStores) async throws {
    guard let lock = try StoreLock(stores.home.folder) else {
      throw CommandError("A server runs on this store. Remove people on its page People, or stop it first.")
    }
    guard let person = try await stores.home.person(named: name) else {
      throw ShelfError(.notFound, "There's no account “\(name)”.")
    }
    _ = try await stores.home.beginRemoval(of: person.id)
    try await stores.finishRemovals()
    withExtendedLifetime(lock) {}
    print("“\(name)” is removed.")
  }

  private static func password(for name: String) -> String {
    let isTerminal = isatty(STDIN_FILENO) != 0
    var old = termios()
    if isTerminal {
      FileHandle.standardError.write(Data("Password for \(name): ".utf8))
      tcgetattr(STDIN_FILENO, &old)
      var quiet = old
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
    }
    let password = readLine() ?? ""
    if isTerminal {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &old)
      FileHandle.standardError.write(Data("\n".utf8))
    }
    return password
  }
}
