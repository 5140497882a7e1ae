/** One way in which an article may say a word of the question. */
export interface Sense {
  term: string
  /** How sure it is that the same is meant, 0–1. */
  share: number
  /** In how many passages it stands. */
  passages: number
}

/** A word of the question in one language, with what may be meant by it. */
export interface AskedWord {
  /** Its place among the words of the question. */
  place: number
  word: string
  senses: Sense[]
  /** What it says about which article is meant: much where few have it (inverse document frequency). */
  weight: number
}
