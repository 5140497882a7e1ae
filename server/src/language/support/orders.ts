import { segmentsOf } from '../segment.ts'

// What in an article is meant for a program that reads it. Who wrote it may be anybody: a page that was imported, a comment on it.
const orders = [
  /^\W*(?:system|assistant|user|admin|developer)\s*(?:prompt|message|note)?\s*[:>\]]/iu,
  /\b(?:ignor\w*|disregard|forget|override|vergiss|oublie\w*|olvida\w*|dimentica|negeer|zignoruj)\b.{0,40}\b(?:instruc\w*|instruk\w*|istruzioni|rules?|regeln|règles|reglas|regole|prompts?|anweisungen|vorgaben|polecenia)/iu,
  /\b(?:assistants?|bots?|chat ?bots?|AI|KI|IA|LLMs?|language models?|sprachmodell\w*)\b.{0,60}\b(?:always|must|tell|say|answer|reply|write|promise|sag\w*|antworte\w*|schreib\w*|réponds|dis|responde|di)\b/iu,
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
