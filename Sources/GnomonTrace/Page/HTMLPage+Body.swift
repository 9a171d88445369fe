// SPDX-License-Identifier: Apache-2.0
extension HTMLPage {
  static let body = """
    <header>{home}
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 19a9 9 0 0 1 18 0z"/><path d="M12 19 12 4 18 19z"/></svg>
      <div class="heading"><h1>{title}</h1><p id="facts"></p></div>
      <button id="findings" type="button" hidden></button>
      <label class="field"><input id="search" type="search" placeholder="Search type or text" aria-label="Search by type or text"><kbd>/</kbd></label>
      <button id="theme" type="button" aria-label="Switch between light and dark" title="Light or dark">◐</button>
    </header>
    <main>
      <section id="stage" aria-label="Picture">
        <div id="canvas"><div id="picture"><img id="shot" alt="What the pass drew">
          <svg id="marks" aria-hidden="true"></svg>
          <div id="outer" class="box"></div><div id="offer" class="box"></div><div id="frame" class="box"><span id="badge"></span></div>
        </div></div>
        <div id="legend">
          <label><input type="checkbox" data-layer="frame" checked><i class="key frame"></i>Frame</label>
          <label><input type="checkbox" data-layer="offer" checked><i class="key offer"></i>Proposal</label>
          <label><input type="checkbox" data-layer="space" checked><i class="key padding"></i>Padding <i class="key spacing"></i>Spacing</label>
          <label><input type="checkbox" data-layer="guide" checked><i class="key guide"></i>Guides</label>
        </div>
        <div id="time" hidden>
          <button id="before" type="button" aria-label="Pass before">‹</button>
          <input id="pass" type="range" min="0" value="0" aria-label="Pass">
          <button id="after" type="button" aria-label="Next pass">›</button>
          <output id="passText"></output>
        </div>
      </section>
      <section id="tree" role="tree" tabindex="0" aria-label="Views"><div id="rows"></div></section>
      <section id="story" aria-live="polite" tabindex="-1"></section>
    </main>
    <footer><kbd>↑</kbd><kbd>↓</kbd> views <kbd>←</kbd><kbd>→</kbd> fold, unfold <kbd>[</kbd><kbd>]</kbd> passes <kbd>/</kbd> search <kbd>Esc</kbd> let go</footer>
    """

  static let style = """
    :root{color-scheme:light dark;
      --back:light-dark(#f5f5f7,#0f1012);--panel:light-dark(#fff,#18191c);--raised:light-dark(#f9f9fb,#202226);
      --ink:light-dark(#1d1d1f,#f2f2f4);--dim:light-dark(#65656b,#a0a1a8);--faint:light-dark(#c7c7cc,#45474d);--line:light-dark(#e3e3e8,#2b2d32);
      --blue:light-dark(#0064d2,#5aa9ff);--gold:light-dark(#9a5700,#ffb547);--green:light-dark(#1d7f3c,#4ed07a);--violet:light-dark(#7a3fc4,#c39bff);--red:light-dark(#c42352,#ff6b92);
      --wash:color-mix(in srgb,var(--blue) 11%,transparent);--mono:ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,monospace}
    :root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
    *{box-sizing:border-box}[hidden]{display:none!important}
    html,body{height:100%}body{margin:0;display:flex;flex-direction:column;background:var(--back);color:var(--ink);font:14px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased}
    button,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--blue);outline-offset:1px}
    header{display:flex;gap:14px;align-items:center;padding:10px 18px;background:var(--panel);border-bottom:1px solid var(--line)}
    .mark{width:26px;height:26px;flex:none}.mark path:first-child{fill:color-mix(in srgb,var(--gold) 22%,transparent)}.mark path:last-child{fill:var(--gold)}
    .heading{flex:1;min-width:0}h1{font-size:15px;line-height:1.25;font-weight:650;margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #facts{margin:0;color:var(--dim);font-size:12px;line-height:1.3;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    header button{border:1px solid var(--line);background:var(--raised);border-radius:8px;padding:4px 10px;cursor:pointer}header button:hover{border-color:var(--faint)}
    .home{color:var(--blue);text-decoration:none;white-space:nowrap}
    #findings{color:var(--gold);font-weight:600;white-space:nowrap}
    .field{position:relative}.field input{width:220px;padding:5px 30px 5px 11px;border:1px solid var(--line);border-radius:8px;background:var(--raised)}.field input::-webkit-search-cancel-button{display:none}
    .field kbd{position:absolute;right:7px;top:7px}
    kbd{display:inline-block;min-width:18px;text-align:center;padding:0 4px;border:1px solid var(--line);border-radius:4px;background:var(--raised);color:var(--dim);font:11px/16px var(--mono)}
    main{flex:1;min-height:0;display:grid;grid-template:minmax(0,1.25fr) minmax(0,1fr)/minmax(300px,.85fr) minmax(0,1.3fr);gap:1px;background:var(--line)}
    main>section{background:var(--panel);min-width:0;min-height:0}
    #stage{grid-row:1/3;display:flex;flex-direction:column;background:var(--back)}
    #canvas{flex:1;min-height:0;display:grid;place-items:center;overflow:hidden;padding:26px;background:radial-gradient(var(--line) 1px,transparent 1.5px) 0 0/18px 18px}
    #picture{position:relative;cursor:crosshair}#picture img{display:block;width:100%;height:100%;border-radius:3px;background:light-dark(#fff,#000);box-shadow:0 0 0 1px var(--line),0 12px 36px light-dark(#0000001f,#0009)}
    #picture.past img{opacity:.92}.box{position:absolute;pointer-events:none;display:none;border-radius:1px}
    #outer{border:1px dotted var(--dim)}#offer{border:1.5px dashed var(--gold)}#frame{border:2px solid var(--blue);background:var(--wash)}
    #badge{position:absolute;left:-2px;bottom:100%;margin-bottom:3px;background:var(--blue);color:light-dark(#fff,#06121f);font:600 11px/17px var(--mono);padding:0 6px;border-radius:4px;white-space:nowrap}
    #badge.inside{bottom:auto;top:3px;left:3px}
    #marks{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;overflow:visible}
    #marks .padding{fill:color-mix(in srgb,var(--green) 30%,transparent)}#marks .spacing{fill:color-mix(in srgb,var(--violet) 30%,transparent)}
    #marks .guide{stroke:var(--red);stroke-width:1.25;stroke-dasharray:5 3;vector-effect:non-scaling-stroke}
    #marks text,#marks text.padding{font:600 9px var(--mono);fill:#14301c;paint-order:stroke;stroke:#fffc;stroke-width:2.5px;text-anchor:middle;dominant-baseline:central}#marks text.spacing{fill:#3d1a6e}#marks text.guide{fill:#b0174a;stroke:#fffc;stroke-width:2.5px;stroke-dasharray:none}
    #marks .appeared{fill:color-mix(in srgb,var(--green) 20%,transparent);stroke:var(--green)}#marks .moved{fill:color-mix(in srgb,var(--blue) 7%,transparent);stroke:var(--blue)}
    #marks .resized,#marks .changed{fill:color-mix(in srgb,var(--gold) 9%,transparent);stroke:var(--gold)}#marks .ghost{fill:none;stroke:var(--dim);stroke-dasharray:2 3}
    #legend{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:9px 16px;color:var(--dim);font-size:12px;border-top:1px solid var(--line);background:var(--panel)}
    #legend label{display:flex;align-items:center;gap:5px;cursor:pointer}#legend input{position:absolute;opacity:0;pointer-events:none}#legend label:has(:focus-visible){outline:2px solid var(--blue);outline-offset:2px;border-radius:3px}
    #legend label:has(input:not(:checked)){opacity:.4;text-decoration:line-through}
    i.key{width:14px;height:10px;border-radius:2px;display:inline-block}.key.frame{border:2px solid var(--blue);background:var(--wash)}.key.offer{border:1.5px dashed var(--gold)}.key.padding{background:color-mix(in srgb,var(--green) 45%,transparent)}.key.spacing{background:color-mix(in srgb,var(--violet) 45%,transparent);margin-left:6px}.key.guide{height:0;border-top:1.5px dashed var(--red)}
    #time{display:flex;align-items:center;gap:8px;padding:8px 16px 10px;background:var(--panel);border-top:1px solid var(--line)}
    #time button{border:1px solid var(--line);background:var(--raised);border-radius:6px;width:28px;height:26px;line-height:1;cursor:pointer}#time input{flex:1;min-width:60px;accent-color:var(--blue)}#passText{font-size:12px;color:var(--dim);min-width:118px;text-align:right;font-variant-numeric:tabular-nums}
    #tree{overflow:auto;position:relative;outline-offset:-2px}#rows{position:relative;min-width:100%}
    .row{position:absolute;left:0;right:0;height:26px;display:flex;align-items:center;gap:10px;padding:0 14px 0 8px;font:12.5px/26px var(--mono);cursor:default;white-space:pre}
    .row .name{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;display:flex;align-items:center}.row .rail{--pitch:21px;--at:7px;flex:none;height:26px;width:calc(var(--depth)*var(--pitch));background:repeating-linear-gradient(to right,transparent 0 var(--at),var(--line) var(--at) calc(var(--at) + 1px),transparent calc(var(--at) + 1px) var(--pitch))}
    .row .fold{flex:none;width:14px;border:0;background:none;padding:0;color:var(--dim);cursor:pointer;font-size:9px;text-align:center}
    .row b{font-weight:500}.row.custom b{color:var(--blue);font-weight:650}.row.frame b,.row.other b,.row.clip b{color:var(--dim)}
    .row q{quotes:"“" "”";color:var(--dim);margin-left:7px;overflow:hidden;text-overflow:ellipsis}.row .size{flex:none;font-variant-numeric:tabular-nums}.row .size em{font-style:normal;color:var(--dim)}.row .place{flex:none;color:var(--dim);width:var(--place,16ch);text-align:right}
    .row .warn{color:var(--gold);margin-left:6px}.row.over{background:var(--wash)}.row.changed .size{color:var(--gold)}.row.found b{background:color-mix(in srgb,var(--gold) 30%,transparent);border-radius:3px;box-shadow:0 0 0 2px color-mix(in srgb,var(--gold) 30%,transparent)}
    .row.pinned,.row.pinned :is(b,q,em,.place,.fold,.size,.warn){background:var(--blue);color:light-dark(#fff,#06121f)}.row.pinned .rail{background:none}
    #story{overflow:auto;padding:16px 20px 28px}#story h2{font-size:17px;line-height:1.3;font-weight:650;margin:0}#story h3{font-size:11px;letter-spacing:.06em;text-transform:uppercase;color:var(--dim);margin:20px 0 6px;font-weight:650}
    #story p{margin:3px 0;max-width:78ch}.dim{color:var(--dim)}.crumbs{font:12px/1.6 var(--mono);color:var(--dim)}.crumbs button,.link{border:0;background:none;padding:0;font:inherit;color:inherit;cursor:pointer;text-align:left}.crumbs button:hover,.link:hover{color:var(--blue);text-decoration:underline}
    .answers{display:grid;grid-template-columns:repeat(auto-fit,minmax(250px,1fr));gap:10px;margin-top:14px}
    .answer{border:1px solid var(--line);border-radius:10px;padding:10px 14px;background:var(--raised)}.answer strong{display:flex;align-items:baseline;gap:8px;font-size:12px;color:var(--dim);font-weight:600}.answer strong span{font:650 20px/1.2 var(--mono);color:var(--ink)}.answer strong em{font:12px var(--mono);margin-left:auto}
    .decisive{color:var(--gold);font-weight:550}.answer .decisive{margin-top:5px}
    .finding{border-left:3px solid var(--gold);background:color-mix(in srgb,var(--gold) 9%,transparent);border-radius:0 8px 8px 0;padding:8px 14px;margin:12px 0 0;max-width:90ch}.finding p{margin:0!important}.finding .dim{margin-top:3px!important}.finding code{font:11px var(--mono);color:var(--dim)}
    .steps{list-style:none;margin:0;padding:0;border-left:2px solid var(--line)}.steps li{position:relative;padding:2px 0 8px 18px;max-width:90ch}.steps li::before{content:"";position:absolute;left:-6px;top:9px;width:10px;height:10px;border-radius:50%;background:var(--panel);border:2px solid var(--faint)}
    .steps li.key::before{background:var(--gold);border-color:var(--gold)}.steps li b{font-weight:600}.steps li i{font-style:normal;color:var(--dim);font:12px var(--mono);margin-left:8px}.steps p{color:var(--dim)}.steps li.key p.key{color:var(--gold);font-weight:550}
    .sum{font:12.5px/1.6 var(--mono);background:var(--raised);border:1px solid var(--line);border-radius:8px;padding:8px 12px;overflow-wrap:anywhere}
    table{border-collapse:collapse;font:12px/1.4 var(--mono);font-variant-numeric:tabular-nums}td,th{text-align:left;padding:4px 18px 4px 0;border-bottom:1px solid var(--line);white-space:nowrap}th{color:var(--dim);font-weight:500}td.num{text-align:right}
    .events{list-style:none;margin:0;padding:0}.events li{padding:5px 0 5px 94px;position:relative;border-bottom:1px solid var(--line)}.events li>.tag{position:absolute;left:0;top:7px;font:600 10.5px/17px var(--mono);padding:0 7px;border-radius:9px;background:var(--raised);border:1px solid var(--line);color:var(--dim)}
    .tag.began{color:var(--red)!important}.tag.redrawn{color:var(--gold)!important}.tag.evaluated{color:var(--blue)!important}.tag.ran{color:var(--green)!important}.tag.reduced{color:var(--violet)!important}
    footer{padding:5px 18px;border-top:1px solid var(--line);background:var(--panel);color:var(--dim);font-size:12px;white-space:nowrap;overflow:hidden}footer kbd:not(:first-child):not(kbd+kbd){margin-left:14px}footer kbd{margin-right:3px}
    @media(max-width:1240px){.row .rail{--pitch:11px;--at:4px}}
    @media(max-width:820px){body{height:auto;min-height:100%}header{flex-wrap:wrap;position:sticky;top:0;z-index:2;padding:8px 12px;gap:8px 10px}.heading{flex:1 1 60%}.field{order:5;flex:1 1 100%}.field input{width:100%}main{display:flex;flex-direction:column;gap:1px;flex:none}#stage{height:52vh}#canvas{padding:22px 14px}#tree{height:46vh;flex:none}.row{padding-right:12px}.row .place,.row .size em{display:none}.row .rail{--pitch:11px;--at:5px}#story{padding:14px 14px 30px;overflow:visible}.events li{padding-left:0;padding-top:26px}footer{display:none}}
    """
}
