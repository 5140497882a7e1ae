import { describe, it } from 'node:test'
import { checkAgainstMinutes } from '../testing/against-minutes.ts'

describe('working hours', () => {
  it('agree with a count minute by minute, for very many rules', () => checkAgainstMinutes(700))
})
