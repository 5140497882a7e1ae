/** What the request log shows, as it stands in the address. */
export interface LogSearch {
  /** Whose requests: those of programs, unless told otherwise. */
  by?: string
  method?: string
  status?: string
  path?: string
  key_id?: string
  request_id?: string
  open?: string
}

const names = ['by', 'method', 'status', 'path', 'key_id', 'request_id', 'open'] as const

export function logSearch(given: Record<string, unknown>): LogSearch {
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : [])),
  )
}
