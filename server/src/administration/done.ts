import type { Resource } from '../scope.ts'

/** The answer where there is nothing to tell but that it was done. */
export const done: Resource = { json: '{"object":"done"}' }
