import { describe } from 'node:test'
import { startTestService } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('a new deployment', () => {
  inBrowser('is set up by its link, and the link says nothing afterwards', async ({ context }) => {
    await using fresh = await startTestService()
    const page = await (await context(null, { origin: fresh.url })).newPage()
    await page.goto('/dashboard/')
    await page.getByRole('heading', { name: 'Open the setup link' }).waitFor()
    await page.goto(fresh.setup_link!)
    await page.getByLabel('Company name').waitFor()
    await page.waitForURL((url) => !/token/.test(url.href))
    await page.getByLabel('Company name').fill('Lindqvist & Daughters')
    await page.getByLabel('Your name').fill('Maya')
    await page.getByLabel('Email address').fill('maya@example.com')
    await page.getByLabel('Password', { exact: true }).fill('password12')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('This password is too short or too common').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('a kettle sings at noon')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
    await page.getByRole('navigation').getByText('Lindqvist & Daughters').waitFor()
    await page.getByText('No conversations yet').waitFor()
  })
})
