import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { parseAllowed } from '../outbound/public-address.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn, setUp } from '../testing/browser.ts'
import { formWith } from '../testing/files/upload.ts'
import { idOf } from '../testing/notifications.ts'
import type { TestAccount } from '../testing/service.ts'
import { startSmtp } from '../testing/smtp.ts'
import { sendMail } from './smtp.ts'
import { unsubscribeLink } from './unsubscribe.ts'

const one_click = {
  body: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}

describe('the link that stops notifications by email', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
    await setUp(account)
  })

  const linkOf = (user_id: string) =>
    unsubscribeLink(account.means, account.url, {
      kind: 'notifications',
      environment_id: account.environment_ids.live,
      user_id,
    })
  const mailed = async (who: SignedIn) => {
    const { channels } = (await who.get('/notification_settings')).body
    return Object.values(channels as Record<string, { email: boolean }>).filter(({ email }) => email).length
  }

  it('asks when it is read, and acts when it is sent, without a session and however it is sent', async () => {
    const jo = await person(account, 'agent')
    await jo.patch('/notification_settings', { channels: { assigned: { push: false } } })
    const before = await mailed(jo)
    const link = linkOf(await idOf(account, jo))
    const page = await fetch(link)
    assert.equal(page.status, 200)
    assert.match(await page.text(), /Stop these emails\?[\s\S]*Lindqvist Cycles[\s\S]*<form method="post"/)
    assert.match(page.headers.get('content-security-policy')!, /^default-src 'none'; form-action 'self'/)
    assert.ok(before > 0)
    assert.equal(await mailed(jo), before, 'reading it changes nothing')
    const form = formWith('List-Unsubscribe', 'One-Click', 'x')
    for (const request of [one_click, { body: form.body as unknown as string, headers: form.headers }, {}]) {
      const response = await fetch(link, { method: 'POST', ...request })
      assert.deepEqual([response.status, await mailed(jo)], [200, 0])
      assert.match(await response.text(), /You won’t get these emails any more\./)
      assert.equal((await fetch(`${link}&again=1`, { method: 'POST' })).status, 200)
      assert.equal(await mailed(jo), before)
    }
    const { channels } = (await jo.get('/notification_settings')).body
    assert.equal(channels.assigned.push, false, 'what else was chosen stays')
  })

  it('does nothing if it was forged, is of another purpose, or its user was shut out', async () => {
    const jo = await person(account, 'agent')
    const before = await mailed(jo)
    const link = linkOf(await idOf(account, jo))
    const sealed = account.means.vault.seal('{"kind":"notifications"}', 'continuity link').toString('base64url')
    const base = `${account.url}/unsubscribe`
    for (const forged of [`${link.slice(0, -3)}xyz`, `${base}?token=${sealed}`, `${base}?token=x&token=y`, base])
      for (const method of ['GET', 'POST']) assert.equal((await fetch(forged, { method })).status, 410)
    assert.equal(await mailed(jo), before)
    assert.equal((await fetch(linkOf('svcusr_none'))).status, 410)
    assert.equal((await fetch(link, { method: 'POST', body: 'x'.repeat(5000) })).status, 413)
  })
})

describe('the headers of a mail', () => {
  it('offer one click where the link is https, as RFC 8058 wants it', async () => {
    await using smtp = await startSmtp()
    const login = { username: null, password: null, from_name: 'Parley', from_address: 'p@example.com' }
    const server = { host: '127.0.0.1', port: smtp.port, security: 'none', ...login } as const
    const mail = { message_id: '<1@example.com>', to: 'jo@example.com', subject: 'S', text: 'T', html: '<p>T' }
    for (const scheme of ['https', 'http'])
      await sendMail(server, parseAllowed(['127.0.0.0/8']), {
        ...mail,
        unsubscribe_url: `${scheme}://parley.example/u?token=x`,
      })
    const [secure, plain] = smtp.mails.map(({ headers }) => headers)
    assert.equal(secure!['list-unsubscribe'], '<https://parley.example/u?token=x>')
    assert.equal(secure!['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
    assert.deepEqual(
      [plain!['list-unsubscribe'], plain!['list-unsubscribe-post']],
      ['<http://parley.example/u?token=x>', undefined],
    )
  })
})
