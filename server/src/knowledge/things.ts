import { lazily } from '../jobs/lazily.ts'
import { section } from '../language/data.ts'
import { vocabularyOf } from '../language/vocabulary/vocabulary.ts'

/** Everyday things as one language calls them. */
export interface Things {
  /** The things that a stem may stand for, by names that are the same in all languages. */
  of(stem: string): readonly string[]
  /** The stems that one goes by. */
  stems(thing: string): readonly string[]
}

const named = lazily(() => {
  const languages = Object.entries(section('search'))
  return new Map(
    languages.flatMap(([language, { known_things: things }]) => (things ? [[language, things] as const] : [])),
  )
})
const read = new Map<string, Promise<Things>>()

export function languagesOfThings(): string[] {
  return [...named().keys()]
}

export function thingsIn(language: string): Promise<Things> {
  let things = read.get(language)
  if (!things) {
    things = readThings(language)
    read.set(language, things)
  }
  return things
}

async function readThings(language: string): Promise<Things> {
  const vocabulary = await vocabularyOf(language)
  const stems = new Map<string, string[]>()
  const things = new Map<string, string[]>()
  for (const [thing, words] of Object.entries(named().get(language) ?? {})) {
    const some = [...new Set(vocabulary.terms(words.join(' ')).map(({ stem }) => stem))]
    stems.set(thing, some)
    for (const stem of some) things.set(stem, [...(things.get(stem) ?? []), thing])
  }
  return { of: (stem) => things.get(stem) ?? [], stems: (thing) => stems.get(thing) ?? [] }
}
