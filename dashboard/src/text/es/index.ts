import { en } from '../en/index.ts'
export const es: typeof en = en
