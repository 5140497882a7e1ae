import type { TSchema } from '../../schema.ts'
import type { Components } from './components.ts'
import type { Document, JsonSchema } from './document.ts'

/** An event type as delivered by webhooks. */
export interface WebhookEvent {
  type: string
  schema: TSchema
}

/** What the service sends to webhook endpoints: one entry per event type. */
export function webhooksOf(events: readonly WebhookEvent[], { shown }: Components): NonNullable<Document['webhooks']> {
  return Object.fromEntries(
    events.map(({ type, schema }) => {
      const { title } = schema as JsonSchema
      const post = {
        operationId: `receive${title}`,
        summary: `\`${type}\``,
        description:
          'Sent to the enabled webhook endpoints that subscribe to it, at least once and signed: check ' +
          '`Service-Signature` or `webhook-signature` before you trust the body.',
        tags: ['Events'],
        'x-origin': ['conversation.created', 'message.created'].includes(type) ? 'specification' : 'extension',
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema: shown(schema) } } },
        responses: {
          '2XX': { description: 'Received. The body is ignored.' },
          '410': { description: 'Disables the endpoint.' },
          default: { description: 'Not received: the event is sent again later.' },
        },
      }
      return [type, { post }]
    }),
  )
}

const header = (name: string, description: string, origin = 'extension') => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  'x-origin': origin,
  schema: { type: 'string' },
})

const headers = [
  header(
    'Service-Signature',
    '`t=<unix>,v1=<hex HMAC-SHA256 of "t.body">`, one `v1` for each secret.',
    'specification',
  ),
  header('Service-Event-Type', 'The type of the event, as in the body.'),
  header('webhook-id', 'The ID of the event, the same in every attempt.'),
  header('webhook-timestamp', 'When this attempt was signed, in Unix seconds.'),
  header('webhook-signature', '`v1,<base64>` as in Standard Webhooks, one for each secret.'),
]
