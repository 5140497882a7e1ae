/** An article of a help centre, and how customers ask for what it says. */
export interface HelpArticle {
  key: string
  title: string
  body: string
  asked: readonly string[]
}
