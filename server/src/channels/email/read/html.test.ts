import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { sanitizeHtml } from './html.ts'

const clean = (html: string) => sanitizeHtml(html, { remote_images: 'marked', inline_images: 'kept' })

const withoutTags = (html: string) => html.replace(/<[^>]*>|\s/g, '')

const cases: [name: string, html: string, expected: string][] = [
  [
    'text and tables stay',
    '<table width="600"><tr><td align="center">a &amp; b</td></tr></table>',
    '<table width="600"><tr><td align="center">a &amp; b</td></tr></table>',
  ],
  ['a script goes with what is in it', 'a<script>alert(1)</script>b', 'ab'],
  ['a script within a script goes', '<scr<script>ipt>alert(1)</script>x', 'ipt&gt;alert(1)x'],
  ['events go', '<p onclick="x()" onmouseover=x>a</p>', '<p>a</p>'],
  ['an address of a script goes', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  [
    'links lead out',
    '<a href="https://x.example/?a=1&amp;b=2">a</a>',
    '<a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  ],
  [
    'remote images are marked',
    '<img src="https://x.example/a.png" width="1">',
    '<img width="1" data-remote-src="https://x.example/a.png">',
  ],
  ['inline images stay', '<img src="cid:a%40b" alt="x">', '<img alt="x" src="cid:a@b">'],
  ['a mark that the sender wrote is none', '<img data-remote-src="https://x.example/a.png">', '<img>'],
  ['SVG in an image goes', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img>'],
  ['SVG goes', 'a<svg><a xlink:href="javascript:x"><text>b</text></a></svg>c', 'ac'],
  [
    'forms go, and their words stay',
    '<form action="https://x.example"><input name=a>Sign in<button>Go</button></form>',
    'Sign in',
  ],
  [
    'styles that load go',
    '<p style="color: red; background: url(https://x.example/a.png); background-image:url(x)">a</p>',
    '<p style="color: red">a</p>',
  ],
  [
    'styles that cover others go',
    '<div style="position:fixed;top:0;z-index:9;width:100%">a</div>',
    '<div style="width: 100%">a</div>',
  ],
  [
    'styles that run go',
    '<p style="width: expression(alert(1)); color: rgb(1, 2, 3)">a</p>',
    '<p style="color: rgb(1, 2, 3)">a</p>',
  ],
  ['escapes in styles go', '<p style="background: \\75rl(x); c\\6flor: red">a</p>', '<p>a</p>'],
  [
    'a page keeps its colors and direction',
    '<html lang="ar"><body onload=x() bgcolor="#111827" text=fff style="margin:0" dir=rtl><p style="color:#fff">Hi</p></body></html>',
    '<div lang="ar"><div dir="rtl" style="background-color: #111827; color: #fff; margin: 0"><p style="color: #fff">Hi</p></div></div>',
  ],
  ['a page that says nothing of itself is none', '<html xmlns="x"><body class=a><p>Hi</p></body></html>', '<p>Hi</p>'],
  [
    'a background keeps its color without its image',
    '<p style="background:#111 url(https://x.example/a.png)">a</p><p style="background: url(x) no-repeat #222">b</p>',
    '<p style="background-color: #111">a</p><p style="background-color: #222">b</p>',
  ],
  ['ids and classes go', '<p id="app" class="fixed">a</p>', '<p>a</p>'],
  ['comments go', 'a<!-- <b> -->b<![endif]-->c', 'abc'],
  ['a meta refresh and a base go', '<meta http-equiv="refresh" content="0;url=x"><base href="x">a', 'a'],
  [
    'quotes in attributes cannot end them',
    "<p title='\"><script>x</script>'>a</p>",
    '<p title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">a</p>',
  ],
  ['what was escaped stays escaped', '&lt;script&gt;', '&lt;script&gt;'],
  ['a title that swallows stays closed', '<title><p>a</title>b', 'b'],
]

describe('HTML of a mail', () => {
  for (const [name, html, expected] of cases) it(name, () => assert.equal(clean(html), expected))

  it('shows marked images when they are asked for, and leaves out inline ones in quotes', () => {
    const marked = clean('<img src="https://x.example/a.png"><img src="cid:b">')
    assert.equal(
      sanitizeHtml(marked, { remote_images: 'loaded', inline_images: 'dropped' }),
      '<img src="https://x.example/a.png"><img>',
    )
  })

  it('is well formed and holds nothing that runs, whatever it was', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '=',
      ' ',
      'a',
      'script',
      'style',
      'img src=',
      'svg',
      '<p ',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '\0',
      '<a href=',
      'javascript:',
      'onerror=',
      '<math>',
      '<mtext>',
      '</p',
      '<table>',
      '<textarea>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = clean(pieces.join(''))
        assert.equal(withoutTags(clean(once)), withoutTags(once))
        assert.doesNotMatch(once, /<(?!\/?[a-z0-9]+(?: [a-z-]+="[^"<>]*")*>)/)
        assert.doesNotMatch(once, /<[^>]* (?:on\w+|src|style)="[^"]*(?:javascript|url\()/i)
      }),
      { numRuns: 200 },
    )
  })
})
