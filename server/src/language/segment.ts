const segmenters = new Map<string, Intl.Segmenter>()

/** The sentences of a text, verbatim: joined, they are the text again. */
export function segmentsOf(text: string, locale = 'en'): string[] {
  let segmenter = segmenters.get(locale)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
    segmenters.set(locale, segmenter)
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
