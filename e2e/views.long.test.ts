import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('views', () => {
  inBrowser(
    'that are shared stand beside everybody’s pages, with how many they hold',
    async ({ api, open, account }) => {
      const urgent = await conversation(api, ['Fire'], { name: 'Ada' })
      await conversation(api, ['Tea'], { name: 'Bo' })
      await api.patch(`/conversations/${urgent.id}`, { priority: 'urgent' })
      const page = await open('/live/inbox?priority=urgent')
      await page.getByRole('button', { name: 'Saved views' }).click()
      await page.getByRole('menuitem', { name: 'Save view' }).click()
      await page.getByLabel('View name').fill('Fires')
      await page.getByLabel('Share with everyone').check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('saved.').waitFor()
      const viewer = await person(account, 'viewer')
      const theirs = await open('/live/inbox', viewer)
      const view = theirs.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Shared: Fires 1' })
      await view.click()
      await theirs.getByRole('list', { name: 'Conversations' }).getByText('Bo').waitFor({ state: 'detached' })
      await theirs.locator('nav a[aria-current=page]').filter({ hasText: 'Fires' }).waitFor()
      await api.patch(`/conversations/${urgent.id}`, { priority: 'low' })
      await theirs
        .getByRole('navigation', { name: 'Views' })
        .getByText('1', { exact: true })
        .waitFor({ state: 'detached' })
      // Whoever only sees it takes it from nobody.
      await theirs.getByRole('button', { name: 'Saved views' }).click()
      await theirs.getByRole('menuitem', { name: 'Edit saved views' }).click()
      await theirs.getByRole('dialog').getByText('Fires').waitFor()
      await theirs
        .getByRole('dialog')
        .getByRole('button', { name: /Delete view/ })
        .waitFor({ state: 'detached' })
    },
  )
})
