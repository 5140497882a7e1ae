import type { BrowserScope } from '../../http/scopes.ts'
import { networksOf, widerNetworksOf } from '../networks.ts'
import { forgetTries, type Throttle, take, takeBack, tooMany } from '../throttle.ts'

type Limits = Pick<BrowserScope, 'database' | 'address' | 'sign_ins'>

const window_s = 600

/**
 * Counts an attempt to sign in, or refuses it. Returns what it was counted against. Whatever strangers do, a browser that has signed
 * in before may still try.
 */
export function admit(scope: Limits, email: string, device: string | null): Promise<readonly Throttle[]> {
  if (scope.sign_ins === 0) return Promise.resolve([])
  return device === null ? admitStranger(scope, email) : admitDevice(scope, device)
}

/** After a success, they have all attempts again. */
export async function forgetAttempts(scope: Limits, email: string, device: string | null): Promise<void> {
  const fresh = networksTrying(scope, email).map(({ first }) => first.who)
  const names = device === null ? [pairOf(email, scope.address), ...fresh] : [`device ${device}`]
  await Promise.all(names.map((who) => forgetTries(scope.database, who)))
}

async function admitDevice({ database, sign_ins }: Limits, device: string): Promise<readonly Throttle[]> {
  const throttle = limit(`device ${device}`, sign_ins)
  if (!(await take(database, throttle))) throw await tooMany(database, throttle)
  return [throttle]
}

/**
 * Counts an attempt for the address, for the account, and for the pair. The limit for the pair is the strictest: it stops someone who
 * guesses from one place without locking out the account's owner. Where others use up the account's limit, each network that has
 * hardly tried this account still has some attempts: guesses from elsewhere aren't held against it.
 */
async function admitStranger(scope: Limits, email: string): Promise<readonly Throttle[]> {
  const { database, address, sign_ins } = scope
  const passes: Throttle[] = []
  const takes = async (throttle: Throttle) => {
    const is_free = await take(database, throttle)
    if (is_free) passes.push(throttle)
    return is_free
  }
  const refuse = async (throttle: Throttle) => {
    await Promise.all(passes.map((one) => takeBack(database, one)))
    return tooMany(database, throttle)
  }
  for (const throttle of [
    limit(`address ${networksOf(address)[0]}`, 3 * sign_ins),
    limit(pairOf(email, address), sign_ins),
  ])
    if (!(await takes(throttle))) throw await refuse(throttle)
  const fresh: Throttle[] = []
  for (const { first, others } of networksTrying(scope, email)) if (await takes(first)) fresh.push(others)
  const of_account = limit(`account ${email}`, 5 * sign_ins)
  for (const throttle of [of_account, ...fresh]) if (await takes(throttle)) return passes
  throw await refuse(of_account)
}

/** A provider that rents thousands of networks has one at the next width. All networks of a width share a bound. */
function networksTrying({ address, sign_ins }: Limits, email: string): { first: Throttle; others: Throttle }[] {
  const few = Math.max(2, Math.ceil(sign_ins / 4))
  const [narrow, wide] = [10 * sign_ins, 50 * sign_ins]
  return widerNetworksOf(address).map((network, n, all) => ({
    first: limit(`account ${email} first from ${network}`, few),
    others: limit(`account ${email} from new networks ${n}`, n < all.length - 1 ? narrow : wide),
  }))
}

function limit(who: string, burst: number): Throttle {
  return { who, burst, every_s: Math.ceil(window_s / burst) }
}

function pairOf(email: string, address: string): string {
  return `account ${email} from ${networksOf(address)[0]}`
}
