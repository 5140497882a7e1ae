import { en } from '../en/index.ts'
export const fr: typeof en = en
