import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readHtml } from './html.ts'

const address = 'https://shop.example/help/page'
const written = (html: string) => readHtml(html, address).body

describe('a web page', () => {
  it('says its title, its language and where it stands', () => {
    const head = '<title>Returns | Shop</title><link rel="canonical" href="https://shop.example/r">'
    const page = readHtml(`<html lang="en-IE"><head>${head}</head><body><h1>Returns &amp; <i>more</i></h1><p>Yes.</p>`)
    assert.deepEqual(page, { title: 'Returns & more', language: 'en', url: 'https://shop.example/r', body: 'Yes.' })
    assert.equal(readHtml(`${head}<svg><title>Icon</title></svg><p>Yes.`).title, 'Returns | Shop')
  })

  it('is its main part, without what stands around it', () => {
    const around = '<nav>Home</nav><p>Before</p>'
    const inside = '<p hidden>no</p><script>no()</script><p>In<input hidden> it</p><form>no</form>'
    for (const part of ['main', 'article', 'div role="main"'])
      assert.equal(written(`${around}<${part}>${inside}</${part.split(' ')[0]}><p>After</p>`), 'In it')
    assert.equal(written(`${around}${inside}`), 'Before\n\nIn it')
  })

  it('keeps links to elsewhere, whole addresses and others', () => {
    const cases: [string, string][] = [
      ['See <a href="/r?x=1">our <b>returns</b></a>.', 'See [our returns](https://shop.example/r?x=1).'],
      ['<a href="mailto:a@shop.example">Write</a>', '[Write](mailto:a@shop.example)'],
      ['<a href="b_(c)">c</a>', '[c](https://shop.example/help/b_%28c%29)'],
      ['<a href="javascript:alert(1)">x</a> <a href="#top">up</a> <a name="here">y</a>', 'x up y'],
      ['<a href="/a">one <a href="/b">two', '[one](https://shop.example/a) [two](https://shop.example/b)'],
      ['<a href="/a"><h3>Card</h3><p>text</p></a>', '### Card\n\ntext'],
      ['<a href="/a"><img src="x.png"></a>z', 'z'],
    ]
    for (const [html, markdown] of cases) assert.equal(written(html), markdown)
    assert.equal(readHtml('<a href="/a">a</a>').body, 'a')
  })

  it('keeps lists with their numbers and what is in them', () => {
    const cases: [string, string][] = [
      ['<ol><li>Open<li>Tap</ol><ol start="3"><li>Three</ol>', '1. Open\n2. Tap\n\n3. Three'],
      ['<ul><li>One<ul><li>a<li>b<ol><li>deep</ol></ul><li>Two</ul>', '- One\n  - a\n  - b\n    1. deep\n- Two'],
      ['<ul><li><p>One</p></li><li></li><li><p>Two</p></li></ul>', '- One\n\n- Two'],
      ['<blockquote><p>Said</p><p>Twice</p></blockquote>after', '> Said\n>\n> Twice\n\nafter'],
      ['<h2><div>Heading</div></h2><h3></h3>text', '## Heading\n\ntext'],
      ['one<br>two<br><br>three', 'one\ntwo\n\nthree'],
    ]
    for (const [html, markdown] of cases) assert.equal(written(html), markdown)
  })

  it('keeps code as it was typed', () => {
    const cases: [string, string][] = [
      ['Use <code>npm  i</code>, <code></code>not <code>a `b`</code>.', 'Use `npm i`, not a `b`.'],
      ['<pre><code class="language-js">if (a)\n\n  b()\n</code></pre>z', '```js\nif (a)\n\n  b()\n```\n\nz'],
      ['<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'],
      ['<ul><li>x<pre>a\n b</pre></ul>', '- x\n\n  ```\n  a\n   b\n  ```'],
      ['<code><p>All the page</p>is in it</code>', 'All the page\n\nis in it'],
    ]
    for (const [html, markdown] of cases) assert.equal(written(html), markdown)
  })

  it('keeps the rows of tables, and takes apart those that are there for the layout', () => {
    const row = (cell: string, ...cells: string[]) =>
      `<tr>${cells.map((text) => `<${cell}><p>${text}</p>`).join('')}</tr>`
    assert.equal(
      written(`a<table>${row('th', 'Country', 'Price')}${row('td', 'EU', '49 €')}${row('td', 'CH', '')}</table>b`),
      'a\n\nCountry | Price\n--- | ---\nEU | 49 €\nCH |\n\nb',
    )
    assert.equal(
      written('<table><tr><td><h2>Menu</h2><ul><li>a</ul><p>text<td>right</table>'),
      '## Menu\n\n- a\n\ntext\n\nright',
    )
  })

  it('may be nested as deep as it likes', () => {
    assert.equal(written(`${'<div>'.repeat(50_000)}<p>At the bottom of it.</p>`), 'At the bottom of it.')
    assert.equal(written(`${'<ul><li>'.repeat(5000)}x`), `${'- '.repeat(20)}x`)
    assert.equal(written(`${'<blockquote>'.repeat(5000)}x`), `${'> '.repeat(20)}x`)
    assert.equal(written(`${'<b><i><code>'.repeat(5000)}x`), '`x`')
  })
})
