import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { inBrowser } from './support/stage.ts'
import { chatOn, visitorOf, website } from './support/website.ts'

describe('a visitor', () => {
  inBrowser('is answered by the assistant with its source, and talks to a person instead', async (stage) => {
    const { api } = stage
    const url = 'https://shop.example/help/delivery'
    const body = 'A lamp in stock is with you within three working days. Express delivery takes one day.'
    await api.post('/knowledge/articles', { title: 'How long delivery takes', body, url, status: 'published' })
    await api.patch('/assistant', { status: 'on' })
    await using shop = await website(stage, { handled_by: 'assistant' })
    const chat = await visitorOf(stage, shop)
    await chat.write('How long does delivery take?')
    const source = chat.log.getByRole('listitem').getByRole('link', { name: 'How long delivery takes' })
    await source.waitFor()
    assert.equal(await source.getAttribute('href'), url)
    assert.equal(await source.getAttribute('rel'), 'noopener noreferrer nofollow')
    const { id } = (await api.get('/conversations')).body.data[0]
    assert.equal((await api.get(`/conversations/${id}`)).body.handled_by, 'assistant')
    await chat.frame.getByRole('button', { name: 'Talk to a person' }).click()
    await chat.frame.getByRole('button', { name: 'Talk to a person' }).waitFor({ state: 'detached' })
    const { handled_by, status, handover } = (await api.get(`/conversations/${id}`)).body
    assert.deepEqual([handled_by, status, handover.requested_by.type], ['human', 'open', 'visitor'])
  })

  inBrowser('chooses among what the assistant offers, once, and is answered', async (stage) => {
    const { api } = stage
    const articles = [
      ['Returning a bike', 'You can return a bike within 30 days. Bring the receipt of the bike.'],
      ['Repairing a bike', 'We repair a bike within a week. Bring the bike to our shop.'],
    ]
    for (const [title, body] of articles)
      assert.equal((await api.post('/knowledge/articles', { title, body, status: 'published' })).status, 201)
    await api.patch('/assistant', { status: 'on' })
    await using shop = await website(stage, { handled_by: 'assistant' })
    const chat = await visitorOf(stage, shop)
    await chat.write('bike')
    const choice = chat.log.getByRole('button', { name: 'Repairing a bike' })
    await choice.click()
    await chat.log.getByText('within a week').waitFor()
    assert.equal(await chat.log.getByRole('button', { name: /a bike/ }).count(), 0, 'a choice is made once')
    const { id } = (await api.get('/conversations')).body.data[0]
    const { data } = (await api.get(`/conversations/${id}/messages?order=asc`)).body
    assert.deepEqual(
      data
        .filter((one: { direction: string }) => one.direction === 'inbound')
        .map((one: { content: string }) => one.content),
      ['bike', 'Repairing a bike'],
    )
  })

  inBrowser('whose tab was suspended finds what was said meanwhile', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { page, browser: context } = chat
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    const { id } = (await api.get('/conversations')).body.data[0]
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await api.post(`/conversations/${id}/messages`, { content: 'While you were away' })
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    await chat.log.getByText('While you were away').waitFor()
    assert.equal(await chat.log.getByText('While you were away').count(), 1)
  })

  inBrowser('must be signed in where the channel says so', async (stage) => {
    await using shop = await website(stage, { widget: { identity: 'required' } })
    const page = await (await stage.context(null)).newPage()
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.launcher.click()
    await chat.frame.getByText('Sign in on this website to chat with us.').waitFor()
    assert.equal(await chat.frame.getByRole('textbox').count(), 0)
  })
})
