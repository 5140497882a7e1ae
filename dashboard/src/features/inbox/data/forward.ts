import { createContext } from 'react'
import type { Message } from './queries.ts'

/** Begins to pass a message on. Null where nobody may, or no mailbox is there to send from. */
export const Forward = createContext<((message: Message) => void) | null>(null)
