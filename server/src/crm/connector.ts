import type { TObject } from '../schema.ts'

/**
 * What a CRM integration implements, one file per vendor. The engine decides what to write and when, and handles failures. A
 * connector knows URLs, formats and how to find a record again.
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
/** Never an empty value, so that nothing in the CRM is overwritten with nothing. */
export type Fields = Record<string, Value>

/** Lead fields that can be sent, besides `custom_attributes.<key>` of the contact. */
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
  'verification',
  'summary',
  'identifier',
  'lead_id',
  'contact_id',
] as const

export interface MappedField {
  /** One of `sources`, or `custom_attributes.<key>`. */
  from: string
  /** The CRM field. */
  to: string
  /** Our values → theirs, such as {"qualified":"OPEN_DEAL"}. Values that aren't listed aren't sent. */
  values?: Record<string, string>
  /** Sent if our value is empty, and only when a record is created. */
  otherwise?: string
  /** The CRM field moves through `values` in order and never back. Other values are left alone. */
  only_forward?: boolean
}
export type Mapping = MappedField[]

/** Statuses a CRM can set: a lead never becomes new again. */
export const pulledStatuses = ['working', 'qualified', 'unqualified', 'converted'] as const
export type PulledStatus = (typeof pulledStatuses)[number]

export interface RemoteField {
  name: string
  label: string
  type: 'text' | 'long_text' | 'number' | 'boolean' | 'date' | 'enum' | 'email' | 'phone' | 'url' | 'other'
  /** The values an enum accepts. */
  options?: { value: string; label: string }[]
  required: boolean
  read_only: boolean
}

export interface RemoteRecord {
  /** Its id in the CRM, from the link. Null before the first match. */
  remote_id: string | null
  /** Our id, which never changes: the value of an external id field, and the base of markers. */
  lead_id: string
  /** Only for the first match. Null if the contact has none. */
  email: string | null
  fields: Fields
  /** Sent in addition to `fields` when a record is created. */
  on_create: Fields
  /** CRM fields that never move back → their values in order. Apply `forward` (forward.ts) to the current record. */
  only_forward: Record<string, string[]>
  /** An earlier attempt may have created the record although no response arrived: look for it before creating one. */
  uncertain: boolean
  /** Since when. Null if nothing is uncertain. */
  uncertain_since: string | null
  /** Those of these records that aren't linked to another of our leads. */
  unclaimed(remote_ids: string[]): Promise<string[]>
}

export interface Upserted {
  remote_id: string
  /** Where people can open it. Null if unknown. */
  remote_url: string | null
  outcome: 'created' | 'updated'
  /** CRM fields that weren't saved although the CRM accepted the request (compare the echo). */
  dropped?: string[]
  /** CRM fields left unchanged, because our value would have moved them back. */
  kept?: string[]
}

export interface RemoteNote {
  /** The record it belongs to. */
  remote_id: string
  /** Its own id in the CRM. Null before it was created. */
  note_id: string | null
  /** Part of the text: one marker per conversation, to find a note again whose response was lost. */
  marker: string
  /** Plain text, including the marker. */
  text: string
  uncertain: boolean
}

export interface Connector {
  provider: Provider
  title: string
  /** The host to call if the settings name none. Null if they must (`base_url`). */
  base_url: string | null
  /** Shown next to the URL field. Absent if there is none. */
  base_url_example?: string
  /** The vendor's guide to getting the credentials. */
  help_url?: string
  /** What people copy along with the site's URL, such as `/api/v1`. Absent if every URL is taken as entered. */
  api_paths?: string[]
  /** Settings of a connection besides `base_url`. They are shown. */
  settings: TObject
  /** Credentials. They are never shown. */
  credentials: TObject
  default_mapping: Mapping
  /** Headers that authenticate a call. Receives the whole call, for signatures over it. */
  authorize(access: Access, call: { method: string; url: URL; body: string | null }): Record<string, string>
  /** Gets a token if the credentials aren't one themselves: before the first call, and once after a 401. */
  authenticate?(crm: Crm): Promise<{ token: string; credentials?: Record<string, string> }>
  /** A rejection in words for people, and by field. `name` is the CRM field. */
  explain?(answer: Answer): { message: string | null; fields: FieldProblem[] }
  /** `identity`: whose records the ids belong to, if the vendor tells and one URL serves many accounts. */
  verify(crm: Crm): Promise<{ account: string; identity?: string | null }>
  describe(crm: Crm): Promise<RemoteField[]>
  /** Throws `not_found` if `remote_id` was given and no longer exists. The engine then calls once more without it. */
  upsert(crm: Crm, record: RemoteRecord): Promise<Upserted>
  /** Creates or updates a note. Throws `not_found` for a deleted note; the engine then calls again without `note_id`. */
  note(crm: Crm, note: RemoteNote): Promise<{ note_id: string }>
  /** Whether a record still exists, for vendors without `pull`. */
  exists?(crm: Crm, remote_id: string): Promise<boolean>
  /** Null if the record no longer exists. */
  pull?(crm: Crm, remote_id: string): Promise<Pulled | null>
  /** The field `pull` reads the status from, and what its default values mean. Absent if it reads none. */
  stage?: { field: string; statuses: Record<string, PulledStatus> }
}

export interface Pulled {
  owner: string | null
  status: string | null
}

export interface Access {
  settings: Record<string, unknown>
  credentials: Record<string, string>
  /** From `authenticate`. Null without one. */
  token: string | null
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** A host other than the base URL's, for vendors that issue tokens elsewhere. */
  origin?: string
  /** Relative to the base URL, with a leading slash. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  json?: unknown
  /** Sent as application/x-www-form-urlencoded instead. */
  form?: Record<string, string>
  /** Statuses besides 2xx that the connector handles. Any other becomes a CrmError. */
  expect?: number[]
  /** Without `authorize` and without a renewed token: for calls made by `authenticate` itself. */
  bare?: boolean
}

export interface Answer {
  status: number
  /** Names in lowercase. */
  headers: Record<string, string>
  /** Parsed JSON. Null if the body is empty or isn't JSON. */
  json: unknown
}

/**
 * The client of one connection: time limits, the address check, one token renewal after a 401, and every call recorded in
 * the sync log without secrets.
 */
export interface Crm extends Access {
  /** Throws only `CrmError` for anything the outside world can cause. */
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
  /** The CRM field. */
  name: string
  problem: string
}

export class CrmError extends Error {
  readonly kind: CrmFailure
  readonly fields: FieldProblem[]
  readonly retry_after_ms: number | null
  /** HTTP status. Null if there was no response. */
  readonly status: number | null

  /** `message` is for people and contains no secrets. */
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
