import type { SummaryInput, SummaryMessage, SummaryPoint } from '../language/summary/conversation.ts'

// About 6,000 tokens of most languages: what is longer is told by its earlier summary, its first message and the newest ones.
const max_characters = 24_000
const max_of_one = 3000

/** A summary of what came before. */
export interface Earlier {
  points: SummaryPoint[]
  covers_through_message_id: string
}

export interface Material {
  material: unknown
  /** By the names they are shown under: ids of 33 characters cost a model more than most messages. */
  messages: Map<string, SummaryMessage>
  /** Whether anyone said anything at all. */
  spoken: boolean
}

/** What a model is shown of a conversation. */
export function shownTo({ messages, subject, status }: SummaryInput, earlier: Earlier | null): Material {
  const refs = new Map(messages.map((message, n) => [message.id, `m${n + 1}`]))
  const short = !isLong(messages)
  const chosen = short ? messages : [messages[0]!, ...newest(messages, earlier)]
  const points = short ? [] : (earlier?.points ?? []).filter(({ message_id }) => refs.has(message_id))
  const cited = new Set([...chosen.map(({ id }) => id), ...points.map(({ message_id }) => message_id)])
  return {
    material: {
      status,
      subject,
      ...(points.length > 0 && { earlier: points.map((point) => pointShown(point, refs)) }),
      messages: chosen.map(({ id, author, by_stranger, content }) => ({
        ref: refs.get(id),
        from: by_stranger ? 'stranger' : author,
        text: content.length > max_of_one ? `${content.slice(0, max_of_one).toWellFormed()}…` : content,
      })),
    },
    messages: new Map(messages.filter(({ id }) => cited.has(id)).map((message) => [refs.get(message.id)!, message])),
    spoken: messages.some(({ author, content }) => author !== 'system' && content.trim() !== ''),
  }
}

/** Whether it is too long to be shown whole. */
function isLong(messages: SummaryMessage[]): boolean {
  return messages.reduce((length, { content }) => length + Math.min(content.length, max_of_one), 0) > max_characters
}

/** What came after the earlier summary; without one, or where that is too much, as much of the end as may be shown. */
function newest(messages: SummaryMessage[], earlier: Earlier | null): SummaryMessage[] {
  let left = max_characters - Math.min(messages[0]!.content.length, max_of_one)
  const chosen: SummaryMessage[] = []
  for (const message of messages.slice(1).toReversed()) {
    left -= Math.min(message.content.length, max_of_one)
    if (left < 0 || (earlier && message.id <= earlier.covers_through_message_id)) break
    chosen.push(message)
  }
  return chosen.toReversed()
}

function pointShown({ kind, text, quote, message_id }: SummaryPoint, refs: Map<string, string>) {
  return { kind, text, quote, message: refs.get(message_id) }
}
