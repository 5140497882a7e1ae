import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { contentTypeOf, unknown_type } from './content-type.ts'
import { fittingName } from './fitting-name.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-zips-'))
after(() => rmSync(folder, { recursive: true }))

const typeOf = (content: Buffer) => {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return contentTypeOf(path, 'a.docx')
}

interface Lies {
  count?: number
  length?: number
  start?: number
  comment?: string
}

/** An archive of files that aren't compressed, whose directory may lie. */
function zip(files: [name: string, content: string][], lies: Lies = {}): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(Buffer.concat([local, Buffer.from(name + content)]))
    entries.push(Buffer.concat([entry, Buffer.from(name)]))
    at += local.length + name.length + content.length
  }
  const directory = Buffer.concat(entries)
  const { count = files.length, length = directory.length, start = at, comment = '' } = lies
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(start, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)])
}

const types = '[Content_Types].xml'
const office = 'application/vnd.openxmlformats-officedocument'
const document = (...names: string[]) => zip([types, '_rels/.rels', ...names].map((name) => [name, '<x/>']))
const named = (type: string) =>
  zip([
    ['mimetype', type],
    ['META-INF/container.xml', '<x/>'],
  ])

describe('the type of an archive', () => {
  it('is what it contains, whatever its name says', async () => {
    for (const [content, type, fitting] of [
      [document('word/document.xml'), `${office}.wordprocessingml.document`, 'docx'],
      [document('word/document2.xml'), `${office}.wordprocessingml.document`, 'docx'],
      [document('xl/workbook.xml'), `${office}.spreadsheetml.sheet`, 'xlsx'],
      [document('ppt/presentation.xml'), `${office}.presentationml.presentation`, 'pptx'],
      [document('xl/workbook.xml', 'xl/vbaProject.bin'), 'application/vnd.ms-excel.sheet.macroenabled.12', 'xlsm'],
      [named('application/vnd.oasis.opendocument.text'), 'application/vnd.oasis.opendocument.text', 'odt'],
      [
        named('application/vnd.oasis.opendocument.spreadsheet'),
        'application/vnd.oasis.opendocument.spreadsheet',
        'ods',
      ],
      [
        named('application/vnd.oasis.opendocument.presentation'),
        'application/vnd.oasis.opendocument.presentation',
        'odp',
      ],
      [named('application/epub+zip'), 'application/epub+zip', 'epub'],
      [zip([['a.txt', 'a']]), 'application/zip', 'zip'],
      [zip([]), 'application/zip', 'zip'],
      [zip([['a.txt', 'a']], { comment: 'Made by hand' }), 'application/zip', 'zip'],
    ] as const) {
      assert.equal(await typeOf(content), type)
      assert.equal(fittingName('report.pdf', type), `report.${fitting}`)
      assert.equal(fittingName(`report.${fitting}`, type), `report.${fitting}`)
    }
    const sheet = await typeOf(document('xl/workbook.xml'))
    assert.equal(fittingName('letter.docx', sheet), 'letter.xlsx')
    assert.equal(fittingName('letter.docx', await typeOf(zip([['setup.exe', 'MZ']]))), 'letter.zip')
    assert.equal(fittingName('game.jar', 'application/zip'), 'game.jar')
    // It isn't made to open with its macros.
    assert.equal(fittingName('letter.docx', 'application/vnd.ms-word.document.macroenabled.12'), 'letter.docx')
  })

  it('is known behind a comment, and where the archive is large', async () => {
    const parts = (lies: Lies) =>
      zip(
        [
          [types, '<x/>'],
          ['word/media/film.mp4', 'x'.repeat(3_000_000)],
          ['word/document.xml', '<x/>'],
        ],
        lies,
      )
    assert.equal(await typeOf(parts({ comment: 'x'.repeat(65_535) })), `${office}.wordprocessingml.document`)
  })

  it('is that of any archive where its directory is cut off, lies, or is several', async () => {
    const files: [string, string][] = [
      [types, '<x/>'],
      ['word/document.xml', '<x/>'],
    ]
    const whole = zip(files)
    for (const content of [
      ...Array.from({ length: 22 }, (_, n) => whole.subarray(0, whole.length - 1 - n)),
      whole.subarray(0, 40),
      ...[0, 1, 3, 65_535].map((count) => zip(files, { count })),
      ...[0, 1, 2 ** 31, 2 ** 32 - 1].map((length) => zip(files, { length })),
      ...[0, 1, 2 ** 31, 2 ** 32 - 1].map((start) => zip(files, { start })),
      zip(files, { start: 0, length: whole.length - 22 }),
      zip(Array.from({ length: 60_000 }, (_, n) => [n === 0 ? types : `word/document${n}.xml`, ''])),
      document('word/document.xml', 'xl/workbook.xml'),
      zip([['word/document.xml', '<x/>']]),
      named('text/html'),
      named('application/vnd.oasis.opendocument.text-template'),
      Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100_000, 0xff)]),
      Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06'.repeat(30_000), 'latin1')]),
      Buffer.from('PK\x03\x04', 'latin1'),
    ])
      assert.equal(await typeOf(content), 'application/zip')
    assert.equal(await typeOf(Buffer.concat([Buffer.from([0, 1]), whole])), unknown_type)
  })
})
