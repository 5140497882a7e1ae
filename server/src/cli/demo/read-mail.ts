/** A mail's headers in lower case, unfolded, and its first text, as far as this service writes mail. */
export function readMail(raw: string): { headers: Record<string, string>; text: string } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = headersIn(raw.slice(0, end))
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const part = boundary === undefined ? raw : raw.split(`--${boundary}`)[1]!.trimStart()
  const [head = '', ...body] = part.split('\r\n\r\n')
  return { headers, text: decoded(body.join('\r\n\r\n'), headersIn(head)['content-transfer-encoding']) }
}

function headersIn(text: string): Record<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

function decoded(text: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString('utf8')
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
