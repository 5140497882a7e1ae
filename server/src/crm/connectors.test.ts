import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ada, against, fails, fieldsOf, type Person, recordOf, vendors } from '../testing/crm/vendors.ts'
import type { Crm, Fields, RemoteRecord } from './connector.ts'

type Input = [person?: Person, more?: Partial<RemoteRecord>, also?: Fields]

for (const vendor of vendors) {
  const { connector } = vendor
  describe(`the connector to ${connector.title}`, () => {
    const check = against(vendor)
    const upsert = (crm: Crm, ...input: Input) => connector.upsert(crm, recordOf(vendor, ...input))
    /** As the engine does it: an id that is no more is forgotten, and matched once more. */
    const again = (crm: Crm, ...input: Input) =>
      upsert(crm, ...input).catch((error) => {
        if (error.kind !== 'not_found') throw error
        return upsert(crm, input[0], { ...input[1], remote_id: null }, input[2])
      })
    check('says whose account it reached, and which fields there are', async (crm) => {
      assert.match((await connector.verify(crm)).account, /\S/)
      const described = await connector.describe(crm)
      if (vendor.unknown === 'taken') return
      const names = described.map(({ name }) => name)
      for (const { to } of connector.default_mapping) assert.ok(names.includes(to), `${to} is in the default mapping`)
      const choice = described.find(({ name }) => name === vendor.choice)
      if (choice) assert.ok(choice.options!.length > 1 && choice.type === 'enum')
      assert.ok(described.some(({ read_only }) => read_only))
    })

    check('makes a record, and changes that one from then on', async (crm, fake) => {
      const created = await upsert(crm)
      assert.equal(created.outcome, 'created')
      const { remote_id } = created
      const changed = await upsert(crm, ada, { remote_id }, { [vendor.title]: 'Countess' })
      assert.deepEqual({ ...changed, kept: [], dropped: [] }, { ...created, outcome: 'updated', kept: [], dropped: [] })
      const [only, ...others] = fake.records()
      assert.deepEqual(others, [])
      assert.equal(only!.id, remote_id)
      assert.equal(only!.fields[vendor.title], 'Countess')
      assert.equal(only!.fields[vendor.last_name], fieldsOf(vendor, ada)[vendor.last_name])
    })

    check('follows a person to a new address, by the id', async (crm, fake) => {
      const { remote_id } = await upsert(crm)
      await upsert(crm, { ...ada, email: 'ada@new.example' }, { remote_id })
      assert.deepEqual(
        fake.records().map(({ fields }) => fields[vendor.email]),
        ['ada@new.example'],
      )
    })

    check('says that a record is gone, and makes another', async (crm, fake) => {
      const { remote_id } = await upsert(crm)
      fake.remove(remote_id)
      await fails(upsert(crm, ada, { remote_id }), 'not_found')
      const recreated = await again(crm, ada, { remote_id })
      assert.equal(recreated.outcome, 'created')
      assert.notEqual(recreated.remote_id, remote_id)
      assert.equal(fake.records().length, 1)
    })

    check('finds what somebody made by hand, in any case of letters', async (crm, fake) => {
      const id = fake.put(fieldsOf(vendor, { ...ada, email: 'ADA@Example.com' }, { [vendor.title]: 'Analyst' }))
      const { remote_id, outcome } = await upsert(crm)
      assert.deepEqual({ remote_id, outcome }, { remote_id: id, outcome: 'updated' })
      assert.equal(fake.records().length, 1)
      assert.equal(fake.records()[0]!.fields[vendor.title], 'Analyst', 'what we know nothing of is left alone')
    })

    check('does not take one person for another of the same name', async (crm, fake) => {
      const id = fake.put(fieldsOf(vendor, { ...ada, email: 'another.ada@example.com' }))
      const { remote_id, outcome } = await upsert(crm)
      assert.equal(outcome, 'created')
      assert.notEqual(remote_id, id)
      assert.equal(fake.records().length, 2)
    })

    check('makes one record where the first answer was lost', async (crm, fake) => {
      fake.next({ drop: 'after', ...vendor.creates })
      await fails(upsert(crm), 'unavailable')
      assert.equal(fake.records().length, 1, 'it was made')
      await upsert(crm, ada, { uncertain: true })
      assert.equal(fake.records().length, 1)
    })

    check('makes one record where the first answer was lost, of somebody without an address', async (crm, fake) => {
      const grace = { email: null, first: 'Grace', last: 'Hopper', phone: '+12025550123' }
      fake.next({ drop: 'after', ...vendor.creates })
      await fails(upsert(crm, grace), 'unavailable')
      // Searching lags behind what was written; the next try comes later still.
      await sleep(100)
      await upsert(crm, grace, { uncertain: true })
      assert.equal(fake.records().length, 1)
    })

    check(
      'makes one record where the first answer was lost, of somebody known by nothing but a name',
      async (crm, fake) => {
        const grace = { email: null, first: 'Grace', last: 'Hopper' }
        // A namesake from before, and another lead's.
        fake.put(fieldsOf(vendor, { ...grace, first: 'Ida' }))
        const { remote_id: other } = await upsert(crm, grace, { lead_id: 'svclea_other' })
        fake.next({ drop: 'after', ...vendor.creates })
        await fails(upsert(crm, grace), 'unavailable')
        await sleep(100)
        const unclaimed = async (ids: string[]) => ids.filter((id) => id !== other)
        const { remote_id } = await upsert(crm, grace, { uncertain: true, unclaimed })
        assert.equal(fake.records().length, 3)
        assert.notEqual(remote_id, other)
      },
    )

    check('gives up an address that another record has, in words', async (crm, fake) => {
      const { remote_id } = await upsert(crm)
      fake.put(fieldsOf(vendor, { email: 'taken@example.com', first: 'Tea', last: 'Cup' }))
      if (vendor.unknown === 'taken') return
      const error = await fails(upsert(crm, { ...ada, email: 'Taken@example.com' }, { remote_id }), 'duplicate')
      assert.match(error.message, /another/)
      assert.deepEqual(
        error.fields.map(({ name }) => name),
        [vendor.email],
      )
      assert.equal(fake.records()[0]!.fields[vendor.email], 'ada@example.com')
    })

    check('leaves a stage that went on over there where it is', async (crm, fake) => {
      if (vendor.stage === null) return
      const { name, order, by_hand } = vendor.stage
      const first = order[0]!
      const last = order.at(-1)!
      const only_forward = { [name]: order }
      const { remote_id } = await upsert(crm, ada, { only_forward }, { [name]: first })
      await upsert(crm, ada, { remote_id, only_forward }, { [name]: last })
      assert.equal(String(fake.records()[0]!.fields[name]), last, 'it moves on')
      const back = await upsert(crm, ada, { remote_id, only_forward }, { [name]: first, [vendor.title]: 'Countess' })
      assert.deepEqual(back.kept, [name])
      fake.change(remote_id, { [name]: by_hand })
      const later = await upsert(crm, ada, { remote_id, only_forward }, { [name]: last })
      assert.deepEqual(later.kept, [name])
      assert.deepEqual(
        [String(fake.records()[0]!.fields[name]), fake.records()[0]!.fields[vendor.title]],
        [by_hand, 'Countess'],
      )
    })
  })
}
