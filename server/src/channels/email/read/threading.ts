import { createHmac, timingSafeEqual } from 'node:crypto'
import { prefixes } from '../../../ids.ts'
import type { Mail } from './mail-shape.ts'

/** What says which conversation a mail belongs to. Never its subject: anybody can write one. */
export type Clue = { kind: 'reply_address'; conversation_id: string } | { kind: 'message_ids'; ids: string[] }

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
// 64 bits: whoever guesses has to send a mail for each guess. More would leave less room for the address itself.
const signature_characters = 13
const max_local_characters = 64
const id = new RegExp(`^${prefixes.conversation}_([0-7][${alphabet}]{25})$`)
const token = new RegExp(`\\+([0-7][${alphabet}]{25})([${alphabet}]{${signature_characters}})$`)

/** How the subject of a mail begins that answers one, or sends it on. */
export const answer_prefix = `(?:re|aw|antw(?:ort)?|sv|vs|vb|odp|res|rv|enc|rif|r|i|ynt|tr|fwd?|wg|回复|答复|转发)`

/**
 * An address that leads back to a conversation: `support+<token>@example.com`. Without room for a token (more than 24
 * characters before the @) it is the address itself, and answers are found by their ids.
 */
export function replyAddress(secret: Buffer, base: string, conversation_id: string): string {
  const suffix = id.exec(conversation_id)?.[1]
  if (suffix === undefined) throw new RangeError('Not the id of a conversation.')
  const at = base.lastIndexOf('@')
  const local = `${base.slice(0, at)}+${suffix}${signature(secret, suffix)}`
  return local.length > max_local_characters ? base : `${local}${base.slice(at)}`
}

/** The conversation of a reply address, if the address is ours. Servers may have changed the case of its letters. */
export function conversationOf(secret: Buffer, address: string): string | null {
  const local = address.slice(0, Math.max(address.lastIndexOf('@'), 0)).toLowerCase()
  const [, suffix, mac] = token.exec(local) ?? []
  if (suffix === undefined || mac === undefined) return null
  const is_ours = timingSafeEqual(Buffer.from(mac), Buffer.from(signature(secret, suffix)))
  return is_ours ? `${prefixes.conversation}_${suffix}` : null
}

/** The best clue first. Ids: what the mail answers, then what it refers to, newest first. */
export function clues(secret: Buffer, mail: Mail): Clue[] {
  const addresses = [...mail.delivered_to, ...[...mail.to, ...mail.cc].map(({ address }) => address)]
  const conversations = new Set(addresses.map((address) => conversationOf(secret, address)))
  conversations.delete(null)
  const ids = [...new Set([...mail.in_reply_to, ...mail.references.toReversed()])]
  return [
    ...Array.from(conversations, (conversation_id) => ({
      kind: 'reply_address' as const,
      conversation_id: conversation_id!,
    })),
    ...(ids.length > 0 ? [{ kind: 'message_ids' as const, ids }] : []),
  ]
}

function signature(secret: Buffer, suffix: string): string {
  const bits = createHmac('sha256', secret).update(`reply address of ${suffix}`).digest().readBigUInt64BE()
  const characters = Array.from(
    { length: signature_characters },
    (_, n) => alphabet[Number((bits >> BigInt(n * 5)) & 31n)],
  )
  return characters.join('')
}
