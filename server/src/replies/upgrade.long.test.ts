import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { startTestService } from '../testing/service.ts'
import { claimTurns, nextTurnIn } from './turn.ts'

describe('beside a process of the version before', () => {
  it('what it says is owed is answered at once, and what it says is not is left alone', async () => {
    await using service = await startTestService({ ROLE: 'api' })
    const { database } = service
    const talk = talkWith(await service.client())
    const id = await talk.started()
    await talk.say(id, 'hi')
    await pause(700)
    // It knows of the deadline alone.
    await database.run(sql`update conversations set assistant_due_at = null where id = ${id}`)
    assert.deepEqual([await claimTurns(database, 8), await nextTurnIn(database)], [[], null])
    await database.run(sql`
      update conversations set assistant_due_at = now() + interval '30 seconds', assistant_turn_at = null where id = ${id}`)
    const turns = await claimTurns(database, 8)
    assert.deepEqual(
      turns.map(({ conversation_id }) => conversation_id),
      [id],
    )
  })
})

describe('processes that claim turns at the same moment', () => {
  it('neither wait for each other nor take the same', async () => {
    await using service = await startTestService({ ROLE: 'api' })
    const { database } = service
    const talk = talkWith(await service.client())
    const ids = await Promise.all(Array.from({ length: 40 }, () => talk.started()))
    await Promise.all(ids.map((id) => talk.say(id, 'hi')))
    await pause(800)
    const claimed: string[] = []
    for (let round = 0; claimed.length < 40 && round < 20; round++) {
      const turns = await Promise.all(Array.from({ length: 12 }, () => claimTurns(database, 8)))
      claimed.push(...turns.flat().map(({ conversation_id }) => conversation_id))
    }
    assert.deepEqual(claimed.toSorted(), ids.toSorted())
  })
})
