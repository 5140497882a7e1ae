// A hostile server may send millions of brackets. A model needs one attempt or two.
const max_tries = 4

/** The JSON object in a model's answer, between code fences, words or reasoning. Undefined if there is none. */
export function jsonIn(text: string): unknown {
  const answer = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  const whole = objectFrom(answer)
  if (whole !== undefined) return whole
  let start = answer.indexOf('{')
  for (let tries = 0; start !== -1 && tries < max_tries; tries++) {
    const end = closing(answer, start)
    const object = end === -1 ? undefined : objectFrom(answer.slice(start, end + 1))
    if (object !== undefined) return object
    start = answer.indexOf('{', end === -1 ? start + 1 : end + 1)
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

/** Where this bracket closes, outside strings. -1 if it doesn't. */
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
