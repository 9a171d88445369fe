// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// What accounts may do and which store is theirs, invitations, and lists that are shared with named persons.
  ///
  /// These tables are used in the first store alone. Accounts of before keep the first store; the oldest one manages.
  static func addPeople(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE account ADD COLUMN role TEXT NOT NULL DEFAULT 'member';
        ALTER TABLE account ADD COLUMN store TEXT DEFAULT '';
        ALTER TABLE account ADD COLUMN mostMB INTEGER;
        ALTER TABLE account ADD COLUMN leavingAt INTEGER;
        UPDATE account SET role = 'manager' WHERE id = (SELECT MIN(id) FROM account);
        CREATE INDEX accountStore ON account (store);
        CREATE TABLE invitation (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          hash TEXT NOT NULL UNIQUE,
          role TEXT NOT NULL,
          note TEXT NOT NULL DEFAULT '',
          account INTEGER REFERENCES account (id) ON DELETE CASCADE,
          madeBy INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
          createdAt INTEGER NOT NULL,
          until INTEGER NOT NULL
        );
        CREATE INDEX invitationAccount ON invitation (account);
        CREATE INDEX invitationMadeBy ON invitation (madeBy);
        CREATE TABLE listShare (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          owner INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
          list INTEGER NOT NULL,
          title TEXT NOT NULL,
          reader INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
          mayChange INTEGER NOT NULL DEFAULT 0,
          showsNotes INTEGER NOT NULL DEFAULT 0,
          createdAt INTEGER NOT NULL,
          UNIQUE (owner, list, reader)
        );
        CREATE INDEX listShareReader ON listShare (reader);
        """)
  }
}
