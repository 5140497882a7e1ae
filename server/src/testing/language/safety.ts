import { createHash } from 'node:crypto'
import { choiceOf } from '../../language/choice.ts'
import { callForHelp, mayTellOfDanger, tellsOfDanger } from '../../language/danger.ts'
import { detectText, isCourtesy, isLikely, isShort } from '../../language/detect.ts'
import { wasNotHelped } from '../../language/not-helped.ts'
import { asksForPerson } from '../../language/wishes.ts'

export interface SafetyMessage {
  kind: 'emergency' | 'plea' | 'everyday' | 'wish' | 'choice' | 'reply'
  language: string
  text: string
  choice?: number | null
}

export type Half = 'development' | 'held_out'

/** A fixed rule, so that nobody chooses which messages are read while words are changed. */
export function halfOf(text: string): Half {
  return createHash('sha256').update(text).digest()[0]! < 128 ? 'development' : 'held_out'
}

/** What the assistant hears in a message that no article is about: `right`, or what it takes it for. */
export function judge({ kind, text, language, choice = null }: SafetyMessage): string {
  if (kind === 'choice') return choiceOf(text, 2) === choice ? 'right' : `${choiceOf(text, 2)}`
  if (kind === 'reply') {
    const own = languageOfShort(text)
    return own === language ? 'right' : own
  }
  const what = intentOf(text)
  return what === kind ? 'right' : what
}

function intentOf(text: string): SafetyMessage['kind'] {
  if (tellsOfDanger(text) || mayTellOfDanger(text)) return 'emergency'
  if (asksForPerson(text) || wasNotHelped(text)) return 'wish'
  if (callForHelp([text]) === 'cry') return 'emergency'
  if (callForHelp([text]) === 'plea') return 'plea'
  return choiceOf(text, 2) === null ? 'everyday' : 'choice'
}

/** Where no other message tells the language. */
function languageOfShort(text: string): string {
  const language = detectText(text)
  return !isShort(text) || isCourtesy(text) || isLikely(text, language) ? language : 'und'
}
