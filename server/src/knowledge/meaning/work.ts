import { sql } from '../../db/sql.ts'
import { retries } from '../../jobs/retries.ts'
import type { EmbeddingResult } from '../../models/embed.ts'
import type { Means, Mode, Scope } from '../../scope.ts'
import { type Embedder, nameOf } from './embedder.ts'
import { yardsticks } from './yardsticks.ts'

interface Place {
  environment_id: number
  account_id: string
  mode: Mode
}

const max_environments = 20
const lease_ms = 120_000

/** The environments whose articles have to be embedded, and where no one does so at this moment; who waited longest first. */
export async function workFor({ database, settings }: Pick<Means, 'database' | 'settings'>): Promise<Place[]> {
  const { assistant_embedding_model: name, assistant_base_url } = settings
  const common = name === '' ? null : nameOf({ base_url: new URL(assistant_base_url), name })
  const own = await database.run<{ environment_id: number; base_url: string; name: string }>(sql`
    select environment_id, base_url, embedding_model as name from assistant_settings where embedding_model is not null`)
  // The same address may be written in several ways: the database does not know them.
  const embedders = own.map(({ base_url, name }) => nameOf({ base_url: new URL(base_url), name }))
  return database.run<Place>(sql`
    with chosen as (
      select * from unnest(${own.map(({ environment_id }) => environment_id)}::integer[], ${embedders}::text[]) own (environment_id, embedder)
      union all
      select id, ${common}::text from environments
      where ${common}::text is not null and mode = 'live'
        and not exists (select from assistant_settings where environment_id = id and provider is not null))
    select environment_id, account_id, mode from chosen join environments on environments.id = environment_id
      left join embedders known using (environment_id)
    where (due_at is null or due_at <= now())
      and (exists (select from articles where ${stateOf} is null and articles.environment_id = chosen.environment_id)
        or exists (select from articles where ${stateOf} < chosen.embedder and articles.environment_id = chosen.environment_id)
        or exists (select from articles where ${stateOf} > chosen.embedder and articles.environment_id = chosen.environment_id))
    order by due_at nulls first limit ${max_environments}::integer`)
}

/** As the index has it. */
export const stateOf = sql`(case when embedded_version = articles.version then embedded_by end)`

/** Takes the work on an environment's articles, for as long as a call may take. What another model made is thrown away. */
export async function takeWork({ database, environment_id }: Scope, embedder: string): Promise<Embedder | undefined> {
  await database.run(sql`
    insert into embedders (environment_id, embedder) values (${environment_id}, ${embedder}) on conflict do nothing`)
  const [taken] = await database.run<Embedder & { before: string }>(sql`
    with before as (
      select embedder from embedders where environment_id = ${environment_id} and due_at <= now() for no key update skip locked)
    update embedders set due_at = now() + ${lease_ms} * interval '1 ms', embedder = ${embedder},
      dimensions = case when before.embedder = ${embedder} then dimensions end,
      yardsticks = case when before.embedder = ${embedder} then yardsticks end
    from before where environment_id = ${environment_id}
    returning before.embedder as before, dimensions, encode(yardsticks, 'hex') as yardsticks, version, failures`)
  if (!taken) return undefined
  // Also where it was begun anew and the process died before it had thrown away what was there.
  if (taken.dimensions === null) {
    await database.run(sql`delete from article_vectors where environment_id = ${environment_id}`)
    await database.run(
      sql`update articles set embedded_by = null where environment_id = ${environment_id} and embedded_by is not null`,
    )
  }
  return taken
}

/** Asks for what chance looks like in this model's numbers. Answers how many numbers a vector has; words where that failed. */
export async function setUp(
  { database, environment_id }: Scope,
  embedder: string,
  ask: (texts: string[]) => Promise<EmbeddingResult>,
): Promise<number | string> {
  const embedded = await ask(yardsticks)
  if (embedded.outcome !== 'embedded') return embedded.words
  const { vectors, dimensions } = embedded
  await database.run(sql`
    update embedders set dimensions = ${dimensions}, yardsticks = ${Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer)))}
    where environment_id = ${environment_id} and embedder = ${embedder}`)
  return dimensions
}

/** Gives the work back; after a failure, so that the server is left alone for a while: longer each time. */
export async function putOff(
  { database, environment_id }: Scope,
  embedder: string,
  failures: number,
  problem: string | null,
): Promise<void> {
  const wait_ms = failures === 0 ? 0 : retries.embedding.delay_ms(failures)
  await database.run(sql`
    update embedders set due_at = now() + ${wait_ms} * interval '1 ms', failures = ${failures}, problem = ${problem}
    where environment_id = ${environment_id} and embedder in (${embedder}, '')`)
}
