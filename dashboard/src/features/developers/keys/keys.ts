import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../api/call.ts'
import type { ApiKey, ApiKeyMade, NewApiKey } from '../../api/generated/administration.ts'

export type { ApiKey, ApiKeyMade }

type Scope = ApiKey['scopes'][number]

export const areas = [
  'contacts',
  'conversations',
  'messages',
  'leads',
  'webhook_endpoints',
  'events',
  'knowledge',
  'channels',
  'crm',
] as const
export type Area = (typeof areas)[number]
export type Access = 'none' | 'read' | 'write'

export const keysQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [mode, 'api_keys'],
    queryFn: ({ pageParam, signal }) =>
      call<List<ApiKey>>('/api_keys', { query: { mode, limit: 100, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

export const createKey = ({ key, ...body }: NewApiKey & { key: string }) =>
  call<ApiKeyMade>('/api_keys', { method: 'POST', body, key })

export const rollKey = ({ id, grace_hours, key }: { id: string; grace_hours: number; key: string }) =>
  call<ApiKeyMade>(`/api_keys/${id}/roll`, { method: 'POST', body: { grace_hours }, key })

export const revokeKey = ({ id, key }: { id: string; key: string }) =>
  call<ApiKey>(`/api_keys/${id}/revoke`, { method: 'POST', body: {}, key })

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
