import type { User as Me } from './generated/administration.ts'
export type User = Me
export interface Invitation {
  account_name: string
  email: string
  role: string
}
export interface ApiKey {
  object: 'api_key'
  id: string
  mode: 'live' | 'test'
  name: string | null
  prefix: string
  last_four: string
  scopes: string[]
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
}
export interface ApiKeyWithSecret extends ApiKey {
  key: string
}
export interface RequestLogEntry {
  object: 'request_log_entry'
  id: string
  mode: 'live' | 'test'
  method: string
  path: string
  status: number
  error_code: string | null
  api_key: { id: string; name: string | null; last_four: string } | null
  user: { id: string; name: string } | null
  ms: number
  created_at: string
  event_ids: string[]
}
