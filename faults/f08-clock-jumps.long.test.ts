import { describe, it } from 'node:test'
import { verify } from '../sdk/src/verify.ts'
import { type Clocks, day, hour } from './support/clock-twins.ts'
import { figures, sized } from './support/fault.ts'
import { keepsTime } from './support/keeps-time.ts'
import { isExact } from './support/timekeeping.ts'

const cases: Record<string, Clocks> = {
  'right, and jumps forward a day': { at_start: [0], jumps: [[day]] },
  'right, and jumps back a day': { at_start: [0], jumps: [[-day]] },
  'right, and jumps forward and back all the time': {
    at_start: [0],
    jumps: [[hour], [0], [-hour], [day], [30], [-day], [-30]],
  },
  'two, days apart, that change places': { at_start: [day, -day], jumps: [[-day, day]] },
  'an hour ahead': { at_start: [hour] },
  'an hour behind': { at_start: [-hour] },
  'a day ahead': { at_start: [day] },
  'a day behind': { at_start: [-day] },
}

const chosen = sized({
  smallest: ['right, and jumps forward and back all the time'],
  quick: [
    'right, and jumps forward and back all the time',
    'two, days apart, that change places',
    'an hour ahead',
    'a day behind',
  ],
  full: Object.keys(cases),
})

// Mostly waiting, so they run in parallel.
describe('F8', { concurrency: 3 }, () => {
  for (const name of chosen)
    it(`F8: where the service’s clock is ${name}, nothing is early, late, lost or done twice`, async (t) => {
      const measured = await keepsTime(t, cases[name]!)
      if (measured) figures(t, measured)
    })

  it('F8: `verify` takes what was signed up to its tolerance before or after, and nothing beyond', async (t) => {
    figures(t, { moments: await isExact(verify) })
  })
})
