import { Client } from '../../db/client.ts'
import { beginSession, connectionSettings, send, sessionSettings } from '../../db/connection.ts'
import { sql } from '../../db/sql.ts'
import { type Nearest, VectorIndex } from './vector-index.ts'

/** Which passages lie nearest to this vector. */
export interface Looking {
  url: string
  environment_id: number
  /** Whose vectors. */
  embedder: string
  /** Up to which what was added is seen. */
  version: number
  dimensions: number
  /** One after the other, in hex. */
  yardsticks: string
  vector: Int8Array
}

interface Held {
  index: VectorIndex
  version: number
  filling: Promise<void>
  /** Deleted vectors stay in the index, where no search returns them, until it is filled again. */
  since: number
}

const max_bytes = 512 * 1024 * 1024
const fresh_ms = 3_600_000
const slice = 2000

const held = new Map<string, Held>()

/** Runs on a thread: the vectors stay in its memory, read by a connection of its own as far as they are new. */
export async function look(looking: Looking): Promise<Nearest> {
  const one = indexFor(looking)
  if (one.version < looking.version) {
    one.filling = one.filling.catch(() => {}).then(() => fill(one, looking))
    await one.filling
  }
  return one.index.nearest(looking.vector)
}

function indexFor({ url, environment_id, embedder, dimensions, yardsticks }: Looking): Held {
  const name = `${url} ${environment_id} ${embedder} ${dimensions}`
  let one = held.get(name)
  // At the end of those that may go.
  held.delete(name)
  if (!one || performance.now() - one.since > fresh_ms) {
    const index = new VectorIndex(dimensions, cut(yardsticks, dimensions))
    one = { index, version: 0, filling: Promise.resolve(), since: performance.now() }
  }
  held.set(name, one)
  return one
}

interface VectorRow {
  article: number
  hash: string
  version: number
  vector: string
}

async function fill(one: Held, { url, environment_id, dimensions, version }: Looking): Promise<void> {
  if (one.version >= version) return
  const options = { url, statement_timeout_ms: 20_000 }
  const client = new Client(connectionSettings(options))
  client.on('error', () => {})
  await client.connect()
  try {
    await beginSession(client, sessionSettings(options))
    let after = { version: one.version, article: -1, hash: '00000000-0000-0000-0000-000000000000' }
    for (;;) {
      const rows = await send<VectorRow>(
        client,
        sql`select article, hash::text as hash, version, encode(vector, 'hex') as vector from article_vectors
          where environment_id = ${environment_id} and version > ${one.version} and version <= ${version}
            and (version, article, hash) > (${after.version}, ${after.article}, ${after.hash}::uuid)
            and length(vector) = ${dimensions}
          order by version, article, hash limit ${slice}::integer`,
      )
      for (const { article, hash, vector } of rows) one.index.add({ article, hash, vector: numbersIn(vector) })
      makeRoom(one)
      if (rows.length < slice) break
      after = rows.at(-1)!
    }
    one.version = version
  } finally {
    await client.end()
  }
}

/** Those that were not looked at for longest go. */
function makeRoom(but: Held): void {
  let bytes = held.values().reduce((sum, { index }) => sum + index.bytes, 0)
  for (const [name, one] of held) {
    if (bytes <= max_bytes) return
    if (one === but) continue
    held.delete(name)
    bytes -= one.index.bytes
  }
  if (bytes > max_bytes) throw new Error('There are more vectors than this process can hold in memory.')
}

function cut(hex: string, dimensions: number): Int8Array[] {
  const all = numbersIn(hex)
  return Array.from({ length: all.length / dimensions }, (_, n) => all.slice(n * dimensions, (n + 1) * dimensions))
}

function numbersIn(hex: string): Int8Array {
  return new Int8Array(Buffer.from(hex, 'hex'))
}
