// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Snapshots

/// A page with every kind of thing that its HTML file has to keep, and a way to open that file again.
enum RichPage {
  static let html = """
    <!doctype html><html><head><title>Rich</title><base href="/"><meta http-equiv="refresh" content="900;url=/gone"><link rel=stylesheet href=a.css><link rel=preload href=x.js as=script>
    <style>#late{color:rgb(9,9,9)} #inner{background:url(p.png)} #styled{color:rgb(1,2,3)}</style></head><body onload="1">
    <h1 id=styled>Rich page</h1><p id=first>Text with <a href="there?a=1&b=2" onclick="x()">a link</a> and <a href="javascript:alert(1)">another</a>. The old mill stands where the river bends.</p>
    <img id=image src=p.png srcset="p.png 1x, q.png 2x"><picture><source srcset="p.png"><img id=chosen src=q.png></picture>
    <canvas id=canvas width=30 height=20></canvas><input id=field><input id=tick type=checkbox><textarea id=area></textarea><select><option>one<option id=two>two</select>
    <div id=host></div><iframe id=same src="/frame.html"></iframe><iframe id=cross></iframe><div id=imported>imported</div><div id=late>late</div><div id=adopted>adopted</div><div id=inner>i</div>
    <svg width=20 height=20><style>&lt;img src=x>&lt;/style>b{fill:red}</style><image href="p.png" width=20 height=20></image></svg><object data="o.swf"></object><noscript><img src="n.png"></noscript>
    <script>
    field.value = 'typed'; tick.checked = true; area.value = 'written'; two.selected = true;
    canvas.getContext('2d').fillRect(0, 0, 30, 20);
    host.attachShadow({mode: 'open'}).innerHTML = '<style>b{color:rgb(4,5,6)}</style><b id=deep>shadow text</b>';
    const rule = document.createElement('style'); document.head.append(rule); rule.sheet.insertRule('#late{color:rgb(7,8,9)}');
    const sheet = new CSSStyleSheet(); sheet.replaceSync('#adopted{color:rgb(10,11,12)}'); document.adoptedStyleSheets = [sheet];
    cross.src = 'http://localhost:' + location.port + '/frame.html';
    </script></body></html>
    """

  static let answer: TestServer.Handler = { path in
    switch path {
    case "/": .html(html)
    case "/frame.html": .html("<style>p{color:rgb(13,14,15)}</style><p>frame text</p><img src=/p.png>")
    case "/a.css": .file(Array("@import 'b.css' screen; #first{background:url(p.png)}".utf8), "text/css")
    case "/b.css": .file(Array("#imported{color:rgb(16,17,18);background-image:url('p.png')}".utf8), "text/css")
    case "/p.png", "/q.png": .file(Captures.png, "image/png")
    default: TestServer.Answer(status: 404)
    }
  }

  /// What is looked at in the file when it's open.
  static let script = """
    JSON.stringify([
      getComputedStyle(document.getElementById('styled')).color, getComputedStyle(document.getElementById('imported')).color,
      getComputedStyle(document.getElementById('late')).color, getComputedStyle(document.getElementById('adopted')).color,
      getComputedStyle(document.getElementById('host').shadowRoot.getElementById('deep')).color, document.getElementById('image').naturalWidth,
      document.getElementById('chosen').naturalWidth, document.getElementById('canvas').naturalWidth, document.getElementById('field').value,
      document.getElementById('tick').checked, document.getElementById('area').value, document.querySelector('select').value,
      getComputedStyle(document.getElementById('first')).backgroundImage.slice(0, 15), getComputedStyle(document.getElementById('imported')).backgroundImage.slice(0, 15)])
    """
  static let expected =
    "[\"rgb(1, 2, 3)\",\"rgb(16, 17, 18)\",\"rgb(7, 8, 9)\",\"rgb(10, 11, 12)\",\"rgb(4, 5, 6)\",20,20,30,\"typed\",true,\"written\",\"two\",\"url(\\\"data:image\",\"url(\\\"data:image\"]"

  /// Opens the file from a server that has nothing else. Gives the paths that the browser asked for, the frames' text, and the looked at values.
  static func reopen(_ html: String) async throws -> (requests: [String], text: String, values: String) {
    let server = try TestServer { $0 == "/" ? .html(html) : TestServer.Answer(status: 404) }
    defer { server.stop() }
    let profile = try ProfileFolder(in: nil, user: try SystemUser.chosen(BrowserOptions()))
    let command = try BrowserCommand(
      BrowserOptions(), user: try SystemUser.chosen(BrowserOptions()), profile: profile.path)
    let connection = try await DevToolsConnection.start(command, profile: profile)
    let target =
      try await connection.call("Target.createTarget", ["url": "about:blank"], timeout: 10)["targetId"]?.string ?? ""
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true], timeout: 10)
    let tab = Tab(
      session: DevToolsSession(connection: connection, id: attached["sessionId"]?.string ?? ""), target: target,
      limits: CaptureLimits())
    try await tab.open(width: 1280, height: 800, timeout: 10)
    try await tab.session.call("Page.navigate", ["url": .string(server.address("/"))], timeout: 10)
    for _ in 0..<200 where !tab.watch.now.loaded || !tab.watch.isQuiet(for: 0.3) {
      try await Task.sleep(for: .milliseconds(25))
    }
    let world = try await tab.session.world(in: tab.watch.now.mainFrame, timeout: 5)
    let values = try await tab.session.evaluate(script, in: world, timeout: 5)
    var text = ""
    let tree = try await tab.session.call("Page.getFrameTree", timeout: 5)
    for child in tree["frameTree"]?["childFrames"]?.array ?? [] {
      let world = try await tab.session.world(in: child["frame"]?["id"]?.string ?? "", timeout: 5)
      text += try await tab.session.evaluate("document.body.innerText", in: world, timeout: 5)
    }
    await connection.end()
    return (server.requests.filter { $0 != "/favicon.ico" }, text, values)
  }
}
