import { createServer, type Socket } from 'node:net'
import { answerTo, type Folder, type ImapSession } from './imap-commands.ts'

export interface TestImap extends AsyncDisposable {
  port: number
  inbox: Folder
  sent: Folder
  /** Puts a mail into a folder, and tells clients that wait. */
  append(raw: string | Buffer, folder?: Folder, received_at?: Date): number
  /** Numbers all mails of a folder anew, as a server does that lost its index. */
  renumber(folder: Folder): void
  /** From now on, says nothing on the connections that are open: they're dead, and nobody told the client. */
  goSilent(): void
  /** Closes all connections. */
  hangUp(): void
  /** How many connections were made. */
  connections(): number
  /** How many mails were handed out. */
  fetched: { count: number }
  /** So many mails a connection hands out; then it breaks. */
  mails_per_connection: number
  password: string
  /** Whether a login by an access token is right. */
  takesToken: (user: string, token: string) => boolean
}

/** A mail server of its own for what no real one does on request: dying halfway, and numbering anew. */
export async function startImap(): Promise<TestImap> {
  const folder = (name: string, flags: string): Folder => ({ name, flags, uid_validity: 7, uid_next: 1, mails: [] })
  const [inbox, sent] = [folder('INBOX', '\\HasNoChildren'), folder('Sent', '\\HasNoChildren \\Sent')]
  const fetched = { count: 0 }
  const sessions = new Map<Socket, ImapSession>()
  let made = 0
  const server = createServer((socket) => {
    made++
    // Nobody has to wait for it to end.
    socket.unref()
    const session = sessionOn(socket)
    sessions.set(socket, session)
    socket.on('close', () => sessions.delete(socket))
    socket.on('error', () => {})
    session.write('* OK [CAPABILITY IMAP4rev1 IDLE SPECIAL-USE UIDPLUS AUTH=XOAUTH2 SASL-IR] ready\r\n')
    let rest = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      rest += chunk
      const lines = rest.split('\r\n')
      rest = lines.pop()!
      for (const line of lines) {
        answerTo(line, session, {
          folders: [inbox, sent],
          fetched,
          password: imap.password,
          takesToken: imap.takesToken,
        })
        if (session.fetched >= imap.mails_per_connection) socket.destroySoon()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const hangUp = () => {
    for (const socket of sessions.keys()) socket.destroy()
  }
  const imap: TestImap = {
    port: (server.address() as { port: number }).port,
    inbox,
    sent,
    fetched,
    mails_per_connection: Infinity,
    password: 'right',
    takesToken: () => false,
    append(raw, into = inbox, received_at = new Date()) {
      const uid = into.uid_next++
      into.mails.push({ uid, raw: Buffer.from(raw), received_at })
      for (const session of sessions.values())
        if (session.idling && session.folder === into) session.write(`* ${into.mails.length} EXISTS\r\n`)
      return uid
    },
    renumber(folder) {
      folder.uid_validity++
      folder.mails.forEach((mail, n) => {
        mail.uid = n + 1
      })
      folder.uid_next = folder.mails.length + 1
      hangUp()
    },
    goSilent() {
      for (const session of sessions.values()) session.write = () => {}
    },
    hangUp,
    connections: () => made,
    async [Symbol.asyncDispose]() {
      hangUp()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return imap
}

function sessionOn(socket: Socket): ImapSession {
  return {
    write: (text) => void socket.write(text),
    end: () => void socket.end(),
    folder: undefined,
    is_in: false,
    fetched: 0,
    idling: undefined,
    refused_login: undefined,
    known: 0,
  }
}
