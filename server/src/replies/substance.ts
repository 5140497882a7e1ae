import { smallTalk } from '../language/courtesies.ts'
import { wasNotHelped } from '../language/not-helped.ts'
import { asksForPerson } from '../language/wishes.ts'

/** Whether a customer's words are about something, rather than a courtesy, a wish for a person or a complaint about the replies. */
export function hasSubstance(content: string): boolean {
  return smallTalk(content) === null && !asksForPerson(content) && !wasNotHelped(content)
}
