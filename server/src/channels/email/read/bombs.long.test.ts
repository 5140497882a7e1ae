import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bombs } from '../../../testing/mails/bombs.ts'
import { corpus } from '../../../testing/mails/corpus.ts'
import { beginsWithHeader, mutated, randomFrom } from '../../../testing/mails/mutations.ts'
import { readMail } from './mail.ts'

const options = { trusted_authserv_id: 'mx.shop.example' }
// Each takes 2 s at most. A reader whose work grows with the square of a mail takes hours.
const deadline = { timeout: 120_000 }

describe('a mail that is made to be costly', () => {
  for (const [name, build] of Object.entries(bombs)) {
    it(`is read or refused: ${name}`, deadline, async () => {
      const { mail, problem } = await readMail(build(), options)
      if (mail === null) assert.equal(problem, 'too_large')
      else assert.equal(mail.reply === '', mail.text === '')
    })
  }
})

describe('ten thousand damaged mails', () => {
  it('are read, or have a named problem', deadline, async () => {
    const random = randomFrom(20_261_116)
    const small = corpus.map(({ raw }) => raw).filter(({ length }) => length > 0 && length < 10_000)
    for (let n = 0; n < 10_000; n++) {
      const raw = mutated(small[random(small.length)]!, random)
      const { mail, problem } = await readMail(raw, options)
      if (mail !== null) assert.equal(mail.reply === '', mail.text === '', raw.toString('latin1'))
      else if (problem === 'malformed') assert.ok(!beginsWithHeader(raw), raw.toString('latin1'))
    }
  })
})
