import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startEspoCrm } from '../../testing/crm/fakes/espocrm.ts'
import { fails, recordOf, vendors } from '../../testing/crm/vendors.ts'
import { espocrm } from './espocrm.ts'

const vendor = vendors.find(({ connector }) => connector === espocrm)!

describe('EspoCRM', () => {
  it('is reached by the address of the site and by that of its API', async () => {
    await using fake = await startEspoCrm()
    for (const base_url of [`${fake.url}/`, `${fake.url}/api/v1`, `${fake.url}/api/v1/`]) {
      const crm = crmClient(espocrm, { ...fake, settings: { base_url } })
      assert.match((await espocrm.verify(crm)).account, /^parley/)
      const { remote_id, remote_url } = await espocrm.upsert(crm, recordOf(vendor))
      assert.equal(remote_url, `${fake.url}/#Lead/view/${remote_id}`)
    }
    assert.equal(fake.records().length, 1)
  })

  it('tells its fields in versions that know no part of the metadata', async () => {
    await using fake = await startEspoCrm()
    const crm = crmClient(espocrm, fake)
    const part = await espocrm.describe(crm)
    const { request } = crm
    const old = { ...crm, request: (call: Parameters<typeof request>[0]) => request({ ...call, query: {} }) }
    assert.deepEqual(await espocrm.describe(old), part)
    assert.deepEqual(
      part.find(({ name }) => name === 'cScore'),
      {
        name: 'cScore',
        label: 'Score',
        type: 'number',
        required: false,
        read_only: false,
      },
    )
  })

  it('makes a new note where the old one is too old to be changed', async () => {
    await using fake = await startEspoCrm()
    const crm = crmClient(espocrm, fake)
    const { remote_id } = await espocrm.upsert(crm, recordOf(vendor))
    const note = { remote_id, note_id: null, marker: 'svccnv_1', text: 'First. svccnv_1', uncertain: false }
    const { note_id } = await espocrm.note(crm, note)
    fake.change(note_id, { createdAt: '2026-01-01 00:00:00' })
    const later = await espocrm.note(crm, { ...note, note_id, text: 'Second. svccnv_1' })
    assert.notEqual(later.note_id, note_id)
    const repeated = await espocrm.note(crm, { ...note, text: 'Second. svccnv_1', uncertain: true })
    assert.equal(repeated.note_id, later.note_id)
    assert.equal(fake.records()[0]!.notes.length, 2)
  })

  it('takes what it refuses in titles and companies out of them', async () => {
    await using fake = await startEspoCrm()
    await espocrm.upsert(
      crmClient(espocrm, fake),
      recordOf(vendor, undefined, {}, { accountName: 'A=B <Ltd>', title: 'CEO' }),
    )
    assert.equal(fake.records()[0]!.fields.accountName, 'A B Ltd')
  })

  it('says what the role of the API user lacks', async () => {
    await using fake = await startEspoCrm()
    fake.restrict()
    await assert.rejects(espocrm.verify(crmClient(espocrm, fake)), /lacks access to leads: create, edit/)
  })

  it('is refused where the role shows the API user only what is assigned to it', async () => {
    await using fake = await startEspoCrm()
    const own = { create: 'yes', read: 'own', edit: 'own', stream: 'own' }
    fake.next({ status: 200, json: { user: { userName: 'parley', type: 'api' }, acl: { table: { Lead: own } } } })
    await assert.rejects(
      espocrm.verify(crmClient(espocrm, fake)),
      /lacks access to leads: read, edit, stream. Access to own records/,
    )
  })

  it('refuses a telephone number that cannot be one, in words', async () => {
    await using fake = await startEspoCrm()
    const record = recordOf(vendor, undefined, {}, { phoneNumber: '+15550' })
    const error = await fails(espocrm.upsert(crmClient(espocrm, fake), record), 'rejected')
    assert.deepEqual(
      error.fields.map(({ name }) => name),
      ['phoneNumber'],
    )
    assert.match(error.fields[0]!.problem, /isn't a phone number/)
    assert.deepEqual(fake.records(), [])
  })

  it('goes on writing to a lead that was converted, and leaves its status', async () => {
    await using fake = await startEspoCrm()
    const crm = crmClient(espocrm, fake)
    const only_forward = { status: ['New', 'Assigned', 'In Process'] }
    const { remote_id } = await espocrm.upsert(
      crm,
      recordOf(vendor, undefined, { only_forward }, { status: 'Assigned' }),
    )
    fake.change(remote_id, { status: 'Converted' })
    const later = recordOf(vendor, undefined, { remote_id, only_forward }, { status: 'In Process', title: 'Countess' })
    assert.deepEqual((await espocrm.upsert(crm, later)).kept, ['status'])
    const { fields } = fake.records()[0]!
    assert.deepEqual([fields.status, fields.title], ['Converted', 'Countess'])
  })

  it('takes a lead that an administrator is still shown after it was deleted for gone', async () => {
    await using fake = await startEspoCrm()
    const crm = crmClient(espocrm, fake)
    const { remote_id } = await espocrm.upsert(crm, recordOf(vendor))
    fake.change(remote_id, { deleted: true })
    assert.equal(await espocrm.pull!(crm, remote_id), null)
    await fails(espocrm.upsert(crm, recordOf(vendor, undefined, { remote_id })), 'not_found')
  })

  it('tells once what is new after a note may no longer be changed, though the answer is lost', async () => {
    await using fake = await startEspoCrm()
    const crm = crmClient(espocrm, fake)
    const { remote_id } = await espocrm.upsert(crm, recordOf(vendor))
    const note = { remote_id, note_id: null, marker: 'svccnv_1', text: 'First.\n\nsvccnv_1', uncertain: false }
    const { note_id } = await espocrm.note(crm, note)
    fake.change(note_id, { createdAt: '2020-01-01 00:00:00' })
    const newer = { ...note, note_id, text: 'Second.\n\nsvccnv_1' }
    fake.next({ drop: 'after', method: 'POST', path: '/Note' })
    await fails(espocrm.note(crm, newer), 'unavailable')
    const outcome = await espocrm.note(crm, newer)
    const [first, second, ...others] = fake.records()[0]!.notes
    assert.deepEqual([first!.id, second!.id, others], [note_id, outcome.note_id, []])
  })
})
