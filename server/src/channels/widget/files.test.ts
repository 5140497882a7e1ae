import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { formWith, uploadParts } from '../../testing/files/upload.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { TestAccount } from '../../testing/service.ts'
import { visit, website, widgetChannel } from '../../testing/visitor.ts'

let account: TestAccount
let channel_id: string
before(async () => {
  account = await testAccount()
  channel_id = await widgetChannel(account)
})

const content = Buffer.alloc(100_000, 'a film, frame by frame ')
const announce = async (visitor: Awaited<ReturnType<typeof visit>>, size = content.length) =>
  (await visitor.post('/files', { name: 'film.txt', size })).body
type Refused = Parameters<typeof assertRefused>

describe('a file that a visitor uploads in parts', () => {
  it('goes on where it stopped, can be seen and attached, and nothing of it before it is there', async () => {
    const visitor = await visit(account, channel_id)
    const file = await announce(visitor)
    assert.deepEqual([file.object, file.received_bytes, file.url], ['file', 0, null])
    assert.equal((await uploadParts(visitor, file.id, content, 0, 40_000)).body.received_bytes, 40_000)
    assertRefused(await visitor.post('/conversations', { attachments: [{ file_id: file.id }] }), 422, 'file_incomplete')
    assert.equal((await visitor.get(`/files/${file.id}`)).body.received_bytes, 40_000)
    const { status, body } = await uploadParts(visitor, file.id, content, 40_000, content.length)
    assert.deepEqual([status, body.received_bytes, body.content_type], [200, content.length, 'text/plain'])
    assert.deepEqual(Buffer.from(await (await fetch(body.url)).arrayBuffer()), content)
    const sent = await visitor.post('/conversations', { attachments: [{ file_id: file.id }] })
    assert.equal(sent.body.message.attachments[0].size, content.length)
    assertRefused(await visitor.delete(`/files/${file.id}`), 409, 'file_in_use')
    assertRefused(await uploadParts(visitor, file.id, content, 0, 40_000), 409, 'file_in_use')
  })

  it('does not exist for other visitors', async () => {
    const [ana, eve] = [await visit(account, channel_id), await visit(account, channel_id)]
    const api = await account.client()
    const of_team = (await api.post('/files', { name: 'plan.txt', size: content.length })).body
    for (const { id } of [await announce(ana), of_team]) {
      assertRefused(await eve.get(`/files/${id}`), 404, 'resource_not_found')
      assertRefused(await uploadParts(eve, id, content, 0, 40_000), 404, 'resource_not_found')
      assertRefused(await eve.delete(`/files/${id}`), 404, 'resource_not_found')
    }
    for (const id of ['svcfil_none', 'x']) assertRefused(await eve.get(`/files/${id}`), 404, 'resource_not_found')
  })

  it('takes no part that is out of place, too small, or more than was announced', async () => {
    const visitor = await visit(account, channel_id)
    const { id } = await announce(visitor)
    const refused = (answer: Refused[0], code: Refused[2], status = 422) => assertRefused(answer, status, code)
    refused(await uploadParts(visitor, id, content, 20_000, 60_000), 'file_incomplete')
    refused(await uploadParts(visitor, id, Buffer.alloc(200_000), 0, 50_000), 'file_incomplete')
    refused(await uploadParts(visitor, id, content, 0, 1000), 'parameter_invalid', 400)
    refused(await visitor.post(`/files/${id}/parts`), 'parameter_missing', 400)
    const ranges = ['bytes 0-16383/*', 'bytes 5-4/100000', 'bytes 0-100000/100000', 'items 0-16383/100000']
    for (const range of ranges) refused(await part(visitor, id, 16_384, range), 'parameter_invalid', 400)
    refused(await part(visitor, id, 20_000, 'bytes 0-16383/100000'), 'file_incomplete')
    refused(await part(visitor, id, 16_384, 'bytes 0-16383/99999999999'), 'file_too_large', 413)
    assert.equal((await visitor.get(`/files/${id}`)).body.received_bytes, 0)
    refused(await visitor.post('/files', { name: 'all.txt', size: 2_000_000_000 }), 'file_too_large', 413)
    refused(await visitor.post('/files', { name: 'none.txt', size: 0 }), 'parameter_invalid', 400)
    refused(await visitor.post('/files', {}), 'parameter_missing', 400)
  })

  it('is forgotten if its content is not allowed', async () => {
    const visitor = await visit(account, channel_id)
    const program = Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(20_000)])
    const { id } = await announce(visitor, program.length)
    assertRefused(await uploadParts(visitor, id, program, 0, program.length), 415, 'file_type_not_allowed')
    assertRefused(await visitor.get(`/files/${id}`), 404, 'resource_not_found')
  })

  it('is one of thirty that wait for a message, until some are deleted or sent', async () => {
    const visitor = await visit(account, channel_id)
    const whole = await send(visitor, 'a receipt')
    for (let n = 1; n < 30; n++) await announce(visitor)
    assertRefused(await visitor.post('/files', { name: 'more.txt', size: 9 }), 409, 'file_limit_reached')
    assertRefused(await send(visitor, 'one more'), 409, 'file_limit_reached')
    assert.equal((await visitor.post('/conversations', { attachments: [{ file_id: whole.body.id }] })).status, 201)
    const again = await announce(visitor)
    assertRefused(await send(visitor, 'one more'), 409, 'file_limit_reached')
    assert.equal((await visitor.delete(`/files/${again.id}`)).body.deleted, true)
    assert.equal((await send(visitor, 'one more')).status, 201)
    const plan = await account.database.run(sql`
      explain select from files where environment_id = ${account.environment_ids.live}::integer and owner = 'svcvis_x' and message_id is null limit 30`)
    assert.match(JSON.stringify(plan), /files_of_owners/)
  })

  it('may come from a website that the channel lists', async () => {
    const preflight = await fetch(`${account.url}/widget/api/files/svcfil_x/parts`, {
      method: 'OPTIONS',
      headers: { origin: website, 'access-control-request-method': 'POST' },
    })
    assert.match(preflight.headers.get('access-control-allow-headers')!, /Content-Range/)
  })
})

function part(visitor: Awaited<ReturnType<typeof visit>>, id: string, bytes: number, range: string) {
  return visitor.send('POST', `/files/${id}/parts`, {
    body: Buffer.alloc(bytes),
    headers: { 'content-type': 'application/octet-stream', 'content-range': range },
  })
}

/** All of a file, as a form. */
function send(visitor: Awaited<ReturnType<typeof visit>>, text: string) {
  return visitor.send('POST', '/files', formWith('file', text, 'receipt.txt'))
}
