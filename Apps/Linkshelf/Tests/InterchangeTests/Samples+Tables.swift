// SPDX-License-Identifier: Apache-2.0
import Interchange

extension Sample {
  static let tables: [Sample] = [
    Sample(
      name: "Pocket's table", format: .pocketTable,
      text: """
        title,url,time_added,tags,status
        "A, ""quoted""\nand broken",https://a.example/,1700000000,one|two words,unread
        https://b.example/,https://b.example/,1700000001,,archive
        """,
      lines: [
        "https://a.example/ “A, \"quoted\"\nand broken” #one #two words @1700000000 unread",
        "https://b.example/ @1700000001 read archived",
      ]),
    Sample(
      name: "Instapaper", format: .instapaperTable,
      text: """
        URL,Title,Selection,Folder,Timestamp,Tags\r
        https://a.example/,A,A passage,Unread,1700000000,[]\r
        https://b.example/,B,,Archive,1700000001,"[""one"",""two""]"\r
        https://c.example/,C,,Starred,1700000002,[]\r
        https://d.example/,D,,My folder,1700000003,[]\r

        """,
      lines: [
        "https://a.example/ “A” @1700000000 unread summary=A passage",
        "https://b.example/ “B” #one #two @1700000001 read archived",
        "https://c.example/ “C” @1700000002 favourite", "https://d.example/ “D” #My folder @1700000003",
      ]),
    Sample(
      name: "Raindrop's table", format: .raindropTable,
      text: """
        id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite
        1,A,My note,An excerpt,https://a.example/,Work / Bills,"x, y",2023-11-14T22:13:20.000Z,,"Highlight:Passage
        Note:Mine",true
        2,B,,,https://b.example/,Unsorted,,2023-11-14T22:13:20.123Z,https://b.example/c.png,,false
        3,C,,,not an address,,,,,,
        """,
      lines: [
        "https://a.example/ “A” #x #y #Work/Bills @1700000000 favourite summary=An excerpt note=My note highlight=Passage (Mine)",
        "https://b.example/ “B” @1700000000",
        "! Line 5, item 3: The link was left out. “not an address” isn't a host's name. It has to look like example.com. Its title is “C”.",
      ]),
    Sample(
      name: "Readeck's table", format: .readeckTable,
      text: """
        url,title,created,folder,labels
        https://a.example/,"A",,,
        https://b.example/,"B",2023-11-14 22:13:20,"archive","[""one two"",""three""]"

        """,
      lines: ["https://a.example/ “A”", "https://b.example/ “B” #one two #three @1700000000 read archived"]),
    Sample(
      name: "A table of one's own", format: .table,
      text: "\u{FEFF}Link;Name;Tags;Notes\nhttps://a.example/;Ä;x;n\n\n;;;\nhttps://b.example/\n",
      lines: ["https://a.example/ “Ä” #x note=n", "https://b.example/"]),
    Sample(
      name: "A list", format: .list,
      text:
        "# Links\nhttps://a.example/\n- [B](https://b.example/x)\n\nexample.com/c, https://d.example/.\nftp://e.example/\n",
      lines: [
        "https://a.example/", "https://b.example/x", "example.com/c", "https://d.example/",
        "! Line 6, item 5: The link was left out. The address begins with “ftp:”. Only http and https addresses can be kept.",
      ]),
  ]
}
