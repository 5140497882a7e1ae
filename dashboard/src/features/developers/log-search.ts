/** What the request log shows, as it stands in the address. */
export interface LogSearch {
  method?: string
  status?: string
  path?: string
  key_id?: string
  request_id?: string
  open?: string
}

const names = ['method', 'status', 'path', 'key_id', 'request_id', 'open'] as const

export function logSearch(given: Record<string, unknown>): LogSearch {
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : [])),
  )
}
