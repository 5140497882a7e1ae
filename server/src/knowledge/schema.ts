import { createdBetween, paging } from '../../db/page.ts'
import {
  constant,
  deletedOf,
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
} from '../../schema.ts'

export const articleStatuses = ['draft', 'published'] as const

const title = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  description: 'What it is about, as its readers would say it: the words of the title count most.',
  examples: ['Returning a bicycle'],
  hint: 'must hold a character, and at most 255.',
})
const body = Type.String({
  maxLength: 100_000,
  description: 'Markdown. What is under one heading is found and quoted together.',
  examples: ['## How long\n\nYou can return a bicycle within 30 days.'],
})
const language = Type.String({
  pattern: '^[a-z]{2}$',
  description: 'ISO 639-1, such as `en`.',
  examples: ['en'],
  hint: 'must be the two lower-case letters of ISO 639-1, such as en.',
})
const url = nullable(
  Type.String({
    maxLength: 2000,
    pattern: '^https?://[^\\s/?#]+[^\\s]*$',
    description: 'Where people can read it.',
    examples: ['https://lindqvist.example/help/returns'],
    hint: 'must be an address that begins with https:// or http://, of at most 2000 characters.',
  }),
)
const source = nullable(
  Type.String({
    minLength: 1,
    maxLength: 1024,
    description:
      'What whoever keeps the original calls it, such as the path of a file; unique within the environment. An import finds its articles again by it.',
    examples: ['help/returns.md'],
  }),
)
const status = oneOf(articleStatuses, {
  description: '`draft`: people alone see it; `published`: the assistant answers from it.',
})

export const Article = named(
  'Article',
  Type.Object({
    object: constant('article'),
    id: id('article'),
    title: Type.String({ examples: ['Returning a bicycle'] }),
    body: Type.String({ description: 'Markdown.' }),
    language: Type.String({ description: 'ISO 639-1.', examples: ['en'] }),
    status,
    url: nullable(Type.String({ description: 'Where people can read it.' })),
    source: nullable(Type.String({ description: 'What whoever keeps the original calls it.' })),
    published_at: nullable(timestamp('Since when the assistant answers from it; null for a draft.')),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Article = Static<typeof Article>

export const ArticleList = listOf(Article, 'ArticleList')

export const DeletedArticle = deletedOf('article', 'DeletedArticle')

export const NewArticle = named(
  'NewArticle',
  input({
    title,
    body: optional(body),
    language: optional({ ...language, description: 'ISO 639-1. Left out, it is recognised; `en` where that fails.' }),
    status: optional(oneOf(articleStatuses, { default: 'draft' })),
    url: optional(url),
    source: optional(source),
  }),
)
export type NewArticle = Static<typeof NewArticle>

export const ArticleChanges = named(
  'ArticleChanges',
  input(
    {
      title: optional(title),
      body: optional(body),
      language: optional(language),
      status: optional(oneOf(articleStatuses)),
      url: optional(url),
      source: optional(source),
    },
    { description: 'A JSON merge patch (RFC 7396): what is left out stays.' },
  ),
)
export type ArticleChanges = Static<typeof ArticleChanges>

export const ArticleQuery = input({
  ...paging,
  q: optional(
    Type.String({
      maxLength: 255,
      description:
        'Words of the title or the text, or their beginnings: all must be there. The first eight count, and those that every text has do not.',
      examples: ['return bicy'],
    }),
  ),
  status: optional(oneOf(articleStatuses)),
  language: optional(Type.String({ maxLength: 255, description: 'ISO 639-1.' })),
  source: optional(Type.String({ maxLength: 1024, description: 'The one that has this source.' })),
  ...createdBetween,
})
export type ArticleQuery = Static<typeof ArticleQuery>

export const KnowledgeQuestion = named(
  'KnowledgeQuestion',
  input({
    query: Type.String({
      minLength: 1,
      maxLength: 10_000,
      description: "In a customer's words.",
      examples: ['how do i send my bike back?'],
    }),
    language: optional({ ...language, description: 'Only articles in this language (ISO 639-1).' }),
    limit: optional(Type.Integer({ minimum: 1, maximum: 10, default: 3, description: 'At most so many articles.' })),
    include_drafts: optional(
      Type.Boolean({ default: false, description: 'Drafts, too: what would be answered if they were published.' }),
    ),
  }),
)
export type KnowledgeQuestion = Static<typeof KnowledgeQuestion>

export const FoundArticle = named(
  'FoundArticle',
  Type.Object({
    article_id: id('article'),
    title: Type.String(),
    url: nullable(Type.String()),
    language: Type.String(),
    passage: Type.String({ description: 'The part of its body that answers best, letter by letter.' }),
    coverage: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'How much of the question it has, rare words counting for more.',
      examples: [0.82],
    }),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'coverage × min(1, 0.25 + 1.5 × its lead over the next, as a share of its score).',
      examples: [0.78],
    }),
    nearness: nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'How near it is to what the question means, by the measure of the embedding model; null without one, or where it is far.',
        examples: [0.71],
      }),
    ),
  }),
)

export const KnowledgeSearchResult = named(
  'KnowledgeSearchResult',
  Type.Object({
    object: constant('knowledge.search_result'),
    verdict: oneOf(['answer', 'may_help', 'none'], {
      description:
        '`answer`: sure enough to be told as the answer; `may_help`: worth a link; `none`: it is about something else.',
    }),
    articles: Type.Array(FoundArticle, { description: 'Best first; empty where the verdict is `none`.' }),
    by: oneOf(['words', 'words_and_meaning'], {
      description: 'By `words` alone where no embedding model is set, or where it did not answer in time.',
    }),
    problem: nullable(
      Type.String({ description: 'Why not by meaning, where an embedding model is set.', examples: [null] }),
    ),
  }),
)
