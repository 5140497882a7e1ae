import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { nastyText } from '../testing/nasty-text.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'

describe('search', () => {
  let account: TestAccount
  let api: Client
  let ana: { id: string }
  let conversation: { id: string }
  before(async () => {
    account = await testAccount()
    api = await account.client()
    ana = await create('/contacts', {
      name: 'Ána Sousa',
      email: 'ana.sousa@example.com',
      phone_number: '+351210000042',
      identifier: 'user-1042',
    })
    conversation = await create('/conversations', { contact_id: ana.id, subject: 'Order 48211 has not arrived' })
    await say('Could you please refund the parcel? 注文番号はLD-77です。')
    await until('refund', 1)
    await until('arrived', 1)
    await until('sousa', 1)
  })

  async function create(path: string, body: unknown) {
    const answer = await api.post(path, body)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body
  }
  const say = (content: string, more = {}) =>
    create(`/conversations/${conversation.id}/messages`, { content, ...more }) as Promise<{ id: string }>
  const search = async (q: string, more = '', by = api) =>
    (await by.get(`/search?q=${encodeURIComponent(q)}${more}`)).body.data
  const until = (q: string, count: number) => eventually(async () => assert.equal((await search(q)).length, count, q))
  const find = async (q: string, more = '') =>
    (await search(q, more)).map(({ type, id }: { type: string; id: string }) => [type, id])

  it('answers a list of what was found, with the place of the words', async () => {
    const { status, body } = await api.get('/search?q=arrived')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      object: 'list',
      data: [
        {
          object: 'search_result',
          type: 'conversation',
          id: conversation.id,
          contact_id: ana.id,
          conversation_id: conversation.id,
          title: 'Order 48211 has not arrived',
          contact_name: 'Ána Sousa',
          snippet: 'Order 48211 has not arrived',
          matches: [{ start: 20, end: 27 }],
          created_at: body.data[0].created_at,
        },
      ],
      has_more: false,
      next_cursor: null,
    })
  })

  it('goes on where a page ends, through the best matches', async () => {
    const mine = await (await testAccount()).client()
    for (let n = 0; n < 5; n++) await mine.post('/contacts', someContact({ name: `Quillon ${n}` }))
    await eventually(async () => assert.equal((await mine.get('/search?q=quillon')).body.data.length, 5))
    const all = (await mine.get('/search?q=quillon')).body.data
    const walked = []
    let address = '/search?q=quillon&limit=2'
    for (const has_more of [true, true, false]) {
      const { body, headers } = await mine.get(address)
      assert.deepEqual([body.has_more, body.next_cursor !== null, headers.has('link')], [has_more, has_more, has_more])
      walked.push(...body.data)
      address = `/search?q=quillon&limit=2&cursor=${body.next_cursor}`
    }
    assert.deepEqual(walked, all)
    const { body } = await mine.get('/search?q=quillon&limit=2')
    const elsewhere = await mine.get(`/search?q=other&cursor=${body.next_cursor}`)
    assert.equal(elsewhere.body.error.code, 'cursor_mismatch')
    assert.equal((await mine.get('/search?q=quillon&cursor=x')).body.error.code, 'cursor_invalid')
  })

  for (const [what, q] of [
    ['name', 'sousa'],
    ['name without its accent', 'ana'],
    ['name with accents of its own', 'Souśa'],
    ['beginnings of names', 'an so'],
    ['e-mail address', 'ana.sousa@example.com'],
    ['part of the e-mail address', 'sousa@exam'],
    ['telephone number', '+351 210 000 042'],
    ['number without the code of the country', '210 000 042'],
    ['last digits of the number', '0042'],
    ['identifier', 'user-1042'],
    ['name with a letter wrong', 'souza'],
    ['name with two letters swapped', 'suosa'],
  ] as const)
    it(`finds a contact by ${what}`, async () => {
      const [first] = await search(q, '&types=contact')
      assert.equal(first?.id, ana.id)
      assert.ok(first.matches.length > 0)
    })

  it('finds messages by whole words, their beginnings, and with a letter wrong', async () => {
    for (const q of ['refund', 'refu', 'rfeund', 'refunt', '注文番号', '番号', '77'])
      assert.deepEqual(
        (await search(q, '&types=message')).map(({ type }: { type: string }) => type),
        ['message'],
        q,
      )
  })

  it('finds a message by the name of its contact together with a word of it, and not by the name alone', async () => {
    assert.equal((await search('ana refund', '&types=message')).length, 1)
    assert.equal((await search('ana sousa', '&types=message')).length, 0)
  })

  it('wants all words', async () => {
    assert.deepEqual(await search('refund giraffe'), [])
  })

  it('puts words as asked before words that begin so, contacts before texts, and the newest first', async () => {
    const bex = await create('/contacts', someContact({ name: 'Zed Quell' }))
    const bexter = await create('/contacts', someContact({ name: 'Zed Quellmann' }))
    const older = await say('quell one')
    const newer = await say('quell two')
    const longer = await say('quellmann three')
    await until('quell', 5)
    assert.deepEqual(await find('quell'), [
      ['contact', bex.id],
      ['message', newer.id],
      ['message', older.id],
      ['contact', bexter.id],
      ['message', longer.id],
    ])
    assert.deepEqual(await find('quell', '&limit=2'), [
      ['contact', bex.id],
      ['message', newer.id],
    ])
  })

  it('finds what changed by what it is now', async () => {
    const contact = await create('/contacts', someContact({ name: 'Formerly Known' }))
    await until('formerly', 1)
    await api.patch(`/contacts/${contact.id}`, { name: 'Presently Known' })
    // Immediately: the stored copy of a contact isn't trusted.
    assert.deepEqual(await search('formerly'), [])
    await until('presently', 1)
  })

  it('finds the messages of somebody renamed by the new name', async () => {
    const contact = await create('/contacts', someContact({ name: 'Olga Before' }))
    const { id } = await create('/conversations', { contact_id: contact.id })
    await create(`/conversations/${id}/messages`, { content: 'about a xylophone' })
    await until('before xylophone', 1)
    await api.patch(`/contacts/${contact.id}`, { name: 'Olga Afterwards' })
    await until('afterwards xylophone', 1)
  })

  it('finds a deleted contact and all that was said with it no more, at once', async () => {
    const contact = await create('/contacts', someContact({ name: 'Vanishing Person' }))
    const { id } = await create('/conversations', { contact_id: contact.id, subject: 'vanishing subject' })
    await create(`/conversations/${id}/messages`, { content: 'vanishing words' })
    await until('vanishing', 3)
    await api.delete(`/contacts/${contact.id}`)
    assert.deepEqual(await search('vanishing'), [])
    await eventually(async () => {
      const documents = sql`select from search_documents where parent_id = any (${[contact.id, id]})`
      assert.equal((await account.database.run(documents)).length, 0)
      assert.equal(
        (
          await account.database.run(
            sql`select from search_words where environment_id = ${account.environment_ids.live} and word = 'vanishing'`,
          )
        ).length,
        0,
      )
    })
  })

  it('finds notes among colleagues by those who may read messages', async () => {
    await say('a clandestine remark', { private: true })
    await until('clandestine', 1)
    assert.deepEqual(await search('clandestine', '', await account.client({ scopes: ['contacts:read'] })), [])
  })

  it('shows nothing of one mode in the other', async () => {
    assert.deepEqual(await search('sousa', '', await account.client({ mode: 'test' })), [])
  })

  it('searches and shows what the key may read, and refuses what it may not', async () => {
    const reader = await account.client({ scopes: ['messages:read'] })
    const [message] = await search('refund', '', reader)
    assert.equal(message.type, 'message')
    assert.equal(message.title, null)
    assert.deepEqual(await search('sousa', '', reader), [])
    assert.deepEqual(await search('ana refund', '', reader), [])
    const refused = await reader.get('/search?q=ana&types=contact')
    assert.equal(refused.status, 403)
    assert.equal(refused.body.error.code, 'insufficient_scope')
    const stranger = await account.client({ scopes: ['leads:read'] })
    assert.equal((await stranger.get('/search?q=ana')).status, 403)
  })

  it('refuses what it does not understand', async () => {
    for (const [query, code] of [
      ['', 'parameter_missing'],
      ['?q=%20%20', 'parameter_missing'],
      [`?q=${'a'.repeat(256)}`, 'parameter_invalid'],
      ['?q=a&types=lead', 'parameter_invalid'],
      ['?q=a&limit=101', 'parameter_invalid'],
      ['?q=a&cursor=x', 'cursor_invalid'],
      ['?q=%00', 'parameter_invalid'],
    ] as const)
      assert.equal((await api.get(`/search${query}`)).body.error?.code, code, query)
    assert.equal((await api.get(`/search?q=${'%20'.repeat(300)}ana`)).status, 200)
  })

  it('keeps and is asked any text without harm', async () => {
    for (const { text } of nastyText.filter(({ expect }) => expect === 'roundtrip')) {
      await say(text)
      const q = Array.from(text).slice(0, 255).join('').trim()
      if (q !== '') assert.equal((await api.get(`/search?q=${encodeURIComponent(q)}`)).status, 200, text.slice(0, 40))
    }
    await say('the last of the nasty ones: peculiarity')
    await until('peculiarity', 1)
  })
})
