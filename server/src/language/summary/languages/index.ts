import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { labelled, neutral } from './labels.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import type { LanguageTable } from './table.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

const tables = new Map<string, LanguageTable>(
  [ar, de, en, es, fr, it, ja, nl, pl, pt, ru, tr, zh].map((table) => [table.code, table]),
)

const unknown: Omit<LanguageTable, 'code' | 'labels'> = {
  spaced: true,
  ...{ openers: [], interjections: [], chatter: [], weak: [] },
  ...{ questionWords: [], questionEndings: [], wants: [], changes: [], changeHints: [], solved: [] },
}

export function tableFor(language: string): LanguageTable {
  const table = tables.get(language)
  if (table) return table
  // Where nothing is known of the language, only English courtesies are told from what matters.
  if (language === 'und') return en
  return { ...unknown, code: language, labels: labelled.get(language) ?? neutral }
}

/** Whether courtesies of the language are known, too. */
export function hasTable(language: string): boolean {
  return tables.has(language)
}
