import type { en } from './en/index.ts'

/** Everything the pages say. English is the measure: what it has, every language has. */
export type Dictionary = typeof en
