import type { TObject } from '../schema.ts'

/**
 * What a customer-relationship system has to do, one file a vendor. The engine decides what is written, when, and what becomes
 * of a failure; a connector knows addresses, shapes and how this vendor finds a record again.
 */
export const providers = [
  'fake',
  'hubspot',
  'salesforce',
  'pipedrive',
  'espocrm',
  'twenty',
  'odoo',
  'zoho',
  'http',
] as const
export type Provider = (typeof providers)[number]

export type Value = string | number | boolean
/** Never an empty value: what a remote record holds is not overwritten with nothing. */
export type Fields = Record<string, Value>

/** What can be sent of a lead; besides, `custom_attributes.<key>` of its contact. */
export const sources = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'company',
  'title',
  'status',
  'grade',
  'score',
  'score_reasons',
  'summary',
  'identifier',
  'lead_id',
  'contact_id',
] as const

export interface MappedField {
  /** One of `sources`, or `custom_attributes.<key>`. */
  from: string
  /** The remote field's name. */
  to: string
  /** Our words → theirs, such as {"qualified":"OPEN_DEAL"}. A word that is not here is not sent. */
  values?: Record<string, string>
  /** Sent where ours is empty, and only when a record is created. */
  otherwise?: string
  /** The remote field moves through `values` in their order and never back; what is not among them is left alone. */
  only_forward?: boolean
}
export type Mapping = MappedField[]

/** What a CRM can make of a lead: no one is new again. */
export const pulledStatuses = ['working', 'qualified', 'unqualified', 'converted'] as const
export type PulledStatus = (typeof pulledStatuses)[number]

export interface RemoteField {
  name: string
  label: string
  type: 'text' | 'long_text' | 'number' | 'boolean' | 'date' | 'enum' | 'email' | 'phone' | 'url' | 'other'
  /** The words an enum takes. */
  options?: { value: string; label: string }[]
  required: boolean
  read_only: boolean
}

export interface RemoteRecord {
  /** The id it has over there, from the link; null before the first match. */
  remote_id: string | null
  /** Ours, which never changes: the value of an external id, and what a marker is made of. */
  lead_id: string
  /** Only for the first match; null where the contact has none. */
  email: string | null
  fields: Fields
  /** Sent besides `fields` only when a record is created. */
  on_create: Fields
  /** Remote fields that never go back → their values from first to last. Use `forward` (forward.ts) on the record as it is. */
  only_forward: Record<string, string[]>
  /** An earlier attempt may have made the record without our knowing: look for it before making one. */
  uncertain: boolean
  /** Since when; null where it is not uncertain. */
  uncertain_since: string | null
  /** Of these records, those that are no other lead's of ours. */
  unclaimed(remote_ids: string[]): Promise<string[]>
}

export interface Upserted {
  remote_id: string
  /** Where a person sees it; null where that cannot be told. */
  remote_url: string | null
  outcome: 'created' | 'updated'
  /** Remote fields that the CRM did not take although it said yes (compare the echo). */
  dropped?: string[]
  /** Remote fields left as they are, because ours would have moved them back. */
  kept?: string[]
}

export interface RemoteNote {
  /** The record it belongs to. */
  remote_id: string
  /** Its own id over there; null before it was made. */
  note_id: string | null
  /** Stands in the text: one marker per conversation, so that a note whose answer was lost is found again. */
  marker: string
  /** Plain text, the marker included. */
  text: string
  uncertain: boolean
}

export interface Connector {
  provider: Provider
  title: string
  /** The host calls go to where the settings name none; null: they must (`base_url`). */
  base_url: string | null
  /** Shown where a person enters the address; absent if no one has to. */
  base_url_example?: string
  /** The vendor's guide to getting the credentials. */
  help_url?: string
  /** What people copy along with the address of the site, such as `/api/v1`; absent where each address is taken as it is given. */
  api_paths?: string[]
  /** What a connection needs besides `base_url`. It is shown. */
  settings: TObject
  /** What it needs and never shows. */
  credentials: TObject
  default_mapping: Mapping
  /** Headers that prove who calls. For a signature over what is sent there is the whole call. */
  authorize(access: Access, call: { method: string; url: URL; body: string | null }): Record<string, string>
  /** Gets a token where the credentials are not one themselves: before the first call, and once after a 401. */
  authenticate?(crm: Crm): Promise<{ token: string; credentials?: Record<string, string> }>
  /** An answer that was refused, in words for people and by field. `name` is the remote field. */
  explain?(answer: Answer): { message: string | null; fields: FieldProblem[] }
  /** `identity`: whose records the ids are, where the vendor tells and one address serves many. */
  verify(crm: Crm): Promise<{ account: string; identity?: string | null }>
  describe(crm: Crm): Promise<RemoteField[]>
  /** Throws `not_found` when `remote_id` was given and is no more: the engine forgets it and asks once more without. */
  upsert(crm: Crm, record: RemoteRecord): Promise<Upserted>
  /** Makes or changes the one note. `not_found` for a note that is gone: the engine asks again without `note_id`. */
  note(crm: Crm, note: RemoteNote): Promise<{ note_id: string }>
  /** Whether a record is still there, of a vendor without `pull`. */
  exists?(crm: Crm, remote_id: string): Promise<boolean>
  /** Null: there is no such record anymore. */
  pull?(crm: Crm, remote_id: string): Promise<Pulled | null>
  /** Where `pull` reads the status, and what its usual words come to; absent where it reads none. */
  stage?: { field: string; statuses: Record<string, PulledStatus> }
}

export interface Pulled {
  owner: string | null
  status: string | null
}

export interface Access {
  settings: Record<string, unknown>
  credentials: Record<string, string>
  /** From `authenticate`; null without one. */
  token: string | null
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Another host than the base URL's, for a vendor that gives its tokens there. */
  origin?: string
  /** From the base URL, with a leading slash. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  json?: unknown
  /** Sent as application/x-www-form-urlencoded instead. */
  form?: Record<string, string>
  /** Statuses besides 2xx that are answers to the connector; any other is a CrmError. */
  expect?: number[]
  /** Without `authorize`, and no renewed token: for the calls of `authenticate` itself. */
  bare?: boolean
}

export interface Answer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Parsed, or null where the body is empty or no JSON. */
  json: unknown
}

/**
 * One connection's client of its CRM: time limits, the address check, a token renewed once on 401, and every call written into
 * the sync log of the sync it belongs to, without its secrets.
 */
export interface Crm extends Access {
  /** Throws `CrmError`, and nothing else that the outside world can cause. */
  request(call: Call): Promise<Answer>
}

export type CrmFailure =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'rejected'
  | 'duplicate'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'

export interface FieldProblem {
  /** The remote field. */
  name: string
  problem: string
}

export class CrmError extends Error {
  readonly kind: CrmFailure
  readonly fields: FieldProblem[]
  readonly retry_after_ms: number | null
  /** Of HTTP; null when there was no answer. */
  readonly status: number | null

  /** `message` is for people, and holds no secret. */
  constructor(
    kind: CrmFailure,
    message: string,
    more: Partial<Pick<CrmError, 'fields' | 'retry_after_ms' | 'status'>> = {},
  ) {
    super(message)
    this.kind = kind
    this.fields = more.fields ?? []
    this.retry_after_ms = more.retry_after_ms ?? null
    this.status = more.status ?? null
  }
}
