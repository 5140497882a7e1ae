import type { ReactNode } from 'react'

export function Mention({ name }: { name: string }) {
  return (
    <span className="rounded-sm bg-accent-soft px-1 font-medium text-accent-ink">
      @<bdi>{name}</bdi>
    </span>
  )
}

const id = /svcusr_[0-7][0-9a-hjkmnp-tv-z]{25}/
const whole = new RegExp(`^${id.source}$`)
const mentions = new RegExp(`@\\[([^[\\]\\n]{1,300})\\]\\(${id.source}\\)`, 'g')

/** The address of a mention, as the composer of notes writes it. */
export const isUser = (address: string) => whole.test(address)

/** Words in one line, with whom they mention. */
export function withMentions(words: string): ReactNode[] {
  const out: ReactNode[] = []
  let at = 0
  for (const match of words.matchAll(mentions)) {
    out.push(words.slice(at, match.index), <Mention key={match.index} name={match[1]!} />)
    at = match.index + match[0].length
  }
  return [...out, words.slice(at)]
}
