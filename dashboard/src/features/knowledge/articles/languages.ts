import { type Language, useLanguage } from '../../../text/page-text.ts'

// Languages whose inflected words are found. The API accepts any other as well.
const known = 'ar bg zh da de el en es fi fr ga hi hu hy id it ja lt ne nl no pl pt ro ru sl sr sv ta tr uk'.split(' ')

/** Languages by their names in the page's language, sorted. */
export function useLanguageNames(also: readonly string[] = []): Record<string, string> {
  const language = useLanguage()
  const named = [...new Set([...known, ...also])].map((code) => [code, languageName(code, language)] as const)
  return Object.fromEntries(named.toSorted(([, one], [, other]) => one.localeCompare(other, language)))
}

export function languageName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
