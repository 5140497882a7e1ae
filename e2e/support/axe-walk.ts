import assert from 'node:assert/strict'
import { barriersIn, type Look } from './accessibility.ts'
import { furnished, goTo, type Place } from './pages.ts'
import type { Stage } from './stage.ts'

/** Opens the pages of one account and checks each with axe, in each of these looks. */
export async function assertNoBarriers(stage: Stage, places: Place[], looks: Look[]): Promise<void> {
  const data = await furnished(stage)
  const page = await stage.open('/live/inbox')
  const found: string[] = []
  for (const [name, path, ready] of places) {
    await goTo(page, path(data))
    await ready(page)
    found.push(...(await barriersIn(looks, page, name)))
  }
  assert.deepEqual(found, [])
}
