import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { type Browser, person, setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../../testing/service.ts'
import { signedIdentity, streamOf, type VisitorClient, visit, widgetChannel } from '../../testing/visitor.ts'

describe('an identifier or address that somebody else put on a contact', () => {
  let account: TestAccount
  let api: Client
  /** It may write contacts, and read nothing else. */
  let writer: Client
  let agent: Browser
  let channel_id: string
  let key: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    writer = await account.client({ scopes: ['contacts:write'] })
    await setUp(account)
    agent = await person(account, 'agent')
    channel_id = await widgetChannel(account)
    key = (await api.post(`/channels/${channel_id}/identity_keys`)).body.key
  })

  const identity = (sub: string, claims = {}) => signedIdentity(key, { aud: channel_id, sub, ...claims })
  const signIn = (sub: string, claims = {}) => visit(account, channel_id, { identity_token: identity(sub, claims) })
  const contact = async (fields = {}) => (await api.post('/contacts', { ...someContact(), ...fields })).body
  /** The business begins a conversation with a contact, where they see it in the widget. */
  const begin = async (contact_id: string) => {
    const { body } = await api.post('/conversations', { contact_id, channel_id })
    await api.post(`/conversations/${body.id}/messages`, { content: 'Your invoice' })
    return body.id as string
  }
  const seenBy = async (visitor: VisitorClient) =>
    (await visitor.get('/conversations')).body.data.map(({ id }: { id: string }) => id).toSorted()
  const sees = async (visitor: VisitorClient, ...ids: string[]) => {
    // A process remembers for a moment whose contact a visitor is.
    await eventually(async () => assert.deepEqual(await seenBy(visitor), ids.toSorted()))
    for (const id of ids) assert.equal((await visitor.get(`/conversations/${id}/messages`)).status, 200)
  }
  const seesNothingOf = async (visitor: VisitorClient, id: string) => {
    assert.ok(!(await seenBy(visitor)).includes(id))
    const at = `/conversations/${id}`
    for (const answer of [
      await visitor.get(`${at}/messages`),
      await visitor.post(`${at}/messages`, { content: 'Hello' }),
      await visitor.post(`${at}/rating`, { score: 5 }),
    ])
      assertRefused(answer, 404, 'resource_not_found')
  }
  const importAll = (contacts: object[]) => writer.post('/contacts/import', { existing: 'update', contacts })

  it('shows in the widget only what is begun after that', async () => {
    const ways: Record<string, (id: string, email: string, sub: string) => Promise<unknown>> = {
      change: (id, _, identifier) => writer.patch(`/contacts/${id}`, { identifier }),
      upsert: (_, email, identifier) => writer.post('/contacts/upsert', { name: 'Ana', email, identifier }),
      import: (_, email, identifier) => importAll([{ name: 'Ana', email, identifier }]),
      merge: async (id, _, identifier) => {
        const { id: other } = await contact({ identifier })
        await writer.post(`/contacts/${id}/merge`, { contact_id: other })
      },
    }
    for (const [way, put] of Object.entries(ways)) {
      const { id, email } = await contact()
      const earlier = await begin(id)
      await put(id, email, `eve-${way}`)
      assert.equal((await api.get(`/contacts/${id}`)).body.identifier, `eve-${way}`, way)
      const eve = await signIn(`eve-${way}`)
      await seesNothingOf(eve, earlier)
      const later = await begin(id)
      await sees(eve, later)
      const own = (await eve.post('/conversations', { content: 'Hello' })).body.conversation_id
      assert.equal((await api.get(`/conversations/${own}`)).body.contact_id, id, way)
      await sees(eve, later, own)
    }
  })

  it('does so for whoever was there before, but had written nothing', async () => {
    const { id } = await contact()
    const earlier = await begin(id)
    const [eve, bob] = [await signIn('eve-2'), await signIn('eve-3')]
    await writer.patch(`/contacts/${id}`, { identifier: 'eve-2' })
    await eve.patch('/visitor', { identity_token: identity('eve-2') })
    await sees(eve)
    await seesNothingOf(eve, earlier)
    await writer.patch(`/contacts/${id}`, { identifier: 'eve-3' })
    const own = (await bob.post('/conversations', { content: 'Hello' })).body.conversation_id
    await sees(bob, own)
    await seesNothingOf(bob, earlier)
  })

  it('does so for an address that came later, and where an identifier that protected it was taken away', async () => {
    const { id } = await contact()
    const earlier = await begin(id)
    await writer.patch(`/contacts/${id}`, { email: 'eve-4@example.com' })
    const eve = await signIn('eve-4', { email: 'eve-4@example.com' })
    await sees(eve)
    await seesNothingOf(eve, earlier)

    const ana = await contact({ identifier: 'ana-5' })
    const of_ana = await begin(ana.id)
    await writer.patch(`/contacts/${ana.id}`, { identifier: null })
    const other = await signIn('eve-5', { email: ana.email })
    const own = (await other.post('/conversations', { content: 'Hello' })).body.conversation_id
    assert.equal((await api.get(`/conversations/${own}`)).body.contact_id, ana.id)
    await sees(other, own)
    await seesNothingOf(other, of_ana)
  })

  it('leaves the person whose contact it was what they saw', async () => {
    const { id } = await contact({ identifier: 'ana-6' })
    const earlier = await begin(id)
    const ana = await signIn('ana-6')
    await writer.patch(`/contacts/${id}`, { identifier: 'eve-6', email: 'eve-6@example.com' })
    await sees(ana, earlier)
  })

  it('is no matter for contacts that had it from the start, nor where the person signs it', async () => {
    const { id } = await contact({ identifier: 'ana-7' })
    const earlier = await begin(id)
    await writer.patch(`/contacts/${id}`, { name: 'Ana Maria', identifier: 'ana-7' })
    await sees(await signIn('ana-7'), earlier)

    const browser = await visit(account, channel_id)
    const own = (await browser.post('/conversations', { content: 'Hello' })).body.conversation_id
    const { contact_id } = (await api.get(`/conversations/${own}`)).body
    const begun = await begin(contact_id)
    await browser.patch('/visitor', { identity_token: identity('ana-8', { email: 'ana-8@example.com' }) })
    const { identifier, email } = (await api.get(`/contacts/${contact_id}`)).body
    assert.deepEqual([identifier, email], ['ana-8', 'ana-8@example.com'])
    await sees(browser, own, begun)
    await sees(await signIn('ana-8'), own, begun)
  })

  it('joins nothing by a merge with a key, of either contact, also over several steps', async () => {
    const [ana, eve] = [await contact({ identifier: 'ana-9' }), await contact({ identifier: 'eve-9' })]
    const [of_ana, of_eve] = [await begin(ana.id), await begin(eve.id)]
    const [as_ana, as_eve] = [await signIn('ana-9'), await signIn('eve-9')]
    await sees(as_ana, of_ana)
    const before = (await as_eve.get('/conversations')).body.data.length
    assert.equal(before, 1)
    const { id: cursor } = (await api.get('/events?limit=1')).body.data[0]
    await writer.post(`/contacts/${eve.id}/merge`, { contact_id: ana.id })
    await sees(as_ana, of_ana)
    await sees(as_eve, of_eve)
    await seesNothingOf(as_eve, of_ana)
    await seesNothingOf(as_ana, of_eve)
    await using stream = await streamOf(account, as_eve, cursor)
    const third = await contact()
    const of_third = await begin(third.id)
    await writer.post(`/contacts/${third.id}/merge`, { contact_id: eve.id })
    await sees(as_ana, of_ana)
    await sees(as_eve, of_eve)
    for (const who of [as_ana, as_eve]) await seesNothingOf(who, of_third)
    const later = await begin(third.id)
    await sees(as_ana, of_ana, later)
    await sees(as_eve, of_eve, later)
    await api.post(`/conversations/${of_ana}/messages`, { content: 'For Ana' })
    await api.post(`/conversations/${of_eve}/messages`, { content: 'For Eve' })
    await eventually(() => assert.match(JSON.stringify(stream.events), /For Eve/))
    assert.doesNotMatch(JSON.stringify(stream.events), /For Ana/)
  })

  it('joins nothing by signing in a browser whose contact a key has merged', async () => {
    const { id } = await contact()
    const earlier = await begin(id)
    const eve = await visit(account, channel_id)
    const own = (await eve.post('/conversations', { content: 'Hello' })).body.conversation_id
    const { contact_id } = (await api.get(`/conversations/${own}`)).body
    await writer.post(`/contacts/${id}/merge`, { contact_id })
    await eventually(async () => {
      await eve.patch('/visitor', { identity_token: identity('eve-10') })
      assert.equal((await api.get(`/contacts/${id}`)).body.identifier, 'eve-10')
    })
    await sees(eve, own)
    await seesNothingOf(eve, earlier)
    const { email } = (await api.get(`/contacts/${id}`)).body
    await writer.patch(`/contacts/${id}`, { identifier: null })
    await writer.patch(`/contacts/${id}`, { identifier: 'eve-11' })
    await sees(await signIn('eve-11', { email }))
  })

  it('joins both by a merge in the dashboard, except what a key had put there before', async () => {
    const [ana, twin] = [await contact({ identifier: 'ana-12' }), await contact()]
    const [one, two] = [await begin(ana.id), await begin(twin.id)]
    const as_ana = await signIn('ana-12')
    await agent.post(`/live/contacts/${twin.id}/merge`, { contact_id: ana.id })
    await sees(as_ana, one, two)

    const [victim, empty] = [await contact(), await contact()]
    const earlier = await begin(victim.id)
    await writer.patch(`/contacts/${victim.id}`, { identifier: 'eve-13' })
    await agent.post(`/live/contacts/${empty.id}/merge`, { contact_id: victim.id })
    assert.equal((await api.get(`/contacts/${empty.id}`)).body.identifier, 'eve-13')
    const eve = await signIn('eve-13')
    await sees(eve)
    await seesNothingOf(eve, earlier)
  })
})
