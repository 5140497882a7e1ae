import { french, german } from './articles-de-fr.ts'
import { business } from './articles-en-business.ts'
import { buying } from './articles-en-buying.ts'
import { owning } from './articles-en-owning.ts'
import { portuguese, spanish } from './articles-es-pt.ts'
import type { HelpArticle } from './types.ts'

/** The help center of a bicycle maker in five languages. */
export const helpCenter: (HelpArticle & { language: string })[] = Object.entries({
  en: [...buying, ...owning, ...business],
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}).flatMap(([language, articles]) => articles.map((article) => ({ ...article, language })))
