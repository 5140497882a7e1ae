import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { begin, commit, rollback } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { askModel } from '../models/ask.ts'
import { type Asking, question, startAsking } from '../testing/models/asking.ts'
import { assertRefused } from '../testing/refused.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Answer, eventually, someContact } from '../testing/service.ts'

describe('while a conversation is being deleted', () => {
  let asking: Asking
  before(async () => {
    asking = await startAsking()
  })
  after(() => asking[Symbol.asyncDispose]())

  const begun = async () => {
    const contact_id = (await asking.api.post('/contacts', someContact())).body.id
    return talkWith(asking.api).started(contact_id)
  }

  it('a model is not asked about it, and nobody else waits', async () => {
    const conversation_id = await begun()
    await asking.account.database.session(async (connection) => {
      await connection.query(begin)
      await connection.query(sql`select from conversations where id = ${conversation_id} for update`)
      const [its, other] = await Promise.all([
        askModel(asking.scope, question({ conversation_id })),
        askModel(asking.scope, question()),
      ])
      assert.deepEqual([its.outcome, other.outcome], ['unanswered', 'answered'])
      await connection.query(rollback)
    })
    assert.equal((await askModel(asking.scope, question({ conversation_id }))).outcome, 'answered')
  })

  it('what a model took is counted for the day without waiting for it', async () => {
    const conversation_id = await begun()
    const deleted = Promise.withResolvers<void>()
    asking.model.next({
      wait_for: deleted.promise,
      script: { say: { colour: 'blue' }, usage: { prompt_tokens: 7, completion_tokens: 1 } },
    })
    const before = asking.model.requests.length
    const answer = askModel(asking.scope, question({ conversation_id }))
    await eventually(() => assert.equal(asking.model.requests.length, before + 1))
    await asking.account.database.session(async (connection) => {
      await connection.query(begin)
      await connection.query(sql`delete from conversations where id = ${conversation_id}`)
      deleted.resolve()
      assert.equal((await answer).outcome, 'answered')
      await connection.query(commit)
    })
  })

  it('a database that is too slow for the budget leaves the question unanswered, and breaks nothing', async () => {
    const { database, environment_id } = asking.scope
    await askModel(asking.scope, question())
    await database.session(async (connection) => {
      await connection.query(begin)
      await connection.query(sql`select from model_days where environment_id = ${environment_id} for update`)
      const impatient = { ...asking.scope, database: { ...database, session: impatiently(database.session) } }
      const answer = await askModel(impatient, question())
      assert.equal(answer.outcome === 'unanswered' && answer.words, 'The database was too busy to check the budget.')
      await connection.query(rollback)
    })
  })

  it('a reply of it is not rated, and no answer of that is kept', async () => {
    const talk = talkWith(asking.api)
    const id = await begun()
    await talk.say(id, 'hi')
    const { id: message } = await talk.replied(id, 1)
    const { contact_id } = await talk.read(id)
    const key = { 'idempotency-key': `rate ${id}` }
    let rated: Promise<Answer> | undefined
    await asking.account.database.session(async (connection) => {
      await connection.query(begin)
      await connection.query(sql`select from contacts where id = ${contact_id} for update`)
      await connection.query(sql`select from conversations where id = ${id} for update`)
      rated = asking.api.post(
        `/conversations/${id}/messages/${message}/feedback`,
        { rating: 'up', comment: 'Zonk' },
        key,
      )
      await pause(300)
      await connection.query(sql`delete from contacts where id = ${contact_id}`)
      await connection.query(commit)
    })
    assertRefused(await rated!, 404, 'resource_not_found')
    const rows = await asking.account.database.run<{ body: string }>(sql`
      select body from idempotent_answers where key = ${key['idempotency-key']} and body like '%Zonk%'`)
    assert.deepEqual(rows, [])
  })
})

/** As after the database's own time limit, but sooner. */
function impatiently(session: Asking['scope']['database']['session']): typeof session {
  return (work) =>
    session(async (connection) => {
      await connection.query(sql`set statement_timeout = 200`)
      return work(connection).finally(() => connection.query(sql`reset statement_timeout`))
    })
}
