import { openingInWords, type Reader } from '../../hours/opening.ts'
import { isShort } from '../../language/detect.ts'
import { languageOfText } from '../../language/thread.ts'
import { type OutOfHoursReplies, placeholder } from './schema.ts'

type One = OutOfHoursReplies[number]

interface Customer extends Pick<Reader, 'locale' | 'time_zone'> {
  /** What they wrote. */
  content: string
}

/** In the language of the customer's browser, or else in the one they write. */
export async function replyFor(replies: OutOfHoursReplies, { locale, content }: Customer): Promise<One> {
  const inLanguage = (language: string) => replies.find((one) => one.language === language)
  const [first] = replies
  if (replies.length === 1) return first!
  const theirs = inLanguage(locale?.split('-')[0]?.toLowerCase() ?? '')
  if (theirs || isShort(content)) return theirs ?? first!
  return inLanguage(await languageOfText(content).catch(() => 'und')) ?? first!
}

/** What they are told. Null if it tells the next opening, and there is none. */
export function textFor(
  { language, text }: One,
  { locale, time_zone }: Customer,
  opening: { at: number | null; time_zone: string; now: number },
): string | null {
  if (!text.includes(placeholder)) return text
  if (opening.at === null) return null
  return text.replaceAll(
    placeholder,
    openingInWords(opening.at, { language, locale, time_zone }, opening.time_zone, opening.now),
  )
}
