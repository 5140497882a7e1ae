import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hostile } from '../../../testing/mails/hostile-html.ts'
import { sanitizeHtml } from './html.ts'
import { parseHtml } from './html-parser.ts'

const tags =
  /^(?:a|b|blockquote|body|br|center|code|col|dd|details|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|pre|q|s|section|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/
const attributes = new Set(
  `align valign width height border cellpadding cellspacing colspan rowspan bgcolor color face size dir lang title alt nowrap start type
  value reversed span style href target rel src data-remote-src`.split(/\s+/),
)

describe('hostile HTML of a mail', () => {
  for (const [name, html] of hostile) {
    it(`comes to nothing: ${name}`, () => {
      const clean = sanitizeHtml(html, { remote_images: 'marked', inline_images: 'kept' })
      assert.doesNotMatch(clean, /<!|<\?/)
      parseHtml(clean, { onopentag: assertHarmless, ontext: () => {}, onclosetag: () => {} })
    })
  }

  it('is said in many ways', () => {
    assert.ok(hostile.length >= 60)
    assert.equal(new Set(hostile.map(([, html]) => html)).size, hostile.length)
  })
})

function assertHarmless(name: string, values: Record<string, string>): void {
  assert.match(name, tags)
  for (const [attribute, value] of Object.entries(values)) {
    assert.ok(attributes.has(attribute), attribute)
    if (attribute === 'href') assert.match(value, /^(?:https?:\/\/|mailto:|tel:)/i)
    if (attribute === 'src') assert.match(value, /^(?:cid:|data:image\/(?:png|jpeg|gif|webp);base64,)/i)
    if (attribute === 'data-remote-src') assert.match(value, /^https?:\/\//i)
    if (attribute === 'style')
      assert.doesNotMatch(
        value,
        /url|import|expression|position|behavior|binding|z-index|content|\\|@|\/\*|\d(?:v|cq)[hwmib]|margin[^;]*-\d/i,
      )
  }
  if (name === 'a' && values.href)
    assert.deepEqual([values.target, values.rel], ['_blank', 'noopener noreferrer nofollow'])
}
