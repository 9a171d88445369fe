// SPDX-License-Identifier: Apache-2.0
import Interchange

extension Sample {
  static let objects: [Sample] = [
    Sample(
      name: "Karakeep", format: .karakeep,
      text: #"""
        {"bookmarks":[
        {"createdAt":1700000000,"title":"A \"x\" \u00e9\ud83d\ude00","tags":["one","two/three"],"lists":["l2","l3","none"],
         "content":{"type":"link","url":"https://a.example/"},"note":"My note","archived":true},
        {"createdAt":1700000001,"title":null,"tags":[],"content":{"type":"text","text":"words"},"note":null},
        {"createdAt":1700000002,"title":"A file","tags":[],"content":null,"note":null},
        {"createdAt":1700000003,"title":null,"tags":[1,null,"ok"],"content":{"type":"link","url":"https://b.example/"},"note":null,"archived":false}
        ],"lists":[{"id":"l1","name":"Home","description":null,"icon":"x","type":"manual","query":null,"parentId":null},
        {"id":"l2","name":"Garden","type":"manual","parentId":"l1"},{"id":"l3","name":"Clever","type":"smart","query":"is:fav","parentId":null}]}
        """#,
      lines: [
        "https://a.example/ “A \"x\" é😀” #one #two/three #Home/Garden @1700000000 archived note=My note",
        "! Line 4, item 2: The item is a note without a link. It was left out.",
        "! Line 5, item 3: The item is a file without a link. Karakeep's export doesn't hold it. It was left out. Its title is “A file”.",
        "https://b.example/ #ok @1700000003",
      ]),
    Sample(
      name: "Linkwarden", format: .linkwarden,
      text: #"""
        {"name":"alice","username":"alice","collectionOrder":[1,2],"createdAt":"2023-11-14T22:13:20.000Z","collections":[
        {"id":1,"name":"Unorganized","description":"","parentId":null,"rssSubscriptions":[],"links":[
        {"id":1,"name":"A","type":"url","description":"About","collectionId":1,"url":"https://a.example/","textContent":"words","importDate":null,
         "createdAt":"2023-11-14T22:13:20.000Z","tags":[{"id":2,"name":"label b"}]},
        {"id":2,"name":"A scan","type":"pdf","collectionId":1,"url":null,"tags":[]}]},
        {"id":2,"name":"Deep","parentId":3,"links":[{"id":3,"name":"","collectionId":2,"url":"https://b.example/","importDate":"2020-09-13T12:26:40Z","tags":[]}]},
        {"id":3,"name":"High","parentId":null,"links":[]}],
        "pinnedLinks":[{"id":1,"name":"A","url":"https://a.example/","collectionId":1,"createdAt":"2023-11-14T22:13:20.000Z"}],"whitelistedUsers":[]}
        """#,
      lines: [
        "https://a.example/ “A” #label b @1700000000 summary=About",
        "! Line 5, item 2: The item is a file without a link. Linkwarden's export doesn't hold it. It was left out. Its name is “A scan”.",
        "https://b.example/ #High/Deep @1600000000",
        "https://a.example/ “A” @1700000000 favourite",
      ]),
    Sample(
      name: "Omnivore", format: .omnivore,
      text: #"""
        [{"id":"1","slug":"a","title":"A","description":"About","author":"Ann","url":"https://a.example/","state":"Archived","readingProgress":100,
        "thumbnail":"","labels":["one"],"savedAt":"2023-11-14T22:13:20.000Z","updatedAt":"2023-11-14T22:13:20.000Z","publishedAt":null},
        {"id":"2","slug":"b","title":"B","url":"https://b.example/","state":"Active","readingProgress":12,"labels":[],"savedAt":"2023-11-14T22:13:20.000Z"}]
        """#,
      lines: [
        "https://a.example/ “A” #one @1700000000 read archived summary=About author=Ann",
        "https://b.example/ “B” @1700000000 unread",
      ]),
    Sample(
      name: "Pinboard's JSON", format: .pinboard,
      text: #"""
        [{"href":"https:\/\/a.example\/","description":"A","extended":"About","meta":"x","hash":"y","time":"2023-11-14T22:13:20Z","shared":"no","toread":"yes","tags":"one two"}]
        """#,
      lines: ["https://a.example/ “A” #one #two @1700000000 unread private summary=About"]),
    Sample(
      name: "Readeck's list", format: .readeckList,
      text: #"""
        [{"id":"a","url":"https://a.example/","title":"A","created":"2023-11-14T22:13:20.123456789Z","site_name":"Site","lang":"en","authors":["Ann","Bob"],
        "labels":["one"],"is_archived":true,"is_marked":true,"read_progress":100,"description":"About"}]
        """#,
      lines: [
        "https://a.example/ “A” #one @1700000000 read favourite archived summary=About language=en author=Ann, Bob site=Site"
      ]),
    Sample(
      name: "Readeck's entry", format: .readeckEntry,
      text: #"""
        {"ID":1,"UID":"abc","Created":"2023-11-14T22:13:20Z","URL":"https://a.example/","Title":"A","Lang":"zh","Labels":["一"],"IsArchived":false,"IsMarked":false,
        "ReadProgress":0,"Annotations":[{"id":"x","text":"Passage","note":"Mine","created":"2023-11-14T22:13:20Z"}]}
        """#,
      lines: ["https://a.example/ “A” #一 @1700000000 unread language=zh highlight=Passage (Mine)"]),
    Sample(
      name: "Chromium", format: .chromium,
      text: #"""
        {"checksum":"x","roots":{"bookmark_bar":{"children":[
        {"date_added":"13344473600000000","guid":"g","id":"5","meta_info":{"power_bookmark_meta":""},"name":"A","type":"url","url":"https://a.example/"},
        {"children":[{"children":[{"name":"B","type":"url","url":"https://b.example/"}],"name":"Bills","type":"folder"},
          {"name":"C","type":"url","url":"chrome://settings/"}],"date_added":"1","name":"Work","type":"folder"},
        {"children":[],"name":"Empty","type":"folder"}],
        "name":"Bookmarks bar","type":"folder"},"other":{"children":[{"name":"D","type":"url","url":"https://d.example/"}],"name":"Other","type":"folder"},
        "synced":{"children":[],"name":"Mobile","type":"folder"}},"version":1}
        """#,
      lines: [
        "https://a.example/ “A” @1700000000", "https://b.example/ “B” #Work/Bills",
        "! Line 4, item 3: The link was left out. The address begins with “chrome:”. Only http and https addresses can be kept. Its title is “C”.",
        "https://d.example/ “D”",
      ]),
    Sample(
      name: "Firefox", format: .firefox,
      text: #"""
        {"guid":"root________","title":"","index":0,"dateAdded":1600000000000000,"lastModified":1700000000000000,"id":1,"typeCode":2,
        "type":"text/x-moz-place-container","root":"placesRoot","children":[
        {"guid":"menu________","title":"menu","typeCode":2,"type":"text/x-moz-place-container","root":"bookmarksMenuFolder","children":[
        {"guid":"a","title":"A","dateAdded":1700000000123456,"typeCode":1,"tags":"one,two words","type":"text/x-moz-place","uri":"https://a.example/","iconUri":"fake-favicon-uri:x"},
        {"guid":"b","title":"","typeCode":3,"type":"text/x-moz-place-separator"},
        {"guid":"c","title":"Work","typeCode":2,"type":"text/x-moz-place-container","children":[
          {"title":"Bills","type":"text/x-moz-place-container","children":[{"title":"B","type":"text/x-moz-place","uri":"https://b.example/","postData":null}]},
          {"title":"Often","type":"text/x-moz-place","uri":"place:sort=8&maxResults=10"}]},
        {"title":"Empty","typeCode":2,"type":"text/x-moz-place-container"}]},
        {"title":"toolbar","root":"toolbarFolder","type":"text/x-moz-place-container","children":[{"dateAdded":"x","type":"text/x-moz-place","uri":"https://c.example/"}]},
        {"title":"tags","root":"tagsFolder","type":"text/x-moz-place-container","children":[
          {"title":"late","type":"text/x-moz-place-container","children":[{"title":"A","type":"text/x-moz-place","uri":"https://a.example/"}]}]}]}
        """#,
      lines: [
        "https://a.example/ “A” #one #two words @1700000000", "https://b.example/ “B” #Work/Bills",
        "! Line 8, item 3: The link was left out. The address begins with “place:”. Only http and https addresses can be kept. Its title is “Often”.",
        "https://c.example/", "https://a.example/ “A” #late",
      ]),
    Sample(
      name: "JSON Lines", format: .jsonLines,
      text: #"""
        {"linkshelf":1,"written":"2026-11-28T08:00:00.000Z"}
        {"kind":"tag","name":"work/bills","synonyms":["invoices"]}
        {"kind":"search","name":"New","query":"is:unread"}

        {"kind":"link","address":"https://a.example/","title":"A","tags":["work/bills"],"added":"2023-11-14T22:13:20.000Z","isRead":true}
        {"kind":"link","address":
        {"kind":"link","title":"none"}
        {"kind":"planet"}
        {"url":"https://b.example/"}
        """#,
      lines: [
        "tag(Interchange.ExportedTag(name: \"work/bills\", synonyms: [\"invoices\"], summary: nil))",
        "search(Interchange.ExportedSearch(name: \"New\", query: \"is:unread\", title: nil, summary: nil, order: nil))",
        "https://a.example/ “A” #work/bills @1700000000 read",
        "! Line 6: The line isn't a whole JSON object. It was left out.",
        "! Line 7: A link needs an “address”. It was left out.",
        "! Line 8: “planet” is no kind of record that is known here. It was left out.", "https://b.example/",
      ]),
  ]
}
