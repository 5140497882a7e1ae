import { describe, it } from 'node:test'
import { checkAgainstMinutes } from '../testing/against-minutes.ts'
import { checkTenYears } from '../testing/ten-years.ts'

describe('working hours', () => {
  it('agree with a count minute by minute, for very many rules', () => checkAgainstMinutes(300))

  it('agree with a count minute by minute, in 100,000 histories of ten years', () => checkTenYears(20, 5000))
})
