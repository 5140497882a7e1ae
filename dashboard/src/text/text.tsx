import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stored, useStored } from '../stored.ts'
import type { InboxText, PageText } from './dictionary.ts'
import { inboxText as en } from './en/inbox-text.ts'
import { type Language, languages } from './language.ts'

export { type Language, languages }

/** Texts of the inbox. Those of other pages are added when the first of them is opened. */
export type Words = InboxText & Partial<PageText>

const isLanguage = (word: unknown): word is Language => typeof word === 'string' && Object.hasOwn(languages, word)

/** The user's choice. `system` is the browser's preference. */
export const chosen = stored<Language | 'system'>(
  'parley.language',
  'system',
  (word) => word === 'system' || isLanguage(word),
)

const inboxTexts: Record<Language, () => Promise<InboxText>> = {
  en: async () => en,
  de: async () => (await import('./de/inbox-text.ts')).inboxText,
  fr: async () => (await import('./fr/inbox-text.ts')).inboxText,
  es: async () => (await import('./es/inbox-text.ts')).inboxText,
  zh: async () => (await import('./zh/inbox-text.ts')).inboxText,
  ar: async () => (await import('./ar/inbox-text.ts')).inboxText,
}

const pageTexts: Record<Language, () => Promise<{ pageText: PageText }>> = {
  en: () => import('./en/page-text.ts'),
  de: () => import('./de/page-text.ts'),
  fr: () => import('./fr/page-text.ts'),
  es: () => import('./es/page-text.ts'),
  zh: () => import('./zh/page-text.ts'),
  ar: () => import('./ar/page-text.ts'),
}

interface Text {
  language: Language
  dictionary: Words
}

let shown: Text = { language: 'en', dictionary: en }

const Context = createContext(shown)

export function TextProvider({ first, children }: { first: Text; children: ReactNode }) {
  const [choice] = useStored(chosen)
  const [text, setText] = useState(first)
  const wanted = languageFor(choice)
  useEffect(() => {
    let is_current = true
    if (wanted !== text.language) loadWhole(wanted).then((loaded) => is_current && setText(loaded))
    return () => {
      is_current = false
    }
  }, [wanted, text.language])
  useEffect(() => {
    shown = text
    document.documentElement.lang = text.language
    document.documentElement.dir = text.language === 'ar' ? 'rtl' : 'ltr'
  }, [text])
  return <Context value={text}>{children}</Context>
}

/** If a dictionary can't be loaded, English is better than nothing. */
export async function loadText(): Promise<Text> {
  try {
    const language = languageFor(chosen.get())
    shown = { language, dictionary: await inboxTexts[language]() }
  } catch {
    // English is always loaded.
  }
  return shown
}

/** Adds the texts of the other pages. */
export async function loadPageText(): Promise<void> {
  Object.assign(shown.dictionary, (await pageTexts[shown.language]()).pageText)
}

/** Any page may be open while the language changes. */
async function loadWhole(language: Language): Promise<Text> {
  try {
    const [dictionary, { pageText }] = await Promise.all([inboxTexts[language](), pageTexts[language]()])
    return { language, dictionary: Object.assign(dictionary, pageText) }
  } catch {
    return shown
  }
}

export function useText(): Words {
  return useContext(Context).dictionary
}

export function useLanguage(): Language {
  return useContext(Context).language
}

/** For numbers and times: the user's own region if it uses the page's language. */
export function localeFor(language: Language): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language
}

function languageFor(choice: Language | 'system'): Language {
  if (choice !== 'system') return choice
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}
