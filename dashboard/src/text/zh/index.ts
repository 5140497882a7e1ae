import { en } from '../en/index.ts'
export const zh: typeof en = en
