import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Account {
  name: string
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so a service that does runs it as someone else. Undefined: run it as ourselves. */
export async function serverAccount(cluster: string, log: (words: string) => void): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(cluster) ?? lookUp('parley') ?? (await createUser('parley', log)) ?? lookUp('postgres') ?? nobody()
}

// The server insists on owning its folder: data that were first made by a person stay with that person.
function ownerOf(cluster: string): Account | undefined {
  const info = statSync(cluster, { throwIfNoEntry: false })
  if (!info || info.uid === 0) return undefined
  const name = spawnSync('id', ['-nu', String(info.uid)], { encoding: 'utf8' }).stdout?.trim()
  return { name: name || String(info.uid), uid: info.uid, gid: info.gid }
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function createUser(name: string, log: (words: string) => void): Promise<Account | undefined> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  const result = spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { encoding: 'utf8' })
  if (result.status === 0) log(`Made the system user "${name}" for PostgreSQL, which refuses to run as root.`)
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
