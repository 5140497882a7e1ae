import {
  constant,
  define,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { kinds } from './documents.ts'

const max_limit = 100

export const SearchResult = define(
  'SearchResult',
  Type.Object({
    object: constant('search_result'),
    type: oneOf(kinds, { description: 'The type of the matching object.' }),
    id: Type.String({ description: 'The ID of the matching object.', examples: ['svcmsg_01h455vb4pex5vsknk084sn02q'] }),
    contact_id: id('contact'),
    conversation_id: nullable(id('conversation')),
    title: nullable(
      Type.String({
        description: "The name of the contact, or the subject of the conversation. Null if the key can't read either.",
        examples: ['Order 1042 has not arrived'],
      }),
    ),
    contact_name: nullable(
      Type.String({
        description: "The name of the contact. Null if the key can't read contacts.",
        examples: ['Ana Sousa'],
      }),
    ),
    snippet: Type.String({
      description: 'Plain text around the first match, at most 200 UTF-16 code units. “…” marks where it was cut.',
      examples: ['Where is my order? It was to arrive on Monday.'],
    }),
    matches: Type.Array(Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 1 }) }), {
      description:
        'The positions of the matching words in `snippet`: offsets in UTF-16 code units, as in JavaScript. `end` is exclusive.',
      examples: [[{ start: 12, end: 17 }]],
    }),
    created_at: timestamp(),
  }),
)
export type SearchResult = Static<typeof SearchResult>

export const SearchResultList = listOf(SearchResult, 'SearchResultList')

export const SearchQuery = input({
  q: Type.String({
    description:
      'What to search for, up to 255 characters: words or beginnings of words, an email address or a part of one, ' +
      'digits of a phone number. All words must match. Case and accents are ignored. If nothing else matches, one ' +
      'wrong letter per word is tolerated. Only the first 12 words count.',
    examples: ['ana refund'],
  }),
  types: optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: `${kinds.map((kind) => `\`${kind}\``).join(', ')}, separated by commas. Default: all that the key can read.`,
    }),
  ),
  limit: optional(
    Type.Integer({
      minimum: 1,
      maximum: max_limit,
      default: 25,
      description: 'The maximum number of matches per page.',
    }),
  ),
  cursor: optional(
    Type.String({
      minLength: 1,
      maxLength: 512,
      description: 'The `next_cursor` of the previous page. Keep the same `q` and `types`.',
    }),
  ),
})
export type SearchQuery = { q: string; types?: string; limit?: number; cursor?: string }
