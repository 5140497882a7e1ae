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
