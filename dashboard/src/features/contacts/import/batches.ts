import type { NewContact } from '@parley/sdk'
import type { Problem } from '../fields.ts'
import type { Row } from './parse.ts'

export interface Item {
  row: Row
  given: NewContact
}

interface Batch {
  items: Item[]
  /** Preceding or included rows that contain no contact. */
  faults: { row: Row; reason: Problem }[]
}

const max_items = 250
// The service accepts bodies of up to 1 MiB, and a character takes at most three bytes.
const max_characters = 300_000

/** Rows in batches that the service accepts, read as needed. Several workers may take turns. */
export function* batchesOf(
  rows: readonly Row[],
  contactOf: (row: Row) => { contact: NewContact } | { problem: Problem },
): Generator<Batch> {
  let batch: Batch = { items: [], faults: [] }
  let characters = 0
  for (const row of rows) {
    const read = contactOf(row)
    if ('problem' in read) {
      batch.faults.push({ row, reason: read.problem })
      if (batch.faults.length < max_items) continue
    } else {
      const { contact: given } = read
      const length = JSON.stringify(given).length
      if (characters + length > max_characters && batch.items.length > 0) {
        yield batch
        batch = { items: [], faults: [] }
        characters = 0
      }
      batch.items.push({ row, given })
      characters += length
      if (batch.items.length < max_items) continue
    }
    yield batch
    batch = { items: [], faults: [] }
    characters = 0
  }
  if (batch.items.length + batch.faults.length > 0) yield batch
}
