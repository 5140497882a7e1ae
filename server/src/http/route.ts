import type { Permission } from '../accounts/permissions.ts'
import type { ErrorCode } from '../errors.ts'
import type { Subscription } from '../events/subscribe.ts'
import { type Static, type TObject, type TSchema, Type } from '../schema.ts'
import type { Resource, Scope } from '../scope.ts'
import type { Expectation } from './precondition.ts'

/** A page of a list, rendered, and where the next one begins. */
export interface Page {
  readonly json: string
  readonly next_cursor: string | null
}

/** An answer that goes on for as long as somebody listens. */
export interface Opening {
  readonly subscription: Subscription
}

/** What is told of an operation, whoever may use it. */
export interface Described {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  /** The operation's name in the OpenAPI document and the SDK. */
  readonly operation: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  /** Whether the interface specification names it, or it is ours. */
  readonly origin: 'specification' | 'extension'
  readonly query: TObject
  /** Without one the request has no body. */
  readonly body?: TObject
  readonly status: 200 | 201
  readonly answer: TSchema
  /** In a stream, the answer is what each of its events holds. */
  readonly answer_type: 'application/json' | 'text/event-stream' | 'text/csv'
  /** What may go wrong beyond what can with any request. */
  readonly errors: readonly ErrorCode[]
  /** Whether `If-Match` is heeded. */
  readonly conditional: boolean
  /** Whether what it makes has an address of its own, told in `Location`. */
  readonly located: boolean
}

export interface Route extends Described {
  /**
   * `outside`: it asks a CRM or a language model, and counts towards the narrower limit on that as well. `model`: it counts there
   * only where it does ask a model, and goes without where that would be one too many.
   */
  readonly budget: 'default' | 'outside' | 'model'
  /** Whether it waits for somebody else's service: then its Idempotency-Key is claimed by a lease. */
  readonly calls_others: boolean
  /** What a caller must be allowed; of several, any one is enough. There is no route without. */
  readonly permission: Permission | readonly Permission[]
  /** What the audit log calls it, as `<object>.<verb in the past>`; without one it is not noted there. */
  readonly audited?: string
  /** Whether it checks each row of its body by itself (`checkRow`), also for what no body may hold. */
  readonly checks_rows: boolean
  readonly run: (scope: Scope, request: Checked) => Promise<Resource | Page | Opening>
}

/** A request that passed its checks. */
export interface Checked<Query = unknown, Body = unknown> {
  readonly params: Record<string, string>
  readonly query: Query
  readonly body: Body
  /** Which version of the object the caller expects, from `If-Match`. */
  readonly expected: Expectation
  /** Where a stream that was cut off goes on. */
  readonly last_event_id: string | undefined
  readonly permissions: ReadonlySet<Permission>
  /** The key or session it came with: a stream ends with it. */
  readonly holder: string
}

export const nothing = Type.Object({}, { additionalProperties: false })

type Definition<Query extends TObject, Body extends TObject> = Omit<
  Route,
  | 'query'
  | 'body'
  | 'run'
  | 'origin'
  | 'errors'
  | 'status'
  | 'answer_type'
  | 'conditional'
  | 'located'
  | 'calls_others'
  | 'budget'
  | 'checks_rows'
> &
  Partial<
    Pick<
      Route,
      | 'origin'
      | 'errors'
      | 'status'
      | 'answer_type'
      | 'conditional'
      | 'located'
      | 'calls_others'
      | 'budget'
      | 'checks_rows'
    >
  > & {
    query?: Query
    body?: Body
    run: (scope: Scope, request: Checked<Static<Query>, Static<Body>>) => Promise<Resource | Page | Opening>
  }

export const defaults = {
  query: nothing,
  origin: 'extension',
  errors: [],
  status: 200,
  answer_type: 'application/json',
  conditional: false,
  located: false,
} as const

export function route<Query extends TObject = typeof nothing, Body extends TObject = typeof nothing>(
  definition: Definition<Query, Body>,
): Route {
  return { ...defaults, calls_others: false, budget: 'default', checks_rows: false, ...definition } as unknown as Route
}
