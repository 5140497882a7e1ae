import type { Mode } from '../api/call.ts'

/** Views that are kept under a name. Those of a label change with it. */
export const savedViewsKey = (mode: Mode) => [mode, 'saved_views'] as const
