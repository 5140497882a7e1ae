import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { openImap } from '../../channels/email/imap.ts'
import { parseAllowed } from '../../outbound/public-address.ts'
import { eventually } from '../service.ts'

export interface Dovecot extends AsyncDisposable {
  port: number
  append(raw: string, folder?: string): Promise<void>
  /** What lies in the folder of sent mail. */
  sentMails(): Promise<{ flags: string[]; raw: string }[]>
  stop(): Promise<void>
  start(): Promise<void>
}

export function findDovecot(): string | undefined {
  return ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find((path) => existsSync(path))
}

/** The mail server of Debian, for one user with the password "right". */
export async function startDovecot(program: string): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-dovecot-'))
  const port = await freePort()
  const config = join(folder, 'dovecot.conf')
  writeFileSync(config, configOf(folder, port))
  let child: ReturnType<typeof spawn> | undefined

  async function start(): Promise<void> {
    child = spawn(program, ['-F', '-c', config], { stdio: 'ignore' })
    await eventually(async () => (await connected()).close())
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  const login = { host: '127.0.0.1', port, security: 'none', username: 'support', password: 'right' } as const
  const connected = () => openImap(login, parseAllowed(['127.0.0.1']), 5000)

  await start()
  return {
    port,
    start,
    stop,
    async append(raw, into = 'INBOX') {
      const client = await connected()
      await client.append(into, raw)
      client.close()
    },
    async sentMails() {
      const client = await connected()
      try {
        await client.mailboxOpen('Sent', { readOnly: true })
        const mails = await client.fetchAll('1:*', { flags: true, source: true })
        return mails.map(({ flags, source }) => ({ flags: [...flags!], raw: source!.toString('latin1') }))
      } finally {
        client.close()
      }
    },
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configOf(folder: string, port: number): string {
  const { uid, gid, username } = userInfo()
  // Root reads no mail, so it's another one's.
  const owner = uid === 0 ? { uid: 8, gid: 8 } : { uid, gid }
  const home = join(folder, 'mail')
  mkdirSync(home)
  if (uid === 0) {
    chownSync(home, owner.uid, owner.gid)
    chownSync(folder, owner.uid, owner.gid)
  }
  const unprivileged = `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${username}\n`
  return `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
log_path = ${folder}/log
first_valid_uid = 1
mail_location = maildir:${home}
${uid === 0 ? '' : unprivileged}passdb {
  driver = static
  args = password=right
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${home}
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
