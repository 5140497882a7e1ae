import {
  constant,
  id,
  input,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { kinds } from './documents.ts'

const most = 100

export const SearchResult = named(
  'SearchResult',
  Type.Object({
    object: constant('search_result'),
    type: oneOf(kinds, { description: 'What was found.' }),
    id: Type.String({ description: 'The id of what was found.', examples: ['svcmsg_01h455vb4pex5vsknk084sn02q'] }),
    contact_id: id('contact'),
    conversation_id: nullable(id('conversation')),
    title: nullable(
      Type.String({
        description:
          'The name of the contact, or the subject of the conversation. Null where the key may read neither.',
        examples: ['Order 1042 has not arrived'],
      }),
    ),
    snippet: Type.String({
      description: 'Plain text of at most 200 UTF-16 code units around the first match; “…” where it was cut.',
      examples: ['Where is my order? It was to arrive on Monday.'],
    }),
    matches: Type.Array(Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 1 }) }), {
      description:
        'Where the words stand in `snippet`: offsets in UTF-16 code units, as JavaScript counts, `end` not included.',
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
      'What to look for, in at most 255 characters: words, the beginning of words, an e-mail address or a part of one, digits of a telephone number. All words must match; case and accents do not matter, and one wrong letter in a word is forgiven where nothing else is found. The first 12 words count.',
    examples: ['ana refund'],
  }),
  types: optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: `${kinds.map((kind) => `\`${kind}\``).join(', ')}, separated by commas. By default those that the key may read.`,
    }),
  ),
  limit: optional(
    Type.Integer({ minimum: 1, maximum: most, default: 25, description: 'How many of the best matches.' }),
  ),
})
export type SearchQuery = { q: string; types?: string; limit?: number }
