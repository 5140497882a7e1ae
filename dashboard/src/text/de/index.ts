import { en } from '../en/index.ts'
export const de: typeof en = en
