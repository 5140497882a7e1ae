import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newId } from '../ids.ts'
import { newConversation } from './conversation.ts'
import { recallRow, rememberRow } from './recent.ts'

describe('what a process remembers of conversations', () => {
  const rowOf = (custom_attributes: object) =>
    newConversation({
      id: newId('conversation'),
      contact_id: newId('contact'),
      channel: 'api',
      channel_id: newId('channel'),
      team: null,
      subject: null,
      handled_by: 'human',
      custom_attributes: JSON.stringify(custom_attributes),
    })

  it('is the last version of each, of the newest 5,000 alone', () => {
    const rows = Array.from({ length: 5001 }, () => rowOf({ plan: 'large' }))
    for (const row of rows) rememberRow(row.id, row)
    assert.equal(recallRow(rows[0]!.id), undefined)
    assert.deepEqual(
      rows.slice(1).filter(({ id }) => recallRow(id) === undefined),
      [],
    )
  })

  it('is none that takes much memory, and no older version of such a one', () => {
    const row = rowOf({})
    rememberRow(row.id, row)
    rememberRow(row.id, { ...row, custom_attributes: JSON.stringify({ notes: 'x'.repeat(16_000) }) })
    assert.equal(recallRow(row.id), undefined)
  })
})
