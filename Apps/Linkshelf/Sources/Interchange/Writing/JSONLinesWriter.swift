// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes all that the shelf knows, one JSON object a line. `Documentation/json-lines.md` describes the format.
public struct JSONLinesWriter: Sendable {
  public init() {}

  /// The first line.
  /// - Parameter written: the moment of the export.
  public func header(written: Date) -> String {
    var object = JSONObject()
    object.add("linkshelf", ShelfRecord.formatVersion)
    object.add("written", written)
    return object.line
  }

  /// A record's line. Absent values, empty lists and what is false have no member.
  public func line(_ record: ShelfRecord) -> String {
    var object = JSONObject()
    switch record {
    case .tag(let tag):
      object.add("kind", "tag")
      object.add("name", tag.name)
      object.add("synonyms", tag.synonyms)
      object.add("summary", tag.summary)
    case .search(let search):
      object.add("kind", "search")
      object.add("name", search.name)
      object.add("query", search.query)
      object.add("title", search.title)
      object.add("summary", search.summary)
      object.add("order", search.order)
    case .link(let link):
      object.add("kind", "link")
      add(link, to: &object)
    }
    return object.line
  }

  private func add(_ link: ExportedLink, to object: inout JSONObject) {
    object.add("address", link.address)
    object.add("title", link.title)
    object.add("summary", link.summary)
    object.add("note", link.note)
    object.add("tags", link.tags)
    object.add("added", link.added)
    object.add("changed", link.changed)
    object.add("read", link.read)
    object.add("isRead", link.isRead)
    object.add("isFavourite", link.isFavourite ? true : nil)
    object.add("isArchived", link.isArchived ? true : nil)
    object.add("isPrivate", link.isPrivate)
    object.add("language", link.language)
    object.add("author", link.author)
    object.add("siteName", link.siteName)
    object.add(
      "highlights",
      link.highlights.map { mark in
        var inner = JSONObject()
        inner.add("text", mark.text)
        inner.add("note", mark.note)
        inner.add("added", mark.added)
        inner.add("before", mark.before)
        inner.add("after", mark.after)
        inner.add("share", share: mark.share)
        inner.add("colour", mark.colour)
        inner.add("version", mark.version)
        inner.add("identifier", mark.identifier)
        return inner
      })
    if let progress = link.progress {
      var inner = JSONObject()
      inner.add("share", share: progress.share)
      inner.add("at", progress.at)
      inner.add("text", progress.text)
      inner.add("before", progress.before)
      inner.add("after", progress.after)
      object.add("progress", inner)
    }
    object.add("next", link.next)
    if let watch = link.watch {
      var inner = JSONObject()
      inner.add("period", watch.period)
      inner.add("keepsChanges", watch.keepsChanges ? true : nil)
      object.add("watch", inner)
    }
    object.add("versions", link.versions.map(version))
  }

  private func version(_ version: ExportedLink.Version) -> JSONObject {
    var object = JSONObject()
    object.add("identifier", version.identifier)
    object.add("captured", version.captured)
    object.add("finalAddress", version.finalAddress)
    object.add("saved", version.saved)
    object.add("state", version.state)
    object.add(
      "parts",
      version.parts.map { part in
        var inner = JSONObject()
        inner.add("name", part.name)
        inner.add("mediaType", part.mediaType)
        inner.add("size", part.size)
        inner.add("digest", part.digest)
        return inner
      })
    return object
  }
}
