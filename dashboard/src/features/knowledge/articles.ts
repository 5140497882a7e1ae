import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callVersioned, type List, type Mode } from '../../api/call.ts'
import type {
  Article,
  ArticleChanges,
  ArticleReport,
  AssistantPreview,
  NewArticle,
  UnansweredReport,
} from '../../api/generated/types.ts'
import type { KnowledgeSearch } from './knowledge-search.ts'

export type { Article, ArticleReport, AssistantPreview, UnansweredReport }

// No event tells of articles: while somebody looks, it is looked again.
const look_again_ms = 15_000

export const articlesQuery = (mode: Mode, { q, status, language }: KnowledgeSearch) =>
  infiniteQueryOptions({
    queryKey: [mode, 'articles', 'list', { q, status, language }],
    queryFn: ({ pageParam, signal }) =>
      call<List<Article>>(`/${mode}/knowledge/articles`, {
        query: { q, status, language, limit: 25, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }: List<unknown>) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: look_again_ms,
  })

export const articleQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'articles', 'one', id],
    queryFn: ({ signal }) => callVersioned<Article>(`/${mode}/knowledge/articles/${id}`, { signal }),
    refetchInterval: look_again_ms,
  })

export const unansweredQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'articles', 'unanswered'],
    queryFn: ({ signal }) =>
      call<List<UnansweredReport>>(`/${mode}/assistant/reports/unanswered`, { query: { limit: 100 }, signal }),
    refetchInterval: look_again_ms,
  })

export const mendQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'articles', 'mend'],
    queryFn: ({ signal }) =>
      call<List<ArticleReport>>(`/${mode}/assistant/reports/articles`, { query: { limit: 100 }, signal }),
    refetchInterval: look_again_ms,
  })

export const preview = (mode: Mode, question: string, include_drafts: boolean) =>
  call<AssistantPreview>(`/${mode}/assistant/preview`, { method: 'POST', body: { question, include_drafts } })

export function articleCalls(mode: Mode) {
  const path = `/${mode}/knowledge/articles`
  return {
    create: (body: NewArticle, key: string) => callVersioned<Article>(path, { method: 'POST', body, key }),
    update: (id: string, body: ArticleChanges, key: string, if_match?: string | null) =>
      callVersioned<Article>(`${path}/${id}`, { method: 'PATCH', body, key, if_match }),
    remove: ({ id, key }: { id: string; key: string }) => call(`${path}/${id}`, { method: 'DELETE', key }),
  }
}

export const curlForArticle = (key: string) => `curl ${location.origin}/v1/knowledge/articles \\
  -H "Authorization: Bearer ${key}" -H 'Content-Type: application/json' \\
  -d '{"title":"Returning a bicycle","body":"You can return a bicycle within 30 days.","status":"published"}'`
