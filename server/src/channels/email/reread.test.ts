import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { it } from 'node:test'
import { parseAllowed } from '../../outbound/public-address.ts'
import type { EmailAccount } from './account.ts'
import type { Entry } from './journal-list.ts'
import { reread } from './reread.ts'

/** Hands out a mail byte by byte, and never comes to its end. */
async function startTrickling() {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    socket.on('data', (lines) => {
      for (const [, tag, command] of lines.toString().matchAll(/^(\S+) (?:UID )?(\w+)/gm))
        answer(socket, tag!, command!)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function answer(socket: Socket, tag: string, command: string): void {
  if (command === 'FETCH') {
    socket.write('* 1 FETCH (UID 1 RFC822.SIZE 1000000 BODY[]<0> {1000000}\r\n')
    const trickle = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => clearInterval(trickle))
    return
  }
  if (command === 'EXAMINE') socket.write('* 1 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 2] ok\r\n')
  socket.write(`${tag} OK done\r\n`)
}

it('a mail that never comes to its end is given up, and the connection with it', async () => {
  const server = await startTrickling()
  const imap = { host: '127.0.0.1', port: server.port, security: 'none', username: 'support', password: 'right' }
  const account = { imap, allowed: parseAllowed(['127.0.0.0/8']), settings: {} } as unknown as EmailAccount
  const entry = { id: 'svceml_1', folder: 'inbox', uid: '1', uid_validity: '7' } as Entry
  await assert.rejects(reread(account, [entry], { limit_ms: 1000 }), { code: 'mailbox_unavailable' })
  await server.close()
})
