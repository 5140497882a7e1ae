import { plainLine } from '../plain-line.ts'

interface Page {
  url: string
  title: string | null
}

const max_title = 300

/** Where a visitor is, as it's stored. What follows the path may be a secret, such as a token that resets a password. */
export function storedPage({ url, title }: Page, keeps_query: boolean): Page {
  const whole = url.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
  return {
    url: keeps_query ? whole : whole.replace(/[?#].*$/s, ''),
    title: title === null ? null : plainLine(title, max_title) || null,
  }
}
