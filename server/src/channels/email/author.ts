import { sql } from '../../db/sql.ts'
import { read, type Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { isSentByUs } from './journal.ts'
import type { Address, Mail } from './read/mail-shape.ts'
import { mailboxOf } from './read/recipients.ts'

/** Whose words a mail holds. */
export interface Author {
  kind: /** Who From says. */
    | 'sender'
    /** A form of a website, which sends from the channel's address or its own: whoever filled it in stands in Reply-To. */
    | 'form'
    /** It says that it's from the channel's address, and nothing sent is known of it: a person looks at it. */
    | 'itself'
    /** A copy of what went out. */
    | 'own'
    /** Nobody can tell. */
    | 'unknown'
  /** In a form, it's only what somebody typed. Null: nobody to write to. */
  address: Address | null
  name: string | null
  is_verified: boolean
}

const unknown: Author = { kind: 'unknown', address: null, name: null, is_verified: false }

/** From decides nothing: anybody can write it. What is known of mail that went out does. */
export async function authorOf(scope: Scope, account: EmailAccount, mail: Mail | null): Promise<Author> {
  if (!mail?.from) return { ...unknown, name: mail?.writer ?? null }
  const { from, authentication, message_id } = mail
  if (!isFromChannel(account, mail)) {
    // Anybody may call themselves so: who names several for answers might pose as one of them and read along as another.
    const [visitor, another] = isFromWebsite(from) ? await customersOf(scope, account, mail) : []
    if (visitor && !another) return { kind: 'form', address: visitor, name: visitor.name, is_verified: false }
    return { kind: 'sender', address: from, name: from.name, is_verified: authentication.is_aligned }
  }
  const [customer = null] = await customersOf(scope, account, mail)
  const origin = message_id === null ? null : await isSentByUs(scope, account.channel_id, message_id)
  // Some servers put what a form sends through them into the folder of sent mail.
  if (origin !== null && (customer === null || (origin === 'folder' && !isOnlyTo(account, mail))))
    return { ...unknown, kind: 'own' }
  if (customer !== null) return { kind: 'form', address: customer, name: customer.name, is_verified: false }
  return { ...unknown, kind: 'itself', name: from.name ?? from.address }
}

/** Whether From says that it's from the channel's mailbox, whatever stands after a plus. */
export function isFromChannel({ settings }: EmailAccount, { from }: Mail): boolean {
  return from !== null && mailboxOf(from.address) === mailboxOf(settings.address)
}

/** What the software of websites calls itself. No person writes from there. */
function isFromWebsite({ address }: Address): boolean {
  return /^(?:wordpress|woocommerce|www-data|apache|nginx|webform|web-form|formmail|forms?)@/.test(address)
}

function isOnlyTo({ settings }: EmailAccount, { to, cc }: Mail): boolean {
  return [...to, ...cc].every(({ address }) => mailboxOf(address) === mailboxOf(settings.address))
}

/** Those that want answers and are no channel of the business. */
async function customersOf(scope: Scope, { settings }: EmailAccount, { reply_to }: Mail): Promise<Address[]> {
  const candidates = reply_to.filter(({ address }) => mailboxOf(address) !== mailboxOf(settings.address)).slice(0, 20)
  if (candidates.length === 0) return []
  const mailboxes = candidates.map(({ address }) => mailboxOf(address))
  const own = await read<{ address: string }>(
    scope,
    sql`
    select email ->> 'address' as address from channels
    where environment_id = ${scope.environment_id} and email is not null and deleted_at is null
      and email ->> 'address' = any (${mailboxes}::text[])`,
  )
  return candidates.filter(({ address }) => !own.some((channel) => channel.address === mailboxOf(address)))
}
