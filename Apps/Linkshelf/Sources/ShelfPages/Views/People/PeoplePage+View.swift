// SPDX-License-Identifier: Apache-2.0

extension PeoplePage: PageView {
  var template: String { "people" }

  func title(_ texts: Texts) -> String { texts["people.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "problem": problem.map(texts.said), "newAddress": newAddress, "allUsed": texts.size(used),
      "allGB": allMB.map { SpaceSection.gigabytes($0) } ?? "", "people": people.map { node($0, context) },
      "hasInvitations": !invitations.isEmpty,
      "invitations": invitations.map { one in
        Node([
          "id": "\(one.id)", "note": one.note, "until": context.dates.node(one.until),
          "what": one.name.map { texts("people.reset.of", ["name": $0]) } ?? texts["role.\(one.role)"],
        ])
      },
      "newRoles": ["member", "guest", "manager"].map { Choice.node($0, "role", $0 == "member", texts) },
    ])
  }

  private func node(_ person: Person, _ context: PageContext) -> Node {
    let texts = context.texts
    let roles = person.role == "guest" ? ["guest", "member", "manager"] : ["manager", "member"]
    return Node([
      "id": "\(person.id)", "name": person.name, "role": texts["role.\(person.role)"],
      "since": context.dates.node(person.since), "space": person.used.map { texts.size($0) },
      "jobs": person.used == nil ? nil : texts.count("people.jobs", person.jobs),
      "isSelf": person.isSelf, "sharesFirst": person.sharesFirst, "isLeaving": person.isLeaving,
      "isHere": !person.isLeaving,
      "roles": roles.map { Choice.node($0, "role", $0 == person.role, texts) },
      "limitGB": person.mostMB.map { SpaceSection.gigabytes($0) } ?? "", "hasShelf": person.used != nil,
      "mayRemove": !person.isSelf && !person.isLeaving,
      "labelRemove": texts("people.remove.of", ["name": person.name]),
      "labelReset": texts("people.reset.of", ["name": person.name]),
      "labelRole": texts("people.role.of", ["name": person.name]),
      "labelLimit": texts("people.limit.of", ["name": person.name]),
    ])
  }
}

extension InvitedPage: PageView {
  var template: String { "invited" }
  var isBare: Bool { true }

  func title(_ texts: Texts) -> String { texts[isPassword ? "invited.password" : "invited.title"] }

  func node(in context: PageContext) -> Node {
    Node([
      "heading": title(context.texts), "lead": context.texts[isPassword ? "invited.password.lead" : "invited.lead"],
      "pathInvited": SafeAddress.path(path) ?? context.routes.signIn, "name": name, "isNew": !isPassword,
      "problem": problem.map(context.texts.said),
      "least": "\(leastLength)",
      "leastText": context.texts("first.least", ["n": context.texts.number(leastLength)]),
    ])
  }
}

extension OwnDataPage: PageView {
  var template: String { "own-data" }

  func title(_ texts: Texts) -> String { texts["owndata.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let consequence =
      !hasShelf ? "owndata.delete.guest" : isShared ? "owndata.delete.shared" : "owndata.delete.text"
    return Node([
      "problem": problem.map(texts.said), "takes": hasShelf, "mayDelete": !isLastManager,
      "consequence": texts[consequence],
    ])
  }
}
