import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import { service } from '../api/service.ts'
import { versioned } from '../api/versioned.ts'
import { polled } from './freshness.ts'

export const assistantQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'assistant', 'settings'],
    queryFn: ({ signal }) => versioned(service[mode].assistant.get({ signal })),
    ...polled,
  })
