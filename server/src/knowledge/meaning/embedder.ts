import { hash } from 'node:crypto'
import { sql } from '../../db/sql.ts'
import type { Model } from '../../models/model.ts'
import type { Scope } from '../../scope.ts'

/** What is known of the model whose vectors an environment's articles have. */
export interface Embedder {
  embedder: string
  dimensions: number | null
  /** In hex. */
  yardsticks: string | null
  version: number
  failures: number
}

/** The same name at another address may be another model. */
export function nameOf({ base_url, name }: Pick<Model, 'base_url' | 'name'>): string {
  return hash('md5', `${addressOf(base_url)} ${name}`)
}

function addressOf(base_url: URL): string {
  return base_url.href.replace(/\/+$/, '')
}

export async function embedderRow({ database, environment_id }: Scope): Promise<Embedder | undefined> {
  const [row] = await database.read<Embedder>(sql`
    select embedder, dimensions, encode(yardsticks, 'hex') as yardsticks, version, failures from embedders where environment_id = ${environment_id}`)
  return row
}
