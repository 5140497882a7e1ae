import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { barriersInEachTheme } from './support/accessibility.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn } from './support/website.ts'

describe('a website widget', () => {
  inBrowser('is created, set up, previewed and tried', async ({ api, account, open, context }) => {
    const shop = await (await context(null)).newPage()
    await shop.goto('/demo?channel=svccha_01h455vb4pex5vsknk084sn02q')
    await shop.getByText('There is none yet').waitFor()

    const page = await open('/live/settings/channels')
    await page.getByRole('button', { name: 'Add website widget' }).click()
    const adding = page.getByRole('dialog', { name: 'Add channel' })
    await adding.getByLabel('Name').fill('Lamp shop')
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Lamp shop', exact: true })
    await card.getByText('No website can show this widget yet.').waitFor()

    await card.getByLabel('Greeting').fill('Welcome to <b>Lamps</b>')
    await card.getByRole('figure', { name: 'Preview' }).getByText('Welcome to <b>Lamps</b>').waitFor()
    await card.getByLabel('Brand color').fill('#ffd400')
    await card.getByLabel('Websites').fill('https://shop.example/lamps?x=1\nwww.example.com\n')
    await card.getByText('No website can show this widget yet.').waitFor({ state: 'detached' })
    await card.getByLabel('Français').uncheck()
    await card.getByRole('combobox', { name: 'Email' }).selectOption('required')
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Channel saved.').waitFor()
    const { id, widget } = (await api.get('/channels')).body.data.find(
      ({ kind }: { kind: string }) => kind === 'widget',
    )
    assert.deepEqual(widget.origins, ['https://shop.example', 'https://www.example.com'])
    assert.deepEqual(widget.languages, ['en', 'de', 'es', 'zh', 'ar'])
    assert.deepEqual(widget.pre_chat, [{ field: 'email', required: true }])
    await card
      .getByText(`<script async src="${account.url}/widget.js" data-channel="${id}" data-color="#ffd400"></script>`)
      .waitFor()

    await card.getByLabel('Websites').fill('not a website')
    await card.getByRole('button', { name: 'Save' }).click()
    await card.getByRole('alert').waitFor()
    await card.getByLabel('Websites').fill('https://shop.example')
    await card.getByRole('button', { name: 'Save' }).click()
    // The toast of the first time may still be there.
    await eventually(async () =>
      assert.deepEqual((await api.get(`/channels/${id}`)).body.widget.origins, ['https://shop.example']),
    )
    await page.getByText('Channel saved.').last().waitFor()
    assert.deepEqual(await barriersInEachTheme(page, 'channels'), [])

    await shop.goto((await card.getByRole('link', { name: 'Try it in a demo shop' }).getAttribute('href'))!)
    const chat = chatOn(shop)
    await shop.getByRole('button', { name: 'Ask us anything' }).click()
    await chat.frame.getByText('Welcome to <b>Lamps</b>').waitFor()
    assert.equal(await chat.frame.getByLabel('Email').getAttribute('required'), '')
  })

  inBrowser('has identity keys that are shown once, and two at most', async ({ api, open }) => {
    await api.post('/channels', { kind: 'widget', name: 'Lamp shop' })
    const page = await open('/live/settings/channels')
    const card = page.getByRole('region', { name: 'Lamp shop', exact: true })
    await card.getByText('No identity keys yet.').waitFor()
    for (const _ of [1, 2]) {
      await card.getByRole('button', { name: 'Create identity key' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your identity key' })
      const secret = (await dialog.locator('pre').textContent())!
      await dialog.getByRole('button', { name: 'I’ve saved this key' }).click()
      await dialog.waitFor({ state: 'detached' })
      await card.getByText(`…${secret.slice(-4)}`, { exact: true }).waitFor()
      assert.equal(await page.getByText(secret).count(), 0)
    }
    await card.getByText('To rotate, use the new key on your server').waitFor()
    assert.equal(await card.getByRole('button', { name: 'Create identity key' }).count(), 0)
    const last = (await card.locator('code').first().textContent())!.slice(1)
    await card.getByRole('button', { name: `Delete key …${last}` }).click()
    const leaving = page.getByRole('dialog')
    await leaving.getByLabel(`Type ${last} to confirm`).fill(last)
    await leaving.getByRole('button', { name: `Delete key …${last}` }).click()
    await page.getByText('Identity key deleted.').waitFor()
    await card.getByRole('button', { name: 'Create identity key' }).waitFor()
    await card.getByRole('checkbox', { name: /Only accept visitors/ }).check()
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Channel saved.').waitFor()
    const { widget } = (await api.get('/channels')).body.data.find(({ kind }: { kind: string }) => kind === 'widget')
    assert.equal(widget.identity, 'required')
  })
})
