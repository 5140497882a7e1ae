import type { Dictionary } from '../dictionary.ts'
import { assistant as en } from '../en/assistant.ts'

export const assistant: Dictionary['assistant'] = en
