import { inAnyCase, literal, longestFirst } from '../any-case.ts'
import { isDenied } from './acts.ts'
import { en } from './languages/en.ts'
import type { LanguageTable } from './languages/table.ts'

const CLOSING_NAME =
  /(?<=[.!?,\s])(?:thanks|thank you|thx|cheers|regards|danke|merci|gracias|obrigado|grazie|bedankt)[\s,.!-]+\p{L}{2,12}[.!]?$/iu

// "Hier ist Ben vom Support." tells who writes, not what is the matter.
const INTRODUCTION = new RegExp(
  `^(?:${inAnyCase([
    ...['this is', "it's", "i'm", 'i am', 'my name is', "you're speaking with"],
    ...['hier ist', 'hier spricht', 'mein name ist', 'ich bin'],
    ...['ici', 'je suis', "je m'appelle", 'soy', 'me llamo', 'le habla'],
    ...['sono', 'mi chiamo', 'aqui é o', 'aqui é a', 'aqui é', 'sou o', 'sou a', 'met', 'ik ben', 'mijn naam is'],
    ...['tu', 'tutaj', 'jestem', 'это', 'меня зовут', 'ben'],
  ])}\\s+\\p{Lu}[\\p{L}'-]+(?:\\s\\p{Lu}[\\p{L}'.-]*)?(?:\\s(?:\\p{Ll}{1,4}|aus dem)\\s.{1,40})?[.!]?)$|^我是[\\p{sc=Han}]{2,3}[。！]?$|^معك\\s\\p{L}+[.!]?$`,
  'u',
)
// "Dear all at the workshop," on a line of its own.
const SALUTATION_END = /[,:،，：]$/
const LONGEST_SALUTATION = 60
// "No, it works now": what is denied is denied within its clause.
const CLAUSE = /[,;:.!?、，。！？؛،–—-]\s*/
const SHORT_EXCLAMATION = /^[¡]?\p{L}+(?:\s\p{L}+)?\s?!+$/u

const PLEASE =
  /(?<!\p{L})(?:please|pls|plz|bitte|s'il vous pla[iî]t|svp|stp|por favor|porfa|per favore|alsjeblieft|alstublieft|aub|proszę|пожалуйста|lütfen|من فضلك|لو سمحت)(?!\p{L})|请|請|お願い/iu

export interface Classifier {
  /** The sentence without greeting and interjections at its start and thanks at its end. */
  core: (plain: string) => string
  /** 2 says something, 1 is an apology, sign-off or offer of help, 0 is chatter. */
  weight: (plain: string) => 0 | 1 | 2
  isQuestion: (plain: string) => boolean
  wants: (plain: string) => boolean
  changes: (plain: string) => boolean
  /** Whether the text of a whole message is worth looking into for a change. */
  mayChange: (text: string) => boolean
  solved: (text: string) => boolean
}

const compiled = new Map<string, ReturnType<typeof compile>>()

export function createClassifier(table: LanguageTable, names: Set<string>): Classifier {
  const patterns = compiled.get(table.code) ?? compile(table)
  compiled.set(table.code, patterns)
  const core = (plain: string) => strip(plain, patterns, names)
  const isQuestion = (plain: string) => /[?？؟]["'»”)]*\s*$/.test(plain) || patterns.question.test(core(plain))
  return {
    core,
    weight: (plain) => {
      const text = core(plain)
      if (patterns.request?.test(plain)) return 2
      if (plain.length <= LONGEST_SALUTATION && SALUTATION_END.test(plain) && patterns.opener.test(plain)) return 0
      if (INTRODUCTION.test(text) || INTRODUCTION.test(plain)) return 0
      const left = text.replace(patterns.chatter, ' ')
      const words = countWords(left, table.spaced, names)
      if (words === 0) return 0
      // "Cancel please" asks for something, "thanks Kim" for nothing.
      if (words === 1 && left.length < text.length) return PLEASE.test(text) ? 1 : 0
      return patterns.weak.test(text) || words < 2 || SHORT_EXCLAMATION.test(text) ? 1 : 2
    },
    isQuestion,
    wants: (plain) => patterns.wants.test(plain) || Boolean(patterns.request?.test(plain)),
    changes: (plain) => {
      if (patterns.changes.test(plain)) return true
      const text = core(plain)
      const asks = patterns.wants.test(plain) || isQuestion(plain)
      return asks ? patterns.hint.test(plain) : patterns.hintFirst.test(plain) || patterns.hintFirst.test(text)
    },
    mayChange: (text) => patterns.changes.test(text) || patterns.hint.test(text),
    solved: (text) => text.split(CLAUSE).some((clause) => patterns.solved.test(clause) && !isDenied(clause)),
  }
}

function strip(plain: string, patterns: ReturnType<typeof compile>, names: Set<string>): string {
  let text = plain
  if (patterns.request?.test(plain)) return plain
  for (let round = 0; round < 4; round++) {
    const opener = patterns.opener.exec(text)
    if (!opener) break
    const rest = text.slice(opener[0].length)
    const name = /^\s+(\p{L}[\p{L}'.-]*)(?:\s+\p{Lu}\p{L}+)?\s*[,!.:–-]+\s*/u.exec(rest)
    const known = /^[\s,]*(\p{L}+)[\s,!.:-]*/u.exec(rest)
    if (name && /^\s+\p{Lu}/u.test(rest)) text = rest.slice(name[0].length)
    else if (known && names.has(known[1]!.toLowerCase())) text = rest.slice(known[0].length)
    else text = rest.replace(/^[\s,.!:;…–、，。！،؛-]+/, '')
  }
  const ended = text.replace(patterns.ending, '').replace(CLOSING_NAME, '').trim()
  return ended.length > 8 ? ended : text.trim()
}

function countWords(text: string, spaced: boolean, names: Set<string>): number {
  if (!spaced) return Math.floor((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / 2.5)
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  return words.filter((word) => !names.has(word) && (word.length > 1 || /\p{N}/u.test(word))).length
}

function compile(table: LanguageTable) {
  // Agents and customers mix English courtesies into every language.
  const both = (list: (of: LanguageTable) => string[]) =>
    table.code === 'en' ? list(en) : [...list(table), ...list(en)]
  const after = table.spaced ? "(?![\\p{L}\\p{N}'])" : ''
  const before = table.spaced ? "(?<![\\p{L}\\p{N}'])" : ''
  const any = (list: string[]) => `(?:${longestFirst(list).map(literal).join('|') || '(?!)'})`
  const chatter = any(both((of) => of.chatter))
  return {
    opener: new RegExp(
      `^[\\s"'¡¿]*(?:${inAnyCase(both((of) => of.openers))}${after}(?!\\s+(?:for|to|of|that|in|far|much|many|on)\\s)|${inAnyCase(
        both((of) => of.interjections),
      )}(?:\\s+@?\\p{Lu}[\\p{L}.]+)?(?=\\s*[,.!?;:、，。！،–-])|@\\S+)`,
      'u',
    ),
    ending: new RegExp(`[,.!?、，。！،–-]\\s*(?:${chatter}[\\s,.!]*)+$`, 'iu'),
    chatter: new RegExp(`${before}(?:${chatter}|${any(both((of) => of.openers))})${after}`, 'giu'),
    weak: new RegExp(`^[\\s"'¡¿]*${any(both((of) => of.weak))}${after}`, 'iu'),
    request: table.request,
    question: questionStart(table),
    wants: new RegExp(`${before}${any(table.wants)}${after}`, 'iu'),
    changes: new RegExp(`${before}${any(table.changes)}${after}`, 'iu'),
    hint: new RegExp(`${before}${any(table.changeHints)}${after}`, 'iu'),
    hintFirst: new RegExp(`^[\\s"'¡¿]*${any(table.changeHints)}${after}`, 'iu'),
    solved: new RegExp(`${before}${any(table.solved)}${after}`, 'iu'),
  }
}

function questionStart(table: LanguageTable): RegExp {
  const words = table.questionWords.map(literal).join('|') || '(?!)'
  const endings = table.questionEndings.map(literal).join('|') || '(?!)'
  const start = table.spaced ? `^(?:${words})\\s+\\p{L}[^.!]{4,}$` : `^(?:${words})[^。.!！]{3,}$`
  return new RegExp(`${start}|${table.spaced ? '(?<![\\p{L}])' : ''}(?:${endings})[。.]?$`, 'iu')
}
