export interface SummaryMessage {
  id: string
  author: 'customer' | 'agent' | 'assistant' | 'system'
  name: string | null
  content: string
  created_at: string
  /** Written by somebody who is no participant: not the customer's words. */
  by_stranger?: boolean
  /** Words of the assistant that stand on no article: a greeting, or that a person takes over. */
  has_no_source?: boolean
}

export interface SummaryInput {
  messages: SummaryMessage[]
  status: 'open' | 'pending' | 'snoozed' | 'resolved'
  subject: string | null
}

export interface SummaryPoint {
  kind: 'request' | 'change' | 'fact' | 'answer' | 'open_question' | 'outcome'
  quote: string
  message_id: string
  text: string
}
