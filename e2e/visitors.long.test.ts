import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { visit, widgetChannel } from '../server/src/testing/visitor.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('a visitor in the inbox', () => {
  inBrowser('is shown with where they write from, types, and can be blocked', async ({ api, account, open }) => {
    const visitor = await visit(account, await widgetChannel(account), {
      name: 'Ana <b>Sousa</b>',
      email: 'ana@example.com',
      time_zone: 'Europe/Lisbon',
      page: { url: 'https://shop.example/bikes', title: '<script>document.title = "hacked"</script>' },
    })
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Hello' })).body
    const page = await open(`/live/inbox/${conversation_id}`)
    await page.getByText('Not verified').waitFor()
    await page.getByText('Europe/Lisbon').waitFor()
    await page.getByText(/by email to .?ana@example\.com.? if it isn’t seen there/).waitFor()
    const link = page.getByRole('link', { name: 'shop.example/bikes' })
    assert.equal(await link.getAttribute('rel'), 'noopener noreferrer nofollow')
    await page.getByText('<script>document.title').waitFor()
    assert.equal(await page.getByText('Not one of the channel’s websites.').count(), 0)
    assert.notEqual(await page.title(), 'hacked')
    await eventually(async () => {
      await visitor.post(`/conversations/${conversation_id}/typing`)
      assert.ok((await page.getByText(/Ana <b>Sousa<\/b>.* is typing…/).count()) > 0)
    })
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Block visitor' }).click()
    await page.getByRole('button', { name: 'Unblock visitor' }).waitFor()
    await eventually(async () => assert.equal((await visitor.get('/conversations')).status, 403))
    const { body } = await api.get(`/conversations/${conversation_id}`)
    assert.equal(body.channel, 'widget')
    await page.getByRole('button', { name: 'Unblock visitor' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByText('Signed out everywhere.').waitFor()
    await eventually(async () => assert.equal((await visitor.get('/conversations')).status, 401))
  })

  inBrowser('cannot pass a page of theirs for another by its title', async ({ account, open }) => {
    const visitor = await visit(account, await widgetChannel(account), {
      page: { url: 'https://shop.example.attacker.example/in', title: 'Your session has ended. Sign in again' },
    })
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Hello' })).body
    const page = await open(`/live/inbox/${conversation_id}`)
    await page.getByText('shop.example.attacker.example/in').waitFor()
    await page.getByText('Not one of the channel’s websites.').waitFor()
    await page.getByText('Your session has ended. Sign in again').waitFor()
    await page.getByText('Website chat only: the visitor gave no email address').waitFor()
    assert.equal(await page.getByRole('link', { name: /session has ended|attacker/ }).count(), 0)
    assert.deepEqual(await barriers(page), [])
  })

  inBrowser('is written to first, from the page of a contact', async ({ api, open }) => {
    const contact = (await api.post('/contacts', { name: 'Ben Ode', email: 'ben@example.com' })).body
    const page = await open(`/live/contacts/${contact.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Start conversation' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Your bike is ready.')
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('log').getByText('Your bike is ready.').waitFor()
    const { data } = (await api.get(`/conversations?contact_id=${contact.id}`)).body
    assert.deepEqual([data.length, data[0].handled_by], [1, 'human'])
  })
})
