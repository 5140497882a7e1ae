import type { Administered } from '../http/administration.ts'

/** The answer where there is nothing to tell but that it was done. */
export const done: Administered = { json: '{"object":"done"}' }
