import { fold } from '../../fold.ts'

// Words that are often typed in a hurry. Long ones alone: a letter less makes another word of a short one.
const keywords =
  `pricing prices quotation budget discount licence licences license licenses demonstration proposal  subscription
  angebot angebote kosten kostet vorführung lizenzen mitarbeiter nutzer benutzer
  tarifs démonstration utilisateurs licences
  precios presupuesto cotización usuarios licencias demostración
  preços orçamento cotação usuários utilizadores licenças proposta preventivo offerte`.split(/\s+/)
/** Words of their own that are a slip away from one of those. */
const other_words = new Set(['preciso'])
const shortest = 6

/** What a slip of the finger makes of a word: a letter left out, typed twice, or two that changed places. */
function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 1; at < word.length; at++) {
    const [before, here, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
    if (after !== '') slips.push(before + after)
    slips.push(before + here + here + after)
    if (after !== '') slips.push(before + after[0] + here + after.slice(1))
  }
  return slips
}

const keyword_set = new Set(keywords.map(fold))

/** The word meant, by what was typed. */
export const typos: ReadonlyMap<string, string> = new Map([
  ['qoute', 'quote'],
  ['quoet', 'quote'],
  ...[...keyword_set]
    .filter((word) => word.length >= shortest)
    .flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const))
    .filter(([slip]) => !keyword_set.has(slip) && !other_words.has(slip)),
])
