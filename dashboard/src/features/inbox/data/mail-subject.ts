const max_length = 250

/** As the service takes it: one line, not too long. That of a mail that came may be neither. */
export function mailSubject(text: string): string {
  return [...text.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, max_length).join('').trimEnd()
}
