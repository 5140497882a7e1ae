import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sendMail } from '../../mail/smtp.ts'
import { parseAllowed } from '../../outbound/public-address.ts'
import { startMailSink } from './mail-sink.ts'

it('the mail of the demo goes to a page of this machine', async (t) => {
  const sink = await startMailSink()
  t.after(sink.stop)
  const server = { host: '127.0.0.1', port: sink.port, security: 'none', username: null, password: null } as const
  await sendMail(
    { ...server, from_name: 'Parley', from_address: 'demo@parley.example' },
    parseAllowed(['127.0.0.0/8']),
    {
      message_id: '<a@b>',
      to: 'maya@example.com',
      subject: 'Grüße – 你好',
      text: '.A dot\n.\n<b>Zoë</b>',
      html: '<p>x</p>',
    },
  )
  const page = await (await fetch(sink.url)).text()
  assert.match(page, /<h2>Grüße – 你好<\/h2><p>To maya@example\.com/)
  assert.match(page, /<pre>\.A dot\r?\n\.\r?\n&lt;b&gt;Zoë&lt;\/b&gt;/)
})
