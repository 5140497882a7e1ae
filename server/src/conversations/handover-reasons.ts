/** Why the assistant or the service hands over: stored as a code that stays when the wording improves. */
export const handoverReasons = {
  emergency: 'Someone may be in danger.',
  calls_for_help: 'The message may be a call for help, and no article is about it.',
  asks_for_help: 'The customer asks for help without saying with what.',
  asks_for_person: 'The customer asks for a person.',
  not_helped: 'The customer says that the replies do not help.',
  same_reply: 'The assistant has no other reply than the one it just gave.',
  legal_steps: 'The customer speaks of legal steps.',
  own_case: 'It is about a case of the customer’s own, which no article answers.',
  no_article: 'No article answers the question.',
  no_article_after_asking: 'No article answers the question, also after asking back once.',
  articles_insufficient: 'The articles do not answer the question, as the language model sees it.',
  reply_limit: 'The assistant has replied 20 times within the hour.',
  email_for_person:
    'The assistant does not answer this email: it answers each sender once a day, and no strangers or machines.',
  assistant_switched_off: 'The assistant was switched off.',
  no_answer_in_time: 'The assistant gave no answer in time.',
  assistant_failed: 'The assistant ran into an error.',
} as const

export type HandoverReason = keyof typeof handoverReasons

export const handoverReasonCodes = Object.keys(handoverReasons) as HandoverReason[]

const codes = new Map<string, HandoverReason>(handoverReasonCodes.map((code) => [handoverReasons[code], code]))

/** Null if someone wrote a reason of their own. */
export function reasonCodeOf(reason: string | null): HandoverReason | null {
  return reason === null ? null : (codes.get(reason) ?? null)
}
