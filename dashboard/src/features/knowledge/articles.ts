import type {
  Article,
  ArticleChanges,
  ArticleReport,
  AssistantPreview,
  NewArticle,
  UnansweredReport,
} from '@parley/sdk'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { byCursor, pageOf } from '../../api/pages.ts'
import { service } from '../../api/service.ts'
import { versioned } from '../../api/versioned.ts'
import { articleReportsKey, articlesKey } from '../../queries/articles.ts'
import { polled } from '../../queries/freshness.ts'
import type { KnowledgeSearch } from './knowledge-search.ts'

export type { Article, ArticleReport, AssistantPreview, UnansweredReport }

export const articleListsKey = (mode: Mode) => [...articlesKey(mode), 'list'] as const

export const articlesQuery = (mode: Mode, { q, status, language }: KnowledgeSearch) =>
  infiniteQueryOptions({
    queryKey: [...articleListsKey(mode), { q, status, language }],
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].knowledge.listArticles({ q, status, language, limit: 25, cursor: pageParam }, { signal })),
    ...byCursor,
    placeholderData: keepPreviousData,
    ...polled,
  })

export const articleQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...articlesKey(mode), 'one', id],
    queryFn: ({ signal }) => versioned(service[mode].knowledge.getArticle(id, { signal })),
    ...polled,
  })

export const unansweredQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [...articlesKey(mode), 'unanswered'],
    queryFn: ({ signal }) => pageOf(service[mode].assistant.reportUnansweredQuestions({ limit: 100 }, { signal })),
    ...polled,
  })

export const mendQuery = (mode: Mode) =>
  queryOptions({
    queryKey: articleReportsKey(mode),
    queryFn: ({ signal }) => pageOf(service[mode].assistant.reportArticles({ limit: 100 }, { signal })),
    ...polled,
  })

export const preview = (mode: Mode, question: string, include_drafts: boolean) =>
  service[mode].assistant.previewReply({ question, include_drafts })

export function articleCalls(mode: Mode) {
  const { knowledge } = service[mode]
  return {
    create: (body: NewArticle, key: string) => versioned(knowledge.createArticle(body, { idempotency_key: key })),
    update: (id: string, body: ArticleChanges, key: string, if_match?: string | null) =>
      versioned(knowledge.updateArticle(id, body, { idempotency_key: key, if_match: if_match ?? undefined })),
    remove: ({ id, key }: { id: string; key: string }) => knowledge.deleteArticle(id, { idempotency_key: key }),
  }
}
