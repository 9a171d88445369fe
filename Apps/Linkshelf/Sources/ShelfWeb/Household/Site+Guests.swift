// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import ShelfPages

extension Site {
  /// All that those have who have no shelf: what is shared with them, their own settings, and the way out. Nothing else is routed.
  func addForGuests(to router: RouterGroup<WebContext>) {
    router.get("/") { _, _ in self.redirect(to: self.routes.withMe) }
    addSignIn(to: router)
    addStatic(to: router)
    addSettings(to: router)
    addWithMe(to: router)
    addInvited(to: router)
    addOwnData(to: router)
  }
}
