import { rendering } from '../../db/render.ts'
import { invalid } from '../../errors.ts'
import { announceFile, createFile } from '../../files/create.ts'
import { deleteFile, getFile } from '../../files/files.ts'
import { addPart } from '../../files/parts.ts'
import type { NewFile } from '../../files/schema.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { isUpload, type Upload } from '../../http/upload.ts'
import type { Resource } from '../../scope.ts'
import { VisitorFile } from './file-schema.ts'

const { json } = rendering(VisitorFile)

// Three messages of ten files. Each is at most as large as the deployment allows, and gone after a day.
const max_unattached = 30
// Each part is an object in the storage: nobody makes a million of them out of one file.
const min_part_bytes = 16 * 1024

/** A visitor's file, which nobody else can attach: all of it in a form, or its name and size, and the bytes follow in parts. */
export async function uploadByVisitor(scope: VisitorScope, body: NewFile | Upload): Promise<Resource> {
  const origin = { ...ownedBy(scope), channel_id: scope.visitor.channel_id, max_unattached }
  return shown(await (isUpload(body) ? createFile(scope, body, origin) : announceFile(scope, body, origin)))
}

export async function addPartByVisitor(scope: VisitorScope, id: string, body: unknown): Promise<Resource> {
  if (!isUpload(body)) throw invalid('body', 'must be the bytes of the part.', 'parameter_missing')
  const is_last = body.first_byte + body.size === body.whole
  if (body.size < min_part_bytes && !is_last)
    throw invalid('Content-Range', `must cover at least ${min_part_bytes} bytes, except for the last part.`)
  return shown(await addPart(scope, id, body, ownedBy(scope)))
}

export async function getOwnFile(scope: VisitorScope, id: string): Promise<Resource> {
  return shown(await getFile(scope, id, ownedBy(scope)))
}

export function deleteOwnFile(scope: VisitorScope, id: string): Promise<Resource> {
  return deleteFile(scope, id, ownedBy(scope))
}

function ownedBy({ visitor }: VisitorScope) {
  return { owner: visitor.id }
}

function shown(file: Resource): Resource {
  return { json: json(JSON.parse(file.json)), id: file.id!, volatile: true }
}
