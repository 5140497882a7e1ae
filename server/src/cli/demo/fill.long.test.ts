import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { setUp } from '../../testing/browser.ts'
import { type TalkMessage, talkWith } from '../../testing/replies/talk.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'
import { demoCompany } from './company.ts'
import { fillDemoDevelopers } from './developers.ts'
import { fillDemo } from './fill.ts'
import { fillDemoLeads } from './leads.ts'

interface LogEntry {
  error_code: string | null
  api_key: { name: string } | null
}

interface Criterion {
  evidence: string | null
}

describe('the demo', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    assert.equal(await fillDemo(service.database), true)
    api = await service.client()
  })
  after(() => service.stop())

  it('has each article that its assistant cites, and cites it by its id', async () => {
    const written = demoCompany().conversations.flatMap(({ messages }) => messages.filter(({ cites }) => cites))
    assert.ok(written.length >= 2)
    const { data } = (await api.get('/conversations?limit=100')).body
    const messages = (
      await Promise.all(data.map(({ id }: { id: string }) => talkWith(api).messages(id)))
    ).flat() as TalkMessage[]
    for (const { content, cites } of written) {
      const match = messages.find((message) => message.content === content)
      assert.equal(match?.sender.type, 'assistant', content)
      const [source, ...others] = match.sources
      assert.deepEqual([source?.title, others], [cites, []])
      const { body: article } = await api.get(`/knowledge/articles/${source!.id}`)
      assert.deepEqual([article.title, article.status, article.url], [cites, 'published', source!.url])
    }
  })

  it('has each label of its conversations, in a color', async () => {
    const { data: labels } = (await api.get('/labels?limit=100')).body as { data: { name: string; color: string }[] }
    const worn = new Set(demoCompany().conversations.flatMap((conversation) => conversation.labels))
    assert.deepEqual(new Set(labels.map(({ name }) => name)), worn)
    assert.ok(labels.every(({ color }) => color !== 'gray'))
  })

  it('has an article that is being written, one to mend and one to write', async () => {
    const { data: drafts } = (await api.get('/knowledge/articles?status=draft')).body
    assert.equal(drafts.length, 1)
    const [mend] = (await api.get('/assistant/reports/articles')).body.data
    assert.deepEqual([mend.title, mend.thumbs_down], ['When a refund arrives', 1])
    const [write] = (await api.get('/assistant/reports/unanswered')).body.data
    assert.deepEqual([write.count, /skates/.test(write.question)], [2, true])
    const preview = await api.post('/assistant/preview', { question: write.question })
    assert.equal(preview.body.verdict, 'none', JSON.stringify(preview.body))
  })

  it('hands over at once what a customer cannot be told from articles', async () => {
    const talk = talkWith(api)
    const id = await talk.started()
    await talk.say(id, 'my order LD-4410 arrived broken and nobody answers, I want my money back NOW')
    const { content } = await talk.replied(id, 1)
    const conversation = await talk.read(id)
    assert.equal(conversation.status, 'open', content)
  })

  it('has leads of every grade, each with a quote, and a practice CRM that the good ones are written to', async () => {
    await fillDemoLeads(service.means)
    const { data } = (await api.get('/leads?limit=100&expand=evidence')).body
    assert.deepEqual(new Set(data.map((lead: { grade: string }) => lead.grade)), new Set(['hot', 'warm', 'cold']))
    assert.ok(data.filter((lead: { evidence: unknown[] }) => lead.evidence.length > 0).length >= 3)
    const [connection] = (await api.get('/crm_connections')).body.data
    assert.deepEqual([connection.provider, connection.status], ['fake', 'active'])
  })

  it('has a team that was here, and as whom nobody can sign in', async () => {
    const people = await service.database.run<{ has_password: boolean; sessions: number; open: number }>(sql`
      select password_hash is not null as has_password, count(sessions.id)::integer as sessions,
        count(sessions.id) filter (where ended_at is null)::integer as open
      from users left join sessions on user_id = users.id
      where email = any(${demoCompany().agents.map(({ email }) => email)}::text[]) group by users.id`)
    assert.equal(people.length, demoCompany().agents.length)
    for (const person of people) assert.deepEqual(person, { has_password: false, sessions: 1, open: 0 })
  })

  it('shows no quote as evidence of two criteria of a lead', async () => {
    await fillDemoLeads(service.means)
    const { data } = (await api.get('/leads?limit=100')).body as { data: { id: string }[] }
    const repeats: string[] = []
    for (const { id } of data) {
      const [latest] = (await api.get(`/leads/${id}/qualifications`)).body.data as { criteria: Criterion[] }[]
      const quotes = latest!.criteria.flatMap(({ evidence }) => evidence ?? [])
      repeats.push(...quotes.filter((quote, n) => quotes.indexOf(quote) !== n))
    }
    assert.deepEqual(repeats, [])
  })

  it('has a web shop that asked and was told, and posts nothing anywhere', async () => {
    await fillDemoDevelopers(service.means)
    const owner = await setUp(service)
    const [endpoint, ...others] = (await api.get('/webhook_endpoints')).body.data
    assert.deepEqual([endpoint.status, others], ['disabled', []])
    const { data: deliveries } = (await api.get(`/webhook_endpoints/${endpoint.id}/deliveries?limit=100`)).body
    assert.deepEqual(new Set(deliveries.map(({ status }: { status: string }) => status)), new Set(['delivered']))
    assert.ok(deliveries.some(({ attempts }: { attempts: unknown[] }) => attempts.length > 1))
    const { data: entries } = (await owner.get('/request_log?mode=test&status=4xx')).body
    assert.deepEqual(
      entries.map(({ error_code, api_key }: LogEntry) => [error_code, api_key?.name]),
      [
        ['resource_not_found', 'Web shop'],
        ['contact_already_exists', 'Web shop'],
      ],
    )
    const { data: done } = (await owner.get('/audit_log?action=webhook_endpoint.disabled')).body
    assert.equal(done.length, 2)
  })

  it('is filled once', async () => {
    assert.equal(await fillDemo(service.database), false)
    await fillDemoDevelopers(service.means)
    assert.equal((await api.get('/webhook_endpoints')).body.data.length, 1)
    const before = (await api.get('/leads?limit=100')).body.data.length
    await fillDemoLeads(service.means)
    assert.equal((await api.get('/leads?limit=100')).body.data.length, before)
  })
})
