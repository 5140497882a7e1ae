import { constant, define, id, input, type Static, Type, timestamp } from '../schema.ts'

export const PushKey = define(
  'PushKey',
  Type.Object({
    object: constant('push_key'),
    public_key: Type.String({ description: 'What `PushManager.subscribe` takes as `applicationServerKey`.' }),
  }),
)

const base64url = (min: number, max: number, example: string) =>
  Type.String({
    minLength: min,
    maxLength: max,
    pattern: '^[A-Za-z0-9_-]+$',
    hint: 'must be base64url.',
    examples: [example],
  })

/** As a browser's subscription says it of itself. */
export const NewPushSubscription = define(
  'NewPushSubscription',
  input({
    endpoint: Type.String({ minLength: 1, maxLength: 2048, description: "The URL of the browser's push service." }),
    keys: input({ p256dh: base64url(86, 90, `B${'A'.repeat(86)}`), auth: base64url(20, 24, 'AAAAAAAAAAAAAAAAAAAAAA') }),
  }),
)
export type NewPushSubscription = Static<typeof NewPushSubscription>

export const PushSubscription = define(
  'PushSubscription',
  Type.Object({ object: constant('push_subscription'), id: id('push_subscription'), created_at: timestamp() }),
)

export const DeletedPushSubscription = define(
  'DeletedPushSubscription',
  Type.Object({
    object: constant('push_subscription'),
    id: id('push_subscription'),
    deleted: Type.Unsafe<true>({ type: 'boolean', const: true }),
  }),
)
