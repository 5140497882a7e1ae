import { describe } from 'node:test'
import { inBrowser } from './support/stage.ts'

describe('reports', () => {
  inBrowser('say what failed, and go on once the service answers again', async ({ context }) => {
    const browser = await context()
    const page = await browser.newPage()
    await browser.route('**/reports/conversations*', (route) => route.abort())
    await page.goto('/dashboard/live/reports')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await browser.unroute('**/reports/conversations*')
    await again.click()
    await page.getByRole('heading', { name: 'Volume' }).or(page.getByText('No data yet')).waitFor()
  })
})
