/** What a word or phrase does in a sentence. */
export const kinds = [
  /** Asks for a price, a quote, a demo, a trial or a contract by itself. */
  'ask',
  /** Wants what is named next: "we need", "ich suche". */
  'wish',
  /** Has in mind to do something, and what buys it: "we are going to", "replace". */
  'plan',
  'acquire',
  /** Looks for something of the kind. */
  'seek',
  /** Does so where the sentence wants something. */
  'topic',
  'want',
  /** Something went wrong: what is named here is not wanted. */
  'trouble',
  'cannot',
  'negator',
  /** Stands behind what it denies. */
  'negator_after',
  /** Takes the denial back: "I do not know the price yet". */
  'lifts',
  'sarcasm',
  /** "If we had …": there is none. */
  'unreal',
  /** Speaks of somebody else's company. */
  'third_party',
  /** Speaks of an employer of once, or of what was done there. */
  'formerly',
  /** Goes on speaking of them. */
  'they',
  /** Speaks of the contact's own again. */
  'own_subject',
  /** Nobody wrote this. */
  'auto_reply',
  /** Begins one, or a message of a person. */
  'thanks_for_message',
  'budget',
  /** "presupuesto" is both. */
  'budget_or_quote',
  'spend',
  /** A verb for it: what stands beside it is money without its sign, too. */
  'pays',
  /** Names the most: what stands beside it is money without its sign, too. */
  'cap',
  /** "We cannot afford it": no budget. */
  'no_money',
  'own',
  'seats',
  /** A number of people follows. */
  'team',
  /** A number and nothing more follows. */
  'we_are',
  'deadline',
  'urgent',
  'first_person',
  /** Stands behind the title: "owner here". */
  'first_person_after',
  'title',
  'decider',
  'not_decider',
  'company',
  /** A kind of business, who has one of his own, and who works in one. */
  'org',
  'runs',
  'we_run',
  'rival',
  /** The name of a rival follows: "switching from". */
  'rival_before',
  /** Somewhere beside it: "contract", "cheaper". */
  'rival_context',
  /** Stands behind the name: "quoted us". */
  'rival_after',
  'support_question',
  /** Is one where something went wrong with it. */
  'support_thing',
  /** Is one also where it cannot be done: "I cannot log in". */
  'support_topic',
  'job_seeker',
  'vendor',
  'student',
  'unsubscribe',
  /** Offers to end it, below a newsletter. */
  'unsubscribe_link',
  'refusal',
  'abuse',
] as const
export type Kind = (typeof kinds)[number]

/** What a question of the business asks for, and what a short answer says. */
export const answer_kinds = [
  'how_many',
  'who_uses',
  'how_much',
  'when',
  'which_rival',
  'which_product',
  'decides',
  'yes',
  'no',
  /** A number beside it isn't the one that was asked for. */
  'other_number',
] as const
export type AnswerKind = (typeof answer_kinds)[number]
