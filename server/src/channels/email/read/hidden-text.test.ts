import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textOfHtml } from './html-text.ts'

/** A style of a `div`, or attributes in a tag, under which nobody sees text. */
const hiding = [
  'font-size:0',
  'font-size: 0px',
  'FONT-SIZE:1PX',
  'font-size:.1em',
  'font-size:1%',
  'font:0/0 a',
  'font: bold 1px/1 Arial',
  'opacity:0',
  'opacity:0.01',
  'opacity:0%',
  'filter:opacity(0)',
  'display:none',
  'display : NONE !important',
  'display:/* shown */none',
  'color:red;display:none;display:none',
  'visibility:hidden',
  'visibility:collapse',
  'mso-hide:all',
  'color:white',
  'color:#fff',
  'color:#FFFFFF !important; color: black',
  'color:#fefefe',
  'color:rgb(255,255,255)',
  'color:rgb(100% 100% 100% / 1)',
  'color:rgba(0,0,0,0)',
  'color:#00000000',
  'color:transparent',
  'color:hsl(0, 0%, 100%)',
  'color:navy;background:#000080',
  'background-color:rgb(10, 20, 30);color:#0a141e',
  'background:papayawhip;color:#ffefd5',
  'position:absolute;left:-9999px',
  'position:fixed; top:-100em',
  'position:absolute;left:200vw;right:9999px',
  'margin-left:-5000px',
  'margin:0 0 0 -9999px',
  'text-indent:-9999px',
  'text-indent:-100%',
  'max-height:0;overflow:hidden',
  'height:0px;overflow:hidden',
  'width:1px;height:1px;overflow:hidden',
  'max-width:0;overflow-x:clip',
  'position:absolute;clip:rect(0 0 0 0)',
  'clip:rect(1px,1px,1px,1px);position:absolute',
  'clip-path:inset(100%)',
  'transform:scale(0)',
  'transform:translateX(-9999px)',
]
const hiding_tags = [
  '<div hidden>X</div>',
  '<font color="#ffffff">X</font>',
  '<font color=white>X</font>',
  '<table bgcolor="#000000"><tr><td style="color:black">X</td></tr></table>',
  '<table bgcolor="ff0000"><tr><td><font color=red>X</font></td></tr></table>',
  '<div style="background:#123456"><p><b><i style="color:#123456">X</i></b></p></div>',
  '<div style="color:#fff"><p><span>X</span></p></div>',
  '<div style="font-size:0"><span style="font-size:2em">X</span></div>',
  '<div style="display:none"><div style="display:block;visibility:visible">X</div></div>',
  '<div style="opacity:.2"><div style="opacity:.2">X</div></div>',
  '<div style="visibility:hidden"><img alt="X"></div>',
  '<dialog>X</dialog>',
  '<a style="color:#fff" href="https://x.example">X</a>',
  '<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">X</div>',
]

/** Text that people see, which looks as if it were hidden. */
const visible_texts = [
  '<div style="background:#000"><span style="color:#fff">X</span></div>',
  '<table bgcolor="#222222"><tr><td><p style="color:white">X</p></td></tr></table>',
  '<body bgcolor="black" text="white">X</body>',
  '<td background="https://x.example/night.png"><span style="color:#ffffff">X</span></td>',
  '<div style="background:#fff url(https://x.example/night.png)"><span style="color:#fff">X</span></div>',
  '<div style="background-image:linear-gradient(#000,#333)"><span style="color:#fff">X</span></div>',
  '<style>.dark{background:#000}</style><div class="dark"><p style="color:#fff">X</p></div>',
  '<style>body{background:#000}</style><p style="color:#fff">X</p>',
  '<p style="font-size:9px">X</p>',
  '<p style="font-size:7pt;color:#999">X</p>',
  '<p style="color:#ddd">X</p>',
  '<p style="font-size:0.6em;opacity:0.5">X</p>',
  '<div style="font-size:0"><span style="font-size:13px">X</span></div>',
  '<div style="font-size:0px"><table><tr><td style="font:12px/1.5 Arial">X</td></tr></table></div>',
  '<div style="font-size:0"><font size="1">X</font></div>',
  '<div style="visibility:hidden"><span style="visibility:visible">X</span></div>',
  '<div style="color:#fff"><a href="https://x.example">X</a></div>',
  '<div style="color:#fff"><span style="color:#000">X</span></div>',
  '<div style="color:#fff;background:#fff"><div style="background:#000">X</div></div>',
  '<div style="text-indent:-9999px"><p style="text-indent:0">X</p></div>',
  '<div style="text-indent:-20px;margin-left:-10px">X</div>',
  '<div style="position:relative;left:-12px;top:4px">X</div>',
  '<div style="height:0">X</div>',
  '<div style="overflow:hidden;max-height:200px;height:100%">X</div>',
  '<div style="line-height:0;max-width:600px;overflow:hidden">X</div>',
  '<div style="color:rgba(0,0,0,.87);background:rgba(0,0,0,.04)">X</div>',
  '<div style="color:var(--text);background:var(--text)">X</div>',
  '<div style="color:nonsense;background:nonsense">X</div>',
  '<div style="transform:scale(1.5) translateY(-50%)">X</div>',
  '<div style="font-size:larger;font:caption">X</div>',
  '<div style="background:transparent;color:#111">X</div>',
  '<div style="background:inherit">X</div>',
  '<p class="x" id="y">X</p>',
  '<p><br><img src="a.png" hidden>X</p>',
  '<span style="display:none"></span>X',
  '<input style="display:none">X',
]

describe('hidden text of HTML', () => {
  for (const style of hiding)
    it(`is not read: ${style}`, () =>
      assert.equal(textOfHtml(`<p>Before</p><div style="${style}">X</div><p>After</p>`).text, 'Before\n\nAfter'))

  for (const html of hiding_tags)
    it(`is not read: ${html}`, () =>
      assert.equal(textOfHtml(`<p>Before</p>${html}<p>After</p>`).text, 'Before\n\nAfter'))

  for (const html of visible_texts)
    it(`is not what people see: ${html}`, () => assert.equal(textOfHtml(html).text, 'X'))

  it('is found as fast as it is written', () => {
    const hostile = [
      '<style>'.repeat(30_000),
      `<p style="${'/*'.repeat(50_000)}">a`,
      `<p style="${'color:red;'.repeat(10_000)}">a`.repeat(5),
      `<p style="clip:rect(${'0 '.repeat(9000)}">a`,
      // Each space could belong to the value before or to the one after.
      `<p style="clip:rect(${`0${' '.repeat(4000)}`.repeat(4)}x">a`,
      `<p style="transform:scale(${' '.repeat(19_000)}x">a`.repeat(20),
      `<p style="transform:${'translate('.repeat(1900)}">a`.repeat(200),
      `<p style="color:a${' '.repeat(19_000)}b">a`.repeat(50),
      `<p style="transform:translate(${'-1'.repeat(9000)}">a`,
      `<p style="background:${'rgb('.repeat(4000)}">a`,
      '<b style="font-size:0">'.repeat(20_000),
    ]
    for (const html of hostile) assert.ok(textOfHtml(html).text.length < 200_000)
  })
})
