import type { Dictionary } from './dictionary.ts'
import { useText as useInboxText } from './text.tsx'

export * from './text.tsx'
export type { Dictionary }

/** All texts: for components loaded by `page` or `late`, which wait for them. */
export function useText(): Dictionary {
  return useInboxText() as Dictionary
}
