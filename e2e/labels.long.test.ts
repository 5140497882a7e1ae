import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('labels', () => {
  inBrowser('are found while typing, and renamed, merged and deleted for all', async ({ api, open }) => {
    const one = await conversation(api, ['One'], { name: 'One' })
    const other = await conversation(api, ['Other'], { name: 'Other' })
    await api.patch(`/conversations/${other.id}`, { labels: ['delivery', 'Delivery late'] })
    const labels = async (id: string) => (await api.get(`/conversations/${id}`)).body.labels
    const page = await open(`/live/inbox/${one.id}`)
    await page.getByRole('group', { name: 'Properties' }).getByRole('button', { name: 'Labels' }).click()
    const field = page.getByRole('combobox', { name: 'Find or create a label' })
    await field.fill('DELIV')
    await page.getByRole('option', { name: 'Delivery late' }).waitFor()
    await page.getByRole('option', { name: /Create.*DELIV/ }).waitFor()
    await field.press('Enter')
    await field.fill('lamps')
    await page.getByRole('option', { name: /Create.*lamps/ }).click()
    await eventually(async () => assert.deepEqual(await labels(one.id), ['delivery', 'lamps']))
    await page.getByRole('link', { name: 'Manage labels' }).click()

    await page.getByRole('button', { name: /Edit.*lamps/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('lighting')
    await page.getByRole('radio', { name: 'Pink' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('listitem').filter({ hasText: 'lighting' }).waitFor()
    await page.getByRole('button', { name: /Merge.*Delivery late/ }).click()
    await page.getByLabel('Merge into').selectOption('delivery')
    await page.getByRole('button', { name: 'Merge labels' }).click()
    await page.getByRole('button', { name: /Merge.*Delivery late/ }).waitFor({ state: 'detached' })
    await eventually(async () => assert.deepEqual(await labels(one.id), ['delivery', 'lighting']))
    await eventually(async () => assert.deepEqual(await labels(other.id), ['delivery']))
    await page.getByRole('button', { name: /Delete.*delivery/ }).click()
    await page.getByRole('button', { name: 'Delete label' }).click()
    await eventually(async () => assert.deepEqual(await labels(other.id), []))
    await page.getByRole('link', { name: 'lighting' }).click()
    await page.getByText('Other', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('list', { name: 'Conversations' }).getByText('lighting').waitFor()
  })

  inBrowser('have all keys while they are changed, also where what had the focus is gone', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    await api.patch(`/conversations/${id}`, { labels: ['lamps', 'delivery'] })
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('group', { name: 'Properties' }).getByRole('button', { name: 'Labels' }).click()
    await page.getByRole('button', { name: 'Remove label lamps' }).click()
    await eventually(async () => assert.deepEqual((await api.get(`/conversations/${id}`)).body.labels, ['delivery']))
    await page.keyboard.press('e')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Find or create a label' }).waitFor({ state: 'detached' })
    assert.match(page.url(), new RegExp(id))
    assert.equal((await api.get(`/conversations/${id}`)).body.status, 'open')
  })
})
