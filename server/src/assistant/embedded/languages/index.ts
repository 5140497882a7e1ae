import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
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

export function tableFor(language: string): LanguageTable {
  return tables.get(language) ?? en
}

export function hasTable(language: string): boolean {
  return tables.has(language)
}
