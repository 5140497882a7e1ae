/** The part of PromQL that our rules and the dashboard are written in. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'selector'; name: string; matchers: Matcher[]; range_s: number | null }
  | { kind: 'call'; name: string; arguments: Expression[] }
  | { kind: 'aggregate'; name: string; by: string[]; of: Expression }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression }

export interface Matcher {
  label: string
  operator: string
  value: string
}

const token =
  /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.])|(\d+[smhd])|([a-zA-Z_][\w:]*)|"((?:[^"\\]|\\.)*)"|(==|!=|>=|<=|=~|!~|[-+*/<>=(){}[\],]))/y
const aggregations = new Set(['sum', 'max', 'min', 'count'])
/** From what binds least. */
const levels = [['or'], ['and', 'unless'], ['==', '!=', '>', '<', '>=', '<='], ['+', '-'], ['*', '/']]
const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** `90s`, `5m`, `6h`, `1d` */
export function seconds(duration: string): number {
  return Number(duration.slice(0, -1)) * units[duration.at(-1)!]!
}

/** Throws at what isn't of that part. */
export function parsePromql(text: string): Expression {
  const tokens = tokensOf(text)
  let place = 0
  const expression = binary(0)
  if (place < tokens.length) throw new Error(`Unexpected ${tokens[place]} in ${text}`)
  return expression

  function binary(level: number): Expression {
    const operators = levels[level]
    if (operators === undefined) return primary()
    let left = binary(level + 1)
    while (operators.includes(tokens[place] ?? '')) {
      const operator = tokens[place++]!
      left = { kind: 'binary', operator, left, right: binary(level + 1) }
    }
    return left
  }

  function primary(): Expression {
    const first = tokens[place++]
    if (first === undefined) throw new Error(`${text} ends early`)
    if (/^\d/.test(first)) return { kind: 'number', value: Number(first) }
    if (first === '(') {
      const inner = binary(0)
      expect(')')
      return inner
    }
    if (!/^[a-zA-Z_]/.test(first)) throw new Error(`Unexpected ${first} in ${text}`)
    if (aggregations.has(first)) return aggregate(first)
    if (tokens[place] === '(') return { kind: 'call', name: first, arguments: list('(', ')', () => binary(0)) }
    return selector(first)
  }

  function aggregate(name: string): Expression {
    const before = grouping()
    const [of, ...more] = list('(', ')', () => binary(0))
    if (of === undefined || more.length > 0) throw new Error(`${name} takes one argument in ${text}`)
    return { kind: 'aggregate', name, by: before ?? grouping() ?? [], of }
  }

  function grouping(): string[] | null {
    if (tokens[place] !== 'by') return null
    place++
    return list('(', ')', () => tokens[place++]!)
  }

  function selector(name: string): Expression {
    const matchers = tokens[place] === '{' ? list('{', '}', matcher) : []
    if (tokens[place] !== '[') return { kind: 'selector', name, matchers, range_s: null }
    place++
    const range_s = seconds(tokens[place++]!)
    expect(']')
    return { kind: 'selector', name, matchers, range_s }
  }

  function matcher(): Matcher {
    const [label, operator, value] = [tokens[place++]!, tokens[place++]!, tokens[place++]!]
    return { label, operator, value: value.slice(1) }
  }

  function list<T>(open: string, close: string, item: () => T): T[] {
    expect(open)
    const items: T[] = []
    while (tokens[place] !== close) {
      items.push(item())
      if (tokens[place] === ',') place++
      else if (tokens[place] !== close) throw new Error(`${close} is missing in ${text}`)
    }
    place++
    return items
  }

  function expect(wanted: string): void {
    if (tokens[place++] !== wanted) throw new Error(`${wanted} is missing in ${text}`)
  }
}

/** Strings begin with a quote, so that none is taken for an operator. */
function tokensOf(text: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (text.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex
    const match = token.exec(text)
    if (!match) throw new Error(`Unexpected ${text.slice(at)}`)
    const [, number, duration, word, string, sign] = match
    tokens.push(string !== undefined ? `"${string}` : (number ?? duration ?? word ?? sign)!)
  }
  return tokens
}
