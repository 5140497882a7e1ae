import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type Asking, question, startAsking } from '../testing/models/asking.ts'
import { askModel } from './ask.ts'
import { isLoopback } from './model.ts'

const secrets = [
  'anna.svensson@example.com',
  '+46 70 123 45 67',
  '4111 1111 1111 1111',
  'SE45 5000 0000 0583 9825 7466',
]
const material = {
  messages: [`I am ${secrets[0]}, call ${secrets[1]}.`, `Charge ${secrets[2]} or ${secrets[3]} (${secrets[0]})!`],
}

describe('personal data', () => {
  let asking: Asking
  before(async () => {
    asking = await startAsking()
  })
  after(() => asking[Symbol.asyncDispose]())
  beforeEach(() => {
    asking.model.requests.length = 0
  })

  const sent = () => asking.model.requests.map(({ body }) => body).join('\n')

  it('does not leave in any byte, and comes back in the answer', async () => {
    asking.model.next(
      { say: { colour: 'no placeholder', shade: 'x' } },
      { say: { colour: 'Tell [EMAIL_1] and PHONE_1.', shade: '[IBAN_1]' } },
    )
    const problem = ({ colour }: { colour: string }) =>
      colour.startsWith('no') ? `it says nothing of ${secrets[0]}.` : null
    const answer = await askModel(asking.scope, question({ material, problem }))
    assert.deepEqual(answer.outcome === 'answered' && answer.value, {
      colour: `Tell ${secrets[0]} and ${secrets[1]}.`,
      shade: secrets[3],
    })
    assert.equal(asking.model.requests.length, 2)
    for (const secret of secrets) assert.ok(!sent().includes(secret), secret)
    assert.match(sent(), /I am \[EMAIL_1\], call \[PHONE_1\]\..*Charge \[CARD_1\] or \[IBAN_1\] \(\[EMAIL_1\]\)!/)
    assert.match(asking.model.requests[0]!.json.messages[0].content, /stand for data that was taken out/)
  })

  it('that a model makes up is no answer', async () => {
    asking.model.next({ say: { colour: 'Call [PHONE_7].' } }, { say: { colour: 'Call [PHONE_8].' } })
    const answer = await askModel(asking.scope, question({ material }))
    assert.equal(answer.outcome === 'unanswered' && answer.reason, 'invalid')
    assert.match(asking.model.requests[1]!.json.messages[3].content, /\[PHONE_7\] stands for nothing/)
  })

  it('goes as it is to a model on the same machine, unless told otherwise, and nowhere else', async () => {
    await asking.api.patch('/assistant', { redaction: 'remote' })
    await askModel(asking.scope, question({ material }))
    assert.ok(secrets.every((secret) => sent().includes(secret)))
    assert.ok(!sent().includes('taken out'))
    for (const address of [
      'http://127.0.0.1:1/v1',
      'http://127.9.9.9',
      'http://[::1]:1',
      'http://localhost',
      'http://0x7f.1',
    ])
      assert.equal(isLoopback(new URL(address)), true, address)
    for (const address of [
      'http://127.0.0.1.example.com',
      'http://10.0.0.1',
      'http://localhost.example.com',
      'http://[::2]',
      'http://0.0.0.0',
    ])
      assert.equal(isLoopback(new URL(address)), false, address)
  })
})
