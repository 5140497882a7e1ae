import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'
import { visitorOf, website } from './support/website.ts'

describe('a visitor whom the page names while they are being made', () => {
  inBrowser('has that name', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const gate = Promise.withResolvers<void>()
    await chat.page.route('**/widget/api/visitors', async (route) => {
      await gate.promise
      await route.continue()
    })
    const creation = chat.page.waitForRequest('**/widget/api/visitors')
    await chat.write('Hello')
    await creation
    await chat.page.evaluate(`Parley('identify', { name: 'Ana Sousa' })`)
    gate.resolve()
    await eventually(async () => {
      const [{ contact_id }] = (await api.get('/conversations')).body.data
      assert.equal((await api.get(`/contacts/${contact_id}`)).body.name, 'Ana Sousa')
    })
  })
})
