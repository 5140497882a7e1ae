import { anyOf } from '../alternatives.ts'
import { monthNames } from '../months.ts'
import type { SummaryMessage } from './conversation.ts'

export interface Entity {
  kind: 'order_number' | 'amount' | 'date' | 'link' | 'email' | 'phone'
  text: string
  message_id: string
}

const MAX_ENTITIES = 30
const MAX_CONTENT = 6000
// Of all messages together: who writes more has said what it is about.
const MAX_READ = 120_000
// Cheap tests first: most chat messages hold none, and few hold more than one kind.
const ANY = /\d|@|:\/\/|www\./
const NEEDED: Partial<Record<Entity['kind'], RegExp>> = { link: /:\/\/|www\./i, email: /@/ }
const DIGIT = /\d/
const ORDER_WORDS = [
  'order|ticket|invoice|booking|reference|ref|tracking|case|bestell\\p{L}*|auftrags?\\p{L}*',
  'rechnungs?\\p{L}*|sendungs?\\p{L}*|commande|facture|réservation|pedido|factura|reserva|encomenda|fatura',
  'ordine|fattura|bestelling|bestelnummer|factuur|zamówieni\\p{L}*|faktur\\p{L}*|sipariş\\p{L}*',
  'fatura\\p{L}*|заказ\\p{L}*|счет\\p{L}*|注文番号|注文|订单号|订单|訂單|طلب|الطلب|طلبي',
].join('|')
const NUMBER_WORDS =
  '(?:\\s*(?:number|no|nr|num|nummer|numéro|número|numero|numer|numara\\p{L}*|номер\\p{L}*|code|id|n°|nº|番号|号|رقم|is|ist|est|es|è|é|to|:|：|#|№|\\.|は)){0,4}'
const CURRENCIES = [
  'USD|EUR|GBP|CHF|JPY|CNY|PLN|TRY|RUB|euros?|dollars?|pounds?|zł|zl|TL|lira|reais',
  String.raw`руб\p{L}*|يورو|دولار|ريال|درهم`,
].join('|')
const PATTERNS: [Entity['kind'], RegExp][] = [
  ['link', /(?:https?:\/\/|www\.)[^\s<>"'()]{2,400}[^\s<>"'().,;:!?。、，]/giu],
  ['email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/giu],
  [
    'order_number',
    new RegExp(
      `(?<![\\p{L}])(?:${ORDER_WORDS})${NUMBER_WORDS}[\\s#:：]*(?<code>[A-Z]{0,4}-?\\d[\\dA-Z]{2,30}(?:-[\\dA-Z]{2,30}){0,4})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  ],
  [
    'order_number',
    /(?<![\p{L}\p{N}&/])(?<code>#\s?[A-Z]{0,4}-?\d{3,20}[\dA-Z-]{0,20}|[A-Z]{2,4}-?\d{5,20}(?:-\d{1,20}){0,4}|\d{3}-\d{7}-\d{7})(?![\p{L}\p{N}])/gu,
  ],
  [
    'amount',
    anyOf(
      'giu',
      String.raw`(?:[$€£¥₺₽₹]|(?<![\p{L}])(?:USD|EUR|GBP|CHF|JPY|CNY|PLN|TRY|RUB|R\$)\s?)\s?\d{1,3}(?:[.,  ]?\d{3}){0,5}(?:[.,]\d{1,2})?(?!\d)`,
      String.raw`(?<!\d)\d{1,15}(?:[.,  ]\d{3}){0,5}(?:[.,]\d{1,2})?\s?(?:[$€£¥₺₽₹元円]|(?:${CURRENCIES})(?![\p{L}]))`,
    ),
  ],
  [
    'date',
    /(?<![\d./-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.\d{1,2}\.(?!\d)|(?:\d{4}年)?\d{1,2}月\d{1,2}[日号])(?![\d/])/gu,
  ],
  [
    'phone',
    /(?<![\p{L}\p{N}-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s./-]?\d{2,5}){1,4}(?![\p{L}\p{N}])/gu,
  ],
]
const months = new Map<string, RegExp>()

/** Order numbers, amounts, dates, links, addresses and telephone numbers, each as written, in order of appearance. */
export function entitiesOf(messages: SummaryMessage[], language: string): Entity[] {
  const entities: Entity[] = []
  const keys = new Set<string>()
  let read = 0
  for (const message of messages) {
    if (entities.length >= MAX_ENTITIES || read >= MAX_READ) break
    const content = message.content.slice(0, MAX_CONTENT)
    if (message.author === 'system' || !ANY.test(content)) continue
    read += content.length
    for (const entity of inMessage(content, message.id, monthDates(language))) {
      if (keys.has(entity.kind + entity.text)) continue
      keys.add(entity.kind + entity.text)
      entities.push(entity)
    }
  }
  return entities.slice(0, MAX_ENTITIES)
}

function inMessage(content: string, message_id: string, dates: RegExp): Entity[] {
  let rest = content
  const matches: (Entity & { at: number })[] = []
  for (const [kind, pattern] of [
    ...PATTERNS.slice(0, 5),
    ['date', dates] as [Entity['kind'], RegExp],
    ...PATTERNS.slice(5),
  ]) {
    if (!(NEEDED[kind] ?? DIGIT).test(content)) continue
    rest = rest.replace(pattern, (whole: string, ...rest_: unknown[]) => {
      const groups = rest_.at(-1)
      const offset = rest_.find((value): value is number => typeof value === 'number') ?? 0
      const text = codeIn(groups) ?? whole
      if (kind === 'phone' && !isPhone(text)) return whole
      if (kind === 'order_number' && /^(?:19|20)\d\d$/.test(text)) return whole
      matches.push({ kind, text: text.trim(), message_id, at: offset + whole.indexOf(text) })
      return ' '.repeat(whole.length)
    })
  }
  return matches.sort((a, b) => a.at - b.at).map(({ kind, text, message_id }) => ({ kind, text, message_id }))
}

function codeIn(groups: unknown): string | null {
  return groups && typeof groups === 'object' && 'code' in groups && typeof groups.code === 'string'
    ? groups.code
    : null
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 9 && digits <= 15 && (text.startsWith('+') || text.startsWith('0') || /[\s().-]/.test(text))
}

/** Dates written with a month's name: the names come from the runtime's own locale data. */
function monthDates(language: string): RegExp {
  const locale = language === 'und' ? 'en' : language
  const cached = months.get(locale)
  if (cached) return cached
  const name = `(?:${monthNames(locale).join('|') || '(?!)'})`
  const day = '\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª)?\\s(?:of\\s|de\\s|di\\s)?'
  const day_first = `${day}${name}(?![\\p{L}])(?:(?:\\s|,\\s|\\sde\\s)\\d{4})?`
  const month_first = `${name}\\s\\d{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\d:])(?:,?\\s\\d{4})?`
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${day_first}|${month_first})`, 'giu')
  months.set(locale, pattern)
  return pattern
}
