import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('what stands in a conversation', () => {
  inBrowser('runs quote by quote and bullet by bullet in its own direction', async ({ api, open }) => {
    const words = '> On Monday, محمد wrote:\n> أين الطلب الذي دفعت ثمنه الأسبوع الماضي؟\n\n- The lamp\n- المصباح الثاني'
    const { id } = await conversation(api, [words])
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('log').getByText('The lamp').waitFor()
    const looks = await page.evaluate(`(() => {
      const log = document.querySelector('[role=log]')
      const [english, arabic] = Array.from(log.querySelectorAll('li'))
      const letters = document.createRange()
      letters.selectNodeContents(arabic)
      return {
        bar: getComputedStyle(log.querySelector('blockquote')).borderRightWidth,
        bullets: [english, arabic].map((item) => getComputedStyle(item).direction),
        begins_at_the_right: Math.abs(letters.getBoundingClientRect().right - arabic.getBoundingClientRect().right) < 1,
      }
    })()`)
    assert.deepEqual(looks, { bar: '2px', bullets: ['ltr', 'rtl'], begins_at_the_right: true })
  })

  inBrowser('says in whole why a person is needed', async ({ api, open }) => {
    const { id } = await conversation(api, ['Where is my lamp?'], {}, { handled_by: 'assistant' })
    const note = Array.from({ length: 60 }, (_, n) => `Sentence ${n} of what happened before.`).join(' ')
    await api.post(`/conversations/${id}/handover`, { reason: 'A person is wanted', note })
    const page = await open(`/live/inbox/${id}`)
    const banner = page.getByRole('main').locator('section').filter({ hasText: 'A person is wanted' })
    const isWhole = async () => {
      const [box, words] = await Promise.all([banner.boundingBox(), banner.getByText('Sentence 59').boundingBox()])
      return words!.y + words!.height <= box!.y + box!.height
    }
    await banner.getByRole('button', { name: 'Show more' }).click()
    await eventually(async () => assert.equal(await isWhole(), true))
    await banner.getByRole('button', { name: 'Show less' }).click()
    await eventually(async () => assert.equal(await isWhole(), false))
  })
})
