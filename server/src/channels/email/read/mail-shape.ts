export interface Address {
  name: string | null
  /** In lower case, and valid. */
  address: string
}

export interface MailPart {
  name: string
  content_type: string
  content: Uint8Array
  content_id: string | null
  is_inline: boolean
}

export type Verdict = 'pass' | 'fail' | 'none'

export interface Authentication {
  spf: Verdict
  dkim: Verdict
  dmarc: Verdict
  /** Whether the checks that passed are aligned with the domain in From. */
  is_aligned: boolean
}

export interface DeliveryReport {
  original_message_id: string | null
  recipients: {
    address: string
    /** As it was written to, if mail for it went elsewhere. */
    original_address: string | null
    action: string
    status: string | null
    diagnostic: string | null
  }[]
}

export type Automatic = 'bounce' | 'auto_reply' | 'bulk' | 'no_reply'

export interface Mail {
  /** Without angle brackets, as all ids here. */
  message_id: string | null
  in_reply_to: string[]
  /** The newest is last. */
  references: string[]
  from: Address | null
  /** What stands there instead of an address. */
  writer: string | null
  sender: Address | null
  reply_to: Address[]
  to: Address[]
  cc: Address[]
  /** Envelope recipients, as far as servers on the way noted them. */
  delivered_to: string[]
  subject: string
  /** Null if it is missing or absurd. */
  sent_at: Date | null
  /** Everything a person can read. */
  text: string
  /** `text` without quoted history and signature. Never empty if `text` isn't. */
  reply: string
  folded: { quote: string | null; signature: string | null }
  /** For a sandboxed frame: nothing in it runs or loads. Remote images have `data-remote-src`, inline ones `cid:`. */
  html: string | null
  parts: MailPart[]
  automatic: Automatic | null
  /** Whether nothing but what it says tells that it is automatic. Then somebody may have written it all the same. */
  by_words_alone: boolean
  delivery_report: DeliveryReport | null
  authentication: Authentication
  language: string | null
}

export type Problem = 'too_large' | 'too_deep' | 'too_many_parts' | 'too_costly' | 'malformed'
export type Reading = { mail: Mail; problem: null } | { mail: null; problem: Problem }
