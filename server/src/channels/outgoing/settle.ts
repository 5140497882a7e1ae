import { lockMessage, type Settled, settleMessage } from '../../conversations/messages/progress.ts'
import { sql } from '../../db/sql.ts'
import { retries } from '../../jobs/retries.ts'
import { type Scope, transact } from '../../scope.ts'
import { type OutgoingLease, outgoing_leases, type Remaining, remainingOf } from './lease.ts'
import type { Outcome, Way } from './way.ts'

/** Writes down what became of it, at the message and the channel too. Returns false if another worker has it by now. */
export function settle(scope: Scope, lease: OutgoingLease, way: Way, outcome: Outcome): Promise<boolean> {
  return transact(scope, async (scope) => {
    const { query } = scope.connection!
    const remaining = outcome.outcome === 'failed' ? undefined : outcome.remaining
    const is_over = outcome.outcome !== 'later' && !remaining
    const delay_ms = is_over ? null : retries.mail.delay_ms(lease.tries)
    const failure = outcome.outcome === 'sent' ? null : outcome.code
    const external_id = outcome.outcome === 'sent' ? (outcome.external_id ?? null) : null
    const set = sql`finishing_at = null, failure = ${failure}, reply = ${outcome.reply}, external_id = ${external_id},
      sent_at = case when ${outcome.outcome === 'sent'}::boolean then now() else sent_at end,
      remaining = ${remaining ? JSON.stringify(remaining) : null}::json`
    if (!(await outgoing_leases.postpone({ run: query }, lease, delay_ms, set))) return false
    // Channel before conversation, as whoever takes in messages locks them.
    await noteHealth(scope, lease, outcome)
    if (outcome.outcome === 'sent') await way.onSent?.(scope, lease, outcome)
    const is_proven = await isProven(scope, lease, way, outcome)
    const end = is_proven
      ? ({ status: 'sent', error: null } as const)
      : delay_ms === null
        ? settled(outcome, remainingOf(lease))
        : delayed(outcome)
    if (end) await settleMessage(scope, lease.conversation_id, lease.message_id, end)
    return true
  })
}

/** What tells that it went out may have come before the word of whoever lost it. Of a later try, it tells nothing. */
async function isProven(scope: Scope, lease: OutgoingLease, way: Way, outcome: Outcome): Promise<boolean> {
  if (outcome.outcome !== 'failed' || outcome.code !== outcome_unknown || lease.remaining !== null) return false
  await lockMessage(scope, lease.conversation_id, lease.message_id)
  return (await way.isProven?.(scope, lease)) ?? false
}

/** The channel shows what keeps its messages from going out, until one does. */
async function noteHealth(
  { connection, environment_id }: Scope,
  lease: OutgoingLease,
  outcome: Outcome,
): Promise<void> {
  if (outcome.outcome === 'failed' || (outcome.outcome === 'later' && outcome.is_of_recipients)) return
  const problem = outcome.outcome === 'sent' ? null : JSON.stringify({ code: outcome.code, message: outcome.message })
  await connection!.query(sql`
    update channels set send_problem = ${problem}::json,
      send_problem_at = case when ${problem !== null}::boolean then coalesce(send_problem_at, now()) end from conversations c
    where channels.environment_id = ${environment_id} and c.environment_id = channels.environment_id and c.id = ${lease.conversation_id}
      and channels.id = c.channel_id and (send_problem is not null or ${problem !== null}::boolean)`)
}

/** Some have to wait: told as what it is, and not as a failure. */
function delayed(outcome: Outcome): Settled | null {
  if (outcome.outcome === 'failed' || !outcome.remaining) return null
  if (outcome.outcome === 'later' && !outcome.is_of_recipients) return null
  const { to, has_arrived } = outcome.remaining
  const domains = [...new Set(to.map((address) => address.split('@').at(-1)!))].join(', ')
  const email = outcome.outcome === 'sent' ? outcome.email : undefined
  return {
    status: has_arrived ? 'sent' : 'queued',
    error: {
      code: 'recipient_delayed',
      message: `Delayed: the server of ${domains} asks to try again. That happens automatically.`,
    },
    ...(email && { email }),
  }
}

/** Nobody waits any more: who didn't get it by now doesn't get it. What some have has gone out, whatever became of a later try. */
function settled(outcome: Outcome, before: Remaining | null): Settled {
  if (outcome.outcome === 'failed' && before?.has_arrived) {
    const { to, refusals } = before
    if (outcome.code === outcome_unknown) return { status: 'sent', error: unknownFor(to) }
    return { status: 'sent', error: problemWith([...refusals, ...to]) }
  }
  if (outcome.outcome !== 'failed' && outcome.remaining?.has_arrived) {
    const { to, refusals } = outcome.remaining
    const email = outcome.outcome === 'sent' ? outcome.email : undefined
    return { status: 'sent', error: problemWith([...refusals, ...to]), ...(email && { email }) }
  }
  if (outcome.outcome === 'sent') {
    const { status = 'sent', problem, email } = outcome
    return { status, error: problem, ...(email && { email }) }
  }
  const { code, message } = outcome
  const email = outcome.outcome === 'failed' ? outcome.email : undefined
  return { status: 'failed', error: { code, message }, ...(email && { email }) }
}

/** The connection or the process ended when the other side may have taken it. */
export const outcome_unknown = 'outcome_unknown'

function unknownFor(addresses: readonly string[]) {
  const message = `Others have it. Nobody knows whether ${addresses.join(', ')} got it: the connection was lost at the very moment when the server took it.`
  return { code: outcome_unknown, message }
}

/** It went out, and not to all. */
export function problemWith(rejected: readonly string[]) {
  if (rejected.length === 0) return null
  return { code: 'recipient_refused', message: `The server accepted it, but not for ${rejected.join(', ')}.` }
}
