import { constant, define, deletedOf, id, idGiven, input, nullable, type Static, Type, timestamp } from '../schema.ts'

export const max_attachments = 10

const content = {
  object: constant('file'),
  id: id('file'),
  name: Type.String({ examples: ['receipt.pdf'] }),
  content_type: Type.String({
    description:
      'As the content shows, not the name. `application/octet-stream` if it is unknown, or until it arrived.',
    examples: ['application/pdf'],
  }),
  size: Type.Integer({ description: 'In bytes.', examples: [48_213] }),
  width: nullable(Type.Integer({ description: 'Of an image, in pixels.' })),
  height: nullable(Type.Integer({ description: 'Of an image, in pixels.' })),
}

/** A file as messages show it. */
export const Attachment = define('Attachment', Type.Object(content))
export type Attachment = Static<typeof Attachment>

export const StoredFile = define(
  'StoredFile',
  Type.Object({
    ...content,
    received_bytes: Type.Integer({
      description: 'How much has arrived. The next part begins here. If it equals `size`, the file is complete.',
      examples: [48_213],
    }),
    created_at: timestamp(),
    url: nullable(
      Type.String({
        description:
          'Opens the file without a key, until `url_expires_at`. Everyone who has the address can. Null until the file is complete.',
        examples: [
          'https://parley.example/files/svcfil_01h455vb4pex5vsknk084sn02q?expires=1795168800&signature=ZDAxb2Vk',
        ],
      }),
    ),
    preview_url: nullable(Type.String({ description: 'The same for a smaller picture of an image.' })),
    url_expires_at: nullable(timestamp()),
  }),
)
export type StoredFile = Static<typeof StoredFile>

export const DeletedFile = deletedOf('file', 'DeletedFile')

export const NewFile = define(
  'NewFile',
  input({
    name: Type.String({ minLength: 1, maxLength: 255, examples: ['receipt.pdf'] }),
    size: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'In bytes.', examples: [48_213] }),
  }),
)
export type NewFile = Static<typeof NewFile>

/** In a new message. */
export const attachmentsGiven = Type.Array(input({ file_id: idGiven('file') }), {
  maxItems: max_attachments,
  description: `Up to ${max_attachments} files that were uploaded, each for one message.`,
})
