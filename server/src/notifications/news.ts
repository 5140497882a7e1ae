import { randomUUID } from 'node:crypto'
import type { Notices } from '../db/notices.ts'

/** Reports to every process who has new notifications, or fewer. Only a wake-up: what they are is in the database. */
export interface News {
  tell(environment_id: number, user_ids: readonly string[], is_new: boolean): void
  /** Calls back with what streams send. */
  subscribe(listener: (environment_id: number, bytes: Buffer) => void): void
}

/** PostgreSQL's limit for a message is 7999 bytes, and an id has 33. */
const max_users = 200

export function startNews(notices: Notices): News {
  const self = randomUUID()
  const listeners: Parameters<News['subscribe']>[0][] = []
  const tellOthers = notices.join({
    name: 'parley_notifications',
    receive(payload) {
      const { from, environment_id, user_ids, is_new = true } = JSON.parse(payload)
      if (from !== self) hear(environment_id, user_ids, is_new)
    },
  })

  function hear(environment_id: number, user_ids: readonly string[], is_new: boolean): void {
    const data = JSON.stringify({ object: 'notifications', user_ids, is_new })
    const bytes = Buffer.from(`event: notifications\ndata: ${data}\n\n`)
    for (const listener of listeners) listener(environment_id, bytes)
  }

  return {
    tell(environment_id, user_ids, is_new) {
      for (let from = 0; from < user_ids.length; from += max_users) {
        const some = user_ids.slice(from, from + max_users)
        hear(environment_id, some, is_new)
        tellOthers(JSON.stringify({ from: self, environment_id, user_ids: some, is_new }))
      }
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}
