import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import { service } from '../api/service.ts'
import { versioned } from '../api/versioned.ts'
import { followed } from './freshness.ts'

/** Single contacts. */
export const contactsKey = (mode: Mode) => [mode, 'contact'] as const

/** One contact, with the entity tag by which a change says what it was made on. */
export const contactQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...contactsKey(mode), id] as const,
    queryFn: ({ signal }) => versioned(service[mode].contacts.get(id, { signal })),
    ...followed,
  })
