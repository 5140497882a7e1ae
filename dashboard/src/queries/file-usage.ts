import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import type { FileUsage } from '../api/generated/administration.ts'
import { administration } from '../api/service.ts'
import { polled } from './freshness.ts'

/** Of how much. */
export type Used = FileUsage['account']

/** What the files of the account and of the mode's channels take. */
export const fileUsageQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'file_usage'] as const,
    queryFn: ({ signal }) => administration.files.getUsage({ mode }, { signal }),
    ...polled,
  })

/** How full that is. What reads as 100 % is full: hardly a file fits anymore. */
export function fullness({ bytes, max_bytes }: Used): 'roomy' | 'nearly' | 'full' {
  const percent = max_bytes === null ? 0 : (bytes / max_bytes) * 100
  return percent >= full_percent ? 'full' : percent >= nearly_percent ? 'nearly' : 'roomy'
}

export const nearly_percent = 80
export const full_percent = 99.5
