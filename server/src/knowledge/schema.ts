import { createdBetween, paging } from '../db/page.ts'
import {
  constant,
  define,
  deletedOf,
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

export const articleStatuses = ['draft', 'published'] as const

const title = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  description: "What the article is about, in your readers' words. Words in the title carry the most weight.",
  examples: ['Returning a bicycle'],
  hint: 'must not be blank, and must have at most 255 characters.',
})
const body = Type.String({
  maxLength: 100_000,
  description: 'Markdown. The text under one heading is found and quoted together.',
  examples: ['## How long\n\nYou can return a bicycle within 30 days.'],
})
const language = Type.String({
  pattern: '^[a-z]{2}$',
  description: 'ISO 639-1, such as `en`.',
  examples: ['en'],
  hint: 'must be the two lowercase letters of ISO 639-1, such as en.',
})
const url = nullable(
  Type.String({
    maxLength: 2000,
    pattern: '^https?://[^\\s/?#]+[^\\s]*$',
    description: 'The public URL.',
    examples: ['https://lindqvist.example/help/returns'],
    hint: 'must be a URL that begins with https:// or http://, of at most 2000 characters.',
  }),
)
const source = nullable(
  Type.String({
    minLength: 1,
    maxLength: 1024,
    description:
      'Where the original is, such as the path of a file. Unique within the environment. An import uses it to recognize its articles.',
    examples: ['help/returns.md'],
  }),
)
const status = oneOf(articleStatuses, {
  description: '`draft`: only your team sees it. `published`: the assistant answers from it.',
})

export const Article = define(
  'Article',
  Type.Object({
    object: constant('article'),
    id: id('article'),
    title: Type.String({ examples: ['Returning a bicycle'] }),
    body: Type.String({ description: 'Markdown.' }),
    language: Type.String({ description: 'ISO 639-1.', examples: ['en'] }),
    status,
    url: nullable(Type.String({ description: 'The public URL.' })),
    source: nullable(Type.String({ description: 'Where the original is, such as the path of a file.' })),
    published_at: nullable(timestamp('When the article was published. Null for a draft.')),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Article = Static<typeof Article>

export const ArticleList = listOf(Article, 'ArticleList')

export const DeletedArticle = deletedOf('article', 'DeletedArticle')

export const NewArticle = define(
  'NewArticle',
  input({
    title,
    body: optional(body),
    language: optional({
      ...language,
      description: 'ISO 639-1. Detected if you leave it out; `en` if detection fails.',
    }),
    status: optional(oneOf(articleStatuses, { default: 'draft' })),
    url: optional(url),
    source: optional(source),
  }),
)
export type NewArticle = Static<typeof NewArticle>

export const ArticleChanges = define(
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
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type ArticleChanges = Static<typeof ArticleChanges>

export const ArticleQuery = input({
  ...paging,
  q: optional(
    Type.String({
      maxLength: 255,
      description:
        'Words, or beginnings of words, in the title or body. All must match. Only the first eight count, and very common words are ignored.',
      examples: ['return bicy'],
    }),
  ),
  status: optional(oneOf(articleStatuses)),
  language: optional(Type.String({ maxLength: 255, description: 'ISO 639-1.' })),
  source: optional(Type.String({ maxLength: 1024, description: 'Returns the article with this source.' })),
  ...createdBetween,
})
export type ArticleQuery = Static<typeof ArticleQuery>

export const KnowledgeQuestion = define(
  'KnowledgeQuestion',
  input({
    query: Type.String({
      minLength: 1,
      maxLength: 10_000,
      description: "The question in a customer's words.",
      examples: ['how do i send my bike back?'],
    }),
    language: optional({ ...language, description: 'Returns only articles in this language (ISO 639-1).' }),
    limit: optional(
      Type.Integer({ minimum: 1, maximum: 10, default: 3, description: 'The maximum number of articles.' }),
    ),
    include_drafts: optional(
      Type.Boolean({ default: false, description: 'Whether to include drafts, as if they were published.' }),
    ),
  }),
)
export type KnowledgeQuestion = Static<typeof KnowledgeQuestion>

export const FoundArticle = define(
  'FoundArticle',
  Type.Object({
    article_id: id('article'),
    title: Type.String(),
    url: nullable(Type.String()),
    language: Type.String(),
    passage: Type.String({ description: 'The part of the body that answers best, verbatim.' }),
    coverage: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'The share of the question that the article covers. Rare words count more.',
      examples: [0.82],
    }),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'coverage × min(1, 0.4 + 1.5 × its lead over the next article, as a share of its score); 0.6 with a word in the title.',
      examples: [0.78],
    }),
    nearness: nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'The similarity in meaning to the question, measured by the embedding model. Null without an embedding model or if the similarity is low.',
        examples: [0.71],
      }),
    ),
  }),
)

export const KnowledgeSearchResult = define(
  'KnowledgeSearchResult',
  Type.Object({
    object: constant('knowledge.search_result'),
    verdict: oneOf(['answer', 'may_help', 'none'], {
      description:
        '`answer`: confident enough to give as the answer. `may_help`: worth a link. `none`: about something else.',
    }),
    articles: Type.Array(FoundArticle, { description: 'Best first. Empty if the verdict is `none`.' }),
    by: oneOf(['words', 'words_and_meaning'], {
      description: "How articles were searched. `words` if no embedding model is set or it didn't respond in time.",
    }),
    problem: nullable(
      Type.String({ description: "Why an embedding model that is set wasn't used.", examples: [null] }),
    ),
  }),
)
