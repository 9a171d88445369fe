// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Shelf

/// The store's list; the API has a value of the same name.
typealias LinkListOfStore = LinkList

extension InterfaceValue {
  struct ListValue: Encodable {
    var id: Int64
    var name: String
    var query: String
    var title: String
    var description: String
    var order: String
    var showsTags: Bool
    var isFound: Bool
    /// The public address; left out where only those see it who are signed in.
    var address: String?

    init(_ list: LinkListOfStore, address: String?) {
      id = list.id
      name = list.name
      query = list.query
      title = list.title
      description = list.description
      order = list.order.rawValue
      showsTags = list.showsTags
      isFound = list.isFound
      self.address = address
    }
  }

  struct ListEdit: Decodable {
    var title: String?
    var description: String?
    var order: String?
    var showsTags: Bool?
    var isFound: Bool?
    /// true makes it public, false ends its address.
    var isPublic: Bool?

    func change() throws -> ListChange {
      var change = ListChange()
      change.title = title
      change.description = description
      change.showsTags = showsTags
      change.isFound = isFound
      if let order {
        guard let known = LinkOrder(rawValue: order) else {
          let all = LinkOrder.allCases.map(\.rawValue).joined(separator: ", ")
          throw WebError(.badRequest, "“order” is one of \(all), and not “\(order.prefix(40))”.")
        }
        change.order = known
      }
      return change
    }
  }

  struct StatisticsValue: Encodable {
    struct Named: Encodable {
      var name: String
      var count: Int

      init(_ named: NamedCount) {
        name = named.name
        count = named.count
      }
    }

    struct Week: Encodable {
      var monday: String
      var added: Int
      var read: Int
    }

    var unread: Int
    var reading: Int
    var read: Int
    var weeks: [Week]
    var hours: [Int]
    var siteCount: Int
    var sites, tags, kinds, languages, space: [Named]
    var years: [Int]

    init(_ found: ShelfStatistics) {
      unread = found.unread
      reading = found.reading
      read = found.read
      weeks = found.weeks.map { Week(monday: CivilDay($0.monday).iso, added: $0.added, read: $0.read) }
      hours = found.hours
      siteCount = found.siteCount
      sites = found.sites.map(Named.init)
      tags = found.tags.map(Named.init)
      kinds = found.kinds.map(Named.init)
      languages = found.languages.map(Named.init)
      space = found.space.map(Named.init)
      years = found.years
    }
  }
}
