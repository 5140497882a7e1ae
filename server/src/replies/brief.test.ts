import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { startTestService } from '../testing/service.ts'
import { queueBriefs } from './brief.ts'

describe('the briefing of whoever takes over', () => {
  it('is asked for once where a conversation was handed over twice in one batch of events', async () => {
    await using service = await startTestService({ ROLE: 'api' })
    const about = newId('conversation')
    const event = (sequence: string) => ({
      environment_id: 1,
      sequence,
      event_id: newId('event'),
      type: 'conversation.handed_over' as const,
      about,
    })
    for (const statement of queueBriefs([event('1'), event('2'), event('3')])) await service.database.run(statement)
    const rows = await service.database.run(
      sql`select conversation_id from handovers_to_brief where conversation_id = ${about}`,
    )
    assert.deepEqual(rows, [{ conversation_id: about }])
  })
})
