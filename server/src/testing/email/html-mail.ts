import { mailOf } from './channel.ts'

interface HtmlMailParts extends NonNullable<Parameters<typeof mailOf>[0]> {
  html: string
  /** PNG files by their Content-ID. */
  images?: Record<string, Buffer>
}

/** A mail as programs send it: as text and as HTML, with the images that it shows. */
export function htmlMail({ html, text = 'See the HTML.', images = {}, headers = [], ...rest }: HtmlMailParts): string {
  const body = [
    '--R',
    'Content-Type: multipart/alternative; boundary=A',
    '',
    '--A',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--A',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--A--',
    ...Object.entries(images).flatMap(([id, bytes]) => [
      '--R',
      `Content-Type: image/png; name=${id}.png`,
      'Content-Disposition: inline',
      `Content-ID: <${id}>`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
    '--R--',
  ]
  const mail = mailOf({
    ...rest,
    text: body.join('\r\n'),
    headers: [...headers, 'Content-Type: multipart/related; boundary=R'],
  })
  return mail.replace('Content-Type: text/plain; charset=utf-8\r\n', '')
}
