import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('the installed dashboard', () => {
  inBrowser('has a manifest with icons of the sizes that it says', async ({ open }) => {
    const page = await open('/live/contacts')
    const { icons, start_url, scope } = await page.evaluate<Manifest>(
      "fetch(document.querySelector('link[rel=manifest]').href).then((response) => response.json())",
    )
    assert.deepEqual([start_url, scope, icons.length], ['/dashboard/', '/dashboard/', 3])
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(
        `fetch('${src}').then((response) => response.blob()).then(createImageBitmap).then(({ width, height }) => width + 'x' + height)`,
      )
      assert.equal(size, sizes)
    }
  })

  inBrowser('shows what is pushed to it, leads to the conversation, and keeps nothing', async ({ account, open }) => {
    const page = await open('/live/contacts')
    const { origin } = new URL(account.url)
    const [worker] = await Promise.all([
      page.context().waitForEvent('serviceworker'),
      page.evaluate("navigator.serviceWorker.register('/dashboard/push-worker.js', { scope: '/dashboard/' })"),
    ])
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
    // Without windows, this browser has nowhere to show them.
    await worker.evaluate(
      'self.shown = []; self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })',
    )
    const devtools = await page.context().newCDPSession(page)
    const ids: string[] = []
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      ids.push(...registrations.map(({ registrationId }) => registrationId)),
    )
    await devtools.send('ServiceWorker.enable')
    await eventually(() => assert.ok(ids.length > 0))
    const data = JSON.stringify({ title: 'Ada replied', body: 'Thanks!', tag: 'svccnv_x', path: '/live/reports' })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: ids[0]!, data })
    await eventually(async () => {
      const [shown] = await worker.evaluate<Record<string, string>[]>('self.shown')
      assert.deepEqual([shown?.title, shown?.body, shown?.tag], ['Ada replied', 'Thanks!', 'svccnv_x'])
    })
    await worker.evaluate(
      "self.clients.matchAll({ type: 'window' }).then(([page]) => page.postMessage({ kind: 'open', path: self.shown[0].data.path }))",
    )
    await page.getByRole('heading', { name: 'Reports' }).waitFor()
    assert.deepEqual(await page.evaluate('caches.keys()'), [])
  })
})

interface Manifest {
  icons: { src: string; sizes: string }[]
  start_url: string
  scope: string
}
