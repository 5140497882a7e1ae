import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, frameOf, website } from './support/website.ts'

const title = 'Where you’re signed in'

describe('where a visitor is signed in', () => {
  inBrowser(
    'is told to who is signed, and ended from another browser, which keeps what is being typed',
    async (stage) => {
      const { api } = stage
      await using shop = await website(stage)
      const { key } = (await api.post(`/channels/${shop.channel_id}/identity_keys`)).body
      const signIn = () =>
        `Parley('identify', ${JSON.stringify({ identity_token: signedIdentity(key, { aud: shop.channel_id, sub: 'ana' }) })})`
      const open = async (theme: 'light' | 'dark', width: number) => {
        const page = await (await stage.context(null, { theme, width })).newPage()
        await page.goto(shop.origin)
        const chat = chatOn(page)
        await chat.open()
        const entry = chat.frame.getByRole('button', { name: title })
        assert.equal(await entry.count(), 0, 'nobody has signed in')
        await page.evaluate(signIn())
        await entry.waitFor()
        return { ...chat, entry }
      }
      const [here, there] = [await open('dark', 320), await open('light', 1280)]
      await there.write('Where is my lamp?')
      await there.log.getByText('· Sent').waitFor()
      const field = there.frame.getByRole('textbox')
      await field.fill('My number is')

      await here.entry.click()
      await here.frame.getByText('This browser').waitFor()
      const frame = frameOf(here.page)
      assert.deepEqual(await barriers(frame), [])
      assert.ok(((await frame.evaluate('document.documentElement.scrollWidth - innerWidth')) as number) <= 0)
      const end = here.frame.getByRole('button', { name: /^Sign out: Chrome/ })
      // The focus goes to "Cancel", a moment after the question is there.
      const question = () => here.frame.getByRole('group').locator('button:focus').waitFor()
      await end.press('Enter')
      await question()
      await here.page.keyboard.press('Escape')
      await eventually(async () => assert.ok(await end.evaluate((one) => one === one.ownerDocument.activeElement)))
      await end.press('Enter')
      await question()
      assert.deepEqual(await barriers(frame), [])
      await here.page.route('**/widget/api/visitor/sessions/*', (route) => route.abort())
      await here.frame.getByRole('button', { name: 'Sign out', exact: true }).click()
      await here.frame.getByRole('alert').getByText('No connection.').waitFor()
      await here.page.unroute('**/widget/api/visitor/sessions/*')
      await end.press('Enter')
      await question()
      await here.frame.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
      await here.frame.getByRole('status').getByText('Signed out Chrome').waitFor()
      await here.frame.getByText('only in this browser').waitFor()

      await there.log.getByText('Where is my lamp?').waitFor({ state: 'detached' })
      await there.entry.waitFor({ state: 'detached' })
      assert.equal(await field.inputValue(), 'My number is')
      // Writing on doesn't sign in again whoever was signed out.
      await there.write('My number is 7')
      await there.log.getByText('· Sent').waitFor()
      const { data } = (await api.get('/conversations')).body
      assert.equal(new Set(data.map(({ contact_id }: { contact_id: string }) => contact_id)).size, 2)
      assert.equal(await there.entry.count(), 0)

      await here.frame.getByRole('button', { name: 'Back to chat' }).click()
      await here.frame.locator('textarea:focus').waitFor()
      await there.page.evaluate(signIn())
      await there.entry.click()
      await there.frame.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await there.frame.getByRole('group').getByRole('button', { name: 'Sign out everywhere else' }).click()
      await there.frame.getByText('Signed out everywhere else.').waitFor()
      await here.entry.waitFor({ state: 'detached' })
      assert.deepEqual(await barriers(frameOf(there.page)), [])
    },
  )
})
