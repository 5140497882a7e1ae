import type { FileHandle } from 'node:fs/promises'

export const zip_type = 'application/zip'

const office = 'application/vnd.openxmlformats-officedocument'
const open_document = 'application/vnd.oasis.opendocument'

/** The main part of a document, as programs name it: ECMA-376 (part 2) only says that others refer to it. */
const main_parts: readonly [name: RegExp, type: string, with_macros: string][] = [
  [
    /^word\/document\d*\.xml$/,
    `${office}.wordprocessingml.document`,
    'application/vnd.ms-word.document.macroenabled.12',
  ],
  [/^xl\/workbook\d*\.xml$/, `${office}.spreadsheetml.sheet`, 'application/vnd.ms-excel.sheet.macroenabled.12'],
  [
    /^ppt\/presentation\d*\.xml$/,
    `${office}.presentationml.presentation`,
    'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  ],
]
const types_part = '[content_types].xml'
const macros = /^(?:word|xl|ppt)\/vbaproject\.bin$/

/** What a file named `mimetype`, the first and not compressed, may say: OpenDocument 1.3 (part 2, 3.3), and EPUB OCF 3.3 (4.3). */
const named_types = [
  `${open_document}.text`,
  `${open_document}.spreadsheet`,
  `${open_document}.presentation`,
  'application/epub+zip',
]

/** Of the first entry, and of an archive that has none. */
const beginnings = ['PK\x03\x04', 'PK\x05\x06']
const directory_entry = 0x02014b50
const directory_end = 0x06054b50
const entry_bytes = 46
const end_bytes = 22
const max_comment_bytes = 65_535
/** Enough for the parts of any document: those that tell its type are among the first that programs write. */
const max_directory_bytes = 1_048_576
const max_entries = 10_000

/**
 * What a ZIP archive is, by what it says it contains. Nothing is unpacked, and a bounded part is read: an archive whose directory is cut
 * off, lies or is larger than that of any document is just an archive.
 */
export async function zipTypeOf(file: FileHandle, head: Buffer): Promise<string | undefined> {
  if (!beginnings.includes(head.toString('latin1', 0, 4))) return undefined
  return namedType(head) ?? officeType(await namesIn(file)) ?? zip_type
}

function namedType(head: Buffer): string | undefined {
  if (head.length < 30 || head.readUInt16LE(8) !== 0 || head.readUInt16LE(26) !== 8) return undefined
  if (head.toString('latin1', 30, 38) !== 'mimetype') return undefined
  const start = 38 + head.readUInt16LE(28)
  const text = head.toString('latin1', start, start + 100)
  // The next entry follows, or what the first one says of itself only at its end.
  return named_types.find((type) => text.startsWith(`${type}PK`))
}

function officeType(names: readonly string[]): string | undefined {
  if (!names.includes(types_part)) return undefined
  const [found, ...others] = main_parts.filter(([name]) => names.some((one) => name.test(one)))
  // One that would be several is none.
  if (!found || others.length > 0) return undefined
  const [, type, with_macros] = found
  return names.some((one) => macros.test(one)) ? with_macros : type
}

/** Of the entries in the archive's directory, which is at its end. Empty if it isn't there, whole and where it says. */
async function namesIn(file: FileHandle): Promise<readonly string[]> {
  const { size } = await file.stat()
  const tail = await bytesAt(file, Math.max(0, size - end_bytes - max_comment_bytes), size)
  const end = endIn(tail)
  if (end === undefined) return []
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  const end_at = size - tail.length + end
  if (count > max_entries || length > max_directory_bytes || start + length !== end_at) return []
  return namesOf(await bytesAt(file, start, end_at), count)
}

/** The last one whose comment fills the rest of the file. */
function endIn(tail: Buffer): number | undefined {
  for (let at = tail.length - end_bytes; at >= 0; at--)
    if (tail.readUInt32LE(at) === directory_end && at + end_bytes + tail.readUInt16LE(at + 20) === tail.length)
      return at
  return undefined
}

function namesOf(directory: Buffer, count: number): string[] {
  const names: string[] = []
  let at = 0
  for (let entries = 0; entries < count; entries++) {
    if (at + entry_bytes > directory.length || directory.readUInt32LE(at) !== directory_entry) return []
    const name_end = at + entry_bytes + directory.readUInt16LE(at + 28)
    if (name_end > directory.length) return []
    names.push(directory.toString('latin1', at + entry_bytes, name_end).toLowerCase())
    at = name_end + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return at === directory.length ? names : []
}

async function bytesAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(Math.max(0, end - start)),
    0,
    Math.max(0, end - start),
    start,
  )
  return buffer.subarray(0, bytesRead)
}
