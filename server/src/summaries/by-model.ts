import { closing } from '../language/summary/compose.ts'
import type { SummaryPoint } from '../language/summary/conversation.ts'
import type { Summary } from '../language/summary/summarize.ts'
import { askModel } from '../models/ask.ts'
import { around, verdictsOn } from '../models/confirm.ts'
import type { Answer } from '../models/question.ts'
import { Type } from '../schema.ts'
import type { Scope } from '../scope.ts'
import type { Material } from './material.ts'
import { type ClaimedPoint, max_claimed, max_read, verified } from './verify-points.ts'

interface Claimed {
  points: ClaimedPoint[]
}

const kinds = ['request', 'change', 'answer', 'open_question', 'outcome'] as const
// In all, with its check: whoever asked waits 30 s.
const longest_ms = 22_000
const time_limit_ms = 16_000
const max_output_tokens = 1200

const shape = Type.Object({
  points: Type.Array(
    Type.Object({
      kind: Type.Unsafe<SummaryPoint['kind']>({ type: 'string', enum: [...kinds] }),
      text: Type.String({ maxLength: max_read, description: 'One short sentence.' }),
      quote: Type.String({
        maxLength: max_read,
        description: 'Words copied letter by letter from the message that shows it.',
      }),
      message: Type.String({ maxLength: 50, description: 'The `ref` of that message.' }),
    }),
    { maxItems: max_claimed },
  ),
})

export type ByModel = { summary: Summary; engine: string } | { why_not: string }

/** A summary in a model's words, each point of it with a quote that was looked up. `own` is what the embedded engine made. */
export async function summarizeByModel(
  scope: Scope,
  { id: conversation_id, subject }: { id: string; subject: string | null },
  material: Material,
  own: Summary,
): Promise<ByModel> {
  const until = performance.now() + longest_ms
  const holding = ({ points }: Claimed) => verified(points, material.messages, { subject, language: own.language })
  const answer: Answer<Claimed> = await askModel<Claimed>(scope, {
    purpose: 'summary',
    conversation_id,
    instructions: instructionsFor(own.language),
    material: material.material,
    schema: shape,
    problem: (value) =>
      holding(value).length > 0
        ? null
        : 'no point can be used. `quote` must be copied letter by letter from the message whose `ref` stands in `message`, and `text` may name no number and deny nothing that this message does not.',
    max_output_tokens,
    time_limit_ms,
  })
  if (answer.outcome === 'unanswered') return { why_not: answer.reason }
  const points = holding(answer.value)
  const check = await verdictsOn(scope, points.map(claimOf(material)), {
    conversation_id,
    time_limit_ms: until - performance.now(),
  })
  if (check.outcome === 'unanswered') return { why_not: check.reason }
  const sure = points.filter((_, n) => check.value[n] === 'yes')
  if (sure.length === 0) return { why_not: 'unconfirmed' }
  return { summary: summaryOf(sure, own), engine: answer.engine }
}

// What changed, and what nobody answered, only the messages beside it show.
type Counts = Partial<Record<SummaryPoint['kind'], number>>
const before: Counts = { change: 4 }
const after: Counts = { open_question: 6, outcome: 2 }
const max_neighbour = 600

/** A true quote doesn't make a sentence true: it is checked beside its message. */
function claimOf({ messages }: Material) {
  const all = [...messages.values()]
  return ({ kind, text, quote, message_id }: SummaryPoint) => {
    const at = all.findIndex(({ id }) => id === message_id)
    const beside = all.slice(Math.max(0, at - (before[kind] ?? 0)), at + 1 + (after[kind] ?? 0))
    const passage = beside.map(({ id, author, by_stranger, content }) => {
      const words = id === message_id ? around(content, quote) : content.slice(0, max_neighbour).toWellFormed()
      return `${by_stranger ? 'stranger' : author}: ${words}`
    })
    return { statement: text, passage: passage.join('\n') }
  }
}

function summaryOf(points: SummaryPoint[], own: Summary): Summary {
  const ordered = kinds.flatMap((kind) => points.filter((point) => point.kind === kind))
  const lines = kinds.map((kind) => sentences(ordered.filter((point) => point.kind === kind)))
  const open = ordered.filter(({ kind }) => kind === 'open_question')
  return {
    ...own,
    text: fitting([...lines, closing(own.language, own.outcome)]),
    points: ordered,
    open_questions: open.map(({ quote, message_id }) => ({ quote, message_id })),
  }
}

const max_text = 1200

/** As many lines as a summary may have; the last one, where it stands, always. */
function fitting(all: string[]): string {
  const last = all.at(-1) ?? ''
  let text = ''
  for (const line of all.slice(0, -1).filter(Boolean))
    if (text.length + line.length + last.length + 2 <= max_text) text += text ? `\n${line}` : line
  return text && last ? `${text}\n${last}` : text || last
}

function sentences(points: SummaryPoint[]): string {
  return points.map(({ text }) => (/[.!?。！？؟…]$/u.test(text) ? text : `${text}.`)).join(' ')
}

function instructionsFor(language: string): string {
  const tongue =
    language === 'und' ? 'the language of the conversation' : `the language with the ISO 639-1 code "${language}"`
  return [
    'Summarize a conversation between a customer and a business for the colleague who takes it over.',
    'Say what the customer wants (kind "request"), how that changed later ("change"), what the business did or answered ("answer"), ' +
      'what nobody has answered yet ("open_question") and how it ended ("outcome"). Leave out kinds that do not apply, greetings, thanks ' +
      'and apologies.',
    'At most six points, the most important only, each one short sentence in the third person. Say nothing that was not written: no guess, no advice, no judgement.',
    'Who is a "stranger" wrote into the conversation, and nobody knows whether they belong to it: say that it was a stranger, and never that the customer said so.',
    'Each point names the `ref` of the message that shows it and quotes it: 3 to 25 words copied letter by letter, in the language they were written in.',
    'Where `earlier` is given, it is the summary of what came before `messages`: carry over what still holds, with its quote and `ref`.',
    `Write the texts in ${tongue}.`,
  ].join('\n')
}
