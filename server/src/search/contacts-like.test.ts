import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'
import { behindEnvironments } from './progress.ts'
import { segment_size } from './segments.ts'

describe('the list of contacts with q', () => {
  let service: TestService
  let api: Client
  const ids: string[] = []
  before(async () => {
    service = await startTestService()
    api = await service.client()
    await eventually(async () => assert.deepEqual(await behindEnvironments(service.database), []))
    for (let n = 0; n < 25; n++) {
      const name = n % 2 === 0 ? `Élodie Number${n}` : `Other Number${n}`
      ids.push((await api.post('/contacts', someContact({ name, phone_number: `+35121000${1000 + n}` }))).body.id)
      if (n % 8 === 7) await fillSegments(n + 1)
    }
    await eventually(async () => assert.equal((await list('q=number&limit=100')).length, 25))
  })
  after(() => service.stop())

  /** Makes future contacts go into another segment. */
  async function fillSegments(contacts: number) {
    await eventually(async () => assert.equal((await list('q=number&limit=100')).length, contacts))
    await service.database.run(sql`update search_segments set documents = ${segment_size}`)
  }

  const list = async (query: string) =>
    (await api.get(`/contacts?${query}`)).body.data.map(({ id }: { id: string }) => id)

  it('is read from several segments here', async () => {
    const segments = await service.database.run(sql`select from search_segments`)
    assert.equal(segments.length, 4)
  })

  it('holds those with words that begin so, newest first, as contacts', async () => {
    const elodies = ids.filter((_, n) => n % 2 === 0)
    const { body } = await api.get('/contacts?q=elo&limit=100')
    assert.equal(body.data[0].object, 'contact')
    assert.deepEqual(
      body.data.map(({ id }: { id: string }) => id),
      elodies.toReversed(),
    )
    assert.deepEqual(await list('q=elo+num&order=asc&limit=3'), elodies.slice(0, 3))
    assert.deepEqual(await list(`q=${encodeURIComponent('+351 21000 1007')}`), [ids[7]])
    assert.deepEqual(await list('q=elodei'), [])
    assert.deepEqual(await list('q=%3F%3F'), [])
  })

  for (const order of ['asc', 'desc'])
    it(`is walked page by page without repeating or leaving out any (${order})`, async () => {
      const walked: string[] = []
      let cursor = ''
      do {
        const { body } = await api.get(`/contacts?q=number&limit=4&order=${order}${cursor}`)
        walked.push(...body.data.map(({ id }: { id: string }) => id))
        cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
      } while (cursor !== '')
      assert.deepEqual(walked, order === 'asc' ? ids : ids.toReversed())
    })

  it('goes together with the other filters', async () => {
    const { body } = await api.get(`/contacts/${ids[3]}`)
    assert.deepEqual(await list(`q=other&email=${body.email}`), [ids[3]])
    assert.deepEqual(await list(`q=elodie&email=${body.email}`), [])
    assert.deepEqual(await list(`q=number&created_before=${body.created_at}&order=asc&limit=1`), [ids[0]])
  })

  it('holds a deleted contact no more, at once', async () => {
    const { body } = await api.post('/contacts', someContact({ name: 'Shortlived' }))
    await eventually(async () => assert.deepEqual(await list('q=shortl'), [body.id]))
    await api.delete(`/contacts/${body.id}`)
    assert.deepEqual(await list('q=shortl'), [])
  })
})
