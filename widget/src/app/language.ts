import type { Words } from './words/en.ts'

export type { Words }

const loaders: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  es: () => import('./words/es.ts'),
  zh: () => import('./words/zh.ts'),
  ar: () => import('./words/ar.ts'),
}

/** The first language that the visitor prefers and the channel offers. */
export function choose(preferred: readonly string[], offered: readonly string[]): string {
  const known = offered.filter((one) => Object.hasOwn(loaders, one))
  const wanted = preferred.map((one) => one.slice(0, 2).toLowerCase())
  return wanted.find((one) => known.includes(one)) ?? known[0] ?? 'en'
}

export async function load(language: string): Promise<Words> {
  return (await loaders[language]!()).default
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
