/**
 * How people say that someone is in danger, in one language. A rule is a line of steps: `a|b + c|d` is one right after the other,
 * `..` leaves up to three words between, `~` any number of `link` words. `*` stands for any ending, `?` makes a step optional,
 * `^` and `$` are the start and the end of a sentence. Accents, case and punctuation don't count.
 */
export interface DangerTable {
  rules: string
  link?: string
  /** What `{child}` and `{kin}` stand for in rules. */
  child: string
  kin: string
  /** What isn't meant, although a rule matches in it. */
  never?: string
  /** Read letter by letter: no spaces between words, or words written onto others. */
  letters?: true
}
