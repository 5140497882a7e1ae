import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { noteServiceAlarm } from '../server/src/notifications/service-alarms.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('the bell of an owner', () => {
  inBrowser('tells what the service suffered from and when it was over, and leads there', async ({ account, open }) => {
    const minutes = (ago: number) => new Date(Date.now() - ago * 60_000)
    const outage = { kind: 'database_unreachable', began_at: minutes(50), seen_at: minutes(40) } as const
    await noteServiceAlarm(account.database, outage, () => {})
    const page = await open('/live/contacts')
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const center = page.getByRole('dialog', { name: 'Notifications' })
    await center.getByText(/^Database of the service unreachable from .+ to .+\. It’s over\.$/).waitFor()
    assert.deepEqual(await barriers(page), [])
    await center.getByRole('link', { name: 'Database of the service' }).click()
    await page.getByRole('heading', { name: 'System', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })
})
