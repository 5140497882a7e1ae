import { anyOf } from './alternatives.ts'

// Each part bounded and begun where a word does: no text makes it slow.
const address = anyOf(
  'giu',
  String.raw`(?<![\p{L}\p{N}.%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`,
  String.raw`(?:https?://|www\.)[^\s<>"'()]{1,400}[\p{L}\p{N}/]`,
  String.raw`(?<![\p{L}\p{N}.-])[\p{L}\p{N}][\p{L}\p{N}-]{1,62}(?:\.[\p{L}\p{N}-]{1,63}){0,3}\.(?:com|org|net|io|eu|info|shop|de|fr|es|pt|nl|co\.uk)(?![\p{L}\p{N}])`,
)
const possible = /@|www\.|:\/\/|\.[a-z]{2}/i

/** The same text, letter for letter, with no mark in an e-mail or web address that would end a sentence or a clause. */
export function withoutMarksInAddresses(text: string): string {
  return possible.test(text) ? text.replace(address, (one) => one.replace(/[.!?…;:,]/g, '_')) : text
}
