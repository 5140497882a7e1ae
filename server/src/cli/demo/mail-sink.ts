import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { escaped } from '../../mail/html.ts'
import { readMail } from './read-mail.ts'

interface Sunk {
  to: string
  raw: string
  at: Date
}

const max_mails = 100
const max_bytes = 5 << 20

/** A mail server of the demo, on this machine only: nothing goes on from here, and a page shows what came. */
export async function startMailSink(): Promise<{ port: number; url: string; stop: () => void }> {
  const mails: Sunk[] = []
  const smtp = createServer((socket) => receive(socket, (mail) => mails.unshift(mail) > max_mails && mails.pop()))
  const web = createHttpServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    })
    response.end(pageOf(mails))
  })
  const [port, web_port] = [await listening(smtp), await listening(web)]
  const stop = () => {
    smtp.close()
    web.close()
    web.closeAllConnections()
  }
  return { port, url: `http://127.0.0.1:${web_port}/`, stop }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)).unref()
  })
}

/** As much of SMTP as a sender needs. */
function receive(socket: Socket, keep: (mail: Sunk) => void): void {
  let [rest, to, in_data] = ['', [] as string[], false]
  const say = (words: string) => socket.write(`${words}\r\n`)
  socket.setEncoding('latin1').on('error', () => {})
  say('220 mail of the demo')
  socket.on('data', (chunk: string) => {
    rest += chunk
    if (rest.length > max_bytes) return void socket.destroy()
    for (;;) {
      const end = rest.indexOf(in_data ? '\r\n.\r\n' : '\r\n')
      if (end === -1) return
      const text = rest.slice(0, end)
      rest = rest.slice(end + (in_data ? 5 : 2))
      if (in_data) {
        keep({ to: to.join(', '), raw: text.replaceAll('\r\n..', '\r\n.'), at: new Date() })
        in_data = false
        to = []
        say('250 kept')
      } else if (/^RCPT TO:/i.test(text)) {
        to.push(text.slice(8).replace(/[<>]/g, '').trim())
        say('250 ok')
      } else if (/^DATA/i.test(text)) {
        in_data = true
        say('354 go on')
      } else if (/^QUIT/i.test(text)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
  })
}

function pageOf(mails: readonly Sunk[]): string {
  const shown = mails.map(({ to, raw, at }) => {
    const { headers, text } = readMail(raw)
    const subject = decodedWords(headers.subject ?? '')
    return `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)} · ${at.toLocaleTimeString('en')}</p><pre>${linked(escaped(text))}</pre></article>`
  })
  const none = '<p>No mail yet. Assign a conversation to somebody, and wait half a minute.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="10"><title>Mail of the demo</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8886;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:0;opacity:.75}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Mail of the demo</h1>${shown.join('') || none}</html>`
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`)
}

/** Words that aren't ASCII (RFC 2047). */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, words: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeURIComponent(
            words
              .replaceAll('_', ' ')
              .replaceAll('%', '%25')
              .replace(/=([0-9A-F]{2})/gi, '%$1'),
          ),
    )
}
