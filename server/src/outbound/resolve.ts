import { lookup, Resolver } from 'node:dns/promises'
import { inTime } from './deadline.ts'

/** The addresses of a host name. Rejects if there are none. */
export type Resolve = (host: string) => Promise<string[]>

const limit_ms = 5000

/**
 * Queries name servers. Not `lookup`, which occupies one of the process's four threads until it's done: a few names whose
 * servers never respond would delay everyone's deliveries.
 */
export const askNameServers: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  const patience = setTimeout(() => resolver.cancel(), limit_ms)
  const lookups = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  clearTimeout(patience)
  const addresses = lookups.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length === 0) throw (lookups[0] as PromiseRejectedResult).reason
  return addresses
}

/** For deployments that call internal hosts, which may be in a hosts file or have short names. */
export const askSystem: Resolve = async (host) => {
  try {
    return await askNameServers(host)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ETIMEOUT' || code === 'ECANCELLED') throw error
    const asking = () => lookup(host, { all: true })
    return (await inTime({ whole_ms: limit_ms }, () => {}, asking)).map(({ address }) => address)
  }
}
