import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { detectText } from './assistant/embedded/language.ts'
import { summarize } from './assistant/embedded/summarize.ts'
import { passagesOf, plain, sentencesOf } from './assistant/knowledge/passages.ts'
import { readArticle } from './assistant/knowledge/reading.ts'
import { vocabularyOf } from './assistant/knowledge/words/vocabulary.ts'
import { linksIn } from './assistant/links.ts'
import { jsonIn } from './assistant/model/json-in-text.ts'
import { personalDataIn } from './assistant/model/personal-data.ts'
import { openVeil } from './assistant/model/redact.ts'
import { asksForPerson, smallTalk, threatens } from './assistant/replies/intent/intent.ts'
import { quoteIn } from './assistant/verify-points.ts'
import { readHtml } from './cli/documents/html.ts'
import { readMarkdown } from './cli/documents/markdown.ts'
import { readHere } from './leads/extract/read.ts'
import { takes } from './testing/takes.ts'

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
const english = await vocabularyOf('en')

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
  'finds sentences': sentencesOf,
  'reads a question': (text) => [english.terms(text), english.joined(text), english.fluency(text)],
  'finds links': linksIn,
  'finds a quote': (text) => [quoteIn(text, text.slice(1, 380)), quoteIn(text, `${text.slice(0, 380)} z z`)],
  'finds personal data': personalDataIn,
  'hides personal data': (text) => openVeil(text).hide(text),
  'finds JSON in an answer': jsonIn,
  'imports HTML': readHtml,
  'imports Markdown': readMarkdown,
}

describe('any text of full length', () => {
  for (const [what, read] of Object.entries(readers))
    it(`is read in no time by what ${what}`, async () => {
      await read('Hello, where is my order 1042?')
      const slow: string[] = []
      for (const text of texts) {
        const ms = await takes(() => read(text), limit_ms)
        if (ms >= limit_ms) slow.push(`${JSON.stringify(text.slice(0, 20))}: ${Math.round(ms)} ms`)
      }
      assert.deepEqual(slow, [])
    })
})
