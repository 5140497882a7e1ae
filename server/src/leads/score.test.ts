import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readHere } from '../language/leads/read.ts'
import { as_built_in, newestFirst, now } from '../testing/leads/built-in.ts'
import { buyers } from '../testing/leads/buyers.ts'
import type { Case } from '../testing/leads/case.ts'
import { others } from '../testing/leads/others.ts'
import { judge } from './score.ts'

const day = 86_400_000
const cases = [...buyers, ...others]

/** The contact's messages in a case, newest first, and the expected assessment. */
async function judged({ contact, lines }: Pick<Case, 'contact' | 'lines'>, as_of = now) {
  const messages = newestFirst(lines.map((line) => ({ kind: kindOf(line), content: line.slice(2) })))
  const facts = {
    email: contact.email ?? 'someone@gmail.com',
    phone_number: contact.phone_number ?? null,
    custom_attributes: JSON.stringify(contact.custom_attributes ?? {}),
  }
  const extractions = await readHere({ messages, phrases: [] })
  return { messages, verdict: judge({ contact: facts, messages, extractions, as_of }, as_built_in) }
}

function kindOf(line: string) {
  if (line.startsWith('< ')) return 'inbound'
  return line.startsWith('> ') ? 'outbound' : 'note'
}

describe('a lead is judged as a salesperson would', () => {
  for (const one of cases)
    it(`${one.title} (${one.language})`, async () => {
      const { messages, verdict } = await judged(one)
      const about = JSON.stringify(verdict, null, 1)
      const met = new Map(verdict.criteria.map((criterion) => [criterion.name, criterion.met]))
      for (const name of one.met ?? []) assert.equal(met.get(name), true, `${name} should be met: ${about}`)
      for (const name of one.denied ?? []) assert.equal(met.get(name), false, `${name} should be denied: ${about}`)
      for (const name of one.unknown ?? []) assert.equal(met.get(name), null, `${name} should be unknown: ${about}`)
      assert.deepEqual(
        [verdict.grade, verdict.status, verdict.reason],
        [one.grade, one.status, one.reason ?? null],
        about,
      )
      for (const { evidence, message_id } of verdict.criteria)
        assert.ok(evidence === null || messages.find(({ id }) => id === message_id)!.content.includes(evidence))
      assert.equal(verdict.score, verdict.fit + verdict.intent)
    })
})

describe('a score', () => {
  const buyer = {
    contact: { email: 'anna@weber-logistik.example', phone_number: '+493023125017' },
    lines: ['< Could you send a quote for 40 bikes? Our budget is 9,000 € and we need them by the end of January.'],
  }

  it('is the same for the same words at the same moment', async () => {
    assert.deepEqual((await judged(buyer)).verdict, (await judged(buyer)).verdict)
  })

  it('loses half of its intent every 14 days, and nothing of its fit', async () => {
    const after = async (days: number) => {
      const { fit, intent } = (await judged(buyer, now + days * day)).verdict
      return [fit, intent]
    }
    assert.deepEqual(
      [await after(0), await after(14), await after(28), await after(365)],
      [
        [15, 45],
        [15, 22],
        [15, 11],
        [15, 0],
      ],
    )
  })

  it('is the sum of the points of its criteria, each part at most 50', async () => {
    for (const one of cases) {
      const { criteria, score } = (await judged(one)).verdict
      const parts = new Map(as_built_in.map(({ name, part }) => [name, part]))
      const sum = (part: string) =>
        Math.min(
          50,
          criteria.filter(({ name }) => parts.get(name) === part).reduce((all, { points }) => all + points, 0),
        )
      assert.equal(score, Math.max(0, sum('fit') + sum('intent')), one.title)
    }
  })

  it('is 0, and nobody is unqualified, where nothing is known', async () => {
    const { verdict } = await judged({ contact: { email: 'x@gmail.com' }, lines: [] })
    assert.deepEqual([verdict.status, verdict.reason, verdict.score], ['insufficient_information', null, 0])
  })

  it('needs somebody who can be reached to be that of a qualified lead', async () => {
    const contact = { email: 'svccon_1@no-email.invalid', custom_attributes: { company: 'Weber', title: 'CEO' } }
    const { verdict } = await judged({ ...buyer, contact })
    assert.ok(verdict.score >= 40)
    assert.equal(verdict.status, 'insufficient_information')
    const { verdict: reached } = await judged({ ...buyer, contact: { ...contact, phone_number: '+493023125017' } })
    assert.equal(reached.status, 'qualified')
  })
})
