import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stored, useStored } from '../stored.ts'
import type { InboxText, PageText } from './dictionary.ts'
import { inboxText as en } from './en/inbox-text.ts'
import { type Language, languages } from './language.ts'

export { type Language, languages }

/** What the inbox is drawn with. What only other pages say is added when the first of them is opened. */
export type Words = InboxText & Partial<PageText>

const isLanguage = (word: unknown): word is Language => typeof word === 'string' && Object.hasOwn(languages, word)

/** What the person chose; `system` is what the browser asks for. */
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

/** Where a dictionary cannot be loaded, English is better than nothing. */
export async function loadText(): Promise<Text> {
  try {
    const language = languageFor(chosen.get())
    shown = { language, dictionary: await inboxTexts[language]() }
  } catch {
    // English is here already.
  }
  return shown
}

/** Adds what the other pages say to the words that are shown. */
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

/** For numbers and times: the person's own country where it speaks the language of the page. */
export function localeFor(language: Language): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language
}

function languageFor(choice: Language | 'system'): Language {
  if (choice !== 'system') return choice
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}
