import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import type { ApiKey, ApiKeyMade, NewApiKey } from '../../../api/generated/administration.ts'
import { byCursor, pageOf } from '../../../api/pages.ts'
import { administration } from '../../../api/service.ts'

export type { ApiKey, ApiKeyMade }

type Scope = ApiKey['scopes'][number]

export type Area = Scope extends `${infer A}:${string}` ? A : never

// A record, so that the compiler notices an area that was added to the API.
const every: Record<Area, true> = {
  contacts: true,
  conversations: true,
  messages: true,
  leads: true,
  webhook_endpoints: true,
  events: true,
  knowledge: true,
  channels: true,
  crm: true,
  files: true,
}
export const areas = Object.keys(every) as Area[]
export type Access = 'none' | 'read' | 'write'

export const keysQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [mode, 'api_keys'],
    queryFn: ({ pageParam, signal }) =>
      pageOf(administration.apiKeys.list({ mode, limit: 100, cursor: pageParam }, { signal })),
    ...byCursor,
  })

export const createKey = ({ key, ...body }: NewApiKey & { key: string }) =>
  administration.apiKeys.create(body, { idempotency_key: key })

export const rollKey = ({ id, grace_hours, key }: { id: string; grace_hours: number; key: string }) =>
  administration.apiKeys.roll(id, { grace_hours }, { idempotency_key: key })

export const revokeKey = ({ id, key }: { id: string; key: string }) =>
  administration.apiKeys.revoke(id, { idempotency_key: key })

export const restrictKey = (id: string) => administration.apiKeys.restrict(id)

/** `write` implies `read`. */
export function scopesFor(access: Record<Area, Access>): Scope[] {
  return areas.flatMap((area) => (access[area] === 'none' ? [] : [`${area}:${access[area]}` as Scope]))
}

export function isOver({ revoked_at, expires_at }: ApiKey, now: number): boolean {
  return revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= now)
}

export function curlFor(key: string): string {
  return `curl ${location.origin}/v1/contacts \\\n  -H "Authorization: Bearer ${key}"`
}
