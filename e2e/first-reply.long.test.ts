import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { toast } from './support/toasts.ts'

describe('the first reply', () => {
  inBrowser(
    'assigns the conversation before the eyes of who wrote it, until it is turned off',
    async ({ api, open }) => {
      const one = await conversation(api, ['Where is my lamp?'])
      const other = await conversation(api, ['And my bell?'])
      const page = await open(`/live/inbox/${one.id}`)
      const assignee = (name: string) => page.getByRole('button', { name: `Assignee: \u2068${name}\u2069` })
      const reply = async ({ id }: { id: string }) => {
        await page.getByPlaceholder('Reply to').fill('On its way.')
        await page.keyboard.press('Control+Enter')
        await eventually(async () => assert.equal((await messagesOf(api, id)).length, 2))
      }
      await assignee('Unassigned').waitFor()
      await reply(one)
      await assignee('Maya Lindqvist').waitFor()
      await page
        .getByRole('log')
        .getByText(/assigned this to themselves/)
        .waitFor()
      assert.equal(await page.getByRole('button', { name: 'Assign to me' }).count(), 0)

      await page.goto('/dashboard/live/settings/people')
      const setting = page.getByRole('checkbox', { name: 'Assign conversations to whoever replies first' })
      assert.equal(await setting.isChecked(), true)
      await setting.click()
      await toast(page, 'Changes saved.').waitFor()
      assert.equal(await setting.isChecked(), false)
      await page.goto(`/dashboard/live/inbox/${other.id}`)
      await reply(other)
      await page.getByRole('log').getByText('Sent').waitFor()
      assert.equal((await api.get(`/conversations/${other.id}`)).body.assignee, null)
    },
  )
})
