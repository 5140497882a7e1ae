import { route } from '../../http/route.ts'
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
    description: 'A draft, unless told otherwise. What is published counts at once in every answer.',
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
    description: 'Nothing is answered from it any more; messages that cited it keep its title.',
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
    description: 'The assistant answers from it. One that is published stays as it is.',
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
    description: 'A draft again: nothing is answered from it.',
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
    summary: 'Search the articles',
    description:
      'What the assistant would go by if a customer asked this: which articles, which part of them, and how sure.',
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
