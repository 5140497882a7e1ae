import type { Administered, Desk } from '../http/administration.ts'
import { constant, named, nullable, type Static, Type } from '../schema.ts'

const days = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })

export const Retention = named(
  'Retention',
  Type.Object({
    object: constant('retention'),
    event_days: days(
      'Events, deliveries of webhooks, the journal of syncs with CRMs and calls of language models.',
      30,
    ),
    idempotency_days: days('Answers to repeats of a request under its Idempotency-Key.', 30),
    request_log_days: nullable(
      Type.Integer({ minimum: 1, description: 'The log of requests; null where none is kept.', examples: [7] }),
    ),
  }),
)

/** How long this deployment keeps what it does not keep for good. */
export async function showRetention({ settings }: Desk): Promise<Administered> {
  const { event_days, idempotency_days, request_log_days } = settings
  const retention: Static<typeof Retention> = {
    object: 'retention',
    event_days,
    idempotency_days,
    request_log_days: request_log_days || null,
  }
  return { json: JSON.stringify(retention) }
}
