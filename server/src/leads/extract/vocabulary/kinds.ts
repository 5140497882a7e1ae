/** What a word or phrase does in a sentence. */
export type Kind =
  /** Asks for a price, a quote, a demo, a trial or a contract by itself. */
  | 'ask'
  /** Does so where the sentence wants something. */
  | 'topic'
  | 'want'
  /** Something went wrong: what is named here is not wanted. */
  | 'trouble'
  | 'negator'
  /** Stands behind what it denies. */
  | 'negator_after'
  /** Takes the denial back: "I do not know the price yet". */
  | 'lifts'
  | 'sarcasm'
  | 'budget'
  /** "presupuesto" is both. */
  | 'budget_or_quote'
  | 'spend'
  | 'own'
  | 'seats'
  /** A number of people follows. */
  | 'team'
  | 'deadline'
  | 'urgent'
  | 'first_person'
  | 'title'
  | 'decider'
  | 'not_decider'
  | 'company'
  | 'rival'
  | 'support_question'
  | 'job_seeker'
  | 'vendor'
  | 'student'
  | 'unsubscribe'
  | 'refusal'
  | 'abuse'

/** Phrases separated by `|`; a `*` at the end of a word stands for any ending. */
export type Vocabulary = Record<Kind, string>
