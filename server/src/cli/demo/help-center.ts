import { demoData } from './data.ts'

/** An article of the help center of a bicycle maker, and how customers ask for what it says. */
export interface HelpArticle {
  key: string
  title: string
  body: string
  asked: string[]
  language: string
}

/** In five languages. */
export function helpCenter(): HelpArticle[] {
  return demoData('help-center')
}
