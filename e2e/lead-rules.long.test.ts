import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('leads', () => {
  inBrowser('are judged by rules that are tried on them before they are saved', async ({ open, account }) => {
    const api = await account.client({ mode: 'test' })
    const { contact_id } = await conversation(api, ['Do you sell tandems? Could you send us a quote?'], {
      name: 'Tessa Tandem',
    })
    await api.post('/leads/qualify', { contact_id })
    const page = await open('/test/settings/lead-rules')
    await page.getByLabel('Points for ⁨Need⁩').fill('30')
    await page.getByRole('button', { name: 'Add rule' }).click()
    await page.getByLabel('Name').fill('asks_for_tandems')
    await page.getByLabel('Your keywords').fill('tandem*')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('2 unsaved changes').waitFor()
    await page.getByRole('link', { name: 'Contacts' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Preview impact' }).click()
    await page.getByRole('row', { name: /Tessa Tandem/ }).waitFor()
    assert.equal(
      (await api.get('/lead_rules?limit=100')).body.data.some((rule: { origin: string }) => rule.origin === 'own'),
      false,
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    // The lead is scored by them without anybody asking, and the page tells when that is done.
    await page.getByText('1 lead changed its score or status.').waitFor()
    const [lead] = (await api.get('/leads')).body.data
    assert.equal(
      lead.qualification.criteria.find((one: { name: string }) => one.name === 'asks_for_tandems').points,
      10,
    )
    const own = (await api.get('/lead_rules?limit=100')).body.data.find(
      (rule: { name: string }) => rule.name === 'asks_for_tandems',
    )
    assert.deepEqual([own.points, own.words], [10, ['tandem*']])

    await page.getByRole('button', { name: 'Delete ⁨asks for tandems⁩' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone.').waitFor()
    await page.getByRole('button', { name: 'Reset ⁨Need⁩' }).click()
    await page.getByText('Rule reset to its default.').waitFor()
    await eventually(async () => assert.equal(await page.getByLabel('Points for ⁨Need⁩').inputValue(), '15'))
    await page.getByRole('list', { name: 'Rule history' }).getByText('reset a rule').waitFor()
    // The trial has read the same person.
    await page.getByRole('link', { name: 'Contacts' }).click()
    await page.getByRole('link', { name: /Tessa Tandem/ }).click()
    await page.getByRole('heading', { name: 'Tessa Tandem' }).waitFor()

    const viewer = await open('/test/settings/lead-rules', await person(account, 'viewer'))
    await viewer.getByText('Your role can view rules but not edit them.').waitFor()
    assert.equal(await viewer.getByRole('button', { name: /Add rule|Reset|Delete/ }).count(), 0)
  })
})
