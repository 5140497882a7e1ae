import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AuditEntry } from '../../../api/generated/administration.ts'
import { importCounts, oneOfEachImport } from './one-import.ts'

const entry = (id: string, action: string, details: Record<string, unknown> = {}, actor_id = 'me') =>
  ({ id, action, details, actor: { type: 'user', id: actor_id, name: 'Maya' } }) as AuditEntry
const part = (id: string, import_id: string, created: number, actor_id?: string) =>
  entry(id, 'contact.imported', { import_id, created, updated: 1, unchanged: 0, failed: 0 }, actor_id)

describe('the requests of an import in the audit log', () => {
  it('are one entry, the newest, with what all of them did', () => {
    const shown = oneOfEachImport([
      part('4', 'a', 250),
      entry('3', 'channel.updated'),
      part('2', 'a', 250),
      part('1', 'a', 9),
    ])
    assert.deepEqual(
      shown.map(({ id }) => id),
      ['4', '3'],
    )
    assert.deepEqual(importCounts(shown[0]!), { created: 509, updated: 3, unchanged: 0, failed: 0 })
  })

  it('stay apart from other imports, from those of others, and from those without a name', () => {
    const entries = [
      part('5', 'a', 1),
      part('4', 'b', 1),
      part('3', 'a', 1, 'you'),
      entry('2', 'contact.imported', { created: 1 }),
      entry('1', 'contact.imported', { created: 1 }),
    ]
    assert.deepEqual(oneOfEachImport(entries), entries)
  })
})
