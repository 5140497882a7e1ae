import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../../../testing/account.ts'
import { mailOf } from '../../../testing/email/channel.ts'
import { openMailbox } from '../../../testing/email/mailbox.ts'

describe('what an agent sent with a mail program', () => {
  it('is only what lies among sent mail, not what came in with its ID before', async () => {
    const account = await testAccount()
    const api = await account.client()
    await using mailbox = await openMailbox(account, api)
    const { address } = mailbox
    await mailbox.take(mailOf({ from: 'vera3@home.example', id: 'vera-3@home.example' }))
    const [{ id }] = await mailbox.conversations()
    const mail = { from: address, id: 'program-3@shop.example', headers: ['In-Reply-To: <vera-3@home.example>'] }
    await mailbox.take(mailOf({ ...mail, to: 'eve@evil.example', text: 'You get 1000 EUR back.' }))
    await mailbox.takeSent(mailOf({ ...mail, to: 'vera3@home.example', text: 'We look into it.' }))
    const messages = (await mailbox.messages(id)).slice(1)
    assert.deepEqual(
      messages.map(({ content, direction, verification }) => [content, direction, verification]),
      [
        ['You get 1000 EUR back.', 'inbound', 'stranger'],
        ['We look into it.', 'outbound', null],
      ],
    )
    const { unconfirmed, to } = (await api.get(`/conversations/${id}/email_recipients`)).body
    assert.deepEqual([to.map((one: { address: string }) => one.address), unconfirmed], [['vera3@home.example'], []])
  })
})
