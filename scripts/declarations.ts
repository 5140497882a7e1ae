/** A name that code declares, and its line. */
export interface Declaration {
  name: string
  line: number
}

interface Token {
  text: string
  at: number
  /** The index of the bracket that opens what this stands in, or -1. */
  inside: number
}

interface Code {
  tokens: Token[]
  /** The index of the other bracket of a pair. */
  pairs: Map<number, number>
}

/**
 * Functions, types, variables, parameters, fields and properties of types that a TypeScript file declares. Reads tokens, not a
 * syntax tree: the compiler takes 15 seconds to hand out the trees of this repository, and this takes 1. Names that
 * `is_of_interest` rejects are skipped before anything is looked at.
 */
export function declarationsIn(text: string, is_of_interest: (name: string) => boolean): Declaration[] {
  const code = read(text)
  return code.tokens.flatMap(({ text: name, at }, n) =>
    /^[#\w$]/.test(name) && is_of_interest(name.replace('#', '')) && isDeclared(code, n)
      ? [{ name: name.replace('#', ''), line: text.slice(0, at).split('\n').length }]
      : [],
  )
}

const token =
  /\s+|\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|#?[\p{L}_$][\p{L}\d_$]*|\d[\w.]*|=>|\.\.\.|\?\.|[\s\S]/uy
const pattern = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
/** What a slash divides. After anything else, it begins a pattern. */
const operand = /^(?:[\])}'"`]|(?!(?:return|typeof|case|in|of|await|yield|do|else)$)[\w$#])/
const template = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y

/** Texts and patterns become an empty text each, so that nothing in them reads as code. What a template inserts is code. */
function read(text: string): Code {
  const tokens: Token[] = []
  const pairs = new Map<number, number>()
  const open: number[] = []
  const add = (part: string, at: number): void => {
    const opened = /^[\])}]$/.test(part) ? open.pop() : undefined
    if (opened !== undefined) pairs.set(opened, tokens.length).set(tokens.length, opened)
    tokens.push({ text: part, at, inside: open.at(-1) ?? -1 })
    if (/^[[({]$|^\$\{$/.test(part)) open.push(tokens.length - 1)
  }
  let at = 0
  const next = (expression: RegExp): string | undefined => {
    expression.lastIndex = at
    return expression.exec(text)?.[0]
  }
  const readTemplate = (): void => {
    const part = next(template) ?? text.slice(at)
    add(part.endsWith('${') ? '${' : "''", at)
    at += part.length
  }
  while (at < text.length) {
    const start = at
    const part = (text[at] === '/' && !operand.test(tokens.at(-1)?.text ?? '') && next(pattern)) || next(token)!
    at += part.length
    if (part === '`') readTemplate()
    else if (/^['"]./.test(part) || (part.startsWith('/') && !/^\/[*/]|^\/$/.test(part))) add("''", start)
    else if (!/^(?:\s|\/[*/])/.test(part)) {
      const inserts = part === '}' && tokens[open.at(-1) ?? -1]?.text === '${'
      add(part, start)
      if (inserts) readTemplate()
    }
  }
  return { tokens, pairs }
}

function isDeclared(code: Code, n: number): boolean {
  const before = textAt(code, n - 1)
  if (/^(?:const|let|var|using|function|class|interface|type|enum)$/.test(before)) return true
  if (before === '*' && textAt(code, n - 2) === 'function') return true
  if (before === '.' || before === '?.') return false
  return textAt(code, n + 1) === '=>' || isBound(code, n, n) || isMember(code, n)
}

/** Whether a variable or a parameter stands from one token to another: a name, or a pattern with names in it. */
function isBound(code: Code, from: number, to: number): boolean {
  const before = textAt(code, from - 1)
  const after = textAt(code, to + 1)
  const inside = code.tokens[from]!.inside
  const around = textAt(code, inside)
  if (/^(?:const|let|var)$/.test(before)) return true
  if (around === '(') return isParameter(code, from, to)
  const is_part =
    around === '['
      ? /^(?:[[,]|\.\.\.)$/.test(before) && /^[\],=]$/.test(after)
      : around === '{' && /^(?:[{,:]|\.\.\.)$/.test(before) && /^[},=]$/.test(after)
  return is_part && isBound(code, inside, code.pairs.get(inside) ?? inside)
}

function isParameter(code: Code, from: number, to: number): boolean {
  const after = textAt(code, to + 1)
  const inside = code.tokens[from]!.inside
  if (!/^(?:[(,]|\.\.\.|readonly|private|public|protected)$/.test(textAt(code, from - 1))) return false
  // Only a parameter has a type: no argument of a call is followed by a colon.
  if (after === ':' || (after === '?' && /^[:,)]$/.test(textAt(code, to + 2)))) return true
  if (!/^[,)=]$/.test(after)) return false
  const close = code.pairs.get(inside) ?? inside
  const before = textAt(code, inside - 1)
  const behind = textAt(code, close + 1)
  if (behind === '=>' || before === 'catch' || before === 'function') return true
  if (textAt(code, inside - 2) === 'function') return true
  if (behind === ':') return /^(?:[=(,:>]|=>|async|return)$/.test(before)
  return behind === '{' && /^\w/.test(before) && !/^(?:if|for|while|switch|await)$/.test(before)
}

/** Whether it is a property or a method of a type, or of a class. */
function isMember(code: Code, n: number): boolean {
  const { inside } = code.tokens[n]!
  if (textAt(code, inside) !== '{') return false
  const after = textAt(code, n + 1)
  const is_method = after === '('
  if (is_method && textAt(code, (code.pairs.get(n + 1) ?? n) + 1) === '.') return false
  const is_typed = after === ':' || (/^[?!]$/.test(after) && textAt(code, n + 2) === ':')
  const keyword = ownerOf(code, inside)
  if (keyword === 'class') return is_typed || after === '=' || (is_method && isOfClass(code, n))
  return (is_typed || is_method) && !/^[?]$/.test(textAt(code, n - 1)) && isType(code, inside)
}

function isOfClass(code: Code, n: number): boolean {
  return /^(?:[{};*]|async|static|get|set|private|public|protected|override)$/.test(textAt(code, n - 1))
}

/** Whether braces hold properties of a type. Types between angle brackets are of rows: their names are those of columns. */
function isType(code: Code, open: number): boolean {
  const before = textAt(code, open - 1)
  if (ownerOf(code, open) === 'interface' || /^(?:as|satisfies)$/.test(before)) return true
  if (/^[|&]$/.test(before)) return textAt(code, open - 2) !== before
  if (before === '=') return isAlias(code, open - 2)
  if (before !== ':') return false
  const { inside } = code.tokens[open]!
  if (textAt(code, inside) === '{' && isType(code, inside)) return true
  const last = open - (textAt(code, open - 2) === '?' ? 3 : 2)
  const after = textAt(code, (code.pairs.get(open) ?? open) + 1)
  if (textAt(code, last) === ')') return /^(?:[{|]|=>)$/.test(after)
  const first = code.pairs.get(last) ?? last
  if (/^(?:const|let)$/.test(textAt(code, first - 1))) return true
  return textAt(code, inside) === '(' && /^[(,]$/.test(textAt(code, first - 1))
}

/** Whether a type gets its name here, one with parameters perhaps: `type Page<T> = {`. */
function isAlias(code: Code, last: number): boolean {
  let n = last
  while (n > 0 && /^[\w$<>,]+$/.test(textAt(code, n)) && !/^(?:type|const|let|var)$/.test(textAt(code, n))) n--
  return textAt(code, n) === 'type'
}

/** `class` or `interface`, if braces are of one. */
function ownerOf(code: Code, open: number): string | undefined {
  for (let n = open - 1; n >= 0 && /^(?:[\w$.<>,|&[\]]+|'')$/.test(textAt(code, n)); n--)
    if (/^(?:class|interface)$/.test(textAt(code, n))) return textAt(code, n)
  return undefined
}

function textAt(code: Code, n: number): string {
  return code.tokens[n]?.text ?? ''
}
