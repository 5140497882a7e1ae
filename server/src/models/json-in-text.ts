// A hostile server may send millions of brackets; a model needs one try or two.
const most_tries = 4

/** The JSON object that stands in a model's answer, between fences or words or thoughts; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  const whole = objectFrom(said)
  if (whole !== undefined) return whole
  let start = said.indexOf('{')
  for (let tries = 0; start !== -1 && tries < most_tries; tries++) {
    const end = closing(said, start)
    const found = end === -1 ? undefined : objectFrom(said.slice(start, end + 1))
    if (found !== undefined) return found
    start = said.indexOf('{', end === -1 ? start + 1 : end + 1)
  }
  return undefined
}

function objectFrom(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Where the bracket that opens here is closed, outside of strings; -1 where nowhere. */
function closing(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return -1
}
