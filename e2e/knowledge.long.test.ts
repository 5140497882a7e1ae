import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { talkWith } from '../server/src/testing/replies/talk.ts'
import { eventually } from '../server/src/testing/service.ts'
import { nastyTexts } from './support/nasty-texts.ts'
import { inBrowser } from './support/stage.ts'

describe('knowledge', () => {
  inBrowser('grows by what nobody could answer', async ({ open, api }) => {
    const talk = talkWith(api)
    const id = await talk.started()
    await talk.say(id, 'Do you also sell zeppelin hulls with brass fittings?')
    await talk.replied(id, 1)
    const page = await open('/live/knowledge?view=unanswered')
    await page.getByRole('link', { name: /^Write article for: .*zeppelin/ }).click()
    assert.equal(await page.getByLabel('Title').inputValue(), 'Do you also sell zeppelin hulls with brass fittings?')
    const ask = page.getByRole('region', { name: 'Test the assistant' })
    await ask.getByText('Hands over').waitFor()
    await page.getByLabel('Text', { exact: true }).fill('Zeppelin hulls come with brass fittings, and fly.')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Published. The assistant can now use it.').waitFor()
    await ask.getByRole('textbox').fill('Do you sell zeppelin hulls?')
    await page.keyboard.press('Enter')
    await ask.getByText('come with brass fittings, and fly').waitFor()
  })

  inBrowser('keeps what two people write from each other’s harm, through reloads and other pages', async (stage) => {
    const { body: article } = await stage.api.post('/knowledge/articles', { title: 'Opening hours', body: 'Nine.' })
    const page = await stage.open(`/live/knowledge/${article.id}`)
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('Nine to five.')
    await page.reload()
    assert.equal(await text.inputValue(), 'Nine to five.')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await text.inputValue(), 'Nine to five.')

    await stage.api.patch(`/knowledge/articles/${article.id}`, { body: 'Ten to six.' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this article' })
    await conflict.getByText('Current version').click()
    await conflict.getByText('Ten to six.').waitFor()
    await conflict.getByRole('button', { name: 'Keep my changes' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Article saved.').waitFor()
    const saved = (await stage.api.get(`/knowledge/articles/${article.id}`)).body
    assert.equal(saved.body, 'Nine to five.')

    // What is written until the answer comes is not saved with it, and stays.
    const held = Promise.withResolvers<void>()
    const path = /knowledge\/articles\//
    await page.route(path, async (route) => {
      if (route.request().method() === 'PATCH') await held.promise
      await route.continue()
    })
    await text.fill('Eight to five.')
    await page.keyboard.press('Control+s')
    await text.fill('Eight to six.')
    held.resolve()
    const body = async () => (await stage.api.get(`/knowledge/articles/${article.id}`)).body.body
    await eventually(async () => assert.equal(await body(), 'Eight to five.'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await eventually(async () => assert.equal(await body(), 'Eight to six.'))

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Unpublished.').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByLabel('Type delete to confirm').fill('delete')
    await page.keyboard.press('Enter')
    await page.getByText('Article deleted.').waitFor()
    assert.equal((await stage.api.get(`/knowledge/articles/${article.id}`)).status, 404)
  })

  inBrowser('takes files as drafts and says what became of each, however hostile', async ({ open, api }) => {
    const page = await open('/live/knowledge')
    await page.getByRole('button', { name: 'Import files' }).click()
    const file = (name: string, text: string | Buffer) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const html = `<title>Shop</title><nav>Menu</nav><main><h1>Tyres &amp; tubes</h1><p>We <b>mend</b> them.</p>
      <script>globalThis.robbed=1</script><img src=x onerror=globalThis.robbed=1></main>`
    const files = [
      file('tyres.html', html),
      file('nasty.md', `---\ntitle: ${nastyTexts[0]}\nlanguage: en\n---\n\n${nastyTexts.join('\n\n')}`),
      file('photo.png', 'x'),
      file('binary.md', Buffer.from([0xff, 0xfe, 0, 1])),
    ]
    await page.locator('input[type=file]').setInputFiles(files)
    const results = page.getByRole('list', { name: 'Results by file' }).getByRole('listitem')
    await page.getByText('4 of 4').waitFor()
    const told = ['Draft created', 'Draft created', 'Not a Markdown', 'Not a UTF-8']
    for (const [n, words] of told.entries()) assert.ok((await results.nth(n).textContent())!.includes(words), words)
    await page.locator('input[type=file]').setInputFiles([files[0]!])
    await page.getByText('Already exists, unchanged').waitFor()
    const { data } = (await api.get('/knowledge/articles?q=mend tubes')).body
    assert.deepEqual([data[0].title, data[0].body, data[0].status], ['Tyres & tubes', 'We mend them.', 'draft'])
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Search articles').fill('robb')
    // Until then the list is the one of before.
    await page.getByRole('link', { name: /Tyres/ }).waitFor({ state: 'detached' })
    await page.getByRole('list', { name: 'Articles, newest first' }).getByRole('link').first().click()
    await page.getByRole('region', { name: 'Preview' }).getByText('the last of them').waitFor()
    assert.equal(await page.evaluate('globalThis.robbed'), undefined)
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  })

  inBrowser('is opened by whoever clicks before the search has begun', async ({ open, api }) => {
    const { body: article } = await api.post('/knowledge/articles', { title: 'Slow to open', body: 'Here.' })
    const page = await open('/live/knowledge')
    await page.clock.install()
    const held = Promise.withResolvers<void>()
    await page.route(`**/knowledge/articles/${article.id}`, async (route) => {
      await held.promise
      await route.continue()
    })
    const link = page.getByRole('link', { name: /Slow to open/ })
    await link.waitFor()
    await page.getByLabel('Search articles').fill('slow')
    await link.click()
    // By now what was typed would be searched for.
    await page.clock.runFor(1000)
    held.resolve()
    await page.getByLabel('Title').waitFor()
    assert.match(page.url(), new RegExp(article.id))
  })

  inBrowser('is read, and the settings too, by those who may not change them', async ({ open, account, api }) => {
    const { body: article } = await api.post('/knowledge/articles', { title: 'Read me', body: 'Only.' })
    const viewer = await person(account, 'viewer')
    const page = await open(`/live/knowledge/${article.id}`, viewer)
    await page.getByText('Your role can read articles but not edit them.').waitFor()
    await page.getByRole('link', { name: 'All articles' }).click()
    await page.getByRole('link', { name: /Read me/ }).waitFor()
    for (const name of ['New article', 'Import files', 'Ask'])
      assert.equal(await page.getByRole('button', { name }).count(), 0, name)
    assert.equal((await viewer.patch(`/live/knowledge/articles/${article.id}`, { title: 'x' })).status, 403)
    assert.equal((await viewer.post('/live/assistant/preview', { question: 'x' })).status, 403)
    await page.goto('/dashboard/live/settings/assistant')
    await page.getByText('Only owners and admins can change these settings.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save' }).count(), 0)
    assert.equal((await viewer.patch('/live/assistant', { name: 'x' })).status, 403)
  })
})
