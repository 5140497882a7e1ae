import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { startTestService } from '../testing/service.ts'

describe('a turn', () => {
  it('that came to nothing again and again goes to a person', async () => {
    await using still = await startTestService({ ROLE: 'api' })
    const key = await still.client()
    const other = talkWith(key)
    const id = await other.started()
    await other.say(id, 'Hello?')
    // As if three processes had died over it.
    await still.database.run(sql`
      insert into assistant_turns (environment_id, conversation_id, id, tries, lease_token, leased_until, created_at)
      select environment_id, id, 'svctrn_01h455vb4pex5vsknk084sn02q', 2, 0, now(), now() from conversations where id = ${id}`)
    await using _worker = await startTestService({}, still)
    assert.match((await other.replied(id, 1)).content, /handing you over/)
    assert.match((await other.read(id)).handover.reason, /error/)
  })

  it('is taken over when whoever had it is gone', async () => {
    await using still = await startTestService({ ROLE: 'api' })
    const other = talkWith(await still.client())
    const id = await other.started()
    await other.say(id, 'hi')
    const [{ leased_until }] = await still.database.run(sql`
      insert into assistant_turns (environment_id, conversation_id, id, lease_token, leased_until, created_at)
      select environment_id, id, 'svctrn_01h455vb4pex5vsknk084sn02q', 0, now() + interval '6 seconds', now() from conversations where id = ${id}
      returning leased_until`)
    await using _worker = await startTestService({}, still)
    const { created_at } = await other.replied(id, 1)
    assert.ok(Date.parse(created_at) >= Date.parse(leased_until), `${created_at}, ${leased_until}`)
    const [turn] = await other.turns(id)
    assert.deepEqual([turn.id, turn.outcome], ['svctrn_01h455vb4pex5vsknk084sn02q', 'greeted'])
  })
})
