import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runCommand } from '../cli/commands.ts'
import { locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'
import { indexEvents } from './follow.ts'
import { behindEnvironments } from './progress.ts'

describe('what search keeps', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())

  const foundBy = async (q: string) => (await api.get(`/search?q=${q}`)).body.data.length as number
  const counted = async (word: string) => {
    const [row] = await service.database.run<{ documents: number }>(
      sql`select documents from search_words join search_word_counts using (environment_id, key) where word = ${word}`,
    )
    return row?.documents ?? 0
  }
  const reindex = () => runCommand(['search', 'reindex'], { DATABASE_URL: service.database_url, LOG_LEVEL: 'silent' })

  /** A contact without events, as if loaded directly into the database. */
  async function load(name: string) {
    const id = newId('contact')
    await service.database.run(sql`
      insert into contacts (environment_id, id, name, email, custom_attributes, created_at)
      select environment_id, ${id}, ${name}, ${`${id}@example.com`}, '{}', ${timeOf(id)}::timestamptz from contacts limit 1`)
    return id
  }

  it('counts each document once, however many processes follow the events', async () => {
    await Promise.all(Array.from({ length: 40 }, () => api.post('/contacts', someContact({ name: 'Multitude' }))))
    await Promise.all(Array.from({ length: 8 }, () => indexEvents(service.database)))
    await eventually(async () => assert.equal(await counted('multitude'), 40))
  })

  it('goes on where it was after the database ended its connection in the middle', async () => {
    const [locked, blocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = service.database.session(async (connection) => {
      await connection.query(sql`begin`)
      await connection.query(sql`lock table search_documents in share mode`)
      locked.resolve()
      await blocked.promise
      await connection.query(sql`commit`)
    })
    await locked.promise
    await api.post('/contacts', someContact({ name: 'Interrupted' }))
    await eventually(async () => {
      const ended = await service.database.run(sql`
        select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
        where not granted and relation = 'search_documents'::regclass and datname = current_database()`)
      assert.ok(ended.length > 0)
    })
    blocked.resolve()
    await holding
    await eventually(async () => assert.equal(await foundBy('interrupted'), 1))
    assert.equal(await counted('interrupted'), 1)
  })

  it('leaves out an event that cannot be read, and goes on with what came after and with the others', async () => {
    const theirs = await service.client({ mode: 'test' })
    const { body } = await api.post('/contacts', someContact({ name: 'Poisoned' }))
    await eventually(async () => assert.equal(await foundBy('poisoned'), 1))
    await service.database.run(sql`
      with spoilt as (
        insert into events (environment_id, id, type, actor, data, created_at)
        select environment_id, id || 'x', type, actor, '{"object":{"id":"\\ud800"}}', created_at from events
        where type = 'contact.created' and data->'object'->>'id' = ${body.id}
        returning environment_id, id),
      numbered as (
        update environments set last_sequence = last_sequence + 1 from spoilt where environments.id = spoilt.environment_id
        returning environments.id, last_sequence)
      insert into event_log (environment_id, sequence, event_id, type)
      select environment_id, last_sequence, spoilt.id, 'contact.created' from spoilt join numbered on numbered.id = environment_id`)
    await Promise.all(Array.from({ length: 3 }, () => api.post('/contacts', someContact({ name: 'Afterwards' }))))
    await theirs.post('/contacts', someContact({ name: 'Unconcerned' }))
    await eventually(async () => assert.equal(await foundBy('afterwards'), 3))
    await eventually(async () => assert.equal((await theirs.get('/search?q=unconcerned')).body.data.length, 1))
  })

  it('forgets a word with the last document that had it', async () => {
    const { body } = await api.post('/contacts', someContact({ name: 'Unrepeatable' }))
    await eventually(async () => assert.equal(await counted('unrepeatable'), 1))
    await api.patch(`/contacts/${body.id}`, { name: 'Replaced' })
    await eventually(async () => assert.equal(await counted('unrepeatable'), 0))
  })

  it('leaves a document alone that changed in nothing by which it is found', async () => {
    const { body } = await api.post('/contacts', someContact({ name: 'Unmoved' }))
    await eventually(async () => assert.equal(await foundBy('unmoved'), 1))
    const row = async () =>
      (
        await service.database.run<{ place: string }>(
          sql`select ctid::text || xmin::text as place from search_documents where id = ${body.id}`,
        )
      )[0]!.place
    const kept_at = await row()
    await api.patch(`/contacts/${body.id}`, { custom_attributes: { plan: 'pro' } })
    await eventually(async () => assert.deepEqual(await behindEnvironments(service.database), []))
    assert.equal(await row(), kept_at)
  })

  it('is put right by "search reindex": what was loaded past the API is found, what was removed is kept no more', async () => {
    const removed = (await api.post('/contacts', someContact({ name: 'Removed Quietly' }))).body.id
    await eventually(async () => assert.equal(await foundBy('quietly'), 1))
    await service.database.run(sql`delete from contacts where id = ${removed}`)
    await load('Loaded Quietly')
    assert.equal(await foundBy('quietly'), 0)
    assert.equal(await reindex(), 0)
    assert.equal(await foundBy('quietly'), 1)
    assert.equal(await counted('quietly'), 1)
    assert.equal(await reindex(), 0)
    assert.equal(await counted('quietly'), 1)
  })
})

describe('a deployment that is older than its search', () => {
  it('is filled by itself', async () => {
    await using service = await startTestService()
    const api = await service.client()
    const { body: contact } = await api.post('/contacts', someContact({ name: 'Early Bird' }))
    const { body: conversation } = await api.post('/conversations', {
      contact_id: contact.id,
      subject: 'early subject',
    })
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'early words' })
    await eventually(async () => assert.equal((await api.get('/search?q=early')).body.data.length, 3))
    await service.database.session(async (connection) => {
      await connection.query(sql`begin`)
      // While holding the lock for following events: otherwise, each would wait for a table of the other.
      await connection.query(sql`select pg_advisory_xact_lock(${locks.search}, id) from environments`)
      await connection.query(sql`
        truncate search_documents, search_segments, search_words, search_word_counts, search_progress`)
      await connection.query(sql`commit`)
    })
    await eventually(async () => assert.equal((await api.get('/search?q=early')).body.data.length, 3))
  })
})
