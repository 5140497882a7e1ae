import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adrift, failing, moved, next, type Unsent, waitAfter, without } from './outbox.ts'

const unsent = (key: string, thread: string): Unsent => ({ key, thread, content: key, attachments: [], created_at: '' })
const outbox = [unsent('a', 'new-1'), unsent('b', 'new-1'), unsent('c', 'svccnv_2')]

describe('the outbox', () => {
  it('sends the oldest first, and leaves out what was refused until the visitor tries again', () => {
    assert.equal(next(outbox)?.key, 'a')
    const refused = failing(outbox, 'a', 'parameter_invalid')
    assert.equal(next(refused)?.key, 'b')
    assert.equal(next(failing(refused, 'a', undefined))?.key, 'a')
    assert.equal(next([]), undefined)
  })

  it('keeps the idempotency key through every change', () => {
    const changed = failing(failing(moved(outbox, 'new-1', 'svccnv_1'), 'a', 'x'), 'a', undefined)
    assert.deepEqual(
      changed.map(({ key }) => key),
      ['a', 'b', 'c'],
    )
  })

  it('lets what was written behind a first message follow it into its conversation', () => {
    assert.deepEqual(
      moved(without(outbox, 'a'), 'new-1', 'svccnv_1').map(({ key, thread }) => [key, thread]),
      [
        ['b', 'svccnv_1'],
        ['c', 'svccnv_2'],
      ],
    )
  })

  it('begins new conversations with what is unsent when the visitor’s own are out of reach', () => {
    assert.deepEqual(
      adrift(outbox).map(({ thread }) => thread),
      ['new-1', 'new-1', 'new-svccnv_2'],
    )
  })

  it('waits longer after each failure, and never longer than half a minute', () => {
    assert.deepEqual([1, 2, 3, 5, 6, 100].map(waitAfter), [1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
