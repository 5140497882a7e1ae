const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }

/** Plain reading text of a quote: no markup, mentions, emoji or agents' initials. */
export function tidy(quote: string): string {
  let text = quote
  if (text.includes('<')) text = text.replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
  if (text.includes('&'))
    text = text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
  if (text.includes('](')) text = text.replace(/!?\[([^\][]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
  text = text
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}])+/gu, ' ')
    // What turns the direction of writing would turn the summary's own words, too.
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*\*|__|~~/g, '')
    .replace(/^\s*(?:#{1,6}\s|[-*•>]\s|\d{1,2}[.)]\s)\s*/, '')
    .replace(/(^|\s)[#*_](?=\p{L})/gu, '$1')
    .replace(/(?<=\p{L})[*_](?=[\s.,!?]|$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  text = text
    .replace(/^(?:\.?@[\w.-]+[\s:,]*)+/, '')
    .replace(/@\d+\s*/g, '')
    .replace(/^[>»\s]+|[>\s]+$/g, '')
    .replace(/(?<=[.!?)])\s*[-–~]\s*\p{Lu}\p{L}{1,11}\.?$/u, '')
    .replace(/@(?=\p{L}[\w-]*(?:[\s,!?]|$))/gu, '')
    .replace(/^\(?\d\/\d\)?\s+/, '')
    .replace(/\s*\(?\b\d\/\d\)?$/, '')
    .replace(/\s+\/\d$/, '')
    .replace(/\s+[\^/*](?:[A-Z]\w{0,12}|\p{L}{2,3})$/u, '')
    .replace(/\s*[:;=8][-']?[()DPp/|](?=\s|$)/g, '')
    .replace(/\s+([,.!?;:])/g, '$1')
    .trim()
  return /[\p{L}\p{N}]/u.test(text) ? text : ''
}
