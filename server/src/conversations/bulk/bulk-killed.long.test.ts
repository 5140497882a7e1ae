import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { heldInTheMiddle, manyLike } from '../../testing/conversations/many.ts'
import { startProcess } from '../../testing/processes.ts'
import { eventually, someContact, startTestService } from '../../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const count = 600

it('a bulk change whose process is killed in the middle goes on in the next one, and changes each conversation once', async (t) => {
  await using service = await startTestService({ SECRET_KEY, ROLE: 'api' })
  const { database, database_url: DATABASE_URL } = service
  const api = await service.client()
  const { body: contact } = await api.post('/contacts', someContact())
  const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
  await manyLike(service, conversation.id, count - 1)
  const input = { filter: { status: 'open' }, change: { status: 'resolved' } }
  const { id } = (await api.post('/bulk_changes', input)).body
  await api.post(`/bulk_changes/${id}/start`)
  const now = async () => (await api.get(`/bulk_changes/${id}`)).body
  const worker = async () => {
    const process = await startProcess({ DATABASE_URL, SECRET_KEY, ROLE: 'worker' })
    t.after(() => process.stop('SIGKILL'))
    return process
  }

  const hold = await heldInTheMiddle(service)
  const first = await worker()
  await eventually(async () => assert.ok((await now()).changed > 0))
  await first.stop('SIGKILL')
  await hold.release()
  const { status, changed } = await now()
  assert.equal(status, 'running')
  assert.ok(changed > 0 && changed < count, `${changed} were changed`)

  await worker()
  await eventually(async () => assert.equal((await now()).status, 'finished'), 60_000)
  assert.equal((await now()).changed, count)
  const versions = await database.run(sql`select version, status, count(*)::integer from conversations group by 1, 2`)
  assert.deepEqual(versions, [{ version: 2, status: 'resolved', count }])
  const events = await database.run(sql`
    select count(*)::integer, count(distinct data -> 'object' ->> 'id')::integer as conversations
    from events where type = 'conversation.status_changed'`)
  assert.deepEqual(events, [{ count, conversations: count }])
})
