import type { Mode } from '../api/call.ts'

/** Lists of conversations, by what they are filtered by. */
export const conversationListsKey = (mode: Mode) => [mode, 'conversations'] as const
