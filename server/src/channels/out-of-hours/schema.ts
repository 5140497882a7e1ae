import { invalid } from '../../errors.ts'
import { oneOf, type Static, Type } from '../../schema.ts'
import { widget_languages } from '../widget/widget-settings.ts'

/** Stands for the next opening. */
export const placeholder = '{next_opening}'

const one = Type.Object(
  {
    language: oneOf(widget_languages, { examples: ['en'] }),
    text: Type.String({
      minLength: 1,
      maxLength: 2000,
      pattern: '\\S',
      hint: 'must not be blank.',
      description: `Markdown. \`${placeholder}\` becomes the day and time at which you open next.`,
      examples: [`Thanks for your message! We’re closed right now and back on ${placeholder}.`],
    }),
  },
  { additionalProperties: false },
)

export const OutOfHoursReplies = Type.Array(one, {
  maxItems: widget_languages.length,
  description:
    'What customers are told who write outside the [working hours](/hours), once until they get an answer. One text for each language; ' +
    'the first one is for customers of all others. Empty: nothing.',
})
export type OutOfHoursReplies = Static<typeof OutOfHoursReplies>

/** Throws unless each language stands there once, and nothing but the placeholder in braces: a misspelled one would reach customers. */
export function requireReplies(replies: OutOfHoursReplies): void {
  for (const [place, { language, text }] of replies.entries()) {
    const at = `out_of_hours_replies[${place}]`
    if (replies.findIndex((other) => other.language === language) < place)
      throw invalid(`${at}.language`, 'must not be given twice.')
    const unknown = text.match(/\{\w+\}/g)?.find((word) => word !== placeholder)
    if (unknown) throw invalid(`${at}.text`, `can only have the placeholder ${placeholder}, not ${unknown}.`)
  }
}
