import { bodyAndSignature, linesOf, type Span } from '../body.ts'
import { footerLine, historyLine, signatureLine, signOffLine } from '../mail.ts'

/** A message of the contact's own. */
export interface OwnMessage {
  id: string
  content: string
  created_at: string
  /** What the business wrote last before it in the same conversation: "25" answers something. */
  asked: string | null
}

/** The same, with what of it the contact wrote: no quoted history. */
export interface OwnWords extends OwnMessage {
  parts: { asked: string | null; spans: Span[] }[]
  /** Tells who wrote it, never what is wanted. */
  signature: Span[]
}

/** What the contact wrote itself, and to what: below a quoted question it is an answer to that. */
export function ownWords(message: OwnMessage): OwnWords {
  const { content, asked: question } = message
  const { body, signature } = bodyAndSignature(content)
  const answers = content.includes('>') ? answersBelowQuotes(content) : []
  const isAnswer = ({ start, end }: Span) =>
    answers.some(({ spans }) => spans.some((span) => span.start >= start && span.start < end))
  return {
    ...message,
    parts: [{ asked: question, spans: body.filter((span) => !isAnswer(span)) }, ...answers],
    signature,
  }
}

/** `> How many are you?` and below it, without the sign, the answer. */
function answersBelowQuotes(content: string): OwnWords['parts'] {
  const answers: OwnWords['parts'] = []
  let quoted: string[] = []
  let open: OwnWords['parts'][number] | null = null
  for (const line of linesOf(content.slice(0, 6000))) {
    const text = content.slice(line.start, line.end).trim()
    if (text.startsWith('>')) {
      quoted = open ? [text] : [...quoted, text]
      open = null
    } else if (isEnd(text)) {
      if (open) break
      quoted = []
    } else if (text !== '' && (open || quoted.length > 0)) {
      // What a mail program wrapped of a quoted line is no answer: one stands below a question.
      if (open) open.spans.push(line)
      else if (quoted.at(-1)!.endsWith('?')) {
        open = { asked: quoted.map((one) => one.replace(/^[>\s]+/, '')).join(' '), spans: [line] }
        answers.push(open)
      } else quoted = []
    }
  }
  return answers
}

function isEnd(line: string): boolean {
  return historyLine(line) || signatureLine(line) || signOffLine(line) || footerLine(line)
}
