import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eventually } from '../testing/service.ts'
import { openEpisode } from './episode.ts'

describe('an episode', () => {
  function begun(results: boolean[], met: (attempts: number) => boolean = () => false) {
    const told: string[] = []
    let attempts = 0
    const episode = openEpisode({
      retry_ms: 1,
      successes: 3,
      began: (cause) => told.push(`began: ${cause}`),
      ended: () => told.push(`ended after ${attempts}`),
      async attempt() {
        const works = results[attempts++] ?? true
        if (met(attempts)) episode.note('met by others')
        if (!works) throw new Error('still')
      },
    })
    episode.note('first')
    return { episode, told }
  }

  it('ends only once attempts have succeeded several times in a row', async (t) => {
    const { episode, told } = begun([false, true, true, false, true, false, true, true, true])
    t.after(() => episode.stop())
    episode.note('second')
    await eventually(() => assert.equal(episode.lasts(), false))
    assert.deepEqual(told, ['began: first', 'ended after 9'])
    episode.note('later')
    assert.equal(told[2], 'began: later')
  })

  it('counts anew from each failure that others meet, also during an attempt that succeeds', async (t) => {
    const { episode, told } = begun([], (attempts) => attempts === 3)
    t.after(() => episode.stop())
    await eventually(() => assert.equal(episode.lasts(), false))
    assert.deepEqual(told, ['began: first', 'ended after 6'])
  })

  it('says nothing once it is stopped', () => {
    const { episode, told } = begun([])
    episode.stop()
    episode.note('after')
    assert.deepEqual(told, ['began: first'])
  })
})
