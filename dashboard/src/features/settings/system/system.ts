import type { Alarm } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import type { System } from '../../../api/generated/administration.ts'
import { pageOf } from '../../../api/pages.ts'
import { administration, service } from '../../../api/service.ts'

export type { Alarm }
export type Check = System['checks'][number]

/** Stops while the page is hidden. */
const often = { refetchInterval: 30_000 }
const max_past = 20

export const systemQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'system'],
    queryFn: ({ signal }) => administration.system.get({ mode }, { signal }),
    ...often,
  })

/** Those that last, or the last that are over. */
export const alarmsQuery = (mode: Mode, open: boolean) =>
  queryOptions({
    queryKey: [mode, 'alarms', open],
    queryFn: async ({ signal }) =>
      (await pageOf(service[mode].alarms.list({ open, limit: open ? 100 : max_past }, { signal }))).data,
    ...often,
  })
