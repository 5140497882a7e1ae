import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import type { LeadScoring } from './scoring-schema.ts'

describe('scoring all leads again', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
    for (let n = 0; n < 30; n++) await lead(n % 3 === 0 ? 'Do you sell tandems?' : 'Good morning')
  })

  async function lead(content: string): Promise<string> {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    await api.post(`/conversations/${conversation.id}/messages`, { content, direction: 'inbound' })
    return (await api.post('/leads/qualify', { contact_id: contact.id })).body.lead_id
  }
  const start = async (): Promise<LeadScoring> => (await api.post('/lead_scorings')).body
  const finished = (id: string) =>
    eventually(async () => {
      const { body } = await api.get(`/lead_scorings/${id}`)
      assert.equal(body.status, 'finished', JSON.stringify(body))
      return body as LeadScoring
    })
  const scores = async (query = 'limit=100') =>
    (await api.get(`/leads?${query}`)).body.data.map(({ score }: { score: number }) => score) as number[]

  it('applies changed rules to leads that nobody qualifies, and tells how far it is', async () => {
    const before = await scores()
    await api.post('/lead_rules', { name: 'tandems', part: 'intent', points: 20, words: ['tandem*'] })
    const answer = await api.post('/lead_scorings')
    assert.deepEqual(
      [answer.status, answer.headers.get('location'), answer.body.leads_total, answer.body.finished_at],
      [201, `/v1/lead_scorings/${answer.body.id}`, 30, null],
    )
    const done = await finished(answer.body.id)
    assert.deepEqual([done.leads_done, done.leads_changed], [30, 10])
    assert.ok(done.finished_at! > done.created_at)
    const after = await scores()
    assert.equal(after.filter((score, n) => score > before[n]!).length, 10)
    assert.equal((await api.get('/lead_scorings')).body.data[0].id, done.id)
  })

  it('changes nothing where nothing would be scored otherwise', async () => {
    // In the table, because an event is in the log only a moment after its change.
    const events = () =>
      account.database.run(sql`
        select id from events where environment_id = ${account.environment_ids.live} and type = 'lead.qualified'`)
    const before = await events()
    const { id } = await start()
    assert.equal((await finished(id)).leads_changed, 0)
    assert.deepEqual(await events(), before)
  })

  it('goes on where a process that died had come to', async () => {
    const [{ id: third }] = (await api.get('/leads?order=asc&limit=3')).body.data.slice(2)
    const id = newId('lead_scoring')
    await account.database.run(sql`
      insert into lead_scorings (environment_id, id, leads_total, leads_done, through_lead, leased_until, created_at)
      values (${account.environment_ids.live}, ${id}, 30, 3, ${third}, now() - interval '1 second', now())`)
    assert.equal((await finished(id)).leads_done, 30)
  })

  it('ends where it is started again meanwhile', async () => {
    const id = newId('lead_scoring')
    // In progress in a process that never finishes.
    await account.database.run(sql`
      insert into lead_scorings (environment_id, id, leads_total, leased_until, created_at)
      values (${account.environment_ids.live}, ${id}, 30, now() + interval '1 hour', now())`)
    const next = await start()
    assert.equal((await api.get(`/lead_scorings/${id}`)).body.status, 'superseded')
    assert.equal((await finished(next.id)).leads_done, 30)
  })

  it('is of one environment', async () => {
    const { id } = await start()
    const test = await account.client({ mode: 'test' })
    assertRefused(await test.get(`/lead_scorings/${id}`), 404, 'resource_not_found')
    assert.deepEqual((await test.get('/lead_scorings')).body.data, [])
    await finished(id)
  })

  it('leaves a list that is sorted by score, page by page, whatever it is filtered by', async () => {
    const all = await scores('sort=score&limit=100')
    assert.deepEqual(
      all,
      all.toSorted((a, b) => b - a),
    )
    assert.ok(new Set(all).size > 1)
    const walked: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await api.get(`/leads?sort=score&status=new,working&limit=7${cursor && `&cursor=${cursor}`}`)
      walked.push(...body.data.map(({ score }: { score: number }) => score))
      cursor = body.next_cursor
    }
    assert.deepEqual(walked, all)
  })
})
