import type { AssistantSettings } from '../accounts/assistant-settings.ts'
import { mayTellOfDanger, tellsOfDanger } from '../language/danger.ts'
import type { Words } from '../language/data.ts'
import type { Matter } from './exchange.ts'

type Waiting = Pick<Matter, 'questions' | 'conversation'>

/** Whether what awaits a reply suggests that someone is in danger, even across several messages. */
export function isEmergency(matter: Waiting): boolean {
  const texts = unsettled(matter)
  return texts.some(tellsOfDanger) || (texts.length > 1 && tellsOfDanger(texts.join(' ')))
}

/** Whether it speaks of people in distress without saying so: a person looks at it, but nobody is told to call for help. */
export function mayBeEmergency(matter: Waiting): boolean {
  return unsettled(matter).some(mayTellOfDanger)
}

/** What came before was handled and given back by a person, so that it doesn't go back and forth. */
export function unsettled({ questions, conversation }: Waiting): string[] {
  const { handed_over_through_message_id: settled } = conversation
  return questions.filter(({ id }) => settled === null || id > settled).map(({ content }) => content)
}

/** The message to the customer, followed by the business's own text and numbers. */
export function emergencyReply({ emergency }: Words, { emergency_text }: AssistantSettings): string {
  return emergency_text === null ? emergency : `${emergency}\n\n${emergency_text}`
}
