import { moment } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { read, type Scope } from '../../scope.ts'
import type { ConversationRow } from '../conversation.ts'
import { type MessageEmail, type NewMessageEmail, nothing_known } from './email-schema.ts'
import type { NewMessage } from './schema.ts'

type Forward = NonNullable<NewMessageEmail['forward']>

const longest_wait_ms = 30 * 24 * 3600 * 1000

export function requireEmail({ channel }: ConversationRow, message: NewMessage): void {
  if (channel !== 'email')
    throw invalid('email', `can only be used if the channel is email. This conversation's channel is ${channel}.`)
  if (message.private || message.direction === 'inbound')
    throw invalid('email', 'can only be used with messages that go out.')
}

/** What the sender chose. The rest is that of the mail being answered, and is set when it goes out. */
export function emailFrom(
  { to = [], cc = [], bcc = [], subject = '', forward }: NewMessageEmail,
  send_at?: string,
): MessageEmail {
  const listed = (addresses: readonly string[]) =>
    addresses.map((address) => ({ name: null, address: address.toLowerCase() }))
  return {
    ...nothing_known,
    subject,
    to: listed(to),
    cc: listed(cc),
    bcc: listed(bcc),
    ...(send_at && { send_at }),
    ...(forward && { forward }),
  }
}

/** When a mail is to go out, checked, by the clock that will send it. */
export async function sendAt(scope: Scope, { send_at, delay_seconds }: NewMessageEmail): Promise<string | undefined> {
  if (send_at === undefined && delay_seconds === undefined) return undefined
  if (send_at !== undefined && delay_seconds !== undefined)
    throw invalid('email.delay_seconds', "can't be used with send_at.")
  const [clock] = await read<{ now: string }>(scope, sql`select now() as now`)
  const now = Date.parse(clock!.now)
  const at = send_at === undefined ? now + delay_seconds! * 1000 : moment('email.send_at', send_at)
  if (at <= now || at - now > longest_wait_ms)
    throw invalid('email.send_at', 'must be in the future, at most 30 days from now.')
  return new Date(at).toISOString()
}

/** What is passed on must be there, and a note never leaves the team. */
export async function requireForwardable(scope: Scope, { conversation_id, message_id }: Forward): Promise<void> {
  const [message] = await read<{ private: boolean; is_forward: boolean; status: string }>(
    scope,
    sql`
    select private, email -> 'forward' is not null as is_forward, status from messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${message_id}`,
  )
  if (!message) throw notFound('message')
  if (message.private) throw invalid('email.forward.message_id', 'must not be a private note.')
  if (message.is_forward) throw invalid('email.forward.message_id', 'must be the message that this one forwards.')
  if (message.status === 'queued' || message.status === 'failed')
    throw invalid('email.forward.message_id', 'must be a message that was sent.')
}
