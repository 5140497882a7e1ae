import type { Resource } from '../../scope.ts'

/** The response if there is nothing to report but success. */
export const done: Resource = { json: '{"object":"done"}' }
