import { Resolver } from 'node:dns/promises'

/** What name servers say of a domain. Null if none of them answered in time: that says nothing about the domain. */
export interface Records {
  mx(domain: string): Promise<string[] | null>
  txt(name: string): Promise<string[] | null>
  /** Where a service is (RFC 6186). Null in it: the domain says that it has none. */
  srv(name: string): Promise<{ host: string; port: number } | null>
  has(host: string): Promise<boolean>
}

const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks these name servers; if none are given, the machine's. All questions together take at most `within_ms`. */
export function openRecords(within_ms: number, servers: readonly string[]): Records & { close(): void } {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  const patience = setTimeout(() => resolver.cancel(), within_ms)

  async function lookUp<T>(question: Promise<T[]>): Promise<T[] | null> {
    try {
      return await question
    } catch (error) {
      return absent.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
    }
  }

  return {
    async mx(domain) {
      const records = await lookUp(resolver.resolveMx(domain))
      // A lone dot says that the domain takes no mail (RFC 7505).
      return (
        records?.toSorted((a, b) => a.priority - b.priority).flatMap(({ exchange }) => hostOf(exchange) ?? []) ?? null
      )
    },
    txt: async (name) => (await lookUp(resolver.resolveTxt(name)))?.map((pieces) => pieces.join('')) ?? null,
    async srv(name) {
      const records = (await lookUp(resolver.resolveSrv(name))) ?? []
      const [first] = records.toSorted((a, b) => a.priority - b.priority || b.weight - a.weight)
      const host = first && hostOf(first.name)
      return host ? { host, port: first.port } : null
    },
    has: async (host) => ((await lookUp(resolver.resolve4(host))) ?? []).length > 0,
    close: () => clearTimeout(patience),
  }
}

function hostOf(name: string): string | null {
  const host = name.toLowerCase().replace(/\.$/, '')
  return isHostName(host) ? host : null
}

/** Of at least two labels, in lower case. */
export function isHostName(name: string): boolean {
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(name)
}
