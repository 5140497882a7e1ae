/** What is known of a language: how its words are cut down to their stems, and which of them say nothing. */
interface Packages {
  stemmer?: () => Promise<{ stemmer: (word: string) => string }>
  stopwords?: () => Promise<{ stopwords: string[] }>
}

/** By ISO 639-1. Loaded when first needed: all of them together take 0.4 s and 20 MB. */
export const packages: Record<string, Packages> = {
  ar: { stemmer: () => import('@orama/stemmers/arabic'), stopwords: () => import('@orama/stopwords/arabic') },
  bg: { stemmer: () => import('@orama/stemmers/bulgarian'), stopwords: () => import('@orama/stopwords/bulgarian') },
  da: { stemmer: () => import('@orama/stemmers/danish'), stopwords: () => import('@orama/stopwords/danish') },
  de: { stemmer: () => import('@orama/stemmers/german'), stopwords: () => import('@orama/stopwords/german') },
  el: { stemmer: () => import('@orama/stemmers/greek'), stopwords: () => import('@orama/stopwords/greek') },
  en: { stemmer: () => import('@orama/stemmers/english'), stopwords: () => import('@orama/stopwords/english') },
  es: { stemmer: () => import('@orama/stemmers/spanish'), stopwords: () => import('@orama/stopwords/spanish') },
  fi: { stemmer: () => import('@orama/stemmers/finnish'), stopwords: () => import('@orama/stopwords/finnish') },
  fr: { stemmer: () => import('@orama/stemmers/french'), stopwords: () => import('@orama/stopwords/french') },
  ga: { stemmer: () => import('@orama/stemmers/irish'), stopwords: () => import('@orama/stopwords/irish') },
  hi: { stemmer: () => import('@orama/stemmers/indian'), stopwords: () => import('@orama/stopwords/indian') },
  hu: { stemmer: () => import('@orama/stemmers/hungarian'), stopwords: () => import('@orama/stopwords/hungarian') },
  hy: { stemmer: () => import('@orama/stemmers/armenian'), stopwords: () => import('@orama/stopwords/armenian') },
  id: { stemmer: () => import('@orama/stemmers/indonesian'), stopwords: () => import('@orama/stopwords/indonesian') },
  it: { stemmer: () => import('@orama/stemmers/italian'), stopwords: () => import('@orama/stopwords/italian') },
  ja: { stopwords: () => import('@orama/stopwords/japanese') },
  lt: { stemmer: () => import('@orama/stemmers/lithuanian'), stopwords: () => import('@orama/stopwords/lithuanian') },
  ne: { stemmer: () => import('@orama/stemmers/nepali'), stopwords: () => import('@orama/stopwords/nepali') },
  nl: { stemmer: () => import('@orama/stemmers/dutch'), stopwords: () => import('@orama/stopwords/dutch') },
  no: { stemmer: () => import('@orama/stemmers/norwegian'), stopwords: () => import('@orama/stopwords/norwegian') },
  pt: { stemmer: () => import('@orama/stemmers/portuguese'), stopwords: () => import('@orama/stopwords/portuguese') },
  ro: { stemmer: () => import('@orama/stemmers/romanian'), stopwords: () => import('@orama/stopwords/romanian') },
  ru: { stemmer: () => import('@orama/stemmers/russian'), stopwords: () => import('@orama/stopwords/russian') },
  sl: { stopwords: () => import('@orama/stopwords/slovenian') },
  sr: { stemmer: () => import('@orama/stemmers/serbian'), stopwords: () => import('@orama/stopwords/serbian') },
  sv: { stemmer: () => import('@orama/stemmers/swedish'), stopwords: () => import('@orama/stopwords/swedish') },
  ta: { stemmer: () => import('@orama/stemmers/tamil'), stopwords: () => import('@orama/stopwords/tamil') },
  tr: { stemmer: () => import('@orama/stemmers/turkish'), stopwords: () => import('@orama/stopwords/turkish') },
  uk: { stemmer: () => import('@orama/stemmers/ukrainian'), stopwords: () => import('@orama/stopwords/ukrainian') },
  zh: { stopwords: () => import('@orama/stopwords/mandarin') },
}

packages.nb = packages.no!
packages.nn = packages.no!
