import { invalid } from '../errors.ts'
import { route } from '../http/route.ts'
import { isUpload, type Upload } from '../http/upload.ts'
import { announceFile, createFile } from './create.ts'
import { deleteFile, getFile } from './files.ts'
import { addPart } from './parts.ts'
import { DeletedFile, NewFile, StoredFile } from './schema.ts'

const tag = 'Files'

export const fileRoutes = [
  route({
    method: 'POST',
    path: '/files',
    operation: 'createFile',
    summary: 'Upload a file',
    description:
      'Send the file as a form (`multipart/form-data`) in the field `file`. Or announce its name and size as JSON, and then send its ' +
      'bytes in parts: an interrupted upload goes on where it stopped. A file that no message has is deleted after a day.',
    tag,
    permission: 'files:write',
    takes: 'file',
    body: NewFile,
    status: 201,
    located: true,
    answer: StoredFile,
    errors: [
      'resource_not_found',
      'file_too_large',
      'storage_quota_reached',
      'file_type_not_allowed',
      'storage_unavailable',
      'storage_full',
    ],
    run: (scope, { body }) => (isUpload(body) ? createFile(scope, body) : announceFile(scope, body)),
  }),
  route({
    method: 'POST',
    path: '/files/:file_id/parts',
    operation: 'addFilePart',
    summary: 'Upload the next part of a file',
    description:
      'Takes bytes (`application/octet-stream`) and the header `Content-Range`, such as `bytes 0-1048575/5000000`. Each part begins at ' +
      '`received_bytes`; the last one completes the file. A part that was cut off counts for nothing: send it again.',
    tag,
    permission: 'files:write',
    takes: 'part',
    answer: StoredFile,
    errors: [
      'parameter_missing',
      'resource_not_found',
      'file_in_use',
      'file_incomplete',
      'file_too_large',
      'file_type_not_allowed',
      'storage_unavailable',
      'storage_full',
      'storage_quota_reached',
    ],
    run: (scope, { params, body }) => addPart(scope, params.file_id!, uploaded(body)),
  }),
  route({
    method: 'GET',
    path: '/files/:file_id',
    operation: 'getFile',
    summary: 'Get a file',
    description:
      'Returns what is known of the file, how much of it has arrived, and addresses that open it without a key for an hour or two.',
    tag,
    permission: 'files:read',
    answer: StoredFile,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getFile(scope, params.file_id!),
  }),
  route({
    method: 'DELETE',
    path: '/files/:file_id',
    operation: 'deleteFile',
    summary: 'Delete a file',
    description: 'Only a file that no message has. The others are deleted with their conversation or contact.',
    tag,
    permission: 'files:write',
    answer: DeletedFile,
    errors: ['resource_not_found', 'file_in_use'],
    run: (scope, { params }) => deleteFile(scope, params.file_id!),
  }),
]

function uploaded(body: unknown): Upload {
  if (isUpload(body)) return body
  throw invalid('body', 'must be the bytes of the part.', 'parameter_missing')
}
