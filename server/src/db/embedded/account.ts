import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Account {
  name: string
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root: it runs as the user of RUN_AS, or whom its data, or else the data folder, belong to.
 * Undefined: run it as ourselves.
 */
export async function serverAccount(
  places: string[],
  run_as: string,
  log: (words: string) => void,
): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const named = run_as === 'root' ? undefined : lookUp(run_as)
  return named ?? (await unprivilegedUser(places, log)) ?? lookUp('postgres') ?? nobody()
}

/** The first owner of these places that isn't root, or else the user `parley`, which is created. */
export async function unprivilegedUser(places: string[], log: (words: string) => void): Promise<Account | undefined> {
  for (const place of places) {
    const owner = ownerOf(place)
    if (owner) return owner
  }
  return lookUp('parley') ?? (await createUser('parley', log))
}

// The server insists on owning its folder: data that were first made by a person stay with that person.
function ownerOf(place: string): Account | undefined {
  const info = statSync(place, { throwIfNoEntry: false })
  if (!info || info.uid === 0) return undefined
  const name = spawnSync('id', ['-nu', String(info.uid)], { encoding: 'utf8' }).stdout?.trim()
  return { name: name || String(info.uid), uid: info.uid, gid: info.gid }
}

export function lookUp(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }))
  if (name === '' || uid?.status !== 0 || gid?.status !== 0) return undefined
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function createUser(name: string, log: (words: string) => void): Promise<Account | undefined> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  const result = spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { encoding: 'utf8' })
  if (result.status === 0) log(`Created the system user "${name}": neither Parley nor PostgreSQL runs as root.`)
  // Another process may be making the same user at this moment: it holds the lock of the password file.
  for (let attempt = 0; attempt < 10 && !result.error; attempt++) {
    const account = lookUp(name)
    if (account) return account
    await pause(50)
  }
  return undefined
}

function nobody(): Account {
  const account = lookUp('nobody')
  if (!account) throw new Error('PostgreSQL refuses to run as root and there is no other user: start Parley as a user.')
  return account
}
