import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stored, useStored } from '../stored.ts'
import type { Dictionary } from './dictionary.ts'
import { en } from './en/index.ts'
import { type Language, languages } from './language.ts'

export { type Dictionary, type Language, languages }

const isLanguage = (word: unknown): word is Language => typeof word === 'string' && Object.hasOwn(languages, word)

/** What the person chose; `system` is what the browser asks for. */
export const chosen = stored<Language | 'system'>(
  'parley.language',
  'system',
  (word) => word === 'system' || isLanguage(word),
)

const dictionaries: Record<Language, () => Promise<Dictionary>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  zh: async () => (await import('./zh/index.ts')).zh,
  ar: async () => (await import('./ar/index.ts')).ar,
}

interface Text {
  language: Language
  dictionary: Dictionary
}

const Context = createContext<Text>({ language: 'en', dictionary: en })

export function TextProvider({ first, children }: { first: Text; children: ReactNode }) {
  const [choice] = useStored(chosen)
  const [text, setText] = useState(first)
  const wanted = languageFor(choice)
  useEffect(() => {
    let is_current = true
    loadText(wanted).then((loaded) => is_current && setText(loaded))
    return () => {
      is_current = false
    }
  }, [wanted])
  useEffect(() => {
    document.documentElement.lang = text.language
    document.documentElement.dir = text.language === 'ar' ? 'rtl' : 'ltr'
  }, [text.language])
  return <Context value={text}>{children}</Context>
}

/** Where a dictionary cannot be loaded, English is better than nothing. */
export async function loadText(language: Language = languageFor(chosen.get())): Promise<Text> {
  try {
    return { language, dictionary: await dictionaries[language]() }
  } catch {
    return { language: 'en', dictionary: en }
  }
}

export function useText(): Dictionary {
  return useContext(Context).dictionary
}

export function useLanguage(): Language {
  return useContext(Context).language
}

/** For numbers and times: the person's own country where it speaks the language of the page. */
export function localeFor(language: Language): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language
}

function languageFor(choice: Language | 'system'): Language {
  if (choice !== 'system') return choice
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}
