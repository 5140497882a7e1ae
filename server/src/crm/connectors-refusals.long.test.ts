import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { crmClient } from '../testing/crm/client.ts'
import { ada, against, fails, type Person, recordOf, vendors } from '../testing/crm/vendors.ts'
import type { Crm, Fields, RemoteRecord } from './connector.ts'

type Input = [person?: Person, more?: Partial<RemoteRecord>, also?: Fields]

for (const vendor of vendors) {
  const { connector } = vendor
  describe(`what ${connector.title} refuses`, () => {
    const check = against(vendor)
    const upsert = (crm: Crm, ...input: Input) => connector.upsert(crm, recordOf(vendor, ...input))

    check('is told by field, in words that say what to do', async (crm, fake) => {
      if (vendor.choice === null) return
      const error = await fails(upsert(crm, ada, {}, { [vendor.choice]: 'Nonsense' }), 'rejected')
      const [{ name, problem } = assert.fail(error.message), ...others] = error.fields
      assert.deepEqual([name, others], [vendor.choice, []])
      assert.match(problem, /mapping/)
      assert.deepEqual(fake.records(), [])
    })

    check('is told of a field that is not there', async (crm, fake) => {
      if (vendor.unknown === 'refused') {
        const error = await fails(upsert(crm, ada, {}, { no_such_field: 'x' }), 'rejected')
        assert.deepEqual(
          error.fields.map(({ name }) => name),
          ['no_such_field'],
        )
        assert.match(error.fields[0]!.problem, /does(?:n't| not) exist/)
        assert.deepEqual(fake.records(), [])
      } else if (vendor.unknown === 'dropped') {
        const { dropped, remote_id } = await upsert(crm, ada, {}, { no_such_field: 'x' })
        assert.deepEqual(dropped, ['no_such_field'])
        assert.deepEqual((await upsert(crm, ada, { remote_id }, { no_such_field: 'x' })).dropped, ['no_such_field'])
      }
    })

    check('for now is told with the time it asks for', async (crm, fake) => {
      fake.next({ status: 429, headers: { 'retry-after': '7' }, json: {} })
      const error = await fails(upsert(crm), 'rate_limited')
      assert.equal(error.retry_after_ms, 7000)
      await upsert(crm)
      assert.equal(fake.records().length, 1)
    })

    check('with the key is told as that', async (crm, fake) => {
      fake.expire()
      await fails(connector.verify(crm), 'unauthorized')
      const error = await fails(upsert(crm), 'unauthorized')
      for (const secret of Object.values(fake.credentials)) assert.ok(!error.message.includes(secret))
    })

    check('for want of a right is told as that', async (crm, fake) => {
      fake.restrict()
      await fails(upsert(crm), 'forbidden')
    })

    check('with an error of its own is for later', async (crm, fake) => {
      fake.next({ status: 500, json: { message: 'internal error' } })
      await fails(upsert(crm), 'unavailable')
      fake.next({ status: 503, body: '<html><h1>Down for maintenance</h1></html>' })
      await fails(upsert(crm), 'unavailable')
      await upsert(crm)
      assert.equal(fake.records().length, 1)
    })

    check('with a page for people is no success', async (crm, fake) => {
      const page = { status: 200, body: '<!doctype html><title>Log in</title>' }
      fake.next(page, page, page, page)
      await fails(upsert(crm), 'unavailable')
      await fails(connector.verify(crm), 'unavailable')
      assert.deepEqual(fake.records(), [])
    })

    check('by silence is a time-out', async (_, fake) => {
      fake.next({ delay_ms: 1000 })
      await fails(upsert(crmClient(connector, fake, null, 300)), 'timeout')
    })

    check('by hanging up is for later', async (crm, fake) => {
      fake.next({ drop: 'before' })
      await fails(upsert(crm), 'unavailable')
      await upsert(crm, ada, { uncertain: true })
      assert.equal(fake.records().length, 1)
    })

    check('for its length is cut before it is sent, between characters', async (crm, fake) => {
      if (vendor.limited === null) return
      const { name, max_length } = vendor.limited
      await upsert(crm, ada, {}, { [name]: '🎉'.repeat(max_length) })
      const value = String(fake.records()[0]!.fields[name])
      assert.ok(value.length <= max_length && value.length > max_length - 4, `${value.length} of ${max_length}`)
      assert.ok(value.isWellFormed() && value.endsWith('…'))
    })

    check('nothing of what people are called', async (crm, fake) => {
      const names = [
        { email: 'one@example.com', first: null, last: 'Πλάτων' },
        { email: "o'brien+test@example.com", first: 'Seán <b>', last: "O'Brien = & “quoted”" },
        { email: 'li@example.com', first: '小龍', last: '李 🎉' },
      ]
      for (const person of names) await upsert(crm, person)
      assert.equal(fake.records().length, names.length)
      assert.match(String(fake.records()[0]!.fields[vendor.last_name]), /Πλάτων/)
      assert.match(String(fake.records()[2]!.fields[vendor.last_name]), /李 🎉/)
      await sleep(100)
      for (const person of names) await upsert(crm, person)
      assert.equal(fake.records().length, names.length)
    })
  })

  describe(`a note in ${connector.title}`, () => {
    const check = against(vendor)
    const marker = 'https://support.example.com/c/svccnv_01hzy3v7q5fkc9e2m8x4r6t0ab?a=1&b=2'
    const noteOf = (remote_id: string, text: string) => ({
      remote_id,
      note_id: null,
      marker,
      text: `${text}\n\n${marker}`,
      uncertain: false,
    })
    const create = (crm: Crm) => connector.upsert(crm, recordOf(vendor))

    check('is made once and then changed', async (crm, fake) => {
      const { remote_id } = await create(crm)
      const first = noteOf(remote_id, 'She asks for <b>40 seats</b> & a quote.')
      const { note_id } = await connector.note(crm, first)
      const changed = { ...noteOf(remote_id, 'She bought 40 seats.'), note_id }
      assert.deepEqual(await connector.note(crm, changed), { note_id })
      const [only, ...others] = fake.records()[0]!.notes
      assert.deepEqual(others, [])
      assert.match(only!.text, /She bought 40 seats/)
    })

    check('is found again where the answer was lost', async (crm, fake) => {
      const { remote_id } = await create(crm)
      await connector.note(crm, { ...noteOf(remote_id, 'Of another conversation.'), marker: 'x', text: 'x' })
      fake.next({ drop: 'after', ...vendor.notes })
      await fails(connector.note(crm, noteOf(remote_id, 'First.')), 'unavailable')
      assert.equal(fake.records()[0]!.notes.length, 2, 'it was made')
      const { note_id } = await connector.note(crm, { ...noteOf(remote_id, 'Second.'), uncertain: true })
      assert.equal(fake.records()[0]!.notes.length, 2)
      assert.match(fake.records()[0]!.notes.find(({ id }) => id === note_id)!.text, /Second/)
    })

    check('that is gone is said to be, and made anew', async (crm, fake) => {
      const { remote_id } = await create(crm)
      const { note_id } = await connector.note(crm, noteOf(remote_id, 'First.'))
      if (vendor.unknown === 'taken') return
      fake.remove(note_id)
      await fails(connector.note(crm, { ...noteOf(remote_id, 'Second.'), note_id }), 'not_found')
      await connector.note(crm, noteOf(remote_id, 'Second.'))
      assert.equal(fake.records()[0]!.notes.length, 1)
    })

    check('holds what people wrote, as they wrote it', async (crm, fake) => {
      const { remote_id } = await create(crm)
      const { note_id } = await connector.note(
        crm,
        noteOf(remote_id, `“Καλημέρα” 🎉 <script>alert(1)</script>\n${'long '.repeat(20_000)}`),
      )
      const { text } = fake.records()[0]!.notes.find(({ id }) => id === note_id)!
      assert.match(text, /“Καλημέρα” 🎉/)
      assert.ok(text.isWellFormed())
      const twice = await connector.note(crm, { ...noteOf(remote_id, 'Shorter.'), uncertain: true })
      assert.equal(twice.note_id, note_id, 'the marker stands in it, however long it was')
    })
  })
}
