import type { Line } from './lines.ts'

// A colleague would read the first message and the last three instead: a summary takes about as much room as they do, or a
// part of the whole where that is more.
const last_read = 3
const part = 0.28
const max_room = 700
const max_over = 15
// A space or a new line, and most often an arrow.
const beside = 2
// What tells less is a filler: "Hm, okay then."
const min_value = 2
// A short sentence isn't worth more for its length alone.
const longer_by = 20

// Told once more: that it is so now.
const again = 0.2

interface Candidate {
  line: Line
  words: Map<string, number>
  factor: number
  /** What it told, for its length, when it was last looked at: less by now if others told the same. */
  worth: number
}

/** Of some lines those that tell most in the room there is, in the order in which they were written. */
export function chooseLines(lines: Line[], room: number): Line[] {
  const first_at = (lines.find(({ by_customer }) => by_customer) ?? lines[0])?.at
  const last_at = lines.at(-1)?.at ?? 0
  const covered = new Set<string>()
  const selection = new Set<Line>()
  let remaining = room

  const worthOf = ({ line, words, factor }: Omit<Candidate, 'worth'>) => {
    let value = 0
    for (const [word, weight] of words) value += covered.has(word) ? again * weight : weight
    const is_filler = value < min_value && line.at !== first_at && line.at !== last_at
    return is_filler ? 0 : (factor * value) / (line.plain.length + longer_by)
  }
  const take = ({ line, words }: Candidate) => {
    if (line.plain.length > remaining + max_over && selection.size > 0) return
    selection.add(line)
    remaining -= line.plain.length + beside
    for (const word of words.keys()) covered.add(word)
  }

  const candidates = lines.map((line) => {
    const candidate = { line, words: wordsOf(line.plain), factor: factorOf(line, first_at, last_at) }
    return { ...candidate, worth: worthOf(candidate) }
  })
  const open = candidates.sort((a, b) => b.worth - a.worth)
  // What it is about, and what was said last, before everything else.
  for (const at of [first_at, last_at]) {
    const best = open.findIndex(({ line }) => line.at === at)
    if (best >= 0) take(open.splice(best, 1)[0]!)
  }
  while (remaining > 0) {
    const best = open.shift()
    if (!best || best.worth === 0) break
    const worth = worthOf(best)
    if (worth === best.worth) take(best)
    else if (worth > 0) open.splice(placeOf(worth, open), 0, { ...best, worth })
  }
  return lines.filter((line) => selection.has(line))
}

function placeOf(worth: number, open: Candidate[]): number {
  const place = open.findIndex((other) => other.worth <= worth)
  return place < 0 ? open.length : place
}

/** How many characters a summary of a conversation may have. */
export function roomFor(lines: Line[]): number {
  const messages = [...new Set(lines.map(({ at }) => at))]
  const read = new Set([...messages.slice(0, 1), ...messages.slice(1).slice(-last_read)])
  const lengthOf = (some: Line[]) => some.reduce((sum, { plain }) => sum + plain.length + 1, 0)
  return Math.min(Math.max(lengthOf(lines.filter(({ at }) => read.has(at))), part * lengthOf(lines)), max_room)
}

function factorOf({ at, nth, by_customer, asks }: Line, first_at: number | undefined, last_at: number): number {
  if (at === last_at) return 4
  if (at === first_at) return nth === 0 ? 2.5 : 1.5
  // What a colleague asked along the way has been answered.
  if (asks) return by_customer ? 0.7 : 0.4
  return at === first_at || at > last_at - last_read ? 1.5 : 1
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u
const word =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’]|[@.,:/_+-](?=[\p{L}\p{N}]))*/gu

/** The words of a sentence, each with how much it tells: numbers and addresses most, then names and long words. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const { 0: one, index } of text.matchAll(word)) words.set(one.toLowerCase(), weightOf(one, index > 0))
  return words
}

function weightOf(one: string, within: boolean): number {
  if (/[\d@/]/.test(one)) return 3
  // "UK", "XL", "DHL"
  if (/^\p{Lu}{2,}$/u.test(one)) return 1.5
  if (one.length < 4) return unspaced.test(one) ? 0.3 : 0
  const is_name = within && /^\p{Lu}/u.test(one)
  return Math.min(one.length / 10, 1) * (is_name ? 1.5 : 1)
}
