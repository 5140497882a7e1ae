import { languageOfText } from '../language/thread.ts'
import { detailsOf, saidDetails } from '../models/details.ts'
import { linksIn } from '../models/links.ts'
import { languageProblem, leakProblem } from './usable.ts'

interface Draft {
  draft: string
  /** The target language. Null to keep the original. */
  language: string | null
  instructions: string
}

// Languages differ in length, and a friendlier tone needs more text.
const longer = 4
const longer_by = 400

/** Why a rewritten draft is rejected: it says something the draft doesn't. */
export async function problemWithRework(
  text: string,
  { draft, language, instructions }: Draft,
): Promise<string | null> {
  if (text.trim() === '') return '"text" is empty.'
  if (text.length > longer * draft.length + longer_by) return '"text" says far more than the draft.'
  if (linksIn(text).difference(linksIn(draft)).size > 0)
    return '"text" holds a link or an address that the draft has not.'
  if ([...numbersIn(text)].some((one) => !isKnown(one, saidDetails(draft))))
    return '"text" holds a number that the draft has not.'
  const leak = draft.includes(text.trim()) ? null : leakProblem(text, instructions)
  return leak ?? languageProblem(text, language ?? (await languageOfText(draft).catch(() => 'und')))
}

function numbersIn(text: string): string[] {
  return [...detailsOf(text)].filter((one) => /^\d/.test(one))
}

/** 5 pm is 17 Uhr. */
function isKnown(number: string, known: Set<string>): boolean {
  const [hour, minutes] = number.split(':')
  const other = [12, -12].map((by) => [String(Number(hour) + by), ...(minutes ? [minutes] : [])].join(':'))
  return known.has(number) || (Number(hour) <= 24 && other.some((one) => known.has(one)))
}
