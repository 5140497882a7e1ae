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
  /** So many at once. */
  max_connections: number
  /** How many mails were handed out. */
  fetched: { count: number }
  /** So many mails a connection hands out; then it breaks. */
  mails_per_connection: number
  password: string
  /** Why nothing may be filed. */
  refusal: string | undefined
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
    if (sessions.size >= imap.max_connections) return void socket.end('* BYE Too many connections\r\n')
    const session = sessionOn(socket)
    sessions.set(socket, session)
    socket.on('close', () => sessions.delete(socket))
    socket.on('error', () => {})
    session.write('* OK [CAPABILITY IMAP4rev1 IDLE SPECIAL-USE UIDPLUS AUTH=XOAUTH2 SASL-IR] ready\r\n')
    let rest = ''
    let is_invited = false
    /** A line, with the literal that it ends with. Null: it isn't here yet. */
    const next = () => {
      const end = rest.indexOf('\r\n')
      if (end === -1) return null
      const [, length] = /\{(\d+)\}$/.exec(rest.slice(0, end)) ?? []
      const whole = length === undefined ? end : end + 2 + Number(length)
      if (length !== undefined && !is_invited) session.write('+ go on\r\n')
      is_invited = rest.length < whole + 2
      if (is_invited) return null
      const command = rest.slice(0, whole)
      rest = rest.slice(whole + 2)
      return command
    }
    socket.setEncoding('latin1').on('data', (chunk) => {
      rest += chunk
      for (let command = next(); command !== null; command = next()) {
        const { password, takesToken } = imap
        answerTo(command, session, { folders: [inbox, sent], fetched, password, takesToken, file })
        if (session.fetched >= imap.mails_per_connection) socket.destroySoon()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const hangUp = () => {
    for (const socket of sessions.keys()) socket.destroy()
  }
  const file = (folder: Folder, raw: Buffer, flags: string) => {
    if (imap.refusal !== undefined) return imap.refusal
    imap.append(raw, folder)
    folder.mails.at(-1)!.flags = flags
    return 'OK filed'
  }
  const imap: TestImap = {
    port: (server.address() as { port: number }).port,
    inbox,
    sent,
    fetched,
    mails_per_connection: Infinity,
    password: 'right',
    refusal: undefined,
    max_connections: Infinity,
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
