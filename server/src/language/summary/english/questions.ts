import { singular } from './verbs.ts'

const WH =
  /^((?:what|which|where|when|why|who|how)\b(?: (?:long|much|many|often|soon|far|come))?(?: [\w'-]+){0,4}?) (am|are|is|was|were|will|would|can|can't|could|couldn't|should|have|haven't|has|hasn't|had|won't) (I|i|we|you|they|it|this|that|he|she|there)\b(.*)$/is
const YES_NO =
  /^(am|are|is|was|were|will|would|can|can't|could|couldn't|should|have|haven't|has|hasn't|had|won't) (I|i|we|you|they|it|this|that|there|anyone|someone|something)\b(.*)$/is

/**
 * A direct question as an indirect one ("when will I get it?" → "when I will get it"), or null where
 * word order cannot be put right without parsing.
 */
export function indirect(question: string): string | null {
  const text = question.replace(/[?\s]+$/, '')
  const how = /^how (?:do|can|would|could|should) (?:I|i|we) (?!not\b)(.+)$/is.exec(text)
  if (how) return `how to ${how[1]}`
  const wh = WH.exec(text)
  if (wh) return `${lower(wh[1]!)} ${wh[3]} ${wh[2]!.toLowerCase()}${wh[4]}`
  const where =
    /^(where|who|what|how) (is|are|was|were) ((?:my|the|your|our|this|these|his|her) (?:[\w'-]+ ?){1,3})$/is.exec(text)
  if (where) return `${lower(where[1]!)} ${where[3]} ${where[2]!.toLowerCase()}`
  const wonder = /^(where|when|why|what|how|which)\b((?: [\w'-]+){0,4}?) (?:do|did) (I|i|we|they) (\w+)(.*)$/is.exec(
    text,
  )
  if (wonder && / do /i.test(text)) return `${lower(wonder[1]!)}${wonder[2]} ${wonder[3]} ${wonder[4]}${wonder[5]}`
  const which = /^((?:which|what|how many|how much|where|when|why|how)\b(?: [\w'-]+){0,4}?) do you (\w+)(.*)$/is.exec(
    text,
  )
  if (which) return singular(which[2]!) ? `${lower(which[1]!)} you ${which[2]}${which[3]}` : null
  const yes = YES_NO.exec(text)
  if (yes) return `whether ${yes[2]} ${yes[1]!.toLowerCase()}${yes[3]}`
  const doing = /^do (I|i|we|you|they) (\w+)\b(.*)$/is.exec(text)
  if (doing && singular(doing[2]!)) return `whether ${doing[1]} ${doing[2]}${doing[3]}`
  const been =
    /^(has|have|is|are|was|were) ((?:my|the|your|our|this|these)(?: [\w'-]+){1,4}?) (been|being|not|still|available|ready|correct|valid|safe|free|included|possible|down|working|delayed)\b(.*)$/is.exec(
      text,
    )
  if (been) return `whether ${been[2]} ${been[1]!.toLowerCase()} ${been[3]}${been[4]}`
  return null
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
