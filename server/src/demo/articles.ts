import { keepReading } from '../assistant/knowledge/keep-reading.ts'
import { readArticle } from '../assistant/knowledge/reading.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newIdAt, timeOf } from '../ids.ts'
import { business } from '../testing/cast.ts'
import { bicycles } from '../testing/knowledge/bicycles.ts'

/** The help centre of the demo company: published, so that the assistant has something to answer from. */
export async function insertArticles(database: Database, environment_id: number, since: number): Promise<void> {
  for (const [n, { key, title, body, language = 'en' }] of bicycles.articles.entries()) {
    const id = newIdAt('article', since + n * 60_000)
    const at = timeOf(id)
    const [row] = await database.run<{ number: number }>(sql`
      insert into articles (environment_id, id, title, body, language, status, url, published_at, created_at, updated_at)
      values (${environment_id}, ${id}, ${title}, ${body}, ${language}, 'published', ${`https://${business.domain}/help/${key}`},
        ${at}, ${at}, ${at}) returning number`)
    const kept = { environment_id, article: row!.number, published: true }
    await keepReading({ query: (query) => database.run(query) }, kept, await readArticle({ title, body, language }))
  }
}
