import { contradicts, isDenied, isYes, saysDone, saysOwed } from './acts.ts'
import type { SummaryMessage } from './conversation.ts'
import { isFragment, lastTurn, messagesAfter } from './last-word.ts'
import type { Reader } from './reader.ts'
import type { Sentence } from './sentences.ts'

// Sentences are split only in these many messages, so the cost does not grow with the conversation.
const REQUEST_MESSAGES = 8
const ANSWER_MESSAGES = 8
const CHANGE_MESSAGES = 6
const TAIL_MESSAGES = 8
const SHORT = 60
const LONG = 180
const TINY = 25
const BRIEF = 100
// "I see.", "Ik zie het."
const BARE = 16

/** What the customer wants: the first sentence that says something, and the next one that asks for something. */
export function selectRequest(reader: Reader): Sentence[] {
  const sentences = reader.customer.slice(0, REQUEST_MESSAGES).flatMap(reader.sentences)
  const first = firstSubstantive(reader, sentences)
  if (!first) return []
  if (reader.classify.weight(first.plain) < 2 || isFragment(reader, first)) return scattered(reader, sentences, first)
  const later = sentences
    .slice(sentences.indexOf(first) + 1)
    .filter(({ plain }) => reader.classify.weight(plain) === 2 && plain !== first.plain)
  const breath = first.plain.length < SHORT ? messagesAfter(reader, first.message) : [first.message]
  const near = later.filter(({ message }) => breath.includes(message))
  const asked = near.slice(0, 6).find((sentence) => asks(reader, sentence))
  const second = asks(reader, first) ? near[0] : (asked ?? near[0])
  if (!second || (!asked && first.plain.length > SHORT * 2)) return [first]
  // What stands between the two is mostly what the matter is ("I write for the third time. It leaks. Repair it.").
  const at = near.indexOf(second)
  // "What now?" asks about the sentence before it.
  const between = at === 1 || second.plain.length < TINY ? near[at - 1] : undefined
  const whole = between ? [first, between, second] : [first, second]
  return whole.reduce((length, { plain }) => length + plain.length, 0) > LONG ? [first, second] : whole
}

/** Somebody who writes "refund", "pls", "order late" in as many messages. */
function scattered(reader: Reader, sentences: Sentence[], first: Sentence): Sentence[] {
  const others = sentences.filter(
    (sentence) => sentence !== first && reader.classify.weight(sentence.plain) === 1 && sentence.plain.length < SHORT,
  )
  return first.plain.length < SHORT ? [first, ...others.slice(0, 2)] : [first]
}

export function selectChanges(reader: Reader, request: Sentence[]): Sentence[] {
  const from = request[0] ? reader.customer.indexOf(request[0].message) + 1 : 0
  return reader.customer
    .slice(from)
    .filter((message) => reader.classify.mayChange(message.content))
    .slice(-CHANGE_MESSAGES)
    .flatMap((message) => changedIn(reader, reader.sentences(message)))
    .slice(-1)
}

/** The last sentences of an agent that help; the assistant's when no agent spoke. */
export function selectAnswers(reader: Reader, request: Sentence[] = []): Sentence[] {
  const before = new Set(reader.spoken.slice(0, farewell(reader)))
  const agents = reader.agent.filter((message) => before.has(message))
  const helped = lastUseful(reader, agents, 2)
  if (helped) return [...doneBefore(reader, agents, helped, request), ...helped, ...owedAfter(reader, agents, helped)]
  return lastUseful(reader, reader.agent) ?? lastUseful(reader, reader.assistant) ?? []
}

/** A short last answer settles a detail: what was done before it is told first, or what the only other answer to a question was. */
function doneBefore(reader: Reader, agents: SummaryMessage[], helped: Sentence[], request: Sentence[]): Sentence[] {
  if (helped.reduce((length, { plain }) => length + plain.length, 0) > BRIEF) return []
  const code = reader.table.code
  const earlier = agents.slice(0, agents.indexOf(helped[0]!.message)).slice(-ANSWER_MESSAGES)
  const told = earlier
    .flatMap(reader.sentences)
    .filter((sentence) => helpfulness(reader, sentence) === 2 && !reader.classify.isQuestion(sentence.plain))
  const done = told.findLast(({ plain }) => saysDone(code, plain))
  const asked = request.some(({ plain }) => reader.classify.isQuestion(plain))
  const settled = helped.some(({ plain }) => saysDone(code, plain))
  const only = asked && !settled && new Set(told.map(({ message }) => message)).size === 1 ? told[0] : undefined
  const dated = told.findLast(({ plain, message }) => /\d/.test(plain) && isTaken(reader, message))
  const one = (done && withDate(told.slice(told.indexOf(done)))) ?? only ?? dated
  return one && one.plain.length <= LONG ? [one] : []
}

/** "The order was picked wrongly. Both shutters leave on 9 May.": of one message, what has a number goes before why. */
function withDate([done, ...after]: Sentence[]): Sentence | undefined {
  if (!done || /\d/.test(done.plain)) return done
  return after.find(({ plain, message }) => message === done.message && /\d/.test(plain)) ?? done
}

/** Whether the customer said yes to it: "Between 4 and 6 today. Is somebody at home?" – "Yes, my wife is." */
function isTaken({ spoken, sentences }: Reader, message: SummaryMessage): boolean {
  const answer = spoken[spoken.indexOf(message) + 1]
  const [first] = answer?.author === 'customer' ? sentences(answer) : []
  return first !== undefined && isYes(first.plain)
}

/** What the same message promises besides, or the last one after it, for whoever takes over owes it. */
function owedAfter({ sentences, classify, table }: Reader, agents: SummaryMessage[], helped: Sentence[]): Sentence[] {
  const last = helped.at(-1)!
  if (helped.some(({ plain }) => saysOwed(table.code, plain))) return []
  const owed = ({ plain }: Sentence) => saysOwed(table.code, plain) && plain.length <= BRIEF
  const said = sentences(last.message)
  const besides = said.slice(said.indexOf(last) + 1).filter((one) => owed(one) && classify.weight(one.plain) === 2)
  const newest = agents.at(-1)!
  const later = newest === last.message ? [] : sentences(newest).filter(owed)
  return [...besides, ...later].slice(0, 1)
}

/** What an agent began with who wrote first: what it is about. */
export function selectOpening(reader: Reader): Sentence[] {
  const first = reader.spoken.findIndex(({ author }) => author === 'customer')
  if (first < 1) return []
  const said = reader.spoken.slice(0, Math.min(first, REQUEST_MESSAGES)).filter(({ author }) => author === 'agent')
  const telling = said.flatMap(reader.sentences).find((sentence) => helpfulness(reader, sentence) === 2)
  return telling ? [telling] : []
}

/** Where the customer's last thanks begin: what is said after them is kind, but helps no more. */
function farewell({ spoken, sentences, classify }: Reader): number {
  for (let at = spoken.length - 1; at >= Math.max(0, spoken.length - TAIL_MESSAGES); at--) {
    const message = spoken[at]!
    if (message.author !== 'customer') continue
    const said = sentences(message)
    const closes =
      said.some(({ plain }) => classify.solved(plain)) || said.every(({ plain }) => classify.weight(plain) < 2)
    const asks = said.some(({ plain }) => classify.isQuestion(plain))
    // "Friday at three?" – "Fine." is an answer.
    const answers = sentences(spoken[at - 1] ?? message).some(({ plain }) => classify.isQuestion(plain))
    return closes && !asks && !answers ? at : spoken.length
  }
  return spoken.length
}

/** Questions nobody has replied to, last speaker's turn only. */
export function selectOpenQuestions(reader: Reader): Sentence[] {
  const asked = lastTurn(reader)
    .flatMap(reader.sentences)
    .filter((sentence) => reader.classify.isQuestion(sentence.plain))
  const whole = asked.filter(({ plain }) => reader.classify.weight(plain) === 2)
  // "Who pays?" is four characters of Chinese.
  const brief = asked.filter(({ plain }) => reader.classify.weight(plain) === 1 && !reader.table.spaced)
  return (whole.length > 0 ? whole : brief).slice(-3)
}

/** Where the customer says that it is solved, after the request. */
export function selectSolved(reader: Reader, request: Sentence[]): Sentence | undefined {
  const turn = reader.customer.slice(-2).filter((message) => message !== request[0]?.message)
  const said = turn.flatMap(reader.sentences)
  const at = said.findLastIndex(({ plain }) => reader.classify.solved(plain) && !reader.classify.isQuestion(plain))
  // "It works! … oh no, it does not."
  const taken_back = said.slice(at + 1).some(({ plain }) => isDenied(plain) || contradicts(plain))
  return at < 0 || taken_back ? undefined : said[at]
}

/** The sentence with the cue, or the one after it where the cue stands alone ("One more thing."). */
function changedIn(reader: Reader, sentences: Sentence[]): Sentence[] {
  const at = sentences.findIndex((sentence) => reader.classify.changes(sentence.plain))
  return at < 0
    ? []
    : sentences
        .slice(at, at + 2)
        .filter((sentence) => reader.classify.weight(sentence.plain) === 2)
        .slice(0, 1)
}

function firstSubstantive(reader: Reader, sentences: Sentence[]): Sentence | undefined {
  for (const least of [2, 1]) {
    const found = sentences.find((sentence) => reader.classify.weight(sentence.plain) >= least)
    if (found) return found
  }
  return sentences.find((sentence) => /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}]{2}/u.test(sentence.plain))
}

function asks(reader: Reader, sentence: Sentence): boolean {
  return reader.classify.isQuestion(sentence.plain) || reader.classify.wants(sentence.plain)
}

/** Agents exclaim what is kind; what helps they say, or it has a number. */
function helpfulness({ classify }: Reader, { plain }: Sentence): number {
  const weight = classify.weight(plain)
  return weight === 2 && /[!！]["”»」]?$/.test(plain) && !/\d/.test(plain) ? 1 : weight
}

function lastUseful(reader: Reader, messages: SummaryMessage[], least_of_all = 1): Sentence[] | undefined {
  const recent = messages.slice(-ANSWER_MESSAGES).reverse()
  for (const least of [2, 1]) {
    if (least < least_of_all) break
    for (const message of recent) {
      const useful = reader.sentences(message).filter((sentence) => helpfulness(reader, sentence) >= least)
      if (useful.length > 0) return withNext(moreTelling(reader, useful))
    }
  }
  return undefined
}

/** Of three or more, those that name something: what was done, what will be, a number. "That is odd." names nothing. */
function moreTelling({ table }: Reader, all: Sentence[]): Sentence[] {
  const longer = all.filter(({ plain }) => plain.length >= BARE || /\d/.test(plain) || !table.spaced)
  const useful = longer.length > 0 ? longer : all
  if (useful.length < 3) return useful
  const naming = useful.filter(
    ({ plain }) => /\d/.test(plain) || saysDone(table.code, plain) || saysOwed(table.code, plain),
  )
  return naming.length < 2 ? useful : naming
}

function withNext([first, ...others]: Sentence[]): Sentence[] {
  const next = others.find(({ plain }) => plain !== first!.plain)
  return next ? [first!, next] : [first!]
}
