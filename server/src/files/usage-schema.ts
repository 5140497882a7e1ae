import { constant, define, id, nullable, oneOf, optional, type Static, Type } from '../schema.ts'

const bytes = Type.Integer({ minimum: 0, description: 'What the files and their previews take.', examples: [52428800] })

const limit = (setting: string) =>
  nullable(
    Type.Integer({
      minimum: 1,
      description: `\`${setting}\`, which the operator of the deployment sets. Null for no limit.`,
      examples: [10485760000],
    }),
  )

export const FileUsage = define(
  'FileUsage',
  Type.Object({
    object: constant('file_usage'),
    account: Type.Object(
      { bytes, max_bytes: limit('ACCOUNT_STORAGE_MB') },
      { description: 'All files, in both modes, those that your team and API keys upload included.' },
    ),
    channels: Type.Array(Type.Object({ channel_id: id('channel'), bytes, max_bytes: limit('CHANNEL_STORAGE_MB') }), {
      description:
        'What customers sent through each channel. Channels of kind `api` have none: what API keys upload counts for the account.',
    }),
  }),
)
export type FileUsage = Static<typeof FileUsage>

export const FileUsageQuery = Type.Object(
  { mode: optional(oneOf(['live', 'test'], { default: 'live', description: 'Whose channels.' })) },
  { additionalProperties: false },
)
