import type { MessageEmail } from '../../conversations/messages/email-schema.ts'
import { settleMessage } from '../../conversations/messages/progress.ts'
import { sql } from '../../db/sql.ts'
import { read, type Scope } from '../../scope.ts'
import { plainLine } from '../plain-line.ts'
import { enterIntake, type Intake, storing } from './intake.ts'
import { noteMessage, sentAs } from './journal.ts'
import { noteProof } from './proof.ts'
import type { DeliveryReport } from './read/mail-shape.ts'
import { mailboxOf } from './read/recipients.ts'

type Reported = DeliveryReport['recipients'][number]

/**
 * Notes at our message that it could not be delivered. Anybody can write a report: it counts for those whom the message went to and for
 * nobody else. Returns false if it counts for none: then it's a mail like others.
 */
export async function noteReport(scope: Scope, intake: Intake, report: DeliveryReport): Promise<boolean> {
  const { original_message_id, recipients } = report
  const ours = original_message_id && (await sentAs(scope, intake.account.channel_id, original_message_id))
  if (!ours) return false
  const statuses = toldOf(recipients, await recipientsOf(scope, ours))
  if (statuses.length === 0) return false
  const failed = statuses.filter(({ action }) => action.toLowerCase() === 'failed')
  await storing(scope, intake, async (scope) => {
    const id = await enterIntake(scope, intake, 'report')
    if (id === null) return
    await noteMessage(scope, id, ours.conversation_id, ours.message_id)
    // Whatever it says of the way: it went out.
    if (failed.length === 0) return noteProof(scope, ours)
    await settleMessage(scope, ours.conversation_id, ours.message_id, {
      status: 'failed',
      error: { code: 'bounced', message: failed.slice(0, max_named).map(wordsFor).join(' ') },
    })
  })
  return true
}

async function recipientsOf(scope: Scope, ours: { conversation_id: string; message_id: string }): Promise<string[]> {
  const { conversation_id, message_id } = ours
  const [row] = await read<{ email: string | null }>(
    scope,
    sql`
    select email from messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${message_id} and direction = 'outbound'`,
  )
  if (!row?.email) return []
  const { to, cc, bcc } = JSON.parse(row.email) as MessageEmail
  return [...to, ...cc, ...bcc].map(({ address }) => address)
}

/** Each recipient of ours that is told of, under the address that we wrote to. Servers take off what stands after a plus. */
function toldOf(reported: readonly Reported[], recipients: readonly string[]): Reported[] {
  return recipients.flatMap((address) => {
    const mailbox = mailboxOf(address)
    const status = reported.find((one) =>
      [one.address, one.original_address].some((candidate) => candidate !== null && mailboxOf(candidate) === mailbox),
    )
    return status ? [{ ...status, address }] : []
  })
}

const max_named = 5
const max_reason = 300

/** Whoever wrote the report wrote the reason: it stands in quotes that it can't end, and leads nowhere. */
function wordsFor({ address, diagnostic, status }: Reported): string {
  const words = `${plainLine(address, 254)} can't be reached.`
  const reason = plainLine(diagnostic ?? status ?? '', 2 * max_reason)
    .replace(/\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)\S*/gi, '[link]')
    .replace(/["\u201c-\u201f\u00ab\u00bb\u2039\u203a\uff02\u300c-\u300f]/g, "'")
  return reason === '' ? words : `${words} The receiving server reported: "${plainLine(reason, max_reason)}"`
}
