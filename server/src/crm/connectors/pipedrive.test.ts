import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startPipedrive } from '../../testing/crm/fakes/pipedrive.ts'
import { ada, recordOf, vendors } from '../../testing/crm/vendors.ts'
import { pipedrive } from './pipedrive.ts'

const vendor = vendors.find(({ connector }) => connector === pipedrive)!

describe('Pipedrive', () => {
  it('gets one lead in the inbox for a person, and none where that is not wanted', async () => {
    await using fake = await startPipedrive()
    const crm = crmClient(pipedrive, fake)
    fake.next({ drop: 'before', method: 'POST', path: '/leads' })
    await assert.rejects(pipedrive.upsert(crm, recordOf(vendor)))
    const { remote_id } = await pipedrive.upsert(crm, recordOf(vendor, ada, { uncertain: true }))
    await pipedrive.upsert(crm, recordOf(vendor, ada, { remote_id }))
    await pipedrive.upsert(crm, recordOf(vendor, ada, { uncertain: true }))
    assert.deepEqual(
      fake.leads().map(({ title, person_id }) => ({ title, person_id })),
      [{ title: 'Ada Lovelace', person_id: Number(remote_id) }],
    )
    const without = crmClient(pipedrive, { ...fake, settings: { ...fake.settings, lead_inbox: false } })
    await pipedrive.upsert(without, recordOf(vendor, { ...ada, email: 'other@example.com' }))
    assert.equal(fake.leads().length, 1)
  })

  it('keeps the addresses that a person has besides', async () => {
    await using fake = await startPipedrive()
    const crm = crmClient(pipedrive, fake)
    const { remote_id } = await pipedrive.upsert(crm, recordOf(vendor))
    await pipedrive.upsert(crm, recordOf(vendor, { ...ada, email: 'ada@new.example' }, { remote_id }))
    const { json } = await crm.request({ method: 'GET', path: `/api/v2/persons/${remote_id}` })
    const { emails } = (json as { data: { emails: { value: string; primary: boolean }[] } }).data
    assert.deepEqual(
      emails.map(({ value, primary }) => ({ value, primary })),
      [
        { value: 'ada@new.example', primary: true },
        { value: 'ada@example.com', primary: false },
      ],
    )
  })
})
