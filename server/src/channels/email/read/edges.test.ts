import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readMail } from './mail.ts'

async function read(headers: string[], body: string[] = ['Hello']) {
  const lines = ['To: support@shop.example', 'Message-ID: <1@home.example>', ...headers, '', ...body]
  const { mail, problem } = await readMail(Buffer.from(lines.join('\r\n')), { trusted_authserv_id: null })
  assert.ok(mail, `not read: ${problem}`)
  return mail
}

const from = 'From: maria@home.example'
const twoParts = [
  '--abcdef',
  'Content-Type: text/plain',
  '',
  'The zebra',
  '--abcdef',
  'Content-Type: application/pdf; name=a.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERg==',
  '--abcdef--',
]

describe('a mail at the edge of what programs write', () => {
  for (const boundary of [
    '\r\n boundary*0="abc";\r\n boundary*1="def"',
    "\r\n boundary*0*=us-ascii'en'ab%63;\r\n\tboundary*1*=%64ef",
    'boundary=\r\n "abcdef"',
    'boundary\r\n ="abcdef"',
  ])
    it(`is read in all its parts with the folded boundary ${JSON.stringify(boundary)}`, async () => {
      const { text, parts } = await read([from, `Content-Type: multipart/mixed;${boundary}`], twoParts)
      assert.deepEqual([text, parts.map(({ name }) => name)], ['The zebra', ['a.pdf']])
    })

  it('has a subject in UTF-7', async () => {
    const { subject } = await read([from, 'Subject: =?utf-7?Q?Gr+APwA3w-e_?= =?UTF-7?B?Y2FmK0FPay0=?='])
    assert.equal(subject, 'Grüße café')
  })

  it('is no larger than it is: thousands of short lines above its words are read', async () => {
    const recipients = Array.from({ length: 5000 }, (_, n) => `u${n}@home.example`)
    const { text } = await read([from, `Cc: ${recipients.join(',\r\n ')}`])
    assert.equal(text, 'Hello')
  })

  it('says who wrote it, also where that is no address', async () => {
    for (const [value, writer] of [
      ['root', 'root'],
      ['Cron Daemon <root>', 'Cron Daemon'],
      ['"root@" <root@>', 'root@'],
      ['maria@home.example', null],
      ['', null],
    ])
      assert.equal((await read([`From: ${value}`])).writer, writer, value!)
  })
})
