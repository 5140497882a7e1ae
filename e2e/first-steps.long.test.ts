import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'
import { visitorOf, website } from './support/website.ts'

describe('the first steps', () => {
  inBrowser('are checked off while somebody looks, lead to where they are done, and go for good', async (stage) => {
    const { api, open } = stage
    const page = await open('/live/inbox')
    const steps = page.getByRole('region', { name: 'Get started' }).filter({ visible: true })
    const step = (name: string) => steps.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    await steps.getByText('0 of 5 done').waitFor()
    await step('Put chat on your website').getByText('one line to paste').waitFor()

    const { body: bare } = await api.post('/channels', { kind: 'widget', name: 'Shop' })
    await step('Put chat on your website').getByText('Add the address of your website').waitFor()
    await api.delete(`/channels/${bare.id}`)
    await using shop = await website(stage)
    await step('Put chat on your website').getByText('Then open your site and click the chat').waitFor()
    await step('Put chat on your website').getByText(`data-channel="${shop.channel_id}"`).waitFor()
    assert.deepEqual(await barriers(page), [])
    await visitorOf(stage, shop)
    await page.bringToFront()
    // The host stands between marks that keep its direction.
    await step('Put chat on your website')
      .getByText(/^Seen on .localhost:/)
      .waitFor()
    await steps.getByText('1 of 5 done').waitFor()
    assert.equal(await steps.getByRole('button', { name: 'Copy' }).count(), 0, 'what is done needs no snippet')

    await steps.getByRole('link', { name: 'Connect your mailbox' }).click()
    const adding = page.getByRole('dialog', { name: 'Add channel' })
    assert.equal(await adding.getByLabel('Kind').inputValue(), 'email')
    await page.keyboard.press('Escape')
    await adding.waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.search === '')

    await page.goto('/dashboard/live/settings')
    await steps.getByRole('link', { name: 'Ask a trial question' }).click()
    await page.getByLabel('Customer’s question').fill('Can I return a lamp?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByText('Built-in engine').waitFor()
    await page.goto('/dashboard/live/inbox')
    await steps.getByText('2 of 5 done').waitFor()
    await steps.getByRole('button', { name: 'Hide this list for everyone' }).click()
    await page.getByText('You’re all caught up').first().waitFor()
    const answer = page.waitForResponse(/\/first_steps\?/)
    await page.goto('/dashboard/live/settings')
    await page.getByRole('heading', { name: 'Workspace' }).waitFor()
    assert.equal((await (await answer).json()).shown, false)
    assert.equal(await steps.count(), 0)
  })
})

describe('the company', () => {
  inBrowser('is renamed by an owner, and called so in the navigation at once', async ({ open, owner }) => {
    const page = await open('/live/settings/workspace')
    await page.getByLabel('Company name').fill('  Lindqvist & Daughters ')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changes saved.').waitFor()
    await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Lindqvist & Daughters').waitFor()
    const { data } = (await owner.get('/audit_log?action=account.updated')).body
    assert.equal(data[0].details.name.to, 'Lindqvist & Daughters')
  })
})
