import type { AssistantSettings } from '../accounts/assistant-settings.ts'
import { tellsOfDanger } from '../language/danger/danger.ts'
import type { Words } from '../language/phrases/phrases.ts'
import type { Matter } from './exchange.ts'

/** Whether someone may be in danger by what waits for a reply, also where it is written over several messages. */
export function isEmergency({ questions, conversation }: Pick<Matter, 'questions' | 'conversation'>): boolean {
  // A person has had in hand and gave back what came before: it would go to and fro.
  const { handed_over_through_message_id: settled } = conversation
  const texts = questions.filter(({ id }) => settled === null || id > settled).map(({ content }) => content)
  return texts.some(tellsOfDanger) || (texts.length > 1 && tellsOfDanger(texts.join(' ')))
}

/** What the customer is told, with the business's own words and numbers below. */
export function emergencyReply({ emergency }: Words, { emergency_text }: AssistantSettings): string {
  return emergency_text === null ? emergency : `${emergency}\n\n${emergency_text}`
}
