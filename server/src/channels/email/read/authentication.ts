import type { Address, Authentication, Verdict } from './mail-shape.ts'

interface Result {
  method: string
  value: string
  properties: Record<string, string>
  /** Whether a property stands there twice: the sender may have written one of them. */
  is_ambiguous: boolean
}

/**
 * What the server that received the mail found out about its sender (RFC 8601). Anybody can write such a header: only the
 * topmost one under the name of that server counts, as servers add theirs above all others.
 */
export function authenticationOf(values: string[], trusted_id: string | null, from: Address | null): Authentication {
  const nothing: Authentication = { spf: 'none', dkim: 'none', dmarc: 'none', is_aligned: false }
  if (trusted_id === null || trusted_id.trim() === '') return nothing
  const parsed = values.map(resultsOf).find(({ server }) => server === trusted_id.trim().toLowerCase())
  if (!parsed) return nothing
  const verdict = (method: string) => verdictOf(parsed.results.filter((result) => result.method === method))
  const [spf, dkim, dmarc] = [verdict('spf'), verdict('dkim'), verdict('dmarc')]
  return {
    spf,
    dkim,
    dmarc,
    is_aligned:
      from !== null &&
      dmarc !== 'fail' &&
      !isAmbiguous(parsed.results) &&
      isAligned(parsed.results, domainOf(from.address)),
  }
}

function verdictOf(results: Result[]): Verdict {
  if (results.some(({ value }) => value === 'pass')) return 'pass'
  return results.some(({ value }) => /^(?:fail|softfail|hardfail|permerror|policy)$/.test(value)) ? 'fail' : 'none'
}

/** A mail has one result of DMARC. What stands there twice may be in words of the sender that the server repeated. */
function isAmbiguous(results: Result[]): boolean {
  return results.some((one) => one.is_ambiguous) || results.filter(({ method }) => method === 'dmarc').length > 1
}

/**
 * DMARC speaks for the domain that the server names with it. DKIM and SPF speak for their domain and no other: which of two domains
 * may speak for the other takes a list of public suffixes, as the server has one for DMARC.
 */
function isAligned(results: Result[], domain: string): boolean {
  return results.some(({ method, value, properties }) => value === 'pass' && passed(method, properties) === domain)
}

function passed(method: string, properties: Record<string, string>): string | null {
  const of_method: Record<string, string | undefined> = {
    dmarc: properties['header.from'],
    dkim: properties['header.d'] ?? properties['header.i'],
    spf: properties['smtp.mailfrom'],
  }
  const property = of_method[method]
  return property ? domainOf(property) : null
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** The server that wrote an Authentication-Results header, by its own words. */
export function authservOf(value: string): string {
  return resultsOf(value).server
}

function resultsOf(value: string): { server: string; results: Result[] } {
  const [, ...rest] = statementsOf(value)
  const results = rest.flatMap((statement) => {
    const [head = '', ...words] = statement.split(' ')
    const [, method, outcome] = /^([a-z0-9-]+)(?:\/\d+)?=([a-z]+)$/.exec(head.toLowerCase()) ?? []
    if (method === undefined || outcome === undefined) return []
    const pairs = words.map((word) => word.split(/=(.*)/s, 2) as [string, string?])
    const names = pairs.filter(([, text]) => text !== undefined).map(([key]) => key.toLowerCase())
    const properties = Object.fromEntries(pairs.map(([key, text = '']) => [key.toLowerCase(), text]))
    return [{ method, value: outcome, properties, is_ambiguous: new Set(names).size < names.length }]
  })
  // Servers write their name as it is: in quotes or behind a comment, it may be somebody else's who hopes that it isn't removed.
  const [server = ''] = /^[^\s;()"\\=]+(?=[\s;(]|$)/.exec(value.trimStart()) ?? []
  return { server: server.toLowerCase(), results }
}

/** Splits at semicolons, outside of quotes and comments; comments go, quoted text becomes one word. */
function statementsOf(value: string): string[] {
  let [text, depth, in_quotes] = ['', 0, false]
  for (let n = 0; n < value.length; n++) {
    const sign = value[n]!
    if (sign === '\\' && (in_quotes || depth > 0)) n++
    else if (sign === '"' && depth === 0) in_quotes = !in_quotes
    else if (in_quotes) text += /[\s;=]/.test(sign) ? '_' : sign
    else if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(depth - 1, 0)
    else if (depth === 0) text += sign
  }
  return text
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').replace(/ ?= ?/g, '=').trim())
    .filter((statement, n) => n === 0 || statement !== '')
}
