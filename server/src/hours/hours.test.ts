import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { setUp } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'
import type { Client, TestAccount } from '../testing/service.ts'
import { visitorClient, widgetChannel } from '../testing/visitor.ts'

const weekly = [
  { day: 'monday', from: '09:00', to: '12:00' },
  { day: 'monday', from: '13:00', to: '17:00' },
]
const always = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
  ...{ day, from: '00:00', to: '24:00' },
}))
const office = (more: object = {}) => ({ name: ' Support ', time_zone: 'europe/berlin', weekly, ...more })

describe('working hours', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  it('are kept, listed, changed and deleted', async () => {
    const { status, body, headers } = await api.post('/hours', office())
    assert.deepEqual([status, headers.get('location')], [201, `/v1/hours/${body.id}`])
    assert.deepEqual(
      [body.name, body.time_zone, body.weekly, body.exceptions],
      ['Support', 'Europe/Berlin', weekly, []],
    )
    assert.equal(body.next_open_at === null, body.open)
    const at = `/hours/${body.id}`
    assert.deepEqual((await api.get(at)).body.weekly, weekly)
    assert.equal((await api.get('/hours?limit=1')).body.data[0].id, body.id)
    const changed = await api.patch(at, { weekly: always, exceptions: [{ from: '2020-05-01', to: '2020-05-01' }] })
    assert.deepEqual(
      [changed.body.name, changed.body.open, changed.body.next_open_at, changed.body.next_close_at],
      ['Support', true, null, null],
    )
    assert.deepEqual(changed.body.exceptions, [
      { name: null, from: '2020-05-01', to: '2020-05-01', yearly: false, intervals: [] },
    ])
    assert.equal((await api.patch(at, { name: 'x' }, { 'if-match': '"1"' })).status, 412)
    assert.equal((await api.delete(at)).body.deleted, true)
    assertRefused(await api.get(at), 404, 'resource_not_found')
  })

  it('are gone for a channel that names them while they are deleted', async () => {
    const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Orders' })
    for (let round = 0; round < 12; round++) {
      const { body } = await api.post('/hours', office())
      const [patch, removal] = await Promise.all([
        api.patch(`/channels/${channel.id}`, { hours_id: body.id }),
        api.delete(`/hours/${body.id}`),
      ])
      assert.ok([200, 400].includes(patch.status), JSON.stringify(patch.body))
      assert.ok([200, 409].includes(removal.status), JSON.stringify(removal.body))
      assert.notEqual(patch.status === 200, removal.status === 200)
      await api.patch(`/channels/${channel.id}`, { hours_id: null })
    }
  })

  it('are refused where they make no sense, at the row that makes none', async () => {
    const assertInvalid = async (more: object, message: RegExp) =>
      assertRefused(await api.post('/hours', office(more)), 400, 'parameter_invalid', message)
    const row = (from: string, to: string) => ({ day: 'friday', from, to })
    await assertInvalid({ weekly: [] }, /^`weekly`/)
    await assertInvalid({ weekly: [row('09:00', '12:00'), row('11:59', '13:00')] }, /^`weekly\[1\]`.*row 0/)
    await assertInvalid({ weekly: [row('09:00', '09:00')] }, /^`weekly\[0\].to`/)
    await assertInvalid({ weekly: [row('22:00', '02:00')] }, /^`weekly\[0\].to`.*midnight/)
    await assertInvalid({ weekly: [row('24:00', '24:00')] }, /from/)
    await assertInvalid({ time_zone: '+02:00' }, /^`time_zone`/)
    await assertInvalid({ time_zone: 'Mars/Olympus' }, /^`time_zone`/)
    await assertInvalid({ name: ' ' }, /^`name`/)
    const exception = (more: object) => ({ exceptions: [{ from: '2026-12-24', to: '2026-12-26', ...more }] })
    await assertInvalid(exception({ to: '2026-12-23' }), /^`exceptions\[0\].to`/)
    await assertInvalid(exception({ from: '2026-02-30' }), /^`exceptions\[0\].from`/)
    await assertInvalid(exception({ to: '2027-12-24', yearly: true }), /^`exceptions\[0\].to`/)
    const overlap = [
      { from: '10:00', to: '12:00' },
      { from: '09:00', to: '11:00' },
    ]
    await assertInvalid(exception({ intervals: overlap }), /^`exceptions\[0\].intervals\[1\]`/)
  })

  it('stay while a channel uses them', async () => {
    const { id } = (await api.post('/hours', office())).body
    const channel = (await api.post('/channels', { kind: 'api', name: 'Shop', hours_id: id })).body
    assert.equal(channel.hours_id, id)
    assertRefused(await api.delete(`/hours/${id}`), 409, 'hours_in_use', /A channel/)
    assertRefused(
      await api.patch(`/channels/${channel.id}`, { hours_id: 'none' }),
      400,
      'parameter_invalid',
      /hours_id/,
    )
    const { body } = await api.patch(`/channels/${channel.id}`, { hours_id: null })
    assert.equal(body.hours_id, null)
    assert.equal((await api.delete(`/hours/${id}`)).status, 200)
  })

  it('of a deleted channel are free', async () => {
    const { id } = (await api.post('/hours', office())).body
    const channel = (await api.post('/channels', { kind: 'api', name: 'Shop', hours_id: id })).body
    await api.delete(`/channels/${channel.id}`)
    assert.equal((await api.delete(`/hours/${id}`)).status, 200)
  })

  it('belong to one environment, and to whoever may read channels', async () => {
    const { id } = (await api.post('/hours', office())).body
    const test = await account.client({ mode: 'test' })
    assertRefused(await test.get(`/hours/${id}`), 404, 'resource_not_found')
    assertRefused(await test.post('/channels', { kind: 'api', name: 'No', hours_id: id }), 400, 'parameter_invalid')
    const reader = await account.client({ scopes: ['channels:read'] })
    assert.equal((await reader.get(`/hours/${id}/calendar`)).status, 200)
    assertRefused(await reader.post('/hours', office()), 403, 'insufficient_scope')
  })

  it('of a widget are known to visitors: whether somebody is there, and when that changes', async () => {
    const channel_id = await widgetChannel(account)
    const hoursOfWidget = async () => (await visitorClient(account).get(`/channels/${channel_id}`)).body.hours
    assert.equal(await hoursOfWidget(), null)
    const { id, next_open_at } = (await api.post('/hours', { name: 'Always', time_zone: 'UTC', weekly: always })).body
    await api.patch(`/channels/${channel_id}`, { hours_id: id })
    assert.deepEqual(await hoursOfWidget(), { open: true, next_open_at: null, next_close_at: null })
    assert.equal(next_open_at, null)
    const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await api.patch(`/hours/${id}`, {
      exceptions: [
        { from: date(-1), to: date(1) },
        { from: date(4), to: date(4) },
      ],
    })
    assert.deepEqual(await hoursOfWidget(), {
      ...{ open: false, next_open_at: `${date(2)}T00:00:00.000Z`, next_close_at: `${date(4)}T00:00:00.000Z` },
    })
    await api.patch(`/hours/${id}`, { exceptions: [{ from: date(2), to: date(3) }] })
    assert.deepEqual(await hoursOfWidget(), {
      ...{ open: true, next_open_at: `${date(4)}T00:00:00.000Z`, next_close_at: `${date(2)}T00:00:00.000Z` },
    })
  })

  it('leave entries in the audit log', async () => {
    const owner = await setUp(account)
    const { id } = (await api.post('/hours', office())).body
    await api.patch(`/hours/${id}`, { name: 'Sales' })
    await api.delete(`/hours/${id}`)
    const { data } = (await owner.get('/audit_log?limit=3')).body
    assert.deepEqual(
      data.map(({ action }: { action: string }) => action),
      ['hours.deleted', 'hours.updated', 'hours.created'],
    )
  })
})

describe('the calendar of working hours', () => {
  const exceptions = [
    { name: 'Christmas', from: '2026-12-24', to: '2027-01-01', yearly: true },
    { name: 'Stocktaking', from: '2027-12-27', to: '2027-12-27', intervals: [{ from: '10:00', to: '11:00' }] },
  ]
  let api: Client
  before(async () => {
    api = await (await testAccount()).client()
  })

  it('has each day of a year, also before they are saved', async () => {
    const { status, body } = await api.post('/hours/preview', office({ exceptions, year: 2027 }))
    assert.equal(status, 200)
    assert.deepEqual([body.days.length, body.year, body.time_zone], [365, 2027, 'Europe/Berlin'])
    const on = (date: string) => body.days.find((day: { date: string }) => day.date === date)
    assert.deepEqual(on('2027-01-01'), { date: '2027-01-01', open: [], exception: 'Christmas', is_exception: true })
    assert.deepEqual(on('2027-01-04').open, [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ])
    assert.deepEqual(on('2027-12-27'), {
      ...{ date: '2027-12-27', open: [{ from: '10:00', to: '11:00' }], exception: 'Stocktaking', is_exception: true },
    })
    assert.equal((await api.get('/hours')).body.data.length, 0)
    const { id } = (await api.post('/hours', office({ exceptions }))).body
    assert.deepEqual((await api.get(`/hours/${id}/calendar?year=2027`)).body, body)
    assert.equal((await api.get(`/hours/${id}/calendar?year=2028`)).body.days.length, 366)
  })

  it('shows what touches as one, and nothing on a day that the zone skipped', async () => {
    const rows = [
      { day: 'friday', from: '09:00', to: '12:00' },
      { day: 'friday', from: '12:00', to: '17:00' },
    ]
    const { body } = await api.post('/hours/preview', { time_zone: 'Pacific/Apia', weekly: rows, year: 2011 })
    const open = (date: string) => body.days.find((day: { date: string }) => day.date === date).open
    assert.deepEqual([open('2011-12-23'), open('2011-12-30')], [[{ from: '09:00', to: '17:00' }], []])
  })
})
