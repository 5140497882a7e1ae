import { type MessageEmail, nothing_known } from '../../conversations/messages/email-schema.ts'
import type { Verification } from '../../conversations/messages/schema.ts'
import type { Address, Mail } from './read/mail-shape.ts'
import { plain } from './store-files.ts'

const max_listed = 100
const max_references = 20
const max_reference_characters = 250

/** What a message keeps of the mail that it was. */
export function emailOf(
  mail: Mail | null,
  { original, ...how }: Pick<MessageEmail, 'origin' | 'is_participant' | 'is_verified' | 'is_new_contact' | 'original'>,
): MessageEmail {
  const base = { ...nothing_known, ...how, original }
  if (mail === null) return base
  const { spf, dkim, dmarc } = mail.authentication
  return {
    ...base,
    subject: plain(mail.subject),
    from: mail.from && withoutRest(mail.from),
    reply_to: mail.reply_to.slice(0, max_listed).map(withoutRest),
    to: mail.to.slice(0, max_listed).map(withoutRest),
    cc: mail.cc.slice(0, max_listed).map(withoutRest),
    message_id: mail.message_id === null ? null : plain(mail.message_id),
    references: [...new Set([...mail.references, ...mail.in_reply_to].map(plain))]
      .filter((id) => id.length <= max_reference_characters)
      .slice(-max_references),
    automatic: mail.automatic,
    authentication: { spf, dkim, dmarc },
    is_formatted: mail.html !== null && formatting.test(mail.html),
    has_folded_text: mail.folded.quote !== null || mail.folded.signature !== null,
  }
}

/** What is lost in text. Links, lists and bold letters aren't. */
const formatting = /<(?:table|img|font)\b|<[^>]* (?:bgcolor|style="[^"]*(?:background|color|border)\b)/

/** Who nobody vouches for may still be who they say. Who takes no part is a stranger, whoever vouches for them. */
export function verificationOf({ is_participant, is_verified }: MessageEmail): Verification {
  if (!is_participant) return 'stranger'
  return is_verified ? 'verified' : 'claimed'
}

function withoutRest({ name, address }: Address): Address {
  return { name: name === null ? null : plain(name), address: plain(address) }
}
