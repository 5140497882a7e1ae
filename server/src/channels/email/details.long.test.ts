import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { htmlMail } from '../../testing/email/html-mail.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { picture } from '../../testing/files/png.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { embedImages } from './read/images.ts'
import { readMailApart, readOpenedMail } from './read/reading-thread.ts'

const logo = picture(8, 8)
const html =
  '<table bgcolor="#eee"><tr><td><img src="cid:logo@shop" alt="Shop"><img src="cid:fake" alt="Fake">' +
  '<img src="https://evil.example/pixel.png" width="1"><img src="//evil.example/b.png"><script>alert(1)</script>Sale</td></tr></table>'

describe('the HTML of a mail', () => {
  let account: TestAccount
  let api: Client
  let path = ''
  before(async () => {
    account = await testAccount()
    api = await account.client()
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.append(
      htmlMail({
        html,
        text: 'Sale\n\n-- \nThe shop\n\nOn 1 May 2026, Ann wrote:\n> Hello',
        images: { 'logo@shop': logo, fake: Buffer.from('<svg onload="alert(1)"/>') },
      }),
    )
    imap.append(mailOf({ text: 'Plain words.' }))
    path = await eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      assert.equal(data.length, 2)
      const messages = await Promise.all(
        data.map(async ({ id }: { id: string }) => (await api.get(`/conversations/${id}/messages`)).body.data[0]),
      )
      const layouts = messages.map(({ content, email }) => [content, email.is_formatted, email.has_folded_text])
      assert.deepEqual(layouts.sort(), [
        ['Plain words.', false, false],
        ['Sale', true, true],
      ])
      const { id, conversation_id } = messages.find(({ content }) => content === 'Sale')
      return `/conversations/${conversation_id}/messages/${id}/email`
    })
  })

  it('is safe, names its remote images without loading them, and counts them', async () => {
    const { body } = await api.get(path)
    assert.equal(body.remote_images, 2)
    assert.match(body.html, /<img alt="Shop" src="cid:logo@shop">/)
    assert.match(body.html, /<img width="1" data-remote-src="https:\/\/evil\.example\/pixel\.png">/)
    assert.doesNotMatch(body.html, /script|alert| src="http/)
    assert.match(body.quote, /Hello/)
  })

  it('holds the images that came with it if asked, and nothing that only says it is one', async () => {
    const { body } = await api.get(`${path}?inline_images=data`)
    assert.ok(body.html.includes(`<img alt="Shop" src="data:image/png;base64,${logo.toString('base64')}">`))
    assert.match(body.html, /<img alt="Fake">/)
    assert.doesNotMatch(body.html, /cid:|svg/)
    assertRefused(await api.get(`${path}?inline_images=all`), 400, 'parameter_invalid')
  })

  it('is nobody else’s, and needs the right to read messages and contacts', async () => {
    const other = await (await testAccount()).client()
    assertRefused(await other.get(path), 404, 'resource_not_found')
    assertRefused(await (await account.client({ mode: 'test' })).get(path), 404, 'resource_not_found')
    for (const scopes of [['contacts:read'], ['messages:read'], ['conversations:read', 'files:read']] as const)
      assertRefused(await (await account.client({ scopes })).get(path), 403, 'insufficient_scope')
    assert.equal((await (await account.client({ scopes: ['messages:read', 'contacts:read'] })).get(path)).status, 200)
  })

  it('repeats an image only as often as there is room', () => {
    const content = Buffer.concat([logo, Buffer.alloc(3 * 1024 * 1024)])
    const part = { name: 'a', content_type: 'image/png', content, content_id: 'a"b', is_inline: true }
    const result = embedImages('<img src="cid:a&quot;b">'.repeat(5), [part])
    assert.equal(result.match(/<img src="data:/g)?.length, 2)
    assert.equal(result.match(/<img>/g)?.length, 3)
  })
})

describe('mail that is looked at', () => {
  it('holds up none that comes in', async () => {
    const raw = Buffer.from(htmlMail({ html: '<p>Sale</p>'.repeat(5000) }))
    const count = 40
    let ready = 0
    const opened = Array.from({ length: count }, async () => {
      await readOpenedMail(raw, { trusted_authserv_id: null })
      ready++
    })
    await readMailApart(raw, { trusted_authserv_id: null })
    assert.ok(ready < count)
    await Promise.all(opened)
  })
})

describe('the page that shows the HTML of a mail', () => {
  it('runs nothing, loads nothing, and is framed by the dashboard alone', async () => {
    const { url } = await testAccount()
    for (const [path, images] of [
      ['', 'data:'],
      ['/images', 'data: https: http:'],
    ]) {
      const { headers } = await fetch(`${url}/dashboard/mail-sheet${path}`)
      assert.equal(
        headers.get('content-security-policy'),
        `default-src 'none'; style-src 'unsafe-inline'; img-src ${images}; base-uri 'none'; form-action 'none'; ` +
          "frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
      )
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
    }
  })
})
