import { readFileSync } from 'node:fs'
import { danger_rules, tellsOfDangerWithout } from '../server/src/language/danger.ts'
import { section } from '../server/src/language/data.ts'
import { asksForPersonWithout, wish_rules } from '../server/src/language/wishes.ts'

const help = `Usage: npm run evaluate:intent -- FILE… [--wrong] [--rules]

Says how well wishes for a person and emergencies are recognized in messages, by language. Each line of a file is one message:

  {"text": "can I talk to somebody", "language": "en", "wants_person": true}
  {"text": "my son is missing", "language": "en", "danger": true, "direct": true}
  {"text": "where is my order", "language": "en"}          an ordinary one: nothing should be recognized

--wrong lists each message that went wrong.
--rules says for each rule how many messages it alone recognizes, and how many of those were not meant. Give it messages that
        nobody has read who works on the rules.`

interface Message {
  text: string
  language: string
  wants_person?: boolean
  danger?: boolean
  /** Whether the emergency is named rather than implied. */
  direct?: boolean
}

const words = process.argv.slice(2)
const files = words.filter((word) => !word.startsWith('--'))
const show_wrong = words.includes('--wrong')
const show_rules = words.includes('--rules')
if (files.length === 0) console.log(help)
else {
  const messages = files.flatMap((file) => linesOf(readFileSync(file, 'utf8')))
  evaluate('Wishes for a person', messages, 'wants_person', {
    isRecognized: asksForPersonWithout,
    rules: rulesOf('asks_for_person', wish_rules),
  })
  evaluate('Emergencies', messages, 'danger', {
    isRecognized: tellsOfDangerWithout,
    rules: rulesOf('danger', danger_rules),
  })
}

function linesOf(text: string): Message[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (JSON.parse(line) as Message)))
}

function evaluate(
  title: string,
  messages: Message[],
  label: 'wants_person' | 'danger',
  { isRecognized, rules }: Recognizer,
): void {
  const other = label === 'danger' ? 'wants_person' : 'danger'
  const judged = messages.map((message) => ({ ...message, is_heard: isRecognized(undefined, message.text) }))
  // Messages labeled for the other question say nothing about this one.
  const labeled = judged.filter((message) => message[label] !== undefined)
  const ordinary = judged.filter((message) => message[label] === undefined && message[other] === undefined)
  const alarms = ordinary.filter(({ is_heard }) => is_heard)
  console.log(`\n${title}`)
  if (labeled.length > 0) console.table(tableOf(labeled, label))
  if (ordinary.length > 0)
    console.log(
      `False alarms: ${alarms.length} of ${ordinary.length} ordinary messages, ${round((1000 * alarms.length) / ordinary.length)} of 1,000`,
    )
  if (show_rules) printGains(judged, label, { isRecognized, rules })
  if (!show_wrong) return
  for (const { text, language } of labeled.filter((one) => one[label] && !one.is_heard)) print('missed', language, text)
  for (const { text, language } of [...labeled.filter((one) => !one[label] && one.is_heard), ...alarms])
    print('alarm', language, text)
}

interface Recognizer {
  isRecognized: (without: string | undefined, text: string) => boolean
  rules: string[]
}

/** The rules of all languages, and those of single ones. What denies is no rule that recognizes. */
function rulesOf(name: 'asks_for_person' | 'danger', shared: readonly string[]): string[] {
  const own = Object.values(section(name)).flatMap(({ rules = [] }) => rules)
  return [...new Set([...shared, ...own])].filter((rule) => !rule.startsWith('! '))
}

function printGains(judged: Judged[], label: 'wants_person' | 'danger', { isRecognized, rules }: Recognizer): void {
  const recognized = judged.filter(({ is_heard }) => is_heard)
  const gains = rules.map((rule) => {
    const alone = recognized.filter(({ text }) => !isRecognized(rule, text))
    const right = alone.filter((message) => message[label]).length
    return { rule: rule.slice(0, 100), right, wrong: alone.length - right }
  })
  const telling = gains.filter(({ right, wrong }) => right + wrong > 0)
  console.log('What each rule alone recognizes')
  console.table(telling.sort((a, b) => b.right - a.right))
  const others = gains.filter(({ right, wrong }) => right + wrong === 0)
  console.log(
    `${others.length} rules recognize nothing alone${others.length > 0 ? `:\n${others.map(({ rule }) => `  ${rule}`).join('\n')}` : ''}`,
  )
}

type Judged = Message & { is_heard: boolean }

function tableOf(labeled: Judged[], label: 'wants_person' | 'danger') {
  const languages = Object.entries(Object.groupBy(labeled, ({ language }) => language)).sort()
  const kinds = Object.entries(
    Object.groupBy(labeled, ({ direct }) => (direct === undefined ? 'all' : direct ? 'direct' : 'indirect')),
  )
  const groups = [...languages, ...kinds.filter(([kind]) => kind !== 'all'), ['all', labeled] as const]
  return Object.fromEntries(groups.map(([name, messages]) => [name, figuresOf(messages!, label)]))
}

function figuresOf(messages: readonly Judged[], label: 'wants_person' | 'danger') {
  const meant = messages.filter((message) => message[label])
  const heard = messages.filter(({ is_heard }) => is_heard)
  const right = meant.filter(({ is_heard }) => is_heard).length
  return {
    messages: messages.length,
    meant: meant.length,
    recall: round(right / meant.length),
    precision: round(right / heard.length),
  }
}

function print(kind: string, language: string, text: string): void {
  console.log([kind, language, text.replace(/\s+/g, ' ').slice(0, 300)].join('\t'))
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000
}
