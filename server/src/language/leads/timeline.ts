import { momentsIn } from './dates.ts'
import { type Finding, isDenied, isOfAnother, type Reading } from './sentence.ts'
import { isOneOf } from './vocabulary/single-words.ts'
import type { SentenceOf } from './words.ts'

/** By when something is needed. */
export function timelineIn(reading: Reading, written_at: Date, wishes: Finding[]): Finding[] {
  const { has, wants, trouble, hits, sentence } = reading
  if (trouble || has.has('refusal') || has.has('no_money')) return []
  // "I have to present it on 1 December", "Ideally this month", where a wish stood before.
  const meant =
    wishes.some(({ met }) => met) ||
    has.has('deadline') ||
    (reading.after_need && (has.has('plan') || has.has('wish') || sentence.words.length <= fragment))
  if (!meant && !wants && !has.has('own_subject')) return []
  const moments = momentsIn(sentence, written_at)
    .filter(
      ({ from, day }) => !isOfAnother(reading, from) && !isMaybe(sentence, from) && (meant || isSoon(day, written_at)),
    )
    .map(
      ({ from, to, day }): Finding => ({
        signal: 'timeline',
        met: !isDenied(reading, { from, to }),
        from,
        to,
        value: day,
        // "Are you open on Monday?"
        beside_need: !meant,
      }),
    )
  const urgent = hits.find(({ kind }) => kind === 'urgent')
  if (urgent && moments.length === 0)
    moments.push({ signal: 'timeline', met: !isDenied(reading, urgent), from: urgent.from, to: urgent.to })
  return moments
}

/** A sentence of so few words goes on with the one before. */
const fragment = 5

/** What somebody tells of his own in passing, "we move house in two years", hurries nobody. */
function isSoon(day: string, written_at: Date): boolean {
  return Date.parse(day) - written_at.getTime() < 366 * 86_400_000
}

const isDoubtful = isOneOf('maybe')

/** "Twenty now, maybe forty next year" */
function isMaybe({ words }: SentenceOf, at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ folded }) => isDoubtful(folded))
}
