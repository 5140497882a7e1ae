import { DeletedFile, NewFile } from '../../files/schema.ts'
import { route } from '../../http/route.ts'
import { VisitorFile } from './file-schema.ts'
import { addPartByVisitor, deleteOwnFile, getOwnFile, uploadByVisitor } from './files.ts'

const tag = 'Files'

/** Files of visitors. Each sees their own alone: for everyone else there is no such file. */
export const visitorFileRoutes = [
  route({
    method: 'POST',
    path: '/files',
    operation: 'uploadVisitorFile',
    summary: 'Upload a file',
    description:
      'Send it as a form (`multipart/form-data`) in the field `file`. Or announce its name and size as JSON, and then send its bytes in ' +
      'parts: an interrupted upload goes on where it stopped. Only the visitor can attach it, within a day.',
    tag,
    visitor: 'known',
    takes: 'file',
    body: NewFile,
    status: 201,
    answer: VisitorFile,
    errors: [
      'parameter_missing',
      'resource_not_found',
      'file_limit_reached',
      'file_too_large',
      'file_type_not_allowed',
      'storage_unavailable',
      'storage_full',
      'storage_quota_reached',
    ],
    run: (scope, { body }) => uploadByVisitor(scope, body),
  }),
  route({
    method: 'POST',
    path: '/files/:file_id/parts',
    operation: 'addVisitorFilePart',
    summary: 'Upload the next part of a file',
    description:
      'Takes bytes (`application/octet-stream`) and the header `Content-Range`, such as `bytes 0-1048575/5000000`. Each part begins at ' +
      '`received_bytes` and has at least 16 KiB, except for the last, which completes the file. A part that was cut off counts for nothing: ' +
      'send it again.',
    tag,
    visitor: 'known',
    takes: 'part',
    answer: VisitorFile,
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
    run: (scope, { params, body }) => addPartByVisitor(scope, params.file_id!, body),
  }),
  route({
    method: 'GET',
    path: '/files/:file_id',
    operation: 'getVisitorFile',
    summary: 'Get a file',
    description: 'Says how much of an upload has arrived.',
    tag,
    visitor: 'known',
    answer: VisitorFile,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getOwnFile(scope, params.file_id!),
  }),
  route({
    method: 'DELETE',
    path: '/files/:file_id',
    operation: 'deleteVisitorFile',
    summary: 'Delete a file',
    description: 'Only one that no message has.',
    tag,
    visitor: 'known',
    answer: DeletedFile,
    errors: ['resource_not_found', 'file_in_use'],
    run: (scope, { params }) => deleteOwnFile(scope, params.file_id!),
  }),
]
