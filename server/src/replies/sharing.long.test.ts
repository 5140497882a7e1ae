import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { endLanguages, languageOfText } from '../language/thread.ts'
import { endSummaries, summarizeOnThread } from '../summaries/worker-pool.ts'
import { testAccount } from '../testing/account.ts'
import { startModelServer } from '../testing/models/model-server.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { eventually } from '../testing/service.ts'

describe('what one tenant asks for', () => {
  it('as summaries, however many wait, leaves replies to others in their language', async () => {
    const content = 'The harbour was closed and nobody knew when it would open again. '.repeat(150)
    const message = { id: 'm', author: 'customer', name: null, content, created_at: '' } as const
    const long = { messages: Array.from({ length: 200 }, () => message), status: 'open', subject: null } as const
    const waiting = Array.from({ length: 50 }, () =>
      summarizeOnThread({ conversation: { ...long, messages: [...long.messages] } }),
    )
    const all = Promise.allSettled(waiting)
    await assert.rejects(
      summarizeOnThread({ conversation: { messages: [], status: 'open', subject: null } }),
      /Too many summaries/,
    )
    assert.equal(await languageOfText('Wo bleibt denn nur meine Bestellung?'), 'de')
    await endSummaries()
    await endLanguages()
    const cut_short = (await all).filter(({ status }) => status === 'rejected').length
    assert.ok(cut_short > 25, `${50 - cut_short} summaries were made before the language was told`)
  })

  it('of a slow model holds up nobody else, neither who has a model nor who has none', async () => {
    const account = await testAccount()
    await using slow = await startModelServer()
    await using quick = await startModelServer()
    const script = { say: { action: 'hand_over', statements: [] } }
    const others_served = Promise.withResolvers<void>()
    slow.always({ wait_for: others_served.promise, script })
    quick.always(script)
    const tenant = async (base_url: string | null) => {
      const api = await account.client({ account_id: await createAccount(account.database, 'One of several') })
      const model = { provider: 'openai_compatible', base_url, model: 'm' }
      if (base_url) assert.equal((await api.patch('/assistant', model)).status, 200)
      return talkWith(api)
    }
    const busy = [await tenant(slow.url), await tenant(slow.url), await tenant(slow.url)]
    for (const talk of busy)
      await Promise.all(Array.from({ length: 10 }, async () => talk.say(await talk.started(), 'What about the zorb?')))
    await eventually(() => assert.equal(slow.requests.length, 24))
    const others = [await tenant(quick.url), await tenant(null)]
    for (const talk of others) {
      const id = await talk.started()
      await talk.say(id, 'What about the zorb?')
      await talk.replied(id, 1)
    }
    assert.equal(slow.requests.length, 24, 'more than eight of one environment were under way')
    others_served.resolve()
  })
})
