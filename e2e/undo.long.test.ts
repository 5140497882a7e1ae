import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { idOf } from '../server/src/testing/notifications.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { toast } from './support/toasts.ts'

describe('the undo key', () => {
  inBrowser(
    'takes back one act after the other, also long after, with labels',
    async ({ api, open, owner, account }) => {
      const { id } = await conversation(api, ['Where is my lamp?'])
      await api.post('/labels', { name: 'lamps' })
      const me = await idOf(account, owner)
      const state = async () => {
        const { status, assignee, labels } = (await api.get(`/conversations/${id}`)).body
        return [status, assignee, labels]
      }
      const becomes = (...expected: unknown[]) => eventually(async () => assert.deepEqual(await state(), expected))
      const page = await open(`/live/inbox/${id}`)
      await page.clock.install()
      await page.getByRole('button', { name: 'Assign to me' }).click()
      await becomes('open', me, [])
      await page.getByRole('button', { name: /^Labels: / }).click()
      await page.getByRole('combobox', { name: 'Find or create a label' }).fill('lamps')
      await page.getByRole('option', { name: 'lamps' }).click()
      await becomes('open', me, ['lamps'])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Resolve', exact: true }).click()
      await becomes('resolved', me, ['lamps'])
      await toast(page, 'Resolved.').waitFor()
      await eventually(async () => {
        await page.clock.fastForward(11_000)
        assert.equal(await page.locator('[data-tone]').count(), 0)
      })
      for (const earlier of [
        ['open', me, ['lamps']],
        ['open', me, []],
        ['open', null, []],
      ]) {
        await page.keyboard.press('z')
        await becomes(...earlier)
      }
    },
  )

  inBrowser('leaves what a teammate has changed since, and says so', async ({ api, open, account }) => {
    const { id } = await conversation(api, ['Where is my lamp?'])
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await toast(page, 'Assigned to you.').waitFor()
    await jo.patch(`/live/conversations/${id}`, { assignee: await idOf(account, jo) })
    await page.getByRole('button', { name: /^Assignee: .*Jo Berg/ }).waitFor()
    await page.keyboard.press('z')
    await toast(page, 'Left as is, because it has changed since: \u2068Assignee\u2069.').waitFor()
    assert.equal((await api.get(`/conversations/${id}`)).body.assignee, await idOf(account, jo))
  })
})
