import { route } from '../http/route.ts'
import { createArticle, deleteArticle, getArticle, listArticles, updateArticle } from './articles.ts'
import { lookUp } from './find.ts'
import {
  Article,
  ArticleChanges,
  ArticleList,
  ArticleQuery,
  DeletedArticle,
  KnowledgeQuestion,
  KnowledgeSearchResult,
  NewArticle,
} from './schema.ts'

const tag = 'Knowledge'
const reads = { tag, permission: 'knowledge:read' } as const
const writes = { tag, permission: 'knowledge:write' } as const
const one = '/knowledge/articles/:article_id'

export const knowledgeRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/knowledge/articles',
    operation: 'listArticles',
    summary: 'List articles',
    query: ArticleQuery,
    answer: ArticleList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listArticles(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/knowledge/articles',
    operation: 'createArticle',
    summary: 'Create an article',
    description: 'Creates a draft unless you set `status`. The assistant uses published articles immediately.',
    body: NewArticle,
    status: 201,
    located: true,
    answer: Article,
    errors: ['article_already_exists', 'assistant_unavailable'],
    run: (scope, { body }) => createArticle(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getArticle',
    summary: 'Get an article',
    answer: Article,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getArticle(scope, params.article_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateArticle',
    summary: 'Update an article',
    body: ArticleChanges,
    answer: Article,
    conditional: true,
    errors: ['resource_not_found', 'article_already_exists', 'precondition_failed', 'assistant_unavailable'],
    run: (scope, { params, body, expected }) => updateArticle(scope, params.article_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: one,
    operation: 'deleteArticle',
    summary: 'Delete an article',
    description: 'The assistant stops using it. Messages that cited it keep its title.',
    answer: DeletedArticle,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteArticle(scope, params.article_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/publish`,
    operation: 'publishArticle',
    summary: 'Publish an article',
    description: "The assistant starts using it. An article that's already published doesn't change.",
    answer: Article,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'assistant_unavailable'],
    run: (scope, { params, expected }) => updateArticle(scope, params.article_id!, { status: 'published' }, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/unpublish`,
    operation: 'unpublishArticle',
    summary: 'Unpublish an article',
    description: 'Turns the article back into a draft. The assistant stops using it.',
    answer: Article,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'assistant_unavailable'],
    run: (scope, { params, expected }) => updateArticle(scope, params.article_id!, { status: 'draft' }, expected),
  }),
  route({
    ...reads,
    method: 'POST',
    path: '/knowledge/search',
    operation: 'searchKnowledge',
    budget: 'model',
    summary: 'Search articles',
    description:
      'Returns what the assistant would answer from if a customer asked this: the articles, the best passage of each, and the confidence.',
    body: KnowledgeQuestion,
    answer: KnowledgeSearchResult,
    run: async (scope, { body: { query, limit = 3, ...within } }) => ({
      json: JSON.stringify({
        object: 'knowledge.search_result',
        ...(await lookUp(scope, query, { ...within, limit })),
      }),
    }),
  }),
]
