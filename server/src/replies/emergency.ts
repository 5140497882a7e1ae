import type { AssistantSettings } from '../accounts/assistant-settings.ts'
import { tellsOfDanger } from '../language/danger/danger.ts'
import type { Words } from '../language/phrases/phrases.ts'
import type { Matter } from './exchange.ts'

/** Whether what awaits a reply suggests that someone is in danger, even across several messages. */
export function isEmergency({ questions, conversation }: Pick<Matter, 'questions' | 'conversation'>): boolean {
  // What came before was handled and given back by a person, so that it doesn't go back and forth.
  const { handed_over_through_message_id: settled } = conversation
  const texts = questions.filter(({ id }) => settled === null || id > settled).map(({ content }) => content)
  return texts.some(tellsOfDanger) || (texts.length > 1 && tellsOfDanger(texts.join(' ')))
}

/** The message to the customer, followed by the business's own text and numbers. */
export function emergencyReply({ emergency }: Words, { emergency_text }: AssistantSettings): string {
  return emergency_text === null ? emergency : `${emergency}\n\n${emergency_text}`
}
