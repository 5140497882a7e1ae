import type { Dictionary } from '../dictionary.ts'
import { knowledge as en } from '../en/knowledge.ts'

export const knowledge: Dictionary['knowledge'] = en
