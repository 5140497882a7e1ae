import { type Static, type TSchema, Type } from 'typebox'
import { answer_kinds, kinds } from '../../server/src/language/leads/vocabulary/kinds.ts'

// The format of server/src/language/data/<code>.yaml. See docs/languages.md.

const text = Type.String({ minLength: 1 })
/** Words or expressions separated by `|`. */
const list = text
const code = Type.String({ pattern: '^[a-z]{2}$' })
const flag = Type.Optional(Type.Literal('yes'))

function object<Properties extends Record<string, TSchema>>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false })
}

/** The language's own section, or the code of the language whose section it uses. */
function ownOrOf<Own extends TSchema>(own: Own) {
  return Type.Union([own, code])
}

const replies = object({
  greeting: text,
  thanks: text,
  fine: text,
  assistant: text,
  may_help: text,
  unsure: text,
  clarify: text,
  unknown: text,
  source: text,
  offer: text,
  hand_over: text,
  no_answer: text,
  own_case: text,
  sorry: text,
  emergency: text,
})

const courtesies = object({ hello: list, thanks: list, fine: list, what_are_you: Type.Optional(list) })

const asks_for_person = object({
  by_letter: flag,
  reversed: flag,
  ...Object.fromEntries(
    [
      ...['person', 'someone', 'speak', 'want', 'link', 'filler', 'not', 'bot', 'always', 'wish', 'told', 'call', 'me'],
      ...['real', 'no', 'department', 'human', 'exists', 'robot', 'enough', 'whom', 'able', 'act', 'from'],
      ...['indefinite', 'rules'],
    ].map((name) => [name, Type.Optional(list)]),
  ),
})

const danger = object({
  by_letter: flag,
  child: list,
  kin: list,
  link: Type.Optional(list),
  never: Type.Optional(list),
  harmless: Type.Optional(list),
  people: Type.Optional(list),
  distress: Type.Optional(list),
  ordinary: Type.Optional(list),
  figurative: Type.Optional(list),
  premises: Type.Optional(list),
  ...Object.fromEntries(
    ['who', 'hurt', 'self', 'hazard', 'place', 'burning', 'rescue', 'need', 'help', 'hurry', 'still', 'flame'].map(
      (name) => [name, Type.Optional(list)],
    ),
  ),
  rules: text,
})

const not_helped = object({ by_letter: flag, phrases: list, alone: list, filler: list })

const choice = object({ by_letter: flag, first: list, second: list, last: list, filler: list })

const own_case = object({ mine: list, things: list, number: list, trouble: list })

/** Regular expressions, one a line: how people tell what happened to them, and how they ask in general. */
const mishaps = object({ told: Type.Optional(text), unfolded: Type.Optional(text), general: Type.Optional(text) })

/** Regular expressions with ` | ` between them, for whole lines of mail. */
const mail = object(
  Object.fromEntries(
    ['before_date', 'wrote', 'wrote_last', 'forwarded', 'from', 'sent_from', 'footer', 'footer_says', 'sign_off'].map(
      (name) => [name, Type.Optional(text)],
    ),
  ),
)

/** Words that a sentence about an article may add, words that change its meaning, and what a question may not ask or tell. */
const statements = object({
  by_letter: flag,
  free: list,
  not: list,
  only: list,
  if: list,
  done: list,
  we: list,
  is: list,
  your: list,
  secret: list,
  loaded: list,
  and: list,
})

const states = object({ resolved: text, waiting_for_customer: text, waiting_for_team: text })

const signs = object({
  by_letter: flag,
  courtesy: list,
  promise: list,
  please: list,
  done: list,
  more: list,
  not: list,
})

const search = object({
  stop_words: Type.Optional(text),
  light_words: Type.Optional(text),
  known_things: Type.Optional(Type.Record(Type.String(), text)),
})

/** Phrases by their role in a sentence. `~` stands for up to four words, and `my/our order` for two phrases. */
const sales = object(Object.fromEntries(kinds.map((kind) => [kind, Type.Optional(list)])))
const sales_questions = object(Object.fromEntries(answer_kinds.map((kind) => [kind, Type.Optional(list)])))

/** Single words. `*` before or behind stands for any letters. */
const sales_words = object(
  Object.fromEntries(
    [
      ...['after_sum', 'article', 'asked_of_us', 'assistant', 'at_company', 'before_no_rival', 'before_rival'],
      ...['before_thing', 'before_year', 'body', 'capital_form', 'company_article', 'definite', 'department'],
      ...['for_own', 'hedge', 'legal_form', 'maybe', 'measure', 'name_link', 'nationality_or_trade'],
      ...['no_bare_thing', 'no_rival', 'no_trade', 'nothing_to_buy', 'of_company', 'often_mistyped', 'one'],
      ...['oneself', 'our', 'own_means', 'place_before', 'says_we', 'someone_else', 'staff', 'telling_word'],
      ...['time_unit', 'trade', 'we_are_named', 'who_or_that', 'works_at'],
    ].map((name) => [name, Type.Optional(list)]),
  ),
)

export const Language = object({
  name: text,
  replies,
  courtesies: ownOrOf(courtesies),
  yes: list,
  asks_for_person: ownOrOf(asks_for_person),
  not_helped: ownOrOf(not_helped),
  choice: ownOrOf(choice),
  legal_steps: Type.Optional(list),
  danger: ownOrOf(danger),
  danger_in_latin_letters: Type.Optional(danger),
  own_case: Type.Optional(own_case),
  mishaps: Type.Optional(mishaps),
  mail: Type.Optional(mail),
  sales: Type.Optional(sales),
  sales_questions: Type.Optional(sales_questions),
  sales_words: Type.Optional(sales_words),
  search: Type.Optional(search),
  statements: Type.Optional(statements),
  states,
  signs,
})
export type Language = Static<typeof Language>
