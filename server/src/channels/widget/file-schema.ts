import { Attachment, StoredFile } from '../../files/schema.ts'
import { define, type Static, Type } from '../../schema.ts'

const { received_bytes, url, preview_url } = StoredFile.properties

/** A file that its visitor is uploading, or has uploaded. */
export const VisitorFile = define(
  'VisitorFile',
  Type.Object({ ...Attachment.properties, received_bytes, url, preview_url }),
)
export type VisitorFile = Static<typeof VisitorFile>
