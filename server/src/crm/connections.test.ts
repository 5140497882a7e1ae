import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { connect, makeLead, practiceRecords, resolved } from '../testing/crm/stage.ts'
import { startReceiver } from '../testing/receiver.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, startTestService, type TestAccount } from '../testing/service.ts'
import { max_connections } from './connections.ts'

describe('CRM connections', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
  })

  it('are made after the CRM was asked, with the usual mapping of its vendor', async () => {
    const { status, headers, body } = await api.post('/crm_connections', {
      provider: 'fake',
      name: 'Sales',
      credentials: { api_key: 'not-to-be-shown-1' },
    })
    assert.equal(status, 201)
    assert.match(headers.get('location')!, new RegExp(`/crm_connections/${body.id}$`))
    assert.deepEqual([body.account, body.status, body.waiting, body.failed], ['Practice', 'active', 0, 0])
    assert.ok(body.mapping.some(({ from, to }: { from: string; to: string }) => from === 'email' && to === 'email'))
    assert.deepEqual((await api.get(`/crm_connections/${body.id}`)).body, body)
    assert.deepEqual((await api.get('/crm_connections?limit=1')).body.data[0], body)
  })

  it('are not made where the CRM refuses', async () => {
    const before = (await api.get('/crm_connections')).body.data.length
    const settings = (answers: string) => ({ provider: 'fake', settings: { answers } })
    assertRefused(await api.post('/crm_connections', settings('unauthorized')), 422, 'crm_rejected', /isn't valid/)
    assertRefused(await api.post('/crm_connections', settings('unavailable')), 502, 'crm_unavailable')
    assertRefused(await api.post('/crm_connections', settings('timeout')), 504, 'crm_timeout')
    assert.equal((await api.get('/crm_connections')).body.data.length, before)
  })

  it('are fifty at most', async () => {
    const own = await testAccount()
    const client = await own.client({ mode: 'test' })
    const make = () => client.post('/crm_connections', { provider: 'fake' })
    const { id } = (await make()).body
    await own.database.run(sql`
      insert into crm_connections (environment_id, id, provider, name, account, settings, mapping, credentials, created_at, updated_at)
      select environment_id, id || n, provider, name, account, settings, mapping, credentials, created_at, updated_at
      from crm_connections, generate_series(2, ${max_connections}::integer) n where id = ${id}`)
    assertRefused(await make(), 409, 'crm_connection_limit_reached')
    await client.delete(`/crm_connections/${id}`)
    assert.equal((await make()).status, 201)
  })

  it('never show a secret, nor keep one in clear', async () => {
    const secret = 'sk-do-not-show-me-8131'
    const key = { 'idempotency-key': 'crm-secret' }
    const created = await api.post('/crm_connections', { provider: 'fake', credentials: { api_key: secret } }, key)
    const lead = await makeLead(account, api, { name: `Somebody who is called ${secret}` })
    await api.post(`/leads/${lead.id}/sync`, { connection_id: created.body.id })
    const responses = [
      created.body,
      (await api.get('/crm_connections')).body,
      (await api.get(`/crm_connections/${created.body.id}/syncs`)).body,
      (await api.post('/crm_connections', { provider: 'fake', credentials: { api_key: secret } }, key)).body,
    ]
    assert.ok(!JSON.stringify(responses).includes(secret), 'shown by the API')
    for (const table of ['crm_connections', 'crm_syncs', 'idempotent_answers']) {
      const [row] = await account.database.run<{ text: string }>({
        ...sql`select 1`,
        text: `select coalesce(string_agg(t::text, ''), '') as text from ${table} t`,
        values: [],
      } as never)
      assert.ok(!row!.text.includes(secret) && !row!.text.includes(Buffer.from(secret).toString('hex')), table)
    }
  })

  it('refuse settings, credentials and mappings that cannot be', async () => {
    const assertRejected = async (
      body: object,
      message: RegExp,
      code: 'parameter_invalid' | 'parameter_unknown' = 'parameter_invalid',
    ) => assertRefused(await api.post('/crm_connections', { provider: 'fake', ...body }), 400, code, message)
    await assertRejected({ settings: { answers: 'rudely' } }, /^`settings.answers` must be one of/)
    await assertRejected({ settings: { colour: 'blue' } }, /^`settings.colour`/, 'parameter_unknown')
    await assertRejected({ credentials: { password: 'x' } }, /^`credentials.password`/, 'parameter_unknown')
    const mapped = (...mapping: object[]) => ({ mapping })
    await assertRejected(mapped({ from: 'shoe_size', to: 'name' }), /^`mapping\[0\].from` isn't a field of Parley/)
    await assertRejected(
      mapped({ from: 'name', to: 'nickname' }),
      /^`mapping\[0\].to` isn't a field of the CRM. It has: name, email/,
    )
    await assertRejected(mapped({ from: 'name', to: 'created' }), /^`mapping\[0\].to` can't be written/)
    await assertRejected(
      mapped({ from: 'name', to: 'name' }, { from: 'email', to: 'name' }),
      /^`mapping\[1\].to` is mapped twice/,
    )
    await assertRejected(mapped({ from: 'status', to: 'stage', values: { new: 'cold call' } }), /contains "cold call"/)
  })

  it('lead to the practice CRM alone in test mode', async () => {
    const elsewhere = api.post('/crm_connections', { provider: 'hubspot', credentials: { access_token: 'pat-1' } })
    const { status } = await elsewhere
    assert.equal(status, 400)
  })

  it('change as a whole or not at all', async () => {
    const id = await connect(api)
    const mapping = [{ from: 'custom_attributes.plan', to: 'notes' }]
    const { body } = await api.patch(`/crm_connections/${id}`, { name: 'Renamed', mapping })
    assert.deepEqual([body.name, body.mapping], ['Renamed', mapping])
    assertRefused(
      await api.patch(`/crm_connections/${id}`, { settings: { answers: 'unauthorized' } }),
      422,
      'crm_rejected',
    )
    assert.deepEqual((await api.get(`/crm_connections/${id}`)).body.settings, {})
    const stale = { 'if-match': '"1"' }
    assertRefused(await api.patch(`/crm_connections/${id}`, { name: 'Late' }, stale), 412, 'precondition_failed')
  })

  it('tell their fields, and what is mapped to them', async () => {
    const id = await connect(api)
    const { data } = (await api.get(`/crm_connections/${id}/fields`)).body
    const stage = data.find(({ name }: { name: string }) => name === 'stage')
    assert.deepEqual(stage.mapped_from, ['status'])
    assert.deepEqual(
      stage.options.map(({ value }: { value: string }) => value),
      ['new', 'working', 'qualified', 'converted'],
    )
  })

  it('say whether they work, and what to do where they do not', async () => {
    const id = await connect(api)
    const { body } = await api.post(`/crm_connections/${id}/test`)
    assert.deepEqual(body, {
      object: 'crm_connection.test',
      connection_id: id,
      ok: true,
      account: 'Practice',
      problem: null,
    })
    await account.database.run(sql`update crm_connections set settings = '{"answers":"forbidden"}' where id = ${id}`)
    const failed = (await api.post(`/crm_connections/${id}/test`)).body
    assert.equal(failed.ok, false)
    assert.match(failed.problem, /can't write records.*Allow these credentials/)
  })

  it('show exactly what would be written of a lead', async () => {
    const id = await connect(api)
    // Not one that syncs by itself.
    const lead = await makeLead(account, api, {
      name: 'Ana Sousa',
      custom_attributes: { company: 'Orla' },
      status: 'working',
    })
    const conversation_id = await resolved(api, lead.contact_id, 'What is the price for 40 seats?')
    const { body } = await api.post(`/crm_connections/${id}/dry_run`, { lead_id: lead.id })
    assert.equal(body.action, 'create_or_match')
    assert.deepEqual([body.fields.name, body.fields.company, body.fields.stage], ['Ana Sousa', 'Orla', 'working'])
    assert.deepEqual(
      body.skipped.map(({ from }: { from: string }) => from),
      ['phone_number'],
    )
    assert.deepEqual([body.notes[0].conversation_id, body.notes[0].action], [conversation_id, 'create'])
    assert.deepEqual(await practiceRecords(account, id), [], 'something was written')
    await api.post(`/leads/${lead.id}/sync`, { connection_id: id })
    const [record] = await practiceRecords(account, id)
    assert.deepEqual(record!.fields, body.fields)
    assert.equal(record!.notes[0]!.text, body.notes[0].text)
    const after = (await api.post(`/crm_connections/${id}/dry_run`, { lead_id: lead.id })).body
    assert.deepEqual([after.action, after.changed], ['none', []])
  })

  it('take their journal with them, and leave the leads', async () => {
    const id = await connect(api)
    const lead = await makeLead(account, api)
    await api.post(`/leads/${lead.id}/sync`, { connection_id: id })
    const crm = async () =>
      (await account.database.run<{ crm: string }>(sql`select crm from leads where id = ${lead.id}`))[0]!.crm
    assert.equal(JSON.parse(await crm())[0].connection_id, id)
    assert.equal((await api.delete(`/crm_connections/${id}`)).status, 200)
    assert.deepEqual(JSON.parse(await crm()), [])
    assertRefused(await api.get(`/crm_connections/${id}`), 404, 'resource_not_found')
  })

  it('do not call addresses of the operator’s own network', async () => {
    await using strict = await startTestService()
    await using receiver = await startReceiver()
    const live = await strict.client()
    const answer = await live.post('/crm_connections', {
      provider: 'http',
      settings: { base_url: receiver.url },
      credentials: { secret: 'whsec_012345678901234567890123456789012345678901' },
    })
    assert.equal(answer.status, 400)
    assert.equal(receiver.requests.length, 0)
  })
})
