import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startTwenty } from '../../testing/crm/fakes/twenty.ts'
import { ada, fails, recordOf, vendors } from '../../testing/crm/vendors.ts'
import { twenty } from './twenty.ts'

const vendor = vendors.find(({ connector }) => connector === twenty)!
const noteOf = (remote_id: string) => ({
  remote_id,
  note_id: null,
  marker: 'svccnv_1',
  text: '# Not a heading <i>\nsvccnv_1',
  uncertain: true,
})

describe('Twenty', () => {
  it('is reached by the address of the site and by that of its API, and shows where a person is', async () => {
    await using fake = await startTwenty()
    for (const base_url of [`${fake.url}/`, `${fake.url}/rest`, `${fake.url}/rest/`]) {
      const crm = crmClient(twenty, { ...fake, settings: { base_url } })
      await twenty.verify(crm)
      const { remote_id, remote_url } = await twenty.upsert(crm, recordOf(vendor))
      assert.equal(remote_url, `${fake.url}/object/person/${remote_id}`)
    }
    assert.equal(fake.records().length, 1)
  })

  it('tells the same fields in either form of its metadata', async () => {
    await using with_names = await startTwenty(0, { metadata: 'named' })
    await using plain = await startTwenty(0, { metadata: 'plain' })
    assert.deepEqual(
      await twenty.describe(crmClient(twenty, with_names)),
      await twenty.describe(crmClient(twenty, plain)),
    )
  })

  it('takes a person whose address is in the trash out of it', async () => {
    await using fake = await startTwenty()
    const crm = crmClient(twenty, fake)
    const { remote_id } = await twenty.upsert(crm, recordOf(vendor))
    fake.trash(remote_id)
    await fails(twenty.upsert(crm, recordOf(vendor, ada, { remote_id })), 'not_found')
    const again = await twenty.upsert(crm, recordOf(vendor, ada, {}, { jobTitle: 'Countess' }))
    assert.deepEqual([again.remote_id, fake.records()[0]!.fields.jobTitle], [remote_id, 'Countess'])
  })

  it('changes the person that somebody else made in between', async () => {
    await using fake = await startTwenty()
    const crm = crmClient(twenty, fake)
    const id = fake.put({ 'emails.primaryEmail': 'ada@example.com' })
    fake.next({ status: 200, method: 'GET', path: '/people', json: { data: { people: [] } } })
    const messages = ['A duplicate entry was detected']
    fake.next({ status: 400, method: 'POST', path: '/people', json: { statusCode: 400, messages } })
    assert.equal((await twenty.upsert(crm, recordOf(vendor))).remote_id, id)
  })

  it('ties a note to its person even where only the note was made before, in every version', async () => {
    for (const target of ['targetPersonId', 'personId'] as const) {
      await using fake = await startTwenty(0, { target })
      const crm = crmClient(twenty, fake)
      const { remote_id } = await twenty.upsert(crm, recordOf(vendor))
      fake.next({ drop: 'after', method: 'POST', path: '/notes' })
      await fails(twenty.note(crm, noteOf(remote_id)), 'unavailable')
      assert.equal(fake.records()[0]!.notes.length, 0)
      await twenty.note(crm, noteOf(remote_id))
      await twenty.note(crm, noteOf(remote_id))
      const [only, ...others] = fake.records()[0]!.notes
      assert.deepEqual([only!.text, others], ['\\# Not a heading \\<i\\>  \nsvccnv_1', []])
    }
  })

  it('is asked later where its limit is told as a bad request', async () => {
    await using fake = await startTwenty()
    const messages = ['Limit reached (100 tokens per 60000 ms)']
    fake.next({ status: 400, json: { statusCode: 400, messages } })
    await fails(twenty.upsert(crmClient(twenty, fake), recordOf(vendor)), 'rate_limited')
  })
})
