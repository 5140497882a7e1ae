import type { Refusal } from '../api.ts'
import type { Chat } from './chat.ts'

/** At most one request in three seconds, however fast the visitor types. */
export function typist(chat: Chat): (id: string) => void {
  let last = 0
  return (id) => {
    if (performance.now() - last < 3000) return
    last = performance.now()
    chat.api.typing(id).catch(({ wait_ms }: Refusal) => {
      last += wait_ms
    })
  }
}
