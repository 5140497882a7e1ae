import type { Page } from 'playwright-core'

/** The service gets requests like this at once, and its responses come late: when they're released. */
export async function lateResponses(page: Page, method: string, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: caught, resolve: onCaught } = Promise.withResolvers<void>()
  const delivered: Promise<void>[] = []
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue()
    const response = await route.fetch()
    onCaught()
    delivered.push(promise.then(() => route.fulfill({ response })))
    await promise
  })
  return {
    /** Resolves as soon as there is one. */
    caught,
    async release() {
      resolve()
      await Promise.all(delivered)
    },
  }
}
