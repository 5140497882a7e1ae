/**
 * How people ask for a person in one language, and what they say without meaning anything by it. Lists are separated by `|`;
 * a word that ends in `*` stands for all that begin so. Accents, case and punctuation do not count.
 */
export interface IntentTable {
  /** Whom people ask for: alone ("agent!!"), after `want` and after `speak`. */
  person?: string
  /** Likewise, but only after `speak`: "somebody" alone asks for nothing. */
  someone?: string
  speak?: string
  want?: string
  /** What may stand between them. */
  link?: string
  /** What may stand around them, or behind. */
  filler?: string
  /** Said just before, it is the contrary. */
  not?: string
  /** Said with `not`, it is the same. */
  bot?: string
  /** The person comes before the verb: "mit einem Menschen sprechen". */
  reversed?: true
  /** Texts that ask for a person wherever they stand: languages without spaces, and fixed expressions. */
  always?: string
  /** What shows that somebody wishes, rather than tells. */
  wish?: string
  /** What shows that somebody tells of what was, or of others: no wish. */
  told?: string
  /** Verbs of calling, and whom: "could one of you phone me". */
  call?: string
  me?: string
  /** What people call somebody who is no machine. */
  real?: string
  /** Some words before a machine, it is not wanted. */
  no?: string
  hello: string
  thanks: string
  fine: string
  /** "Are you a robot?" */
  what_are_you?: string
}
