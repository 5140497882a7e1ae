// Unrolled, so that a long string uses no stack.
const token =
  /[{}[\],:]|"[ -!#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ -!#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const space = /[ \t\n\r]*/y

/** What may come next, by parser state. */
const expected = { value: /^["{[\-\dtfn]/, key: /^"/, colon: /^:/, comma: /^[,}\]]/, end: /^$/ }
type State = keyof typeof expected

/** The line and column where JSON stops being valid: V8 reports that only for some errors. */
export function jsonFault(text: string): { line: number; column: number } {
  const before = text.slice(0, faultAt(text)).split(/\r\n|\r|\n/)
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

function faultAt(text: string): number {
  const open: ('{' | '[')[] = []
  let state: State = 'value'
  let may_close = false
  for (let at = 0; ; ) {
    space.lastIndex = at
    at += space.exec(text)![0].length
    token.lastIndex = at
    const next = token.exec(text)?.[0]
    if (next === undefined) return at
    const closes = next === '}' || next === ']'
    if (closes && !((state === 'comma' || may_close) && open.at(-1) === (next === '}' ? '{' : '['))) return at
    if (!closes && !expected[state].test(next)) return at
    if (next === '{' || next === '[') open.push(next)
    if (closes) open.pop()
    may_close = next === '{' || next === '['
    state = stateAfter(next, state, open.at(-1))
    at += next.length
  }
}

function stateAfter(token: string, state: State, within: '{' | '[' | undefined): State {
  if (token === '{') return 'key'
  if (token === '[') return 'value'
  if (token === ',') return within === '{' ? 'key' : 'value'
  if (token === ':') return 'value'
  if (state === 'key') return token === '}' ? (within ? 'comma' : 'end') : 'colon'
  return within ? 'comma' : 'end'
}
