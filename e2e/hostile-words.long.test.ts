import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { conversation } from './support/conversation.ts'
import { nastyTexts } from './support/nasty-texts.ts'
import { inBrowser } from './support/stage.ts'

describe('hostile words', () => {
  inBrowser('are shown as they were written and do nothing', async ({ api, open }) => {
    const { id } = await conversation(api, nastyTexts, { name: '<img src=x onerror="globalThis.robbed=1">' })
    const page = await open(`/live/inbox/${id}`, undefined, { width: 1440 })
    const log = page.getByRole('log')
    await log.getByText('the last of them').waitFor()
    // Images fail in the order they are asked for: with ours, every one of the messages would have failed.
    await page.evaluate(`new Promise((failed) => {
      const image = new Image()
      image.onerror = failed
      image.src = 'data:,'
    })`)
    assert.equal(await page.evaluate('globalThis.robbed'), undefined)
    assert.equal(await page.locator('img, iframe, object, embed, [onclick], [onerror]').count(), 0)
    const shown = (await log.textContent())!
    for (const markup of [
      '<script>globalThis.robbed=1</script>',
      '<img src=x onerror=globalThis.robbed=1>',
      '"><svg onload=globalThis.robbed=1>',
    ])
      assert.ok(shown.includes(markup), `${markup} is not shown as it was written`)
    await page.getByRole('heading', { name: '<img src=x onerror=' }).waitFor()
  })
})
