import type { Dictionary } from '../dictionary.ts'
import { en } from '../en/index.ts'
export const fr: Dictionary = en
