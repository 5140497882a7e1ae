import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { readHtml } from './cli/documents/html.ts'
import { readMarkdown } from './cli/documents/markdown.ts'
import { readArticle } from './knowledge/index-article.ts'
import { passagesOf, plain } from './knowledge/passages.ts'
import { smallTalk, threatens } from './language/courtesies.ts'
import { detectText } from './language/detect.ts'
import { readHere } from './language/leads/read.ts'
import { segmentsOf } from './language/segment.ts'
import { summarize } from './language/summary/summarize.ts'
import { vocabularyOf } from './language/vocabulary/vocabulary.ts'
import { asksForPerson } from './language/wishes.ts'
import { jsonIn } from './models/json-in-text.ts'
import { linksIn } from './models/links.ts'
import { personalDataIn } from './models/personal-data.ts'
import { redactorFor } from './models/redact.ts'
import { quoteIn } from './summaries/verify-points.ts'
import { cpuTime } from './testing/cpu-time.ts'

const length = 10_000
const limit_ms = 100

const units = [
  ...[
    ' ',
    '\n',
    '\r\n',
    '\t',
    ' \n',
    '1',
    '1 ',
    '1.',
    '1,',
    '1-',
    '1/',
    '+1 ',
    '(1) ',
    '٣',
    '.',
    '. ',
    '..x',
    '@',
    'a@',
    'a.a@',
  ],
  ...[
    '"',
    "'",
    '“',
    '>',
    '> ',
    '>\n',
    '&gt;',
    '<',
    '<a ',
    '<p>',
    '</',
    '(',
    ')',
    '[',
    ']',
    '[a](',
    '](',
    '{',
    '}',
    '{"',
    '```',
    '`',
  ],
  ...[
    '\u0301',
    'a\u0301',
    'é',
    '😀',
    '👍🏽',
    '👨‍👩‍👧',
    '\u200b',
    '\u202e',
    '-',
    '- ',
    '—',
    '_',
    '*',
    '**',
    '#',
    '# ',
    '|',
    '~',
    '/',
    '\\',
  ],
  ...[
    'a',
    'a ',
    'A',
    'A ',
    'A. ',
    'a.',
    'ab',
    'ab ',
    'a\n',
    'Ab Cd ',
    'x-',
    '日',
    '日本',
    '。',
    'あ',
    'ก',
    'ดีค่ะ',
    '한',
    'ש',
    'م',
  ],
  ...[
    '$',
    '$1',
    '1€',
    'EUR 1 ',
    'order ',
    'order number ',
    '#1',
    '#A1',
    '1月',
    '1.1.',
    '1 May ',
    'DE12 ',
    'AA11',
    'https://',
    'www.',
  ],
  ...[
    '://a',
    '&',
    '&amp;',
    '%40',
    'I want to ',
    'not ',
    'my name is ',
    'tel: ',
    'On Mon wrote:\n',
    'From: a\n',
    '-- \n',
    'Thanks\n',
    'Dr. ',
  ],
]
const texts = units.flatMap((unit) => {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  return [text, `x${text.slice(3)}q!`]
})

const message = (content: string) => ({ id: 'm', content, created_at: '2026-01-05T09:00:00.000Z' })
const conversation = (content: string) => ({
  messages: [{ ...message(content), author: 'customer' as const, name: null }],
  status: 'open' as const,
  subject: content.slice(0, 255),
})
let english: Awaited<ReturnType<typeof vocabularyOf>>

const readers: Record<string, (text: string) => unknown> = {
  'summarizes a conversation': (text) => summarize(conversation(text)),
  'tells a language': detectText,
  'hears who asks for a person': asksForPerson,
  'hears courtesies': (text) => [smallTalk(text), smallTalk(text.slice(0, 78))],
  'hears threats': threatens,
  'reads for leads': (text) => readHere({ messages: [{ ...message(text), asked: text.slice(0, 500) }], phrases: [] }),
  'reads an article': (text) => readArticle({ title: text.slice(0, 255), body: text, language: 'en' }),
  'cuts an article': passagesOf,
  'takes Markdown away': plain,
  'finds sentences': segmentsOf,
  'reads a question': (text) => [english.terms(text), english.joined(text), english.fluency(text)],
  'finds links': linksIn,
  'finds a quote': (text) => [quoteIn(text, text.slice(1, 380)), quoteIn(text, `${text.slice(0, 380)} z z`)],
  'finds personal data': personalDataIn,
  'hides personal data': (text) => redactorFor(text).hide(text),
  'finds JSON in an answer': jsonIn,
  'imports HTML': readHtml,
  'imports Markdown': readMarkdown,
}

describe('any text of full length', () => {
  before(async () => {
    english = await vocabularyOf('en')
  })
  for (const [what, read] of Object.entries(readers))
    it(`is read in no time by what ${what}`, async () => {
      await read('Hello, where is my order 1042?')
      const slow: string[] = []
      for (const text of texts) {
        const ms = await cpuTime(() => read(text), limit_ms)
        if (ms >= limit_ms) slow.push(`${JSON.stringify(text.slice(0, 20))}: ${Math.round(ms)} ms`)
      }
      assert.deepEqual(slow, [])
    })
})
