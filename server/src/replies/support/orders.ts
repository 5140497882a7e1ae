import { segmentsOf } from '../../language/segment.ts'

const taking_back = [
  String.raw`ignor\w*|disregard|forget|override|vergiss|oublie\w*|olvida\w*|dimentica|negeer|zignoruj`,
].join('|')
const rules = [
  String.raw`instruc\w*|instruk\w*|istruzioni|rules?|regeln|règles|reglas|regole|prompts?|anweisungen|vorgaben`,
  'polecenia',
].join('|')
const programs = [String.raw`assistants?|bots?|chat ?bots?|AI|KI|IA|LLMs?|language models?|sprachmodell\w*`].join('|')
const telling = [
  String.raw`always|must|tell|say|answer|reply|write|promise|sag\w*|antworte\w*|schreib\w*|réponds|dis|responde|di`,
].join('|')

// What in an article is meant for a program that reads it. Who wrote it may be anybody: a page that was imported, a comment on it.
const orders = [
  /^\W*(?:system|assistant|user|admin|developer)\s*(?:prompt|message|note)?\s*[:>\]]/iu,
  new RegExp(`\\b(?:${taking_back})\\b.{0,40}\\b(?:${rules})`, 'iu'),
  new RegExp(`\\b(?:${programs})\\b.{0,60}\\b(?:${telling})\\b`, 'iu'),
  /(?:忽略|无视|無視).{0,20}(?:指令|指示|规则|規則)|(?:игнорируй|забудь).{0,40}(?:инструкции|правила)|تجاهل.{0,40}(?:التعليمات|القواعد)/u,
  /<\|\w+\|>|\[\/?INST\]|###\s*(?:system|instruction)/iu,
]

/** A passage without what gives orders to its reader: from there to the end of the paragraph it carries nothing. */
export function withoutOrders(passage: string): string {
  return passage
    .split('\n')
    .map((paragraph) => {
      const sentences = segmentsOf(paragraph)
      const first = sentences.findIndex((one) => orders.some((order) => order.test(one)))
      return first === -1 ? paragraph : sentences.slice(0, first).join('')
    })
    .join('\n')
}
