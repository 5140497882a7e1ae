import type { Provider } from './presets.ts'
import type { Records } from './records.ts'

export const record_kinds = ['mx', 'spf', 'dkim', 'dmarc'] as const
/** `incomplete`: there, but it doesn't say what it should. `unknown`: it can't be told from outside. */
export const record_states = ['found', 'missing', 'incomplete', 'unknown'] as const

export interface RecordAdvice {
  kind: (typeof record_kinds)[number]
  status: (typeof record_states)[number]
  /** What the record says now. */
  found: string | null
  /** What to add, or to write in its place. */
  suggestion: { type: 'TXT'; name: string; value: string } | null
}

/** The records on which it depends whether mail from a domain is believed: SPF (RFC 7208), DKIM (6376), DMARC (7489). */
export async function recordsOf(
  domain: string,
  mx: string[] | null,
  provider: Provider | undefined,
  records: Records,
): Promise<RecordAdvice[]> {
  const keys = provider?.dkim ?? []
  const [texts, policies, ...published] = await Promise.all([
    records.txt(domain),
    dmarcOf(domain, records),
    ...keys.map((key) => records.txt(`${key}._domainkey.${domain}`)),
  ])
  return [mxAdvice(mx), spfAdvice(domain, texts, provider), dkimAdvice(published), dmarcAdvice(domain, policies)]
}

const plain = { found: null, suggestion: null }

function mxAdvice(mx: string[] | null): RecordAdvice {
  if (mx === null) return { kind: 'mx', status: 'unknown', ...plain }
  return { kind: 'mx', status: mx.length > 0 ? 'found' : 'missing', ...plain, found: mx[0] ?? null }
}

function spfAdvice(domain: string, texts: string[] | null, provider: Provider | undefined): RecordAdvice {
  const kind = 'spf'
  if (texts === null) return { kind, status: 'unknown', ...plain }
  const include = provider?.spf ? `include:${provider.spf}` : null
  const [first, ...more] = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const suggest = (value: string) => ({ type: 'TXT' as const, name: domain, value })
  if (first === undefined)
    return { kind, status: 'missing', found: null, suggestion: include ? suggest(`v=spf1 ${include} ~all`) : null }
  // Receivers take more than one for none at all.
  if (more.length > 0) return { kind, status: 'incomplete', found: [first, ...more].join('\n'), suggestion: null }
  const terms = first.trim().split(/\s+/)
  // What it leads to may name the provider as well.
  const leads_on = terms.some((term) => /^(redirect=|[+~?-]?include:)/i.test(term))
  const is_named = !include || terms.some((term) => term.toLowerCase() === include)
  if (is_named) return { kind, status: 'found', found: first, suggestion: null }
  const with_it = [...terms.slice(0, 1), include, ...terms.slice(1)].join(' ')
  return { kind, status: leads_on ? 'unknown' : 'incomplete', found: first, suggestion: suggest(with_it) }
}

/** Under which name a key stands is known only for some providers. */
function dkimAdvice(published: (string[] | null)[]): RecordAdvice {
  const key = published.flatMap((texts) => texts ?? []).find((text) => /(^|;)\s*p=[^;\s]/.test(text))
  if (key !== undefined) return { kind: 'dkim', status: 'found', found: key, suggestion: null }
  const is_known = published.length > 0 && published.every((texts) => texts !== null)
  return { kind: 'dkim', status: is_known ? 'missing' : 'unknown', ...plain }
}

/** A subdomain without one has that of the domain above. */
async function dmarcOf(domain: string, records: Records): Promise<string[] | null> {
  const own = await records.txt(`_dmarc.${domain}`)
  const [, ...above] = domain.split('.')
  if (own === null || own.some(isDmarc) || above.length < 2) return own
  return records.txt(`_dmarc.${above.join('.')}`)
}

const isDmarc = (text: string) => /^v=DMARC1\s*(;|$)/.test(text)

function dmarcAdvice(domain: string, texts: string[] | null): RecordAdvice {
  if (texts === null) return { kind: 'dmarc', status: 'unknown', ...plain }
  const policy = texts.find(isDmarc)
  if (policy !== undefined) return { kind: 'dmarc', status: 'found', found: policy, suggestion: null }
  const suggestion = { type: 'TXT' as const, name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' }
  return { kind: 'dmarc', status: 'missing', found: null, suggestion }
}
