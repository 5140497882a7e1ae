import { readFileSync } from 'node:fs'
import { type Half, halfOf, judge, type SafetyMessage } from '../server/src/testing/language/safety.ts'

const help = `Usage: npm run evaluate:safety -- FILE… [--half development|held_out] [--wrong]

Says what the assistant hears in short messages without a language model. Each line of a file is one message:

  {"kind": "emergency", "language": "de", "text": "Hilfe es brennt"}
  {"kind": "everyday", "language": "en", "text": "smoke detector battery size"}   no danger, no wish, no choice
  {"kind": "wish", "language": "fr", "text": "ça ne m'aide pas"}                  a wish for a person, or frustration
  {"kind": "plea", "language": "en", "text": "help please"}                 may be a cry, or the beginning of something ordinary
  {"kind": "choice", "language": "es", "text": "la 2", "choice": 2}               out of two articles; null if it is none
  {"kind": "reply", "language": "nl", "text": "wat kost het"}                     a short reply, by its language

--half takes only the messages of one half: read one while you change words, and the other when you are done.
--wrong lists each message that went wrong.`

const options = process.argv.slice(2)
const half = options.includes('--half') ? (options[options.indexOf('--half') + 1] as Half) : undefined
const files = options.filter((option) => !option.startsWith('--') && option !== half)
if (files.length === 0) console.log(help)
else {
  const messages = files
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as SafetyMessage)
    .filter(({ text }) => half === undefined || halfOf(text) === half)
  const results = Object.entries(Object.groupBy(messages, ({ kind }) => kind)).map(([kind, all]) => ({
    kind,
    messages: all.length,
    wrong: all.filter((message) => judge(message) !== 'right'),
  }))
  console.table(results.map(({ wrong, ...counts }) => ({ ...counts, right: counts.messages - wrong.length })))
  if (options.includes('--wrong'))
    for (const { kind, wrong } of results)
      for (const message of wrong) console.log([kind, message.language, judge(message), message.text].join('\t'))
}
