/** What one language needs for reading (phrases in lower case) and for writing (labels). */
export interface LanguageTable {
  code: string
  /** Words between letters are separated by spaces; false for Chinese and Japanese. */
  spaced: boolean
  /** Cut from the start of a sentence before it is read. */
  openers: string[]
  /** Likewise, but only before a comma or full stop ("No, …" is cut, "No refund" is not). */
  interjections: string[]
  /** Carry nothing by themselves; a sentence made of them only is never chosen. */
  chatter: string[]
  /** A sentence starting so (apology, sign-off, offer of more help) is chosen only when nothing better exists. */
  weak: string[]
  questionWords: string[]
  questionEndings: string[]
  /** A request that begins as a courtesy does ("Merci de résilier …"). */
  request?: RegExp
  wants: string[]
  /** Say that the request is now another one. */
  changes: string[]
  /** Say so only where the sentence begins with them or asks for something: "It is broken, actually." changes nothing. */
  changeHints: string[]
  solved: string[]
  labels: Labels
}

export interface Labels {
  customerSays: string
  customerAsks: string
  customerLater: string
  agentSays: string
  agentAsks: string
  assistantSays: string
  openQuestion: string
  confirmed: string
  subject: string
  resolved: string
  waitingForCustomer: string
  waitingForAgent: string
  /** Whoever spoke last was the customer, with thanks or the like. */
  nothingMore: string
  nothing: string
  quotes: [string, string]
}

export function phrases(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
