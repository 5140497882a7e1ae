import { isPlaceholder } from '../../contacts/placeholder.ts'
import type { MessageEmail } from '../../conversations/messages/email-schema.ts'
import { sql } from '../../db/sql.ts'
import { read, type Scope } from '../../scope.ts'
import type { Address } from './read/mail-shape.ts'
import { othersThan, unique } from './read/recipients.ts'

/** The mails of a conversation, newest first, and whom it is with. */
export interface Correspondence {
  contact: Address & { id: string }
  mails: Mail[]
}

interface Mail {
  sender_id: string | null
  direction: 'inbound' | 'outbound'
  email: MessageEmail
}

export interface Recipients {
  to: Address[]
  cc: Address[]
  /** Addresses that only a mail names: answers go there once someone of the business has written there. */
  unconfirmed: Address[]
}

const max_mails = 200
/** Of addresses that came in by mail which nobody vouches for, so many are answered without being named. */
const max_unverified = 5
/** Whoever is vouched for may name so many that the business never wrote to. More is a mailing. */
const max_verified = 20
const max_unconfirmed = 20

export async function correspondenceOf(
  scope: Scope,
  conversation_id: string,
  contact: Correspondence['contact'],
  before: string | null = null,
): Promise<Correspondence> {
  const earlier = before === null ? sql`` : sql` and id < ${before}`
  const rows = await read<Omit<Mail, 'email'> & { email: string }>(
    scope,
    sql`
    select sender ->> 'id' as sender_id, direction, email from messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and email is not null${earlier}
    order by id desc limit ${max_mails}::integer`,
  )
  return { contact, mails: rows.map((row) => ({ ...row, email: JSON.parse(row.email) as MessageEmail })) }
}

/**
 * Who an answer goes to unless its sender says so: the contact, and everyone else who wrote and whom the business wrote to before.
 * A mail alone sends no answer elsewhere: anyone can write any `From`, `Reply-To` and `Cc`. Two kinds may: those that the domain of a
 * participant vouches for, and the first mail of somebody unknown, who can't pose as a known contact.
 */
export function recipientsIn(correspondence: Correspondence, own: string, how: 'reply' | 'reply_all'): Recipients {
  const { contact, mails } = correspondence
  const received = mails.filter(({ direction }) => direction === 'inbound')
  const others = othersThan([own])
  const { accept, rejects } = acceptance(correspondence)
  const answersTo = (mail: Mail) => accept(mail, writersOf(mail.email, others))
  const [theirs, rest] = [received.filter(isOf(contact.id)), received.filter((mail) => !isOf(contact.id)(mail))]
  const direct = theirs[0] ? answersTo(theirs[0]) : []
  const newest = new Map(rest.toReversed().map((mail) => [mail.email.from?.address.toLowerCase(), mail]))
  const writers = [...(direct.length > 0 ? direct : ownAddress(contact)), ...[...newest.values()].flatMap(answersTo)]
  const [answered] = how === 'reply_all' ? received : []
  const copied = (addresses: Address[]) => (answered ? accept(answered, others(addresses)) : [])
  const room = answered?.email.is_new_contact && !answered.email.is_verified ? max_unverified : undefined
  const to = unique([...writers, ...copied(answered?.email.to ?? [])]).slice(0, room)
  const cc = unique([...to, ...copied(answered?.email.cc ?? [])]).slice(to.length, room)
  const recipients = new Set([...to, ...cc].map(({ address }) => address.toLowerCase()))
  const unconfirmed = unique(rejects).filter(({ address }) => !recipients.has(address.toLowerCase()))
  return { to, cc, unconfirmed: unconfirmed.slice(0, max_unconfirmed) }
}

function isOf(contact_id: string): (mail: Mail) => boolean {
  return ({ sender_id, email }) => sender_id === contact_id && email.is_participant
}

/** The contact's address of record, which no mail changes. */
export function ownAddress({ name, address }: Address): Address[] {
  return isPlaceholder(address) ? [] : [{ name, address }]
}

function writersOf({ reply_to, from }: MessageEmail, others: ReturnType<typeof othersThan>): Address[] {
  return [others(reply_to), others(from ? [from] : [])].find(({ length }) => length > 0) ?? []
}

/** Which of the addresses that a mail names may get an answer. `rejects` collects those that may not. */
function acceptance({ contact, mails }: Correspondence) {
  const ours = mails.filter(({ direction }) => direction === 'outbound')
  const written_to = ours.flatMap(({ email }) => [...email.to, ...email.cc]).map(({ address }) => address.toLowerCase())
  const known_addresses = new Set([contact.address, ...written_to])
  const rejects: Address[] = []
  const vouched = new Set<string>()
  function isVouched({ address }: Address): boolean {
    const one = address.toLowerCase()
    if (known_addresses.has(one)) return true
    if (vouched.size < max_verified) vouched.add(one)
    return vouched.has(one)
  }
  function acceptedOf({ email }: Mail, candidates: Address[]): Address[] {
    if (email.is_participant && email.is_verified) return candidates.filter(isVouched)
    if (email.is_participant && email.is_new_contact) return candidates.slice(0, max_unverified)
    return candidates.filter(({ address }) => known_addresses.has(address.toLowerCase()))
  }
  function accept(mail: Mail, candidates: Address[]): Address[] {
    const accepted = acceptedOf(mail, candidates)
    rejects.push(...candidates.filter((one) => !accepted.includes(one)))
    return accepted
  }
  return { accept, rejects }
}
