import { articleLanguages } from '../knowledge/corpus.ts'
import { isCourtesy, isLikely, isShort } from '../language/detect.ts'
import { languageOfText } from '../language/thread.ts'
import type { Scope } from '../scope.ts'
import type { Exchange } from './exchange.ts'

const max_messages = 20

/**
 * The language of what waits for a reply. What is too short to tell is in the language of all that the customer wrote, and where that is
 * little, too, in that of the articles.
 */
export async function languageOf(
  scope: Scope,
  { questions, messages }: Pick<Exchange, 'questions' | 'messages'>,
): Promise<string> {
  const own = textOf(questions)
  const detected = await languageOfText(own)
  if (detected !== 'und' && (!isShort(own) || isCourtesy(own) || isLikely(own, detected))) return detected
  const written = textOf(messages.filter(({ author }) => author === 'customer').slice(-max_messages))
  const before = isShort(written) ? 'und' : await languageOfText(written)
  if (before !== 'und') return before
  const ours = await articleLanguages(scope)
  return ours.includes(detected) ? detected : (ours[0] ?? detected)
}

function textOf(messages: Exchange['messages']): string {
  return messages.map(({ content }) => content).join('\n')
}
