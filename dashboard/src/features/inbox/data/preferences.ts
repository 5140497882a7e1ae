import { stored } from '../../../stored.ts'

const isYesOrNo = (value: unknown) => typeof value === 'boolean'

/** Rows of two lines instead of three. */
export const is_compact = stored('parley.compact', false, isYesOrNo)

/** After a conversation is resolved, the next one of the list is opened. */
export const opens_next = stored('parley.opens_next', false, isYesOrNo)
