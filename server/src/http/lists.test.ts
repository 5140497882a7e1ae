import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, someContact, type TestAccount } from '../testing/service.ts'

interface ListRow {
  id: string
  created_at: string
}

describe('a list', () => {
  let account: TestAccount
  let api: Client
  const all: ListRow[] = []
  before(async () => {
    account = await testAccount()
    api = await account.client()
    for (let n = 0; n < 30; n++) all.push((await api.post('/contacts', someContact({ phone_number: '+12' }))).body)
  })

  const idsOf = (rows: ListRow[]) => rows.map(({ id }) => id)
  const walk = async (query: string, between = async (_page: number) => {}) => {
    const pages: string[][] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body }: Answer = await api.get(`/contacts?${query}${cursor && `&cursor=${cursor}`}`)
      pages.push(idsOf(body.data))
      assert.equal(body.has_more, body.next_cursor !== null)
      cursor = body.next_cursor
      await between(pages.length)
    }
    return pages
  }

  it('has exactly the four fields of the specification', async () => {
    const { status, body } = await api.get('/contacts?limit=2')
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['object', 'data', 'has_more', 'next_cursor'])
    assert.equal(body.object, 'list')
    assert.equal(body.has_more, true)
    const none = (await api.get('/contacts?identifier=nobody')).body
    assert.deepEqual(none, { object: 'list', data: [], has_more: false, next_cursor: null })
  })

  it('shows 25 of the newest first, unless told otherwise', async () => {
    const newest_first = idsOf(all).toReversed()
    assert.deepEqual(idsOf((await api.get('/contacts')).body.data), newest_first.slice(0, 25))
    assert.deepEqual(idsOf((await api.get('/contacts?order=asc&limit=3')).body.data), idsOf(all).slice(0, 3))
    assert.deepEqual(idsOf((await api.get('/contacts?limit=100')).body.data), newest_first)
  })

  it('takes a limit of 1 to 100, written plainly, and nothing else', async () => {
    for (const limit of ['1', '99', '100']) assert.equal((await api.get(`/contacts?limit=${limit}`)).status, 200)
    for (const limit of [
      '0',
      '101',
      '-1',
      '05',
      '1e1',
      '1.0',
      '%2B5',
      '0x5',
      '5%20',
      '',
      'ten',
      '99999999999',
      'NaN',
      'null',
    ])
      assertRefused(await api.get(`/contacts?limit=${limit}`), 400, 'parameter_invalid', /^`limit` /)
  })

  it('refuses parameters that are unknown, given twice or out of their words', async () => {
    for (const query of ['page=2', 'Limit=5', 'limit[]=5', 'api_key=x', '%6Cimi=5', '__proto__=x', 'constructor=x', ''])
      if (query) assertRefused(await api.get(`/contacts?${query}`), 400, 'parameter_unknown')
    assertRefused(
      await api.get('/contacts?limit=5&limit=5'),
      400,
      'parameter_invalid',
      /^`limit` must not appear twice/,
    )
    for (const order of ['ASC', 'up', ''])
      assertRefused(await api.get(`/contacts?order=${order}`), 400, 'parameter_invalid')
    for (const email of ['%00', 'a%00b', 'x'.repeat(255)])
      assertRefused(await api.get(`/contacts?email=${email}`), 400, 'parameter_invalid', /^`email` /)
  })

  it('refuses a query that is not percent-encoded UTF-8', async () => {
    for (const email of ['%', '%zz', '%ff', '%c3', '%ed%a0%80'])
      assertRefused(await api.get(`/contacts?email=${email}`), 400, 'malformed_request')
  })

  it('is walked page by page, each object once, whatever the limits', async () => {
    for (const limit of [1, 7, 10, 29, 30, 31]) {
      const pages = await walk(`limit=${limit}&order=asc`)
      assert.deepEqual(pages.flat(), idsOf(all))
      assert.equal(pages.length, Math.ceil(30 / limit))
    }
    const { body: first } = await api.get('/contacts?limit=4')
    const { body: second } = await api.get(`/contacts?limit=9&cursor=${first.next_cursor}`)
    assert.deepEqual(idsOf(second.data), idsOf(all).toReversed().slice(4, 13))
    const { body: default_limit } = await api.get(`/contacts?cursor=${first.next_cursor}`)
    assert.equal(default_limit.data.length, 25)
  })

  it('links to its next page, with all its filters, as an address that can be followed', async () => {
    const identifier = 'a?b&c=d e/ü+"<>'
    const followed: string[] = []
    await api.post('/contacts', someContact({ identifier }))
    let next: string | undefined =
      `/contacts?limit=7&phone_number=%2B12&created_after=${encodeURIComponent('2020-01-01T00:00:00+02:00')}`
    while (next) {
      const { body, headers }: Answer = await api.get(next)
      followed.push(...idsOf(body.data))
      const link = headers.get('link')
      assert.equal(link !== null, body.has_more)
      if (link) assert.match(link, /^<\/v1\/contacts\?[^<>"\s]+>; rel="next"$/)
      next = link?.slice('</v1'.length, link.indexOf('>'))
    }
    assert.deepEqual(followed, idsOf(all).toReversed())
  })

  it('of a moment begins at that moment and ends before that moment, in any offset', async () => {
    const [first, middle] = [all[1]!, all[10]!]
    const offset = (created_at: string) =>
      `${new Date(Date.parse(created_at) - 5.5 * 3600_000).toISOString().slice(0, -1)}-05:30`
    for (const write of [(moment: string) => moment, offset]) {
      const query = new URLSearchParams({
        created_after: write(first.created_at),
        created_before: write(middle.created_at),
        order: 'asc',
        limit: '100',
      })
      const wanted = all.filter(({ created_at }) => created_at >= first.created_at && created_at < middle.created_at)
      assert.deepEqual(idsOf((await api.get(`/contacts?${query}`)).body.data), idsOf(wanted))
    }
    const nothing = new URLSearchParams({ created_after: middle.created_at, created_before: middle.created_at })
    assert.deepEqual((await api.get(`/contacts?${nothing}`)).body.data, [])
    assert.equal((await api.get('/contacts?created_after=0001-01-01T00:00:00Z&limit=100')).status, 200)
    assert.deepEqual((await api.get('/contacts?created_after=9999-12-31T23:59:59.999Z')).body.data, [])
    for (const moment of [
      '2026-11-20',
      '2026-13-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-11-20T24:00:00Z',
      '2026-11-20T10:00:00',
      '1763600000',
      '',
      '2026-11-20T10:00:00+02:00',
    ])
      assertRefused(await api.get(`/contacts?created_after=${moment}`), 400, 'parameter_invalid', /^`created_after` /)
  })

  it('neither repeats nor hides what was there, while others come and go', async () => {
    const gone = (await api.post('/contacts', someContact({ phone_number: '+13' }))).body.id
    const start = new Set((await walk('limit=100')).flat())
    const seen = await walk('limit=5', async (page) => {
      await api.post('/contacts', someContact({ phone_number: '+13' }))
      if (page === 2) await api.delete(`/contacts/${gone}`)
    })
    const flat = seen.flat()
    assert.equal(new Set(flat).size, flat.length)
    assert.deepEqual(new Set(flat), start)
    const oldest_first = await walk('limit=5&order=asc', async (page) => {
      if (page === 3) await api.delete(`/contacts/${seen.at(-1)![0]}`)
    })
    assert.equal(new Set(oldest_first.flat()).size, oldest_first.flat().length)
    for (const id of idsOf(all)) if (id !== seen.at(-1)![0]) assert.ok(oldest_first.flat().includes(id))
  })
})

describe('a cursor', () => {
  let account: TestAccount
  let api: Client
  let cursor: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    for (let n = 0; n < 3; n++) await api.post('/contacts', someContact({ phone_number: '+12' }))
    cursor = (await api.get('/contacts?limit=1')).body.next_cursor
  })

  const list = (query: string, by = api) => by.get(`/contacts?${query}`)

  it('is safe in an address and works as often as it is sent', async () => {
    assert.match(cursor, /^[A-Za-z0-9_-]+$/)
    const answers = await Promise.all(Array.from({ length: 3 }, () => list(`cursor=${cursor}`)))
    for (const { body } of answers) assert.deepEqual(body, answers[0]!.body)
  })

  it('with any one bit of it flipped is refused', async () => {
    const bytes = Buffer.from(cursor)
    const damaged = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const copy = Buffer.from(bytes)
      copy[bit >> 3]! ^= 1 << (bit & 7)
      return encodeURIComponent(copy.toString('latin1'))
    })
    for (const one of damaged) {
      const { status, body } = await list(`cursor=${one}`)
      assert.equal(status, 400, one)
      assert.ok(['cursor_invalid', 'parameter_invalid'].includes(body.error.code), one)
    }
  })

  it('cut short, made longer, spelled otherwise or made up is refused', async () => {
    const spelled = [
      cursor.slice(0, -1),
      cursor.slice(1),
      `${cursor}A`,
      `${cursor}=`,
      `${cursor}==`,
      ` ${cursor}`,
      `${cursor}.`,
    ]
    for (const text of [...spelled, 'x', 'null', '0', 'svccon_01h455vb4pex5vsknk084sn02q', 'A'.repeat(512)])
      assertRefused(await list(`cursor=${encodeURIComponent(text)}`), 400, 'cursor_invalid', /^`cursor` /)
    assertRefused(await list('cursor='), 400, 'parameter_invalid', /^`cursor` /)
    assertRefused(await list(`cursor=${'A'.repeat(513)}`), 400, 'parameter_invalid', /^`cursor` /)
  })

  it('goes with its filters, order and list, but with any limit', async () => {
    for (const query of ['order=asc', 'phone_number=%2B12', 'created_after=2020-01-01T00:00:00Z'])
      assertRefused(await list(`${query}&cursor=${cursor}`), 400, 'cursor_mismatch', /^`cursor` /)
    assertRefused(await api.get(`/conversations?cursor=${cursor}`), 400, 'cursor_mismatch')
    assert.equal((await list(`order=desc&limit=2&cursor=${cursor}`)).status, 200)
    const filtered = (await list('phone_number=%2B12&limit=1')).body.next_cursor
    assertRefused(await list(`cursor=${filtered}`), 400, 'cursor_mismatch')
    assertRefused(await list(`phone_number=%2B13&cursor=${filtered}`), 400, 'cursor_mismatch')
    assert.equal((await list(`cursor=${filtered}&phone_number=%2B12`)).status, 200)
  })

  it('is of no use in the other mode, to another account or at another deployment', async () => {
    assertRefused(await list(`cursor=${cursor}`, await account.client({ mode: 'test' })), 400, 'cursor_invalid')
    const elsewhere = await testAccount()
    const stranger = await elsewhere.client()
    assertRefused(await list(`cursor=${cursor}`, stranger), 400, 'cursor_invalid')
  })
})
