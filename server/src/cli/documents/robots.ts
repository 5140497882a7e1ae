/** The rules of a robots.txt (RFC 9309) for one crawler. */
export interface Robots {
  allows(url: URL): boolean
  /** Seconds between two requests. Null if not given. Not in the RFC, but common. */
  crawl_delay: number | null
}

interface Group {
  agents: string[]
  rules: Rule[]
  crawl_delay: number | null
}

interface Rule {
  allow: boolean
  pattern: string
}

/** https://www.rfc-editor.org/rfc/rfc9309#section-2.5: only this much is read. */
export const max_robots_bytes = 500 * 1024

/** Reads the rules for `agent`, merged if there are several groups. Otherwise, those for all. */
export function readRobots(text: string, agent: string): Robots {
  const groups = groupsIn(text)
  const naming = (name: string) => groups.filter(({ agents }) => agents.includes(name))
  const own = naming(agent.toLowerCase())
  const group = own.length > 0 ? own : naming('*')
  // The longest pattern wins. Between equal lengths, the one that allows wins.
  const rules = group
    .flatMap((one) => one.rules)
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow))
  return {
    allows(url) {
      if (url.pathname === '/robots.txt') return true
      // These are literal here, but special in a pattern.
      const path = comparable((url.pathname + url.search).replaceAll('*', '%2A').replaceAll('$', '%24'))
      return rules.find(({ pattern }) => matches(path, pattern))?.allow ?? true
    },
    crawl_delay: group.reduce<number | null>((longest, one) => larger(longest, one.crawl_delay), null),
  }
}

function groupsIn(text: string): Group[] {
  const groups: Group[] = []
  let named = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const match = /^[ \t]*([A-Za-z-]+)[ \t]*:([^#]*)/.exec(line)
    if (!match) continue
    const [key, value] = [match[1]!.toLowerCase(), match[2]!.trim()]
    if (key === 'user-agent') {
      // Other lines in between don't end a list of agents.
      if (!named) groups.push({ agents: [], rules: [], crawl_delay: null })
      named = true
      // "Parley-Import/1.0" means "Parley-Import".
      groups.at(-1)!.agents.push(value === '*' ? '*' : (/^[A-Za-z_-]*/.exec(value)?.[0].toLowerCase() ?? ''))
      continue
    }
    // Rules before the first agent apply to no one.
    const group = groups.at(-1)
    if (key === 'allow' || key === 'disallow') {
      named = false
      if (/^[/*]/.test(value))
        group?.rules.push({ allow: key === 'allow', pattern: comparable(value.replace(/\$(?!$)/g, '%24')) })
    } else if (key === 'crawl-delay' && group && /^\d{1,6}(?:\.\d{1,3})?$/.test(value))
      group.crawl_delay = larger(group.crawl_delay, Number(value))
  }
  return groups
}

/** `*` matches any characters, and `$` at the end matches the end. */
function matches(path: string, pattern: string): boolean {
  const anchored = pattern.endsWith('$')
  const [head, ...parts] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(head!)) return false
  if (parts.length === 0) return !anchored || path === head
  let at = head!.length
  const last = anchored ? parts.pop()! : ''
  // Each part matches as early as possible: a later match couldn't leave more room for the others.
  for (const part of parts) {
    const index = path.indexOf(part, at)
    if (index === -1) return false
    at = index + part.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}

/** https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2: equivalent spellings of a URL compare equal. */
function comparable(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text))
    .replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16))
      return /[A-Za-z0-9\-._~]/.test(letter) ? letter : code.toUpperCase()
    })
}

function larger(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b)
}
