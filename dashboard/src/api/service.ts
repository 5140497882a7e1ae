import { Resources } from '@parley/sdk/transport'
import type { Mode } from './call.ts'
import { Administration } from './generated/administration-resources.ts'
import { transport } from './transport.ts'

/** The operations of the API, for each mode's data. */
export const service: Readonly<Record<Mode, Resources>> = {
  live: new Resources(transport('/live')),
  test: new Resources(transport('/test')),
}

/** Operations for dashboard users only: sessions, people, keys, logs. */
export const administration = new Administration(transport(''))

/** The same for a page that is being closed. */
export const leaving = new Administration(transport('', { keepalive: true }))
