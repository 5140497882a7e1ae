import { isShort } from '../../../language/detect.ts'
import { languageOfText } from '../../../language/thread.ts'
import type { Address } from '../read/mail-shape.ts'

/** What stands above mail that is quoted or passed on. */
interface Words {
  wrote: (at: string, who: string) => string
  forwarded: string
  from: string
  date: string
  subject: string
  to: string
}

// As the mail programs of each language write it, so that the recipient's program folds it.
const words = {
  ar: {
    wrote: (at, who) => `في ${at}، كتب ${who}:`,
    forwarded: 'رسالة معاد توجيهها',
    from: 'من',
    date: 'التاريخ',
    subject: 'الموضوع',
    to: 'إلى',
  },
  de: {
    wrote: (at, who) => `Am ${at} schrieb ${who}:`,
    forwarded: 'Weitergeleitete Nachricht',
    from: 'Von',
    date: 'Datum',
    subject: 'Betreff',
    to: 'An',
  },
  en: {
    wrote: (at, who) => `On ${at}, ${who} wrote:`,
    forwarded: 'Forwarded message',
    from: 'From',
    date: 'Date',
    subject: 'Subject',
    to: 'To',
  },
  es: {
    wrote: (at, who) => `El ${at}, ${who} escribió:`,
    forwarded: 'Mensaje reenviado',
    from: 'De',
    date: 'Fecha',
    subject: 'Asunto',
    to: 'Para',
  },
  fr: {
    wrote: (at, who) => `Le ${at}, ${who} a écrit :`,
    forwarded: 'Message transféré',
    from: 'De',
    date: 'Date',
    subject: 'Objet',
    to: 'À',
  },
  zh: {
    wrote: (at, who) => `${who} 于 ${at} 写道：`,
    forwarded: '转发的邮件',
    from: '发件人',
    date: '日期',
    subject: '主题',
    to: '收件人',
  },
} satisfies Record<string, Words>

type Language = keyof typeof words

/** In the language of what is written above it, or else of what stands below it. English where neither tells. */
export async function languageAbove(content: string, below: string): Promise<Language> {
  for (const text of [content, below]) {
    if (isShort(text)) continue
    const language = await languageOfText(text).catch(() => 'und')
    if (language in words) return language as Language
    if (language !== 'und') return 'en'
  }
  return 'en'
}

export function attribution(language: Language, { from, at }: { from: Address; at: string }): string {
  return words[language].wrote(timeOf(language, at), nameOf(from))
}

/** The lines above mail that is passed on. */
export function forwardHead(
  language: Language,
  { from, at, subject, to }: { from: string; at: string; subject: string; to: readonly Address[] },
): string[] {
  const label = words[language]
  const lines: [string, string][] = [
    [label.from, from],
    [label.date, timeOf(language, at)],
    [label.subject, subject],
    [label.to, to.map(nameOf).join(', ')],
  ]
  return [
    `---------- ${label.forwarded} ----------`,
    ...lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
  ]
}

export const nameOf = ({ name, address }: Address): string => (name ? `${name} <${address}>` : address)

/** With the year in four digits and the time zone: a recipient may be anywhere. */
function timeOf(language: Language, at: string): string {
  const date = new Date(at)
  const day = date.toLocaleDateString(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return `${day}, ${at.slice(11, 16)} UTC`
}
