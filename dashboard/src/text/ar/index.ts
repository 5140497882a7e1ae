import { en } from '../en/index.ts'
export const ar: typeof en = en
