import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startOdoo } from '../../testing/crm/fakes/odoo.ts'
import { fails, recordOf, vendors } from '../../testing/crm/vendors.ts'
import { odoo } from './odoo.ts'

const vendor = vendors.find(({ connector }) => connector === odoo)!

describe('Odoo', () => {
  it('says what it takes where the database is another, or the API is not there', async () => {
    await using fake = await startOdoo()
    const crm = crmClient(odoo, { ...fake, settings: { ...fake.settings, database: 'other' } })
    assert.match((await fails(odoo.verify(crm), 'rejected')).message, /Odoo 19 .*database/)
  })

  it('gives a lead a title when it is made, and leaves it alone from then on', async () => {
    await using fake = await startOdoo()
    const crm = crmClient(odoo, fake)
    const { remote_id, remote_url } = await odoo.upsert(crm, recordOf(vendor))
    assert.equal(fake.records()[0]!.fields.name, 'Ada Lovelace')
    assert.equal(remote_url, `${fake.url}/mail/view?model=crm.lead&res_id=${remote_id}`)
    fake.change(remote_id, { name: 'Engines for Ada' })
    await odoo.upsert(crm, recordOf(vendor))
    assert.equal(fake.records()[0]!.fields.name, 'Engines for Ada')
  })

  it('finds a lead that was lost, though rather one that is open', async () => {
    await using fake = await startOdoo()
    const crm = crmClient(odoo, fake)
    const lost_id = fake.put({ email_from: 'ada@example.com', active: false })
    assert.equal((await odoo.upsert(crm, recordOf(vendor))).remote_id, lost_id)
    const open = fake.put({ email_from: 'ada@example.com' })
    assert.equal((await odoo.upsert(crm, recordOf(vendor))).remote_id, open)
  })

  it('shows a note as it was written, and to nobody outside', async () => {
    await using fake = await startOdoo()
    const crm = crmClient(odoo, fake)
    const { remote_id } = await odoo.upsert(crm, recordOf(vendor))
    const note = { remote_id, note_id: null, marker: 'a&b', text: 'One <two>\na&b', uncertain: false }
    await odoo.note(crm, note)
    assert.equal(fake.records()[0]!.notes[0]!.text, 'One &lt;two&gt;<br>a&amp;b')
    assert.equal(fake.requests.at(-1)!.json!.subtype_xmlid, 'mail.mt_note')
  })

  it('tells who works on a lead, and no record of one that is gone', async () => {
    await using fake = await startOdoo()
    const crm = crmClient(odoo, fake)
    const id = fake.put({ stage_id: [2, 'Qualified'] })
    assert.deepEqual(await odoo.pull!(crm, id), { owner: 'Parley', status: 'Qualified' })
    fake.remove(id)
    assert.equal(await odoo.pull!(crm, id), null)
  })
})
