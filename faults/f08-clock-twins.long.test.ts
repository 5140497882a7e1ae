import { describe, it } from 'node:test'
import { verify } from '../sdk/src/verify.ts'
import { clockmaker } from './support/clock.ts'
import { clockTwins } from './support/clock-twins.ts'
import { goesRed, sized } from './support/fault.ts'
import { keepsTime } from './support/keeps-time.ts'
import { isExact } from './support/timekeeping.ts'

const sabotages = sized<typeof clockTwins>({ smallest: [], quick: clockTwins, full: clockTwins })

// Mostly waiting, so they run in parallel.
describe('F8', { concurrency: 3 }, () => {
  for (const [clocks, twins] of sabotages) {
    const sabotaged = {
      without: twins.flatMap((one) => one.patches),
      expected: twins.map((one) => one.because),
      patience_ms: 15_000,
    }
    let run: Promise<unknown> | undefined
    for (const { without, because } of twins)
      it(`F8 twin: ${without}`, async (t) => {
        if (!clockmaker(t)) return
        run ??= keepsTime(t, clocks, sabotaged)
        await goesRed(() => run!, because)
      })
  }

  if (sabotages.length > 0)
    it('F8 twin: a `verify` that counts whole seconds takes what is too old', async () => {
      const coarse: typeof verify = (body, headers, secret, { now, ...options } = {}) =>
        verify(body, headers, secret, { ...options, now: new Date(Math.floor(now!.getTime() / 1000) * 1000) })
      await goesRed(() => isExact(coarse), /after \d+ ms: taken/)
    })
})
