import { read, write } from '../../../stored.ts'
import type { Article } from '../articles.ts'

/** The content of an article being edited. */
export interface Words {
  title: string
  body: string
  /** Empty to be detected. */
  language: string
  url: string
}

/** Unsaved changes, and the version they're based on. */
export interface Draft extends Words {
  etag: string | null
}

export const no_words: Words = { title: '', body: '', language: '', url: '' }

export const wordsOf = ({ title, body, language, url }: Article): Words => ({ title, body, language, url: url ?? '' })

export const isSame = (one: Words, other: Words) =>
  (['title', 'body', 'language', 'url'] as const).every((name) => one[name] === other[name])

/** Applies the service's response. Text written since then stays. */
export function withAnswer(now: Words, sent: Words, answer: Words): Words {
  const choose = (name: keyof Words) => (now[name] === sent[name] ? answer : now)[name]
  return { title: choose('title'), body: choose('body'), language: choose('language'), url: choose('url') }
}

/** Stored in the browser until saved: a reload, a crash or navigation loses nothing. */
export function draftAt(name: string) {
  const place = `parley.article.${name}`
  return {
    read: () => restored(read(place)),
    write: (draft: Draft | null) => write(place, draft && JSON.stringify(draft)),
  }
}

function restored(text: string | null): Draft | null {
  if (text === null) return null
  try {
    const found = JSON.parse(text)
    const { title, body, language, url, etag } = found
    if ([title, body, language, url].some((words) => typeof words !== 'string')) return null
    return { title, body, language, url, etag: typeof etag === 'string' ? etag : null }
  } catch {
    return null
  }
}
