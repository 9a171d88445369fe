// SPDX-License-Identifier: Apache-2.0

/// The page of `gnomon review`. Its script asks the server for the items, and puts their words in as text.
enum ReviewPage {
  static let policy =
    "default-src 'none'; img-src 'self' data:; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  static let html = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <link rel="icon" href="data:,"><title>Review</title><style>\(style)</style></head>
    <body>
    <header><h1>Review</h1><p id="count" role="status"></p>
    <div class="tools"><button type="button" id="accept">Accept <kbd>a</kbd></button>
    <button type="button" id="all">Accept all <kbd>⇧A</kbd></button></div></header>
    <div class="columns">
    <nav aria-label="What has changed"><ul id="list"></ul></nav>
    <main><div class="head"><h2 id="title"></h2><p><code id="place"></code></p></div>
    <div id="modes" role="group" aria-label="How to compare"></div>
    <div id="words" tabindex="0" aria-label="What differs"></div>
    <div id="stage"></div></main>
    </div>
    <script>\(script)</script>
    </body></html>

    """

  private static let style = """
    :root{color-scheme:light dark;--line:light-dark(#d8d8de,#3a3a40);--soft:light-dark(#f4f4f7,#1c1c1f);\
    --quiet:light-dark(#5b5b63,#a5a5ad);--add:light-dark(#0a6b2d,#7fd99a);--gone:light-dark(#a3001a,#ff8b97)}
    *{box-sizing:border-box}body{margin:0;font:15px/1.45 system-ui,sans-serif;background:var(--soft);height:100vh;\
    display:flex;flex-direction:column}
    header{display:flex;gap:16px;align-items:center;padding:10px 16px;background:Canvas;border-bottom:1px solid var(--line)}
    h1{font-size:18px;margin:0}header p{margin:0;color:var(--quiet);flex:1}h2{font-size:17px;margin:0}p{margin:2px 0}
    .tools,#modes{display:flex;gap:8px;flex-wrap:wrap}
    button{font:inherit;padding:4px 12px;border-radius:8px;border:1px solid var(--line);background:Canvas;color:CanvasText;\
    cursor:pointer;min-height:32px}button[aria-pressed=true]{background:CanvasText;color:Canvas}button:disabled{opacity:.5}
    kbd{font:12px ui-monospace,monospace;color:inherit;opacity:.75}
    .columns{display:flex;flex:1;min-height:0}
    nav{width:300px;overflow:auto;border-right:1px solid var(--line);background:Canvas}ul{list-style:none;margin:0;padding:0}
    nav button{display:block;width:100%;text-align:left;border:0;border-bottom:1px solid var(--line);border-radius:0;\
    padding:8px 12px;overflow-wrap:anywhere}nav button[aria-current=true]{background:var(--soft);font-weight:600}
    nav small{display:block;color:var(--quiet);font-weight:400}nav .done{text-decoration:line-through}
    main{flex:1;overflow:auto;padding:16px;display:flex;flex-direction:column;gap:12px}
    code{font:13px ui-monospace,monospace;color:var(--quiet);overflow-wrap:anywhere}
    #stage{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}#stage figure{margin:0;display:flex;flex-direction:column-reverse;gap:4px}
    figcaption{font-size:12px;color:var(--quiet)}img{max-width:100%;height:auto;border:1px solid var(--line);display:block}
    .over{position:relative;display:inline-block}.over img+img{position:absolute;inset:0;border-color:transparent}
    input[type=range]{width:100%;margin-top:8px}
    #words{font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;max-height:30vh;overflow:auto;\
    flex-shrink:0}#words:empty{display:none}
    #words .add{color:var(--add)}#words .gone{color:var(--gone)}
    @media (max-width:700px){.columns{flex-direction:column}nav{width:auto;max-height:30vh}}
    """

  private static let script = #"""
    'use strict';
    const $=id=>document.getElementById(id);
    const modes=[['side','Side by side'],['slider','Slider'],['flicker','Flicker'],['difference','Difference']];
    let items=[],current=0,mode='side',timer=0;
    const still=matchMedia('(prefers-reduced-motion: reduce)');
    function el(name,text,props){const e=document.createElement(name);if(text!==undefined)e.textContent=text;
    Object.assign(e,props||{});return e}
    function picture(item,what){return el('img',undefined,{src:'/picture?of='+encodeURIComponent(item.id)+'&what='+what,
    alt:item.title+', '+what})}
    function figure(item,what){const f=el('figure');f.append(picture(item,what),el('figcaption',what));return f}
    function list(){const left=items.filter(i=>!i.isAccepted).length;
    $('count').textContent=items.length?left+' of '+items.length+' to look at':'There is nothing to review.';
    $('accept').disabled=!items.length||items[current].isAccepted;$('all').disabled=!left;
    $('list').replaceChildren(...items.map((item,index)=>{const b=el('button',item.title,{type:'button'});
    if(item.isAccepted)b.className='done';b.append(el('small',item.place));
    if(index===current)b.setAttribute('aria-current','true');b.onclick=()=>show(index);const li=el('li');li.append(b);return li}));
    const now=$('list').querySelector('[aria-current]');if(now)now.scrollIntoView({block:'nearest'})}
    function usable(item){const has=w=>item.pictures.includes(w);
    return modes.filter(([name])=>has('now')&&(name==='side'||has('before')))}
    function stage(item){clearInterval(timer);const box=$('stage');box.replaceChildren();
    const choice=usable(item);if(!choice.length)return;if(!choice.some(([n])=>n===mode))mode='side';
    const has=w=>item.pictures.includes(w);
    if(mode==='side'){for(const w of ['before','now','difference'])if(has(w))box.append(figure(item,w));return}
    const over=el('div');over.className='over';const before=picture(item,'before'),now=picture(item,'now');
    over.append(before,now);const holder=el('div');holder.append(over);box.append(holder);
    if(mode==='slider'){const range=el('input',undefined,{type:'range',min:0,max:100,value:50});
    range.setAttribute('aria-label','How much is shown of what it was');
    const cut=()=>{now.style.clipPath='inset(0 0 0 '+range.value+'%)'};range.oninput=cut;cut();holder.append(range)}
    if(mode==='flicker'){const flip=()=>{now.style.visibility=now.style.visibility==='hidden'?'visible':'hidden'};
    const b=el('button','Flip (space)',{type:'button',onclick:flip});b.id='flip';holder.append(b);
    if(!still.matches)timer=setInterval(flip,700)}
    if(mode==='difference'){over.style.isolation='isolate';now.style.mixBlendMode='difference'}}
    function words(item){$('words').replaceChildren(...item.words.flatMap(line=>{const s=el('span',line+'\n');
    if(/^\+ /.test(line))s.className='add';if(/^- /.test(line))s.className='gone';return [s]}))}
    function show(index){current=Math.max(0,Math.min(items.length-1,index));const item=items[current];list();
    $('title').textContent=item?item.title:'';$('place').textContent=item?item.place:'';
    $('modes').replaceChildren(...(item?usable(item):[]).map(([name,title],i)=>{const b=el('button',title+' ',{type:'button'});
    b.append(el('kbd',String(i+1)));b.setAttribute('aria-pressed',String(name===mode));
    b.onclick=()=>{mode=name;show(current)};return b}));
    if(item){stage(item);words(item)}else{$('stage').replaceChildren();$('words').replaceChildren()}}
    async function load(keep){const answer=await fetch('/items');if(!answer.ok){$('count').textContent=await answer.text();return}
    items=await answer.json();show(keep?current:0)}
    async function accept(ids){const answer=await fetch('/accept',{method:'POST',body:JSON.stringify(ids)});
    const failures=answer.ok?await answer.json():[await answer.text()];
    if(failures.length)alert(failures.join('\n'));await load(true)}
    $('accept').onclick=()=>{const item=items[current];if(item&&!item.isAccepted)accept([item.id])};
    $('all').onclick=()=>{const open=items.filter(i=>!i.isAccepted);
    if(open.length&&confirm('Accept all '+open.length+'?'))accept(open.map(i=>i.id))};
    addEventListener('keydown',event=>{if(event.ctrlKey||event.metaKey||event.altKey)return;
    if(event.target.tagName==='INPUT')return;
    const item=items[current];const choice=item?usable(item):[];
    if(event.key==='A')$('all').click();else if(event.key==='a')$('accept').click();
    else if(event.key==='j'||event.key==='ArrowDown')show(current+1);
    else if(event.key==='k'||event.key==='ArrowUp')show(current-1);
    else if(event.key===' '&&$('flip')&&event.target.tagName!=='BUTTON')$('flip').click();
    else if(choice[Number(event.key)-1]){mode=choice[Number(event.key)-1][0];show(current)}
    else return;event.preventDefault()});
    load(false);
    """#
}
