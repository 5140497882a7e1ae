import type { ListRequestsQuery } from '../../../api/generated/administration.ts'

/** What the request log shows, as stored in the URL. */
export interface LogSearch extends Pick<ListRequestsQuery, 'method' | 'status' | 'path' | 'key_id' | 'request_id'> {
  /** Whose requests: API keys by default. */
  by?: 'api_key' | 'user' | 'all'
  open?: string
}

const names = ['by', 'method', 'status', 'path', 'key_id', 'request_id', 'open'] as const

const choices: Partial<Record<keyof LogSearch, readonly string[]>> = {
  by: ['api_key', 'user', 'all'],
  method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
}

export function logSearch(given: Record<string, unknown>): LogSearch {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name]
      if (typeof value !== 'string' || value === '' || choices[name]?.includes(value) === false) return []
      return [[name, value]]
    }),
  )
}
