import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, frameOf, website } from './support/website.ts'

describe('the chat', () => {
  for (const [language, name, greeting] of [
    ['de', 'Chat', 'Hallo! Wie können wir helfen?'],
    ['ar', 'الدردشة', 'مرحبًا! كيف يمكننا مساعدتك؟'],
  ] as const)
    inBrowser(`is free of barriers, narrow and wide, light and dark, in ${language}`, async (stage) => {
      await using shop = await website(stage, {
        language,
        widget: { color: '#ffd400', pre_chat: [{ field: 'name', required: true }] },
      })
      const found: string[] = []
      for (const [n, theme] of (['light', 'dark'] as const).entries()) {
        const page = await (await stage.context(null, { width: theme === 'dark' ? 320 : 1280, theme })).newPage()
        await page.goto(shop.origin)
        const chat = chatOn(page, name)
        await chat.launcher.waitFor()
        found.push(...(await barriers(page)))
        await chat.launcher.click()
        await chat.frame.getByText(greeting).waitFor()
        const frame = frameOf(page)
        found.push(...(await barriers(frame)))
        assert.equal(await frame.evaluate('document.dir'), language === 'ar' ? 'rtl' : 'ltr')
        await chat.frame.getByRole('textbox').fill('Ana')
        await chat.frame.locator('button.primary').click()
        await chat.frame.locator('textarea').fill('Hello')
        await chat.frame.locator('textarea').press('Enter')
        await chat.log.getByText('Hello').waitFor()
        await eventually(async () => assert.equal((await stage.api.get('/conversations')).body.data.length, n + 1))
        const { id } = (await stage.api.get('/conversations')).body.data[0]
        await stage.api.post(`/conversations/${id}/messages`, {
          content: 'See https://example.com\n\n- **one**\n- `two`',
        })
        await chat.log.getByText('See').waitFor()
        await stage.api.post(`/conversations/${id}/status`, { status: 'resolved' })
        await chat.frame.getByRole('radio').first().waitFor()
        found.push(...(await barriers(frame)))
        const small: string[] = await frame.evaluate(tooSmall)
        found.push(...small)
        assert.ok(((await frame.evaluate('document.documentElement.scrollWidth - innerWidth')) as number) <= 0)
      }
      assert.deepEqual(found, [])
    })
})

/** WCAG 2.2, 2.5.8: targets of at least 24 pixels. */
const tooSmall = `Array.from(document.querySelectorAll('button, input, textarea, label')).flatMap((one) => {
  const { width, height } = one.getBoundingClientRect()
  return width > 0 && (width < 24 || height < 24) ? [one.outerHTML.slice(0, 80) + ' ' + width + ' x ' + height] : []
})`
