import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('channels', () => {
  inBrowser('are added, told apart in the inbox, and deleted once it is typed', async ({ api, open }) => {
    const page = await open('/live/settings/channels')
    const card = (name: string) => page.getByRole('region', { name, exact: true })
    await card('API').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Delete channel' }).count(), 0, 'the last one stays')
    await page.getByRole('button', { name: 'Add channel' }).click()
    const adding = page.getByRole('dialog', { name: 'Add channel' })
    await adding.getByLabel('Name').fill('Shop <b>&amp;</b>')
    await adding.getByLabel('New conversations go to').selectOption('assistant')
    await page.keyboard.press('Enter')
    await page.getByText('Channel added.').waitFor()
    await card('API').getByText('Default', { exact: true }).waitFor()
    const [{ id: channel_id, handled_by }] = (await api.get('/channels')).body.data
    assert.equal(handled_by, 'assistant')
    await card('Shop <b>&amp;</b>').getByLabel('Name').fill('Shop')
    await card('Shop <b>&amp;</b>').getByRole('button', { name: 'Save' }).click()
    await card('Shop').waitFor()

    const plain = await conversation(api, ['From the site'], { name: 'Site visitor' })
    const { body: begun } = await api.post('/conversations', {
      contact_id: plain.contact_id,
      channel_id,
      handled_by: 'human',
      subject: 'From the shop',
    })
    await page.goto('/dashboard/live/inbox')
    const list = page.getByRole('list', { name: 'Conversations' })
    await list.getByText('From the site').waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Channel').selectOption('Shop')
    await page.getByRole('button', { name: 'Apply' }).click()
    await list.getByText('From the site').waitFor({ state: 'detached' })
    await list.getByText('From the shop').waitFor()
    await page.getByRole('list', { name: 'Filters' }).getByText('Shop').waitFor()

    const shown = page.url()
    await list.getByText('From the shop').click()
    await page.getByRole('main').getByText('From the shop', { exact: true }).waitFor()
    await page.getByRole('main').getByText('Shop', { exact: true }).waitFor()
    await page.goto('/dashboard/live/settings/channels')
    await card('Shop').getByText('1 conversation in the last 7 days').waitFor()
    await card('Shop').getByRole('button', { name: 'Delete channel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete channel' })
    assert.equal(await dialog.getByRole('button', { name: 'Delete channel' }).isDisabled(), true)
    await dialog.getByLabel('Type Shop to confirm').fill('Shop')
    await dialog.getByRole('button', { name: 'Delete channel' }).click()
    await dialog.getByText('This channel has conversations that aren’t resolved.').waitFor()
    await dialog.getByRole('button', { name: 'Delete anyway' }).click()
    await page.getByText('Channel deleted.').waitFor()
    await card('Shop').waitFor({ state: 'detached' })
    const { body: kept } = await api.get(`/conversations/${begun.id}`)
    assert.deepEqual([kept.status, kept.channel_id], ['open', channel_id])
    await page.goto(shown)
    await page.getByRole('list', { name: 'Filters' }).getByText('Deleted channel').waitFor()
    await list.getByText('From the shop').waitFor()
  })
})
