import type { CannedReply } from '../../../queries/canned-replies.ts'
import { folded } from '../../../text/folded.ts'

/** Those that hold every word, what is found in the shortcut first. */
export function cannedMatches(all: readonly CannedReply[], words: string): CannedReply[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  const found = all.filter(({ shortcut, title, content }) => {
    const text = folded(`${shortcut} ${title} ${content}`)
    return wanted.every((word) => text.includes(word))
  })
  const rank = ({ shortcut }: CannedReply) => (wanted[0] && folded(shortcut).startsWith(wanted[0]) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}
