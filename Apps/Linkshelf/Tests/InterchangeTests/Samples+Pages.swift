// SPDX-License-Identifier: Apache-2.0
import Interchange

extension Sample {
  static let pages: [Sample] = [
    Sample(
      name: "Chrome", format: .bookmarkPage,
      text: """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <!-- This is an automatically generated file. <DT><A HREF="https://comment.example/">no</A> -->
        <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        <TITLE>Bookmarks</TITLE>
        <H1>Bookmarks</H1>
        <DL><p>
            <DT><H3 ADD_DATE="1700000000" LAST_MODIFIED="1700000001" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
            <DL><p>
                <DT><A HREF="https://a.example/?x=1&amp;y=2" ADD_DATE="1700000002" ICON="data:image/png;base64,AAAA">A &amp; &lt;b&gt;B&lt;/b&gt;</A>
                <DT><H3>Work</H3>
                <DL><p>
                    <DT><H3>Bills / 2024</H3>
                    <DL><p>
                        <DT><A HREF="https://b.example/">B</A>
                    </DL><p>
                    <DT><A HREF="https://c.example/">C</A>
                </DL><p>
            </DL><p>
            <DT><A HREF="https://d.example/">D</A>
            <DT><A HREF="javascript:alert(1)">Bookmarklet</A>
        </DL><p>
        """,
      lines: [
        "https://a.example/?x=1&y=2 “A & <b>B</b>” @1700000002",
        "https://b.example/ “B” #Work/Bills ／ 2024",
        "https://c.example/ “C” #Work",
        "https://d.example/ “D”",
        "! Line 20, item 5: The link was left out. The address begins with “javascript:”. Only http and https addresses can be kept. Its title is “Bookmarklet”.",
      ]),
    Sample(
      name: "Firefox", format: .bookmarkPage,
      text: """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <TITLE>Bookmarks</TITLE>
        <H1>Bookmarks Menu</H1>

        <DL><p>
            <DT><A HREF="https://a.example/" ADD_DATE="1700000000" LAST_MODIFIED="1700000001" ICON_URI="https://a.example/i.png" TAGS="swift,layout">A</A>
            <DD>About A
            <HR>    <DT><H3 UNFILED_BOOKMARKS_FOLDER="true">Other Bookmarks</H3>
            <DL><p>
                <DT><A HREF="place:type=6&sort=14&maxResults=10">Recent Tags</A>
                <DT><A HREF="https://b.example/" ADD_DATE="1700000000123">B</A>
            </DL><p>
        </DL>
        """,
      lines: [
        "https://a.example/ “A” #swift #layout @1700000000 summary=About A",
        "! Line 10, item 2: The link was left out. The address begins with “place:”. Only http and https addresses can be kept. Its title is “Recent Tags”.",
        "https://b.example/ “B” @1700000000",
      ]),
    Sample(
      name: "Safari", format: .bookmarkPage,
      text: """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        \t<HTML>
        \t<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        \t<Title>Bookmarks</Title>
        \t<H1>Bookmarks</H1>
        \t<DT><H3 FOLDED>Favourites</H3>
        \t<DL><p>
        \t\t<DT><A HREF="https://a.example/">A</A>
        \t</DL><p>
        \t<DT><H3 FOLDED id="com.apple.ReadingList">Reading List</H3>
        \t<DL><p>
        \t\t<DT><A HREF="https://b.example/">B</A>
        \t</DL><p>
        \t</HTML>
        """,
      lines: ["https://a.example/ “A” #Favourites", "https://b.example/ “B” #Reading List unread"]),
    Sample(
      name: "Pinboard", format: .bookmarkPage,
      text: """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        <TITLE>Pinboard Bookmarks</TITLE>
        <H1>Bookmarks</H1>
        <DL><p><DT><A HREF="https://a.example/" ADD_DATE="1700000000" PRIVATE="1" TOREAD="1" TAGS="one,two">A</A>
        <DD>Line one
        Line two
        <DT><A HREF="https://b.example/" ADD_DATE="1700000000" PRIVATE="0" TOREAD="0" TAGS="">B</A>
        </DL></p>
        """,
      lines: [
        "https://a.example/ “A” #one #two @1700000000 unread private summary=Line one\nLine two",
        "https://b.example/ “B” @1700000000 read public",
      ]),
    Sample(
      name: "Raindrop", format: .bookmarkPage,
      text: """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <TITLE>Raindrop.io Bookmarks</TITLE>
        <H1>Raindrop.io Bookmarks</H1>
        <DL><p><DT><H3>Reading</H3><DL><p>
        <DT><A HREF="https://a.example/" ADD_DATE="1700000000" LAST_MODIFIED="1700000001" TAGS="x" DATA-COVER="https://a.example/c.png" DATA-IMPORTANT="true">A</A>
        <DD>An excerpt</DL><p></DL><p>
        """,
      lines: ["https://a.example/ “A” #x #Reading @1700000000 favourite summary=An excerpt"]),
    Sample(
      name: "linkding", format: .bookmarkPage,
      text: """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>\n\r<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n\r<TITLE>Bookmarks</TITLE>\n\r<H1>Bookmarks</H1>\n\r<DL><p>
        <DT><A HREF="https://a.example/" ADD_DATE="1700000000" PRIVATE="1" TOREAD="1" TAGS="x,linkding:bookmarks.archived">A</A>\n\r<DD>About[linkding-notes]My *note*[/linkding-notes]\n\r</DL><p>
        """,
      lines: ["https://a.example/ “A” #x @1700000000 unread archived private summary=About note=My *note*"]),
    Sample(
      name: "Pocket's page", format: .pocketPage,
      text: """
        <!DOCTYPE html>
        <html>
        \t<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><title>Pocket Export</title></head>
        \t<body>
        \t\t<h1>Unread</h1>
        \t\t<ul>
        \t\t\t<li><a href="https://a.example/" time_added="1700000000" tags="one,two words">A</a></li>
        \t\t</ul>
        \t\t<h1>Read Archive</h1>
        \t\t<ul>
        \t\t\t<li><a href="https://b.example/" time_added="1700000001" tags="">B</a></li>
        \t\t</ul>
        \t</body>
        </html>
        """,
      lines: [
        "https://a.example/ “A” #one #two words @1700000000 unread", "https://b.example/ “B” @1700000001 read archived",
      ]),
    Sample(
      name: "A sloppy page", format: .bookmarkPage,
      text: """
        <dl><dt><a href='https://a.example/ '>Use <div> and <script>x</script> & &nosuch; &#x4E2D;&#20013;&eacute;&#0;
        <dt><a href=https://b.example/x>B<dd>open</b>
        <dt><a href="https://c.example/" tags=" a , ,a, b  c ,x / y ">  C
        D  </a><dt><a>none</a></dl></dl></dl><a href="https://e.example/
        ">E</a>
        """,
      lines: [
        "https://a.example/ “Use <div> and <script>x</script> & &nosuch; 中中é\u{FFFD}”",
        "https://b.example/x “B” summary=open</b>",
        "https://c.example/ “C D” #a #b c #x/y",
        "! Line 4, item 4: The link was left out. There is no address in the text. Paste one such as https://example.com/page. Its title is “none”.",
        "https://e.example/ “E”",
      ]),
  ]
}
