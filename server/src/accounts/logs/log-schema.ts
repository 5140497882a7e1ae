import { createdBetween, paging } from '../../db/page.ts'
import { constant, define, id, idGiven, listOf, nullable, oneOf, optional, Type, timestamp } from '../../schema.ts'
import { modes } from '../keys/key-schema.ts'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export const RequestLogEntry = define(
  'RequestLogEntry',
  Type.Object({
    object: constant('request_log_entry'),
    id: id('request'),
    mode: oneOf(modes),
    method: oneOf(methods),
    path: Type.String({ description: 'Without its query.', examples: ['/v1/contacts'] }),
    status: Type.Integer({ examples: [201] }),
    error_code: nullable(Type.String({ description: 'The `code` of the response.', examples: ['resource_not_found'] })),
    api_key: nullable(
      Type.Object({
        id: id('api_key'),
        name: nullable(Type.String()),
        last_four: Type.String(),
      }),
    ),
    user: nullable(Type.Object({ id: id('user'), name: Type.String() })),
    ms: Type.Number({ description: 'From the arrival of the request to the end of the response.', examples: [3.2] }),
    created_at: timestamp(),
    event_ids: Type.Array(Type.String(), { description: 'The events it left.' }),
  }),
)
export const RequestLogEntryList = listOf(RequestLogEntry, 'RequestLogEntryList')

export const RequestLogQuery = Type.Object(
  {
    ...paging,
    ...createdBetween,
    mode: optional(oneOf(modes, { default: 'live' })),
    method: optional(oneOf(methods)),
    status: optional(
      Type.String({
        pattern: '^([1-5]\\d\\d|[45]xx|error)$',
        hint: 'must be a status, 4xx, 5xx, or error for both.',
        description: 'A status, `4xx`, `5xx`, or `error` for both.',
        examples: ['error'],
      }),
    ),
    path: optional(
      Type.String({ minLength: 1, maxLength: 300, description: 'Exactly this path.', examples: ['/v1/contacts'] }),
    ),
    key_id: optional(idGiven('api_key')),
    by: optional(
      oneOf(['api_key', 'user'], {
        description: 'API keys, or users of the dashboard.',
      }),
    ),
    request_id: optional(idGiven('request')),
  },
  { additionalProperties: false },
)

const audit_filters = {
  ...createdBetween,
  action: optional(Type.String({ minLength: 1, maxLength: 100, examples: ['api_key.created'] })),
  actor_id: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'Who did it: the id of a user or an API key.' }),
  ),
  object_id: optional(Type.String({ minLength: 1, maxLength: 255, description: 'What it was done to.' })),
}

/** As stored. */
export const StoredAuditEntry = Type.Object({
  object: constant('audit_entry'),
  id: id('audit_entry'),
  action: Type.String({ description: '`<object>.<action>`.', examples: ['api_key.created'] }),
  actor: Type.Object({
    type: oneOf(['user', 'api_key', 'system'], { description: '`system`: the command line.' }),
    id: nullable(Type.String()),
    name: nullable(Type.String({ description: 'The name at that time.' })),
  }),
  mode: nullable(oneOf(modes)),
  object_type: nullable(Type.String({ examples: ['api_key'] })),
  object_id: nullable(Type.String()),
  details: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'Depends on the action. Never contains secrets.',
    examples: [{ name: 'Web shop' }],
  }),
  address: nullable(Type.String({ examples: ['203.0.113.7'] })),
  request_id: nullable(Type.String()),
  created_at: timestamp(),
})

export const AuditEntry = define(
  'AuditEntry',
  Type.Object({
    ...StoredAuditEntry.properties,
    object_name: nullable(
      Type.String({
        description: 'The current name of the object. For a deleted object, its last known name, if any.',
        examples: ['Web shop'],
      }),
    ),
  }),
)
export const AuditEntryList = listOf(AuditEntry, 'AuditEntryList')
export const AuditQuery = Type.Object({ ...paging, ...audit_filters }, { additionalProperties: false })
export const AuditExportQuery = Type.Object(audit_filters, { additionalProperties: false })
export const AuditCsv = Type.String({ description: 'One row for each entry, newest first, after a header row.' })
