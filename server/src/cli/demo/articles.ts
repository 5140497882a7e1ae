import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { newIdAt, timeOf } from '../../ids.ts'
import { readArticle } from '../../knowledge/index-article.ts'
import { keepReading } from '../../knowledge/save-index.ts'
import { business } from './cast.ts'
import { helpCenter } from './help-center.ts'

const draft = {
  key: 'winter-storage',
  title: 'Storing a bicycle over the winter',
  body: 'Keep it dry and inflate the tyres once a month.\n\n## Batteries\n\nStore a battery indoors, half charged.',
  language: 'en',
}

/** The help center of the demo company: published, so that the assistant has something to answer from; and one being written. */
export async function insertArticles(database: Database, environment_id: number, since: number): Promise<void> {
  for (const [n, { key, title, body, language = 'en' }] of [...helpCenter(), draft].entries()) {
    const id = newIdAt('article', since + n * 60_000)
    const at = timeOf(id)
    const published = key !== draft.key
    const [row] = await database.run<{ number: number }>(sql`
      insert into articles (environment_id, id, title, body, language, status, url, published_at, created_at, updated_at)
      values (${environment_id}, ${id}, ${title}, ${body}, ${language}, ${published ? 'published' : 'draft'},
        ${published ? `https://${business.domain}/help/${key}` : null}, ${published ? at : null}, ${at}, ${at}) returning number`)
    const place = { environment_id, article: row!.number, published }
    await keepReading({ query: (query) => database.run(query) }, place, await readArticle({ title, body, language }))
  }
}
