import type { Connection } from './with-key.ts'

export interface CrmConnection {
  id: string
  provider: string
  name: string | null
  account: string | null
  status: string
  paused_reason: string | null
  waiting: number
  failed: number
}

export interface Entry {
  created_at: string
  lead_id: string
  cause: string
  status: string
  remote_id: string | null
  changes: { written: string[] }
  pulled: string[]
  error: { message: string; advice: string; fields: { name: string; problem: string }[] } | null
  next_try_at: string | null
}

export interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
  delete(path: string): Promise<void>
  /** Every page of a list. */
  all<T>(path: string): Promise<T[]>
}

/** Calls the API as any client does; what it refuses is told in its words. */
export function callsTo({ url, key }: Connection): Api {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const said = (await answer.json()) as T & { error?: { message: string } }
    if (!answer.ok) throw new Error(said.error?.message ?? `${method} ${path} was answered ${answer.status}.`)
    return said
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    async all<T>(path: string) {
      const found: T[] = []
      let cursor: string | null = null
      do {
        const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const page: { data: T[]; next_cursor: string | null } = await call('GET', `${path}?limit=100${query}`)
        found.push(...page.data)
        cursor = page.next_cursor
      } while (cursor !== null)
      return found
    },
  }
}
