import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('hostile words', () => {
  inBrowser('make no link but to http, https and mail, and none that can reach back', async ({ api, open }) => {
    const { id } = await conversation(api, [
      '[safe](https://example.com/a) https://example.com/b, ana@example.com',
      '[bad](javascript:globalThis.robbed=1) [data](data:text/html,<script>1</script>) javascript:globalThis.robbed=1',
      '[https://bank.example](https://evil.example/login)',
      // The first letter is Cyrillic.
      'https://\u0430pple.com/login',
    ])
    const page = await open(`/live/inbox/${id}`)
    const own = '[title="Link to message"]'
    const links = page
      .getByRole('log')
      .getByRole('link')
      .and(page.locator(`:not(${own})`))
    await page.getByRole('log').getByText('(evil.example)').waitFor()
    await page.getByRole('log').getByText('(xn--pple-43d.com)').waitFor()
    const found = await links.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href'), one.getAttribute('rel')]),
    )
    assert.deepEqual(
      found.map(([href]) => href),
      [
        'https://example.com/a',
        'https://example.com/b',
        'mailto:ana@example.com',
        'https://evil.example/login',
        'https://xn--pple-43d.com/login',
      ],
    )
    assert.ok(found.every(([, rel]) => rel?.includes('noopener')))
  })

  inBrowser('that show nothing leave nobody without a name', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'], { name: '\u200B\u3164', email: 'unseen@example.com' })
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('heading', { name: 'unseen@example.com' }).waitFor()
    await page.getByRole('link', { name: 'unseen@example.com' }).first().waitFor()
    await page.goto('/dashboard/live/contacts')
    await page.getByRole('list', { name: 'Contacts' }).getByText('unseen@example.com').first().waitFor()
    await page.getByRole('link', { name: 'unseen@example.com' }).first().click()
    await page.getByRole('heading', { name: 'unseen@example.com' }).waitFor()
  })

  inBrowser('never make the page wider than the screen', async ({ api, open }) => {
    const long = 'W'.repeat(2000)
    const { id } = await conversation(
      api,
      [long, `> ${long}`, `- ${long}`, `\`${long}\``, `https://example.com/${long}`],
      {
        name: 'M'.repeat(255),
        identifier: `id-${'x'.repeat(200)}`,
        custom_attributes: { ['k'.repeat(200)]: 'v'.repeat(2000) },
      },
    )
    await api.patch(`/conversations/${id}`, { labels: ['l'.repeat(50), '‮evil'], subject: 'S'.repeat(255) })
    for (const width of [320, 768, 1440]) {
      const page = await open(`/live/inbox/${id}`, undefined, { width })
      await page.getByRole('log').getByText(long).first().waitFor()
      const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      assert.equal(excess, 0, `${width} px wide`)
      const cut = await page.getByRole('log').evaluate((log) => log.scrollWidth - log.clientWidth)
      assert.equal(cut, 0, `the thread at ${width} px`)
      await page.goto('/dashboard/live/inbox')
      await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().waitFor()
      assert.equal(
        await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
        0,
        `the list at ${width} px`,
      )
    }
  })

  inBrowser('of the other direction turn no words but their own', async ({ api, open }) => {
    await conversation(api, ['مرحبا، أين طلبي؟'], { name: 'ليلى منصور' })
    const { id } = await conversation(api, ['Hello'], { name: '‮moc.live‬ Ann' })
    const page = await open(`/live/inbox/${id}`)
    const name = page.getByRole('heading', { level: 1 }).locator('bdi')
    await name.waitFor()
    const claim = page.getByRole('button', { name: 'Assign to me' })
    await claim.waitFor()
    await eventually(async () => {
      const [box, next] = [(await name.boundingBox())!, (await claim.boundingBox())!]
      assert.ok(next.x >= box.x + box.width - 1, 'what can be done stands behind the name')
    })
    const message = page.getByRole('link', { name: 'ليلى منصور' })
    const row = (await message.boundingBox())!
    const words = await message
      .locator('bdi')
      .first()
      .evaluate((one) => {
        const range = one.ownerDocument.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect().left
      })
    assert.ok(words < row.x + 80, 'a name stands where names begin')
    assert.equal(
      await message
        .locator('bdi')
        .first()
        .evaluate((one) => one.ownerDocument.defaultView!.getComputedStyle(one).unicodeBidi),
      'isolate',
    )
  })
})
