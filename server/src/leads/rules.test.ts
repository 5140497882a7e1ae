import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'
import { default_rules } from './default-rules.ts'
import type { LeadRule } from './rule-schema.ts'

describe('lead rules', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const all = async (client = api): Promise<LeadRule[]> =>
    (await client.get('/lead_rules?limit=100&order=desc')).body.data
  const named = async (name: string) => (await all()).find((rule) => rule.name === name)!
  const asking = async (content: string) => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    await api.post(`/conversations/${conversation.id}/messages`, { content, direction: 'inbound' })
    return contact.id as string
  }
  const qualified = async (contact_id: string) => (await api.post('/leads/qualify', { contact_id })).body
  const pointsOf = (body: { criteria: { name: string; points: number }[] }, name: string) =>
    body.criteria.find((one) => one.name === name)?.points
  let names = 0
  const someRule = (changes: Record<string, unknown> = {}) => {
    names++
    return { name: `own_rule_${names}`, part: 'intent', points: 9, words: ['tandem'], ...changes }
  }

  it('can be read, in their order, and stay the same rules from one request to the next', async () => {
    const rules = await all()
    assert.deepEqual(
      rules.filter(({ origin }) => origin === 'service').map(({ name, points }) => [name, points]),
      default_rules.map(({ name, points }) => [name, points]),
    )
    const need = await named('need')
    assert.ok(need.vocabulary.includes('what does it cost') && need.vocabulary.includes('was kostet'))
    assert.deepEqual((await api.get(`/lead_rules/${need.id}`)).body, need)
    const { body: page } = await api.get('/lead_rules?limit=2')
    const { body: next } = await api.get(`/lead_rules?limit=2&cursor=${page.next_cursor}`)
    assert.deepEqual(
      [...page.data, ...next.data].map(({ name }) => name),
      rules.slice(0, 4).map(({ name }) => name),
    )
  })

  it('are other rules in another mode', async () => {
    const test_mode = await account.client({ mode: 'test' })
    const [rule] = await all()
    assertRefused(await test_mode.get(`/lead_rules/${rule!.id}`), 404, 'resource_not_found')
    await api.patch(`/lead_rules/${rule!.id}`, { points: 14 })
    assert.equal((await all(test_mode))[0]!.points, 15)
    await api.post(`/lead_rules/${rule!.id}/reset`)
  })

  it('change what a lead is judged by from the next qualification on, and come back by a reset', async () => {
    const contact_id = await asking('How much is it for 12 users?')
    const before = await qualified(contact_id)
    const { id } = await named('seats')
    const { body: changed } = await api.patch(`/lead_rules/${id}`, { points: 20 })
    assert.deepEqual([changed.points, changed.enabled], [20, true])
    const { body: reread } = await api.get(`/lead_rules/${id}`)
    assert.deepEqual(reread, changed)
    assert.equal(pointsOf(await qualified(contact_id), 'seats'), 20)
    await api.patch(`/lead_rules/${id}`, { enabled: false })
    assert.equal(pointsOf(await qualified(contact_id), 'seats'), undefined)
    const { body: reset } = await api.post(`/lead_rules/${id}/reset`)
    assert.deepEqual([reset.points, reset.enabled, reset.words], [8, true, []])
    assert.equal((await qualified(contact_id)).score, before.score)
  })

  it('hold each phrase once, however it is written', async () => {
    const { body } = await api.post(
      '/lead_rules',
      someRule({ words: ['Vélo géant', 'velo  geant', 'tandem', 'Tandem', '自転車'] }),
    )
    assert.deepEqual(body.words, ['Vélo géant', 'tandem', '自転車'])
    const { body: changed } = await api.patch(`/lead_rules/${body.id}`, { words: ['tandem', 'TANDEM'] })
    assert.deepEqual(changed.words, ['tandem'])
  })

  it('take words of one’s own, with or without accents, beside those of the service', async () => {
    const { id } = await named('competitor')
    const contact_id = await asking('We have had Vélo-Géant until now.')
    assert.equal(pointsOf(await qualified(contact_id), 'competitor'), 0)
    await api.patch(`/lead_rules/${id}`, { words: ['velo geant'] })
    assert.equal(pointsOf(await qualified(contact_id), 'competitor'), 5)
    await api.post(`/lead_rules/${id}/reset`)
    const phone = await named('phone')
    assertRefused(await api.patch(`/lead_rules/${phone.id}`, { words: ['x'] }), 400, 'parameter_invalid', /^`words`/)
  })

  it('can be one’s own: made, changed and deleted', async () => {
    const created = await api.post('/lead_rules', someRule())
    assert.equal(created.status, 201)
    assert.equal(created.headers.get('location'), `/v1/lead_rules/${created.body.id}`)
    assert.deepEqual([created.body.origin, created.body.enabled, created.body.description], ['own', true, null])
    const contact_id = await asking('Do you make a TANDEM?')
    const body = await qualified(contact_id)
    assert.equal(pointsOf(body, created.body.name), 9)
    const path = `/lead_rules/${created.body.id}`
    assert.equal((await api.patch(path, { points: -9, words: ['unicycle*'] })).body.points, -9)
    assert.equal((await api.post(`${path}/reset`)).body.points, -9)
    assert.equal((await api.delete(path)).body.deleted, true)
    assertRefused(await api.get(path), 404, 'resource_not_found')
    assertRefused(await api.delete(`/lead_rules/${(await named('need')).id}`), 409, 'lead_rule_not_own')
  })

  it('have a name once, and must say something', async () => {
    const rule = someRule()
    await api.post('/lead_rules', rule)
    const both = await Promise.all([api.post('/lead_rules', rule), api.post('/lead_rules', { ...rule, name: 'need' })])
    for (const answer of both) assertRefused(answer, 409, 'lead_rule_already_exists')
    for (const wrong of [{ words: [] }, { words: ['!?'] }, { points: 51 }, { part: 'luck' }, { name: 'No Name' }])
      assertRefused(await api.post('/lead_rules', someRule(wrong)), 400, 'parameter_invalid')
  })

  it('are changed by one of two who saw the same', async () => {
    const { id } = await named('timeline')
    const { headers } = await api.get(`/lead_rules/${id}`)
    const seen = { 'if-match': headers.get('etag')! }
    const answers = await Promise.all([1, 2].map((points) => api.patch(`/lead_rules/${id}`, { points }, seen)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
    await api.post(`/lead_rules/${id}/reset`)
  })

  it('can be tried: whose score would change is shown, and nothing changes', async () => {
    const tandem = await asking('Could you send a quote for a quadricycle?')
    const plain = await asking('Could you send a quote?')
    const [first, second] = [await qualified(tandem), await qualified(plain)]
    const need = await named('need')
    const { status, body } = await api.post('/lead_rules/dry_run', {
      rules: [someRule({ points: 20, words: ['quadricycle'] })],
    })
    assert.equal(status, 200)
    const change = body.changes.find(({ contact_id }: { contact_id: string }) => contact_id === tandem)
    assert.deepEqual(change, {
      lead_id: first.lead_id,
      contact_id: tandem,
      overridden: false,
      before: { status: first.status, grade: first.grade, score: first.score },
      after: { status: 'qualified', grade: 'warm', score: first.score + 20 },
    })
    assert.ok(!body.changes.some(({ contact_id }: { contact_id: string }) => contact_id === plain))
    assert.match(body.message, /^The newest \d+ of \d+ leads were checked\. 1 would change\.$/)
    const { body: both } = await api.post('/lead_rules/dry_run', { rules: [{ id: need.id, points: 0 }], limit: 2 })
    assert.deepEqual([both.leads_examined, both.changes.length], [2, 2])
    assert.deepEqual([await qualified(tandem), await qualified(plain)], [first, second])
  })

  it('are tried only where they make sense', async () => {
    const tried = (rules: unknown) => api.post('/lead_rules/dry_run', { rules })
    assertRefused(await tried([]), 400, 'parameter_invalid')
    assertRefused(await tried([{ name: 'half_a_rule' }]), 400, 'parameter_missing', /^`rules\[0\]\.part`/)
    assertRefused(await tried([{ id: 'svcrul_x', points: 1 }]), 404, 'resource_not_found')
    assertRefused(await tried([someRule({ name: 'need' })]), 400, 'parameter_invalid', /^`rules\[0\]\.name`/)
    const { id } = await named('need')
    assertRefused(await tried([{ id, part: 'fit' }]), 400, 'parameter_invalid', /^`rules\[0\]\.part`/)
  })
})
