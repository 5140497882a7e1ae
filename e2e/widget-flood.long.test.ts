import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { eventually } from '../server/src/testing/service.ts'
import { messagesOf } from './support/conversation.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { visitorOf, type Website, website } from './support/website.ts'

/** As if 400 visitors had written a moment ago. */
function flood({ account }: Stage, { channel_id }: Website) {
  return account.database.run(sql`
    insert into contact_identities (environment_id, id, channel_id, created_at, last_seen_at, wrote_at)
    select ${account.environment_ids.live}, 'flood-' || n, ${channel_id}, now(), now(), now() from generate_series(1, 400) n`)
}

describe('a flooded channel', () => {
  inBrowser('costs a new visitor some work, of which they see nothing, and tells the team', async (stage) => {
    await using shop = await website(stage)
    await flood(stage, shop)
    const chat = await visitorOf(stage, shop)
    const calls: string[] = []
    chat.page.on('response', (answer) => {
      const [, path] = /\/widget\/api(\/(?:challenge|proof|conversations))$/.exec(answer.url()) ?? []
      if (path && answer.request().method() === 'POST') calls.push(`${path} ${answer.status()}`)
    })
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    await eventually(() =>
      assert.deepEqual(calls, ['/conversations 403', '/challenge 200', '/proof 200', '/conversations 201']),
    )
    await chat.write('And my desk?')
    await chat.log.getByText('· Sent').waitFor()
    const { data } = (await stage.api.get('/conversations')).body
    assert.deepEqual(
      (await messagesOf(stage.api, data[0].id)).map(({ content }) => content),
      ['Where is my lamp?', 'And my desk?'],
    )
    const page = await stage.open('/live/settings/channels')
    await page.getByText('Unusually many new visitors are writing here').waitFor()
  })
})
