import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { sql } from '../db/sql.ts'
import { exactRequest } from '../testing/exact-request.ts'
import { assertRecent } from '../testing/moments.ts'
import { startProcess } from '../testing/processes.ts'
import { client, startTestService, type TestService } from '../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('the log', () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ SECRET_KEY })
  })
  after(() => service.stop())

  async function logging(t: TestContext, level: string) {
    const settings = { DATABASE_URL: service.database_url, SECRET_KEY, LOG_LEVEL: level, RATE_LIMIT: '0' }
    const process = await startProcess(settings)
    t.after(() => process.stop())
    const key = await service.key()
    const lines = () =>
      process.output.stdout
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
    return { process, key, api: client(`${process.url}/v1`, key), lines }
  }

  it('has one line of JSON for each request, with its id, and what it was and took', async (t) => {
    const { api, lines, process } = await logging(t, 'info')
    const { headers } = await api.get('/contacts?email=nobody@example.com', { 'x-request-id': 'theirs' })
    const refused = await api.get('/contacts', { authorization: 'Bearer x' })
    await process.stop()
    // Background jobs may log something if a machine is busy.
    const [one, two, ...rest] = lines().filter(({ method }) => method !== undefined)
    assert.deepEqual(rest, [])
    const { time, ms, key, ...first } = one
    assertRecent(time)
    assert.ok(ms > 0)
    assert.match(key, /^svckey_/)
    assert.deepEqual(first, {
      level: 30,
      request_id: headers.get('service-request-id'),
      method: 'GET',
      path: '/v1/contacts',
      status: 200,
      address: '127.0.0.1',
      caller_request_id: 'theirs',
    })
    assert.deepEqual(
      [two.request_id, two.status, two.error, two.address],
      [refused.headers.get('service-request-id'), 401, 'api_key_invalid', '127.0.0.1'],
    )
  })

  it('is alone on standard output, and holds probes only where they are asked for', async (t) => {
    for (const [level, count] of [
      ['info', 0],
      ['debug', 3],
    ] as const) {
      const { process, lines } = await logging(t, level)
      for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(process.url + path)
      await process.stop()
      assert.equal(lines().filter(({ method }) => method !== undefined).length, count)
      for (const line of process.output.stdout.split('\n')) assert.match(line, /^(\{.*\})?$/)
      assert.match(process.output.stderr, /Dashboard +http\S+setup#token=/)
    }
  })

  it('never holds a key, an address or what people wrote, in whatever goes wrong, at any level', async (t) => {
    await service.database.run(sql`alter table contacts add constraint never check (name <> 'Name-Marker')`)
    const { api, key, lines, process } = await logging(t, 'trace')
    const email = 'address-marker@example.com'
    const marked = {
      name: 'Name-Marker',
      email,
      phone_number: '+4915112345678',
      custom_attributes: { a: 'Attribute-Marker' },
    }
    assert.equal((await api.post('/contacts', marked)).status, 500)
    assert.equal((await api.post('/contacts', { ...marked, name: 'x' })).status, 201)
    assert.equal((await api.post('/contacts', { ...marked, name: 'x' })).status, 409)
    const { body: contact } = (await api.get(`/contacts?email=${encodeURIComponent(email)}`)).body.data.map(
      (body: object) => ({ body }),
    )[0]
    assert.equal((await api.patch(`/contacts/${contact.id}`, { name: 'Name-Marker' })).status, 500)
    const { body: conversation } = await api.post('/conversations', {
      contact_id: contact.id,
      subject: 'Subject-Marker',
    })
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'Content-Marker' })
    await api.post(`/conversations/${conversation.id}/messages`, { content: ['Content-Marker'] })
    await api.post(`/conversations/${conversation.id}/handover`, { note: 'Note-Marker', reason: 5 })
    await api.send('POST', '/contacts', {
      body: '{"name":"Content-Marker"',
      headers: { 'content-type': 'application/json' },
    })
    await api.get(`/contacts?api_key=${key}&email=${email}`)
    await api.get('/contacts', { authorization: `Basic ${key}`, cookie: key })
    await exactRequest(`${process.url}/v1/contacts`, {
      headers: [
        ['Authorization', `Bearer ${key}`],
        ['Expect', email],
      ],
    })
    await process.stop()
    const found = lines()
    assert.equal(found.filter(({ status }) => status === 500).length, 2)
    const errors = found.filter(({ err, request_id }) => err && /^req_/.test(request_id))
    assert.ok(errors.length >= 2)
    // Enough to find the cause.
    for (const { err } of errors) assert.match(JSON.stringify(err), /never/)
    const output = process.output.stdout + process.output.stderr
    for (const word of [
      key,
      key.slice(9, 40),
      email,
      'address-marker',
      '4915112345678',
      'Name-Marker',
      'Attribute-Marker',
      'Subject-Marker',
      'Content-Marker',
      'Note-Marker',
    ])
      assert.ok(!output.includes(word), `${word} in ${output.split('\n').find((line) => line.includes(word))}`)
  })
})
