import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { contentTypeOf } from './content-type.ts'
import { fittingName } from './fitting-name.ts'
import { safeName } from './name.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-types-'))
after(() => rmSync(folder, { recursive: true }))

const typeOf = (content: string, name: string) => {
  const path = join(folder, 'file')
  writeFileSync(path, Buffer.from(content, 'latin1'))
  return contentTypeOf(path, name)
}

describe('the type of a file', () => {
  const cases: [content: string, name: string, type: string][] = [
    ['\xff\xd8\xff\xe0', 'a.pdf', 'image/jpeg'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'a', 'image/webp'],
    ['\0\0\0\x18ftypavif', 'a', 'image/avif'],
    ['\0\0\0\x18ftypisom', 'a', 'video/mp4'],
    ['%PDF-1.7', 'a.png', 'application/pdf'],
    ['\xef\xbb\xbf\n%PDF-1.7', 'a.pdf', 'application/pdf'],
    ['PK\x03\x04 more', 'a.docx', 'application/zip'],
    ['PK\x03\x04 more', 'a.png', 'application/zip'],
    [`BM\x36\x04${'\0'.repeat(10)}\x28\0\0\0`, 'a.bmp', 'image/bmp'],
    ['BM is how this letter begins', 'a.bmp', 'text/plain'],
    ['II+\0\x08', 'a.tif', 'image/tiff'],
    ['\0\0\0\x08wide\0\0\0\0mdat', 'a.mov', 'video/quicktime'],
    ['MZ\0\0\0\0 PE\0\0', 'invoice.pdf', 'application/x-executable'],
    ['MZ is how this letter begins', 'a.txt', 'text/plain'],
    ['a,b\n1,2', 'list.csv', 'text/csv'],
    ['a,b\n1,2', 'list.html', 'text/plain'],
    ['  <!doctype HTML><p>x', 'a.txt', 'text/html'],
    ['GIF89a<script>', 'a.html', 'image/gif'],
    ['<!-- x -->\n<svg onload="x">', 'a.png', 'image/svg+xml'],
    ['caf\xe9', 'a.txt', 'application/octet-stream'],
    ['\0\x01\x02', 'a.png', 'application/octet-stream'],
  ]
  it('is what its content shows, whatever its name says', async () => {
    for (const [content, name, type] of cases) assert.equal(await typeOf(content, name), type, `${name}: ${content}`)
  })
})

describe('the name of a file', () => {
  it('says what its content shows', async () => {
    for (const [content, given, fitting] of [
      ['\xff\xd8\xff\xe0', 'picture.png', 'picture.jpg'],
      ['\xff\xd8\xff\xe0', 'picture.JPEG', 'picture.JPEG'],
      ['<html><script>', 'invoice.pdf', 'invoice.html'],
      ['%PDF-1.7', 'invoice.html', 'invoice.pdf'],
      ['GIF89a<script>', 'page.html', 'page.gif'],
      ['GIF89a<script>', 'page.html. .', 'page.gif'],
      ['GIF89a<script>', 'page.hta', 'page.gif'],
      ['Not a picture', 'cat.webp', 'cat.txt'],
      ['PK\x03\x04', 'invoice.pdf', 'invoice.zip'],
      ['\x89PNG\r\n\x1a\n', 'setup.exe', 'setup.png'],
      // Text is text: what it's opened with is what its name says.
      ['Use <script> here', 'notes.md', 'notes.md'],
      ['a,b', 'page.html', 'page.html'],
      // Documents that others are within, and what is only known by its name.
      ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'encrypted.docx', 'encrypted.docx'],
      ['PK\x03\x04', 'app.apk', 'app.apk'],
      ['\xff\xd8\xff\xe0', 'photo', 'photo'],
      ['\0\x01\x02', 'data.xyz', 'data.xyz'],
      // Text of old programs isn't recognized.
      ['caf\xe9', 'list.csv', 'list.csv'],
      ['\0\x01\x02', 'old.com', 'old.com'],
      // What would be recognized if it were that.
      ['\0\x01\x02', 'scan.pdf', 'scan.bin'],
      ['\0\x01\x02', 'photo.PNG', 'photo.bin'],
      ['\0\x01\x02', 'photo.jpeg. .', 'photo.bin'],
      ['\0\x01\x02', 'report.docx', 'report.bin'],
      ['\0\x01\x02', 'film.mp4', 'film.bin'],
      ['PK\x05\x06', 'report.xlsx', 'report.zip'],
    ] as const)
      assert.equal(fittingName(given, await typeOf(content, given)), fitting, given)
    assert.equal(fittingName(`${'x'.repeat(252)}.gz`, 'application/pdf').length, 255)
  })

  it('is safe to show and to save, and keeps its ending', () => {
    for (const [given, safe] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\photos\\me.png', 'me.png'],
      ['invoice\u202efdp.exe', 'invoicefdp.exe'],
      ['a\0b\r\nSet-Cookie: x.txt', 'abSet-Cookie: x.txt'],
      ['..', 'file'],
      ['', 'file'],
      ['  two   spaces .txt ', 'two spaces .txt'],
      ['\ud800.txt', '\ufffd.txt'],
    ] as const)
      assert.equal(safeName(given), safe)
    const long = safeName(`${'😀'.repeat(300)}.pdf`)
    assert.deepEqual([[...long].length, long.slice(-4)], [255, '.pdf'])
  })
})
