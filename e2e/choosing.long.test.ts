import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { pickDay } from './support/days.ts'
import { inBrowser } from './support/stage.ts'

const names = ['Arne Berg', 'Anna Arendt', 'Elsa Eriksson', 'Nora Nilsen', 'Åse Ødegård', 'Bo', 'Cy', 'Di']

describe('choosing', () => {
  inBrowser('one of many teammates is by typing, and never someone else', async ({ account, api, open }) => {
    const ids: Record<string, string> = {}
    for (const name of names) {
      const agent = await person(account, 'agent', account.account_id, name)
      ids[name] = (await agent.get('/session')).body.user.id
    }
    const { id } = await conversation(api, ['Whose is this?'])
    const assignee = async () => (await api.get(`/conversations/${id}`)).body.assignee
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('log').getByText('Whose is this?').waitFor()
    const field = page.getByRole('combobox', { name: 'Search' })
    const button = page.locator('button[aria-label^=Assignee]:focus')
    await page.keyboard.press('a')
    await field.waitFor()
    await page.getByRole('option', { name: 'Unassigned', checked: true }).waitFor()
    await page.keyboard.type('nobody of this name')
    await page.getByText('No results').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await button.waitFor()
    assert.equal(await assignee(), null)
    for (const [typed, name] of Object.entries({ arne: 'Arne Berg', ase: 'Åse Ødegård', eri: 'Elsa Eriksson' })) {
      await page.keyboard.press('Enter')
      await field.fill(typed)
      await page.keyboard.press('Enter')
      await button.waitFor()
      await eventually(async () => assert.equal(await assignee(), ids[name]))
    }
  })

  inBrowser('from a long list is by typing, from a short one as ever', async ({ open }) => {
    const page = await open('/live/settings/audit-log')
    const list = page.getByLabel('Action', { exact: true })
    await list.click()
    await page.getByRole('combobox', { name: 'Search' }).fill('key cre')
    await page.keyboard.press('Enter')
    await page.waitForURL(/action=api_key\.created/)
    await eventually(async () => assert.equal(await list.inputValue(), 'api_key.created'))
    // A letter typed on the closed list is the first of what is looked for.
    await list.focus()
    await page.keyboard.type('key rev')
    await page.getByRole('dialog').getByRole('option', { name: 'API key revoked' }).click()
    await page.waitForURL(/action=api_key\.revoked/)
    await page.goto('/dashboard/live/reports')
    await page.getByLabel('Period').selectOption('7')
    await page.waitForURL(/days=7/)
  })

  inBrowser('a moment to snooze until stands at its button', async ({ api, open }) => {
    const { id } = await conversation(api, ['Later'])
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('log').getByText('Later').waitFor()
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Pick date and time' }).click()
    const box = page.getByRole('dialog', { name: 'Pick date and time' })
    await box.getByRole('grid').waitFor()
    // What is behind can be seen and used: a click beside it puts it away.
    await page.getByRole('log').click()
    await box.waitFor({ state: 'detached' })
    // No midnight in between.
    await page.clock.setFixedTime(new Date())
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Pick date and time' }).click()
    await box.locator('[data-day]:focus').waitFor()
    const wanted = await page.evaluate<string>(
      '(() => { const d = new Date(); d.setDate(d.getDate() + 3); return d.toLocaleDateString("sv") })()',
    )
    await page.keyboard.press('ArrowRight')
    await page.locator(`[data-day="${wanted}"]:focus`).waitFor()
    await page.keyboard.press('Enter')
    await box.getByLabel('Time').selectOption('14:30')
    await box.getByRole('button', { name: 'Snooze' }).click()
    await box.waitFor({ state: 'detached' })
    const until = await page.evaluate<string>(`new Date('${wanted}T14:30').toISOString()`)
    await eventually(async () =>
      assert.equal(new Date((await api.get(`/conversations/${id}`)).body.snoozed_until).toISOString(), until),
    )
  })

  inBrowser('a day is in the language of the page, with the keys of a grid', async ({ open }) => {
    const german = await open('/live/reports?from=2026-03-02&to=2026-03-31', undefined, { language: 'de-DE' })
    await german.getByRole('button', { name: 'Von' }).click()
    await german.getByRole('grid', { name: 'März 2026' }).waitFor()
    assert.deepEqual(await weekdays(german), ['M', 'D', 'M', 'D', 'F', 'S', 'S'])
    await german.locator('[data-day="2026-03-02"]:focus').waitFor()
    for (const [key, day] of [
      ['ArrowDown', '2026-03-09'],
      ['End', '2026-03-15'],
      ['ArrowLeft', '2026-03-14'],
      ['PageUp', '2026-02-14'],
      ['Shift+PageDown', '2027-02-14'],
    ] as const) {
      await german.keyboard.press(key)
      await german.locator(`[data-day="${day}"]:focus`).waitFor()
    }
    await german.keyboard.press('Escape')
    await german.locator('button[aria-haspopup=dialog]:focus').filter({ hasText: '02.03.2026' }).waitFor()
    await pickDay(german.getByRole('button', { name: 'Von' }), '2025-12-24')
    await german.getByRole('button', { name: 'Von 24.12.2025' }).waitFor()

    const arabic = await open('/live/reports?from=2026-03-02&to=2026-03-31', undefined, { language: 'ar-EG' })
    await arabic.locator('button[aria-haspopup=dialog]').filter({ hasText: '٢٠٢٦' }).first().click()
    await arabic.locator('[data-day="2026-03-02"]:focus').waitFor()
    // The next day is on the left.
    await arabic.keyboard.press('ArrowLeft')
    await arabic.locator('[data-day="2026-03-03"]:focus').waitFor()
  })

  inBrowser('a phone has its own lists and dates', async ({ open }) => {
    const page = await open('/live/reports?from=2026-03-02&to=2026-03-31', undefined, { width: 390, is_phone: true })
    await page.getByLabel('From').fill('2026-03-10')
    await page.getByRole('button', { name: 'Apply', exact: true }).tap()
    await page.waitForURL(/from=2026-03-10/)
    assert.equal(await page.locator('input[type=date]').count(), 2)
  })
})

async function weekdays(page: Page): Promise<string[]> {
  return page.getByRole('grid').getByRole('columnheader').allTextContents()
}
