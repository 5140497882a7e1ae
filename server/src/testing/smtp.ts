import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { readMail } from '../cli/demo/read-mail.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
  headers: Record<string, string>
  text: string
}

export interface TestSmtp extends AsyncDisposable {
  port: number
  mails: ReceivedMail[]
  /** The user names and passwords that were tried. */
  logins: [unknown, unknown][]
  /** What the provider does with a mail that it takes, before it says so. */
  onMail: ((mail: ReceivedMail) => void) | undefined
  /** Whether a login by an access token is right. */
  takesToken: (user: string, token: string) => boolean
}

/** A real mail server on the loopback interface. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  const logins: TestSmtp['logins'] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    onAuth({ method, username, password, accessToken }, _session, callback) {
      logins.push([username, accessToken ?? password])
      const is_right = method === 'XOAUTH2' ? smtp.takesToken(username!, accessToken!) : password === 'right'
      if (is_right) callback(null, { user: username })
      else callback(Object.assign(new Error('Username and password not accepted'), { responseCode: 535 }))
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1')
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw, ...readMail(raw) }
        mails.push(mail)
        smtp.onMail?.(mail)
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const smtp: TestSmtp = {
    port,
    mails,
    logins,
    onMail: undefined,
    takesToken: () => false,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  return smtp
}
