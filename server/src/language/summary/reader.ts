import { type Classifier, createClassifier } from './classify.ts'
import type { SummaryInput, SummaryMessage } from './conversation.ts'
import type { LanguageTable } from './languages/table.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** One pass over the conversation: who spoke when, and sentences of a message split only when asked for. */
export interface Reader {
  customer: SummaryMessage[]
  agent: SummaryMessage[]
  assistant: SummaryMessage[]
  spoken: SummaryMessage[]
  table: LanguageTable
  classify: Classifier
  sentences: (message: SummaryMessage) => Sentence[]
}

export function createReader(input: SummaryInput, table: LanguageTable, language: string): Reader {
  const locale = language === 'und' ? 'en' : language
  const split = new Map<SummaryMessage, Sentence[]>()
  // Where it is a person's turn, what the assistant said of its own accord tells nothing.
  const theirs = input.status !== 'pending'
  const spoken = input.messages.filter(
    ({ author, content, aside }) => author !== 'system' && content.trim() !== '' && !(aside && theirs),
  )
  return {
    customer: spoken.filter((message) => message.author === 'customer'),
    agent: spoken.filter((message) => message.author === 'agent'),
    assistant: spoken.filter((message) => message.author === 'assistant'),
    spoken,
    table,
    classify: createClassifier(table, namesIn(input.messages)),
    sentences: (message) => {
      const known = split.get(message)
      if (known) return known
      const sentences = sentencesOf(message, locale)
      split.set(message, sentences)
      return sentences
    },
  }
}

function namesIn(messages: SummaryMessage[]): Set<string> {
  const names = new Set(messages.map((message) => message.name ?? ''))
  return new Set([...names].flatMap((name) => name.toLowerCase().split(/[\s,.]+/)).filter((word) => word.length > 1))
}
