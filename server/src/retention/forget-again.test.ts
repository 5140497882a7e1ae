import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { age, oldContact } from '../testing/past.ts'
import { retentionStage } from '../testing/retention/stage.ts'
import { type Client, eventually, type TestService } from '../testing/service.ts'
import { retain } from './retain.ts'

const running = new AbortController().signal

describe('what a deletion leaves behind', () => {
  const { start, contact, rules, isThere, areThere, countedByReports, retainedUntil } = retentionStage()
  let service: TestService
  let api: Client
  before(async () => {
    ;({ service, api } = await start())
  })
  after(() => service.stop())

  async function resolvedConversation(contact_id: string, days: number) {
    const { body } = await api.post('/conversations', { contact_id, handled_by: 'human' })
    await api.post(`/conversations/${body.id}/messages`, { content: 'Hello', direction: 'inbound' })
    await api.post(`/conversations/${body.id}/status`, { status: 'resolved' })
    await age(service.database, body.id, days)
    return body.id as string
  }

  const deletedLongAgo = () =>
    service.database.run(sql`update deleted_conversations set deleted_at = deleted_at - interval '10 minutes'`)
  const noneToLookAt = async () =>
    assert.equal((await service.database.run(sql`select from deleted_conversations`)).length, 0)

  it('is gone through once more although its contact was merged with another meanwhile', async () => {
    const [from, into] = [await contact(), await contact()]
    const id = await resolvedConversation(from.id, 10)
    await rules({ conversation_days: 5 })
    await retainedUntil(async () => assert.equal(await isThere(id), false))
    await service.database.run(sql`
      update events set data = json_build_object('object', json_build_object('conversation_id', ${id}::text, 'content', 'moved words'), 'previous', null)
      where contact_id = ${from.id} and type = 'message.created'`)
    assert.equal((await api.post(`/contacts/${into.id}/merge`, { contact_id: from.id })).status, 200)
    await deletedLongAgo()
    await retainedUntil(noneToLookAt)
    assert.deepEqual(await service.database.run(sql`select type from events where data::text like '%moved words%'`), [])
  })

  it('takes its contact with it at the second look where that failed at first', async () => {
    // Otherwise the service itself deletes by the rules of the test before what this one makes.
    await rules({})
    const { database } = service
    const { id: contact_id } = await contact()
    const id = await resolvedConversation(contact_id, 50)
    await database.run(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'Not now.'; end $$`)
    await database.run(sql`create trigger refuse before delete on contacts execute function refuse()`)
    await rules({ conversation_days: 40, contact_days: 45 })
    await eventually(async () => {
      await countedByReports()
      await retain(service.means, running).catch(() => {})
      const [walk] = await database.run(sql`select from retention_settings where contacts_due_at > now()`)
      assert.ok(walk, 'the hourly walk is over')
      assert.deepEqual(await areThere(id, contact_id), [false, true])
    })
    await database.run(sql`drop trigger refuse on contacts`)
    await deletedLongAgo()
    await retainedUntil(async () => {
      await noneToLookAt()
      assert.equal(await isThere(contact_id), false)
    })
  })

  it('counts a merge and an import that changes something as news of a contact', async () => {
    const { database } = service
    const [merged, imported, named] = [
      await oldContact(database, 60),
      await oldContact(database, 60),
      await oldContact(database, 60),
    ]
    await rules({})
    const row = async (id: string, more = {}) => {
      const { name, email } = (await api.get(`/contacts/${id}`)).body
      return { name, email, ...more }
    }
    const contacts = [await row(imported, { phone_number: '+4930123456' }), await row(named)]
    await api.post('/contacts/import', { existing: 'update', contacts })
    const { body: version } = await api.post(`/contacts/${merged}/merge`, { contact_id: (await contact()).id })
    assert.equal(version.id, merged)
    await rules({ contact_days: 30 })
    await retainedUntil(async () => assert.deepEqual(await areThere(merged, imported, named), [true, true, false]))
  })
})
