import { equals, filters, isWord, madeBetween, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { deleteRow, untilWritten } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { type Resource, read, type Scope, transact } from '../scope.ts'
import type { Reading } from './index-article.ts'
import { indexOnThread } from './index-thread.ts'
import { keepReading, moveReading } from './save-index.ts'
import { Article, type ArticleChanges, type ArticleQuery, articleStatuses, type NewArticle } from './schema.ts'
import { articlesLike } from './similar.ts'

const { columns, json } = rendering(Article)

type ArticleRow = Omit<Stored<Article>, 'object'> & { version: number }

export function listArticles(scope: Scope, query: ArticleQuery) {
  const where = filters([
    isWord('status', query.status, articleStatuses),
    equals('language', query.language),
    equals('source', query.source),
    ...madeBetween('article', query),
  ])
  // On a connection of their own: a page of long articles takes a while to come over.
  return scope.database.session(async (connection) => {
    const { environment_id } = scope
    const like = query.q === undefined ? sql`` : await articlesLike(connection, environment_id, query.q)
    return page(
      { ...scope, connection },
      {
        name: 'articles',
        query,
        rows: (after, tail) =>
          sql`select ${columns} from articles where environment_id = ${environment_id}${where}${like}${after} ${tail}`,
        json,
      },
    )
  })
}

export async function getArticle(scope: Scope, id: string): Promise<Resource> {
  return articleResource(await findArticle(scope, id))
}

export async function createArticle(scope: Scope, input: NewArticle): Promise<Resource> {
  const { title, body = '', status = 'draft' } = input
  const reading = await indexOnThread({ title, body, language: input.language ?? null })
  const id = newId('article')
  const row: ArticleRow = {
    id,
    title,
    body,
    language: reading.language,
    status,
    url: input.url ?? null,
    source: input.source ?? null,
    published_at: status === 'published' ? timeOf(id) : null,
    created_at: timeOf(id),
    updated_at: timeOf(id),
    version: 1,
  }
  const article = articleResource(row)
  return transact(scope, async (scope) => {
    const [inserted] = await write(
      scope,
      sql`change as (
        insert into articles (environment_id, id, title, body, language, status, url, source, published_at, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${title}, ${body}, ${row.language}, ${status}, ${row.url}, ${row.source},
          ${row.published_at}, ${row.created_at}, ${row.updated_at})
        returning number)`,
      [],
      article,
    )
    await keep(scope, inserted!.number, row, reading)
    return article
  })
}

export function updateArticle(
  scope: Scope,
  id: string,
  changes: ArticleChanges,
  expected: Expectation,
): Promise<Resource> {
  return untilWritten(async () => {
    const before = await findArticle(scope, id)
    requireVersion(expected, before.version)
    const after = changed(before, changes)
    const same = (...names: (keyof ArticleRow)[]) => names.every((name) => before[name] === after[name])
    if (same('title', 'body', 'language', 'status', 'url', 'source')) return articleResource(before)
    const reading = same('title', 'body', 'language') ? null : await indexOnThread(after)
    return updated(scope, after, reading)
  })
}

export function deleteArticle(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return transact(scope, (scope) =>
    deleteRow(scope, { table: 'articles', find: findArticle }, id, expected, { object: 'article' }),
  )
}

async function findArticle(scope: Scope, id: string): Promise<ArticleRow> {
  const [row] = isId('article', id)
    ? await read<ArticleRow>(
        scope,
        sql`select ${columns}, version from articles where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('article')
  return row
}

function changed(before: ArticleRow, changes: ArticleChanges): ArticleRow {
  const now = new Date().toISOString()
  const after = { ...before, ...changes, updated_at: now, version: before.version + 1 }
  const published_at = after.status === 'draft' ? null : (before.published_at ?? now)
  return { ...after, published_at }
}

function updated(scope: Scope, after: ArticleRow, reading: Reading | null): Promise<Resource | undefined> {
  const article = articleResource(after)
  return transact(scope, async (scope) => {
    const { environment_id } = scope
    const [row] = await write(
      scope,
      sql`change as (
        update articles set title = ${after.title}, body = ${after.body}, language = ${after.language}, status = ${after.status},
          url = ${after.url}, source = ${after.source}, published_at = ${after.published_at}, updated_at = ${after.updated_at},
          version = ${after.version}
        where environment_id = ${environment_id} and id = ${after.id} and version = ${after.version - 1} returning number)`,
      [],
      article,
    )
    if (!row) return undefined
    await keep(scope, row.number, after, reading)
    return article
  })
}

async function keep(scope: Scope, number: number, { status }: ArticleRow, reading: Reading | null): Promise<void> {
  const { connection, environment_id } = scope
  const place = { environment_id, article: number, published: status === 'published' }
  if (reading) await keepReading(connection!, place, reading)
  else await moveReading(connection!, place)
}

function articleResource(row: ArticleRow): Resource {
  return { json: json(row), id: row.id, version: row.version }
}
