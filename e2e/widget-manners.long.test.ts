import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'
import { visitorOf, website } from './support/website.ts'

describe('a talk in the chat', () => {
  inBrowser(
    'says that a person will reply, until one does, and has one time for what is said in a row',
    async (stage) => {
      const { api } = stage
      await using shop = await website(stage)
      const chat = await visitorOf(stage, shop)
      await chat.write('Where is my lamp?')
      await chat.write('Number 7')
      await chat.log.getByText('· Sent').waitFor()
      const promise = chat.frame.getByText('A person from our team will reply here.')
      await promise.waitFor()
      assert.equal(await chat.log.locator('time').count(), 1)
      const { id } = (await api.get('/conversations')).body.data[0]
      for (const content of ['One moment.', 'It left yesterday.'])
        await api.post(`/conversations/${id}/messages`, { content })
      await chat.log.getByText('It left yesterday.').waitFor()
      await promise.waitFor({ state: 'detached' })
      await eventually(async () => assert.equal(await chat.log.locator('time').count(), 2))
    },
  )

  inBrowser('says on both sides what the other has read', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    const inbox = await stage.open(`/live/inbox/${id}`)
    await chat.log.getByText('· Read').waitFor()
    const thread = inbox.getByRole('log')
    for (const content of ['One moment.', 'It left yesterday.'])
      await stage.api.post(`/conversations/${id}/messages`, { content })
    await chat.log.getByText('It left yesterday.').waitFor()
    await eventually(async () => {
      assert.equal(await thread.getByText(/· Seen \d/).count(), 1)
      assert.equal(await thread.getByText('· Delivered').count(), 0)
    })
  })

  inBrowser('begins each day with its name', async (stage) => {
    const { api, account } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    const { id } = (await api.get('/conversations')).body.data[0]
    await account.database.run(sql`
      update messages set created_at = created_at - interval '3 days' where conversation_id = ${id}`)
    await api.post(`/conversations/${id}/messages`, { content: 'It left today.' })
    await chat.log.getByText('It left today.').waitFor()
    await chat.page.reload()
    await chat.open()
    await chat.log.getByText('It left today.').waitFor()
    const day = (at: number) =>
      new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long', day: 'numeric' }).format(at)
    const [first, second] = (await api.get(`/conversations/${id}/messages?order=asc`)).body.data
    const texts = (await chat.log.textContent())!.replaceAll(/\s+/g, ' ')
    const places = [
      day(Date.parse(first.created_at)),
      'Where is my lamp?',
      day(Date.parse(second.created_at)),
      'It left today.',
    ]
    const positions = places.map((one) => texts.indexOf(one))
    assert.ok(!positions.includes(-1), texts)
    assert.deepEqual(
      positions,
      positions.toSorted((a, b) => a - b),
    )
  })
})
