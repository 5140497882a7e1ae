import { authenticationOf } from './authentication.ts'
import { automaticOf } from './automatic.ts'
import { bodyOf } from './body.ts'
import { deliveryReportOf } from './delivery-report.ts'
import { addressesOf, dateOf, Headers, idsOf, isOneWriter, languageOf, subjectOf, writerOf } from './headers.ts'
import { foldHistory } from './history.ts'
import type { Mail, Reading } from './mail-shape.ts'
import { partsOf } from './parts.ts'
import { parseTree } from './tree.ts'

export type {
  Address,
  Authentication,
  Automatic,
  DeliveryReport,
  Mail,
  MailPart,
  Problem,
  Reading,
  Verdict,
} from './mail-shape.ts'

export interface ReadingOptions {
  /** The server whose Authentication-Results we believe: the one that received the mail. */
  trusted_authserv_id: string | null
}

/** Reads a mail as it came from the network. Never throws; whatever can't be read has a name. */
export async function readMail(raw: Uint8Array, options: ReadingOptions): Promise<Reading> {
  try {
    const { tree, problem } = await parseTree(raw)
    if (problem !== null) return { mail: null, problem }
    const headers = new Headers(tree.headers)
    const from = addressesOf(headers.all('from'))[0] ?? null
    const subject = subjectOf(headers)
    const { text, html, history_at } = bodyOf(tree)
    const delivery_report = deliveryReportOf(tree, headers, { from, subject, text })
    const folded = foldHistory(text, { subject, history_at })
    const about = { tree, from, subject, delivery_report, reply: folded.reply }
    const automatic = automaticOf(headers, about)
    const mail: Mail = {
      message_id: idsOf(headers.all('message-id'))[0] ?? null,
      in_reply_to: idsOf(headers.all('in-reply-to')),
      references: idsOf(headers.all('references')),
      from,
      writer: from ? null : writerOf(headers.all('from')),
      sender: addressesOf(headers.all('sender'))[0] ?? null,
      reply_to: addressesOf(headers.all('reply-to')),
      to: addressesOf(headers.all('to')),
      cc: addressesOf(headers.all('cc')),
      delivered_to: headers.envelopeRecipients(),
      subject,
      sent_at: dateOf(headers.first('date')),
      text,
      ...folded,
      html,
      parts: partsOf(tree, html),
      automatic,
      by_words_alone: automatic !== null && automaticOf(headers, { ...about, reply: '' }) === null,
      delivery_report,
      authentication: authenticationOf(
        headers.all('authentication-results'),
        options.trusted_authserv_id,
        isOneWriter(headers.all('from')) ? from : null,
      ),
      language: languageOf(headers),
    }
    return { mail, problem: null }
  } catch {
    return { mail: null, problem: 'malformed' }
  }
}
