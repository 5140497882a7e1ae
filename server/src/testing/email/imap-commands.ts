export interface StoredMail {
  uid: number
  raw: Buffer
  received_at: Date
  /** Those it was filed with. */
  flags?: string
}

export interface Folder {
  name: string
  flags: string
  uid_validity: number
  uid_next: number
  mails: StoredMail[]
}

/** One connection to the server. */
export interface ImapSession {
  write(text: string | Buffer): void
  end(): void
  folder: Folder | undefined
  is_in: boolean
  /** How many mails it handed out. */
  fetched: number
  /** The tag of an IDLE under way. */
  idling: string | undefined
  /** The tag of a login that was refused: the client hears why, and answers with an empty line. */
  refused_login: string | undefined
  /** How many mails the client was told of. */
  known: number
}

interface Mailbox {
  folders: Folder[]
  fetched: { count: number }
  password: string
  /** Returns what the server says. */
  file(folder: Folder, raw: Buffer, flags: string): string
  takesToken: (user: string, token: string) => boolean
}

type Command = (session: ImapSession, rest: string, mailbox: Mailbox) => string

/** Answers one line of a client, as far as a client needs that reads mail. */
export function answerTo(line: string, session: ImapSession, mailbox: Mailbox): void {
  if (session.refused_login) {
    session.write(`${session.refused_login} NO [AUTHENTICATIONFAILED] Invalid token\r\n`)
    session.refused_login = undefined
    return
  }
  if (session.idling) {
    const tag = session.idling
    session.idling = undefined
    session.write(`${tag} OK done\r\n`)
    if (line.toUpperCase() === 'DONE') return
  }
  const [, tag = '*', word = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/s.exec(line) ?? []
  const is_uid = word.toUpperCase() === 'UID'
  const [, verb = '', after = ''] = is_uid ? (/^(\S+) ?(.*)$/s.exec(rest) ?? []) : ['', word, rest]
  const command = commands[verb.toUpperCase()]
  if (!command) return session.write(`${tag} BAD unknown\r\n`)
  if (verb.toUpperCase() === 'IDLE') session.idling = tag
  const outcome = command(session, after, mailbox)
  if (outcome === refusal) session.refused_login = tag
  else if (verb.toUpperCase() !== 'IDLE') session.write(`${tag} ${outcome}\r\n`)
}

const refusal = 'refused'

const commands: Record<string, Command> = {
  CAPABILITY(session) {
    session.write('* CAPABILITY IMAP4rev1 IDLE SPECIAL-USE UIDPLUS AUTH=XOAUTH2 SASL-IR\r\n')
    return 'OK done'
  },
  LOGIN(session, rest, { password }) {
    session.is_in = words(rest)[1] === password
    return session.is_in ? 'OK in' : 'NO [AUTHENTICATIONFAILED] Wrong password'
  },
  AUTHENTICATE(session, rest, { takesToken }) {
    const [user = '', auth = ''] = Buffer.from(rest.split(' ')[1] ?? '', 'base64')
      .toString()
      .split('\x01')
    session.is_in = takesToken(user.replace(/^user=/, ''), auth.replace(/^auth=Bearer /, ''))
    if (session.is_in) return 'OK in'
    session.write(`+ ${Buffer.from('{"status":"400","schemes":"bearer"}').toString('base64')}\r\n`)
    return refusal
  },
  NAMESPACE(session) {
    session.write('* NAMESPACE (("" "/")) NIL NIL\r\n')
    return 'OK done'
  },
  LIST: (session, rest, mailbox) => list(session, rest, mailbox, 'LIST'),
  LSUB: (session, rest, mailbox) => list(session, rest, mailbox, 'LSUB'),
  SELECT: open,
  EXAMINE: open,
  NOOP: tellNew,
  STATUS(session, rest, { folders }) {
    const folder = folders.find(({ name }) => rest.includes(name))!
    session.write(`* STATUS "${folder.name}" (MESSAGES ${folder.mails.length} UIDNEXT ${folder.uid_next})\r\n`)
    return 'OK done'
  },
  APPEND(_session, rest, { folders, file }) {
    const [, name, flags, raw] = /^"?(\w+)"? \(([^)]*)\) "[^"]*" \{\d+\}\r\n(.*)$/s.exec(rest)!
    const folder = folders.find((one) => one.name === name)
    return folder ? file(folder, Buffer.from(raw!, 'latin1'), flags!) : 'NO [TRYCREATE] no such folder'
  },
  SEARCH(session, rest) {
    const [, id] = /HEADER MESSAGE-ID "?(<[^>]+>)/i.exec(rest) ?? []
    if (id !== undefined) {
      const those = session.folder!.mails.filter(({ raw }) => raw.toString('latin1').includes(`Message-ID: ${id}`))
      session.write(`* SEARCH ${those.map(({ uid }) => uid).join(' ')}\r\n`)
      return 'OK done'
    }
    const [, from = 1] = /UID (\d+):/.exec(rest) ?? []
    const uids = session.folder!.mails.map(({ uid }) => uid)
    // As the standard has it, `*` is the last one, however low.
    const found = uids.filter((uid) => uid >= Number(from) || uid === uids.at(-1))
    session.write(`* SEARCH ${found.join(' ')}\r\n`)
    return 'OK done'
  },
  FETCH(session, rest, { fetched }) {
    const uid = Number(/^(\d+)/.exec(rest)![1])
    const place = session.folder!.mails.findIndex((mail) => mail.uid === uid)
    if (place !== -1) sendMail(session, place, session.folder!.mails[place]!, rest)
    if (place !== -1 && /BODY/.test(rest)) {
      fetched.count++
      session.fetched++
    }
    return 'OK done'
  },
  IDLE(session) {
    tellNew(session)
    session.write('+ idling\r\n')
    return ''
  },
  LOGOUT(session) {
    session.write('* BYE\r\n')
    session.end()
    return 'OK bye'
  },
}

function words(text: string): string[] {
  return Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!)
}

function list(session: ImapSession, rest: string, { folders }: Mailbox, verb: string): string {
  const pattern = words(rest).at(-1)!
  for (const { name, flags } of folders)
    if (pattern === '*' || pattern === name) session.write(`* ${verb} (${flags}) "/" "${name}"\r\n`)
  return 'OK done'
}

function open(session: ImapSession, rest: string, { folders }: Mailbox): string {
  if (!session.is_in) return 'BAD not in'
  const folder = folders.find(({ name }) => name === words(rest)[0])
  if (!folder) return 'NO [NONEXISTENT] no such folder'
  session.folder = folder
  session.known = folder.mails.length
  session.write(
    `* FLAGS (\\Seen)\r\n* ${folder.mails.length} EXISTS\r\n* 0 RECENT\r\n` +
      `* OK [UIDVALIDITY ${folder.uid_validity}] ok\r\n* OK [UIDNEXT ${folder.uid_next}] ok\r\n`,
  )
  return 'OK [READ-ONLY] open'
}

function tellNew(session: ImapSession): string {
  const count = session.folder?.mails.length ?? 0
  if (count !== session.known) session.write(`* ${count} EXISTS\r\n`)
  session.known = count
  return 'OK done'
}

function sendMail(session: ImapSession, place: number, { uid, raw, received_at }: StoredMail, asked: string): void {
  const date = `${String(received_at.getUTCDate()).padStart(2, ' ')}-${months[received_at.getUTCMonth()]}-${received_at.getUTCFullYear()}`
  const time = received_at.toISOString().slice(11, 19)
  const parts = [`UID ${uid}`, `RFC822.SIZE ${raw.length}`, `INTERNALDATE "${date} ${time} +0000"`]
  const [, length] = /<0\.(\d+)>/.exec(asked) ?? []
  const bytes = length ? raw.subarray(0, Number(length)) : raw
  if (!/BODY/.test(asked)) return session.write(`* ${place + 1} FETCH (${parts.join(' ')})\r\n`)
  const label = length ? 'BODY[]<0>' : 'BODY[]'
  session.write(`* ${place + 1} FETCH (${parts.join(' ')} ${label} {${bytes.length}}\r\n`)
  session.write(bytes)
  session.write(')\r\n')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
