import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { written } from './support/conversation.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { type Chat, chatOn, type Website, website } from './support/website.ts'

async function signerOf({ api }: Stage, { channel_id }: Website) {
  const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
  return ({ page }: Chat, sub: string) =>
    page.evaluate(
      `Parley('identify', ${JSON.stringify({ identity_token: signedIdentity(key, { aud: channel_id, sub }) })})`,
    )
}

async function tabOf(context: Awaited<ReturnType<Stage['context']>>, { origin }: Website): Promise<Chat> {
  const page = await context.newPage()
  await page.goto(origin)
  const chat = chatOn(page)
  await chat.open()
  return chat
}

const tokenOn = ({ page }: Chat, { channel_id }: Website) =>
  page.evaluate<string>(`JSON.parse(localStorage['parley:${channel_id}']).token`)

describe('the new token of a visitor who signs in', () => {
  inBrowser('is that of all tabs, and what is on their screens stays', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const signIn = await signerOf(stage, shop)
    const context = await stage.context(null)
    const [here, there] = [await tabOf(context, shop), await tabOf(context, shop)]
    await here.write('Where is my lamp?')
    await here.log.getByText('· Sent').waitFor()
    await there.log.getByText('Where is my lamp?').waitFor()
    await there.frame.getByRole('textbox').fill('My number is')
    const before = await tokenOn(here, shop)
    const { id } = (await api.get('/conversations')).body.data[0]
    const left = there.log
      .getByText('Where is my lamp?')
      .waitFor({ state: 'detached', timeout: 0 })
      .catch(() => {})
    await signIn(here, 'ana')
    await eventually(async () => assert.notEqual(await tokenOn(there, shop), before))
    await eventually(async () => {
      const headers = { authorization: `Bearer ${before}` }
      assert.equal((await fetch(`${new URL(api.base).origin}/widget/api/conversations`, { headers })).status, 401)
    })
    await api.post(`/conversations/${id}/messages`, { content: 'It left yesterday.' })
    for (const chat of [here, there]) await chat.log.getByText('It left yesterday.').waitFor()
    assert.equal(await there.frame.getByRole('textbox').inputValue(), 'My number is')
    await there.write('My number is 7')
    await here.log.getByText('My number is 7').waitFor()
    await eventually(async () =>
      assert.deepEqual(await written(api), [['Where is my lamp?', 'It left yesterday.', 'My number is 7']]),
    )
    assert.equal(await Promise.race([left.then(() => 'left'), 'stayed']), 'stayed')
    await here.page.reload()
    await here.open()
    await here.log.getByText('It left yesterday.').waitFor()
  })

  inBrowser('is asked for again if the answer is lost', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const signIn = await signerOf(stage, shop)
    const chat = await tabOf(await stage.context(null), shop)
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    const before = await tokenOn(chat, shop)
    const { id } = (await api.get('/conversations')).body.data[0]
    let lost = 0
    await chat.page.route('**/widget/api/visitor', async (route) => {
      if (route.request().method() !== 'PATCH' || lost++ > 0) return route.continue()
      assert.equal((await route.fetch()).status(), 200)
      await route.abort()
    })
    await signIn(chat, 'ana')
    await chat.write('Are you there?')
    await eventually(async () => assert.notEqual(await tokenOn(chat, shop), before))
    await api.post(`/conversations/${id}/messages`, { content: 'It left yesterday.' })
    await chat.log.getByText('It left yesterday.').waitFor()
    await eventually(async () => assert.deepEqual((await written(api))[0]?.length, 3))
    assert.equal((await api.get('/conversations')).body.data.length, 1)
  })
})
