/** For comparing: letters without accents and case, as whoever types quickly writes them. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
