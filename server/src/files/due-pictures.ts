import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from '../db/sql.ts'
import type { Means, Mode, Scope } from '../scope.ts'
import { unknown_type } from './content-type.ts'
import { pictureOf } from './pictures.ts'

/** A stored picture that is still to be decoded. */
export interface DuePicture {
  environment_id: number
  account_id: string
  mode: Mode
  id: string
  content_type: string
  channel_id: string | null
  sender: string | null
}

/** What a picture became, and the message that has it. */
export interface SettledPicture {
  id: string
  content_type: string
  size: number
  width: number | null
  height: number | null
  conversation_id: string | null
  message_id: string | null
}

// Whoever claims one and dies leaves it to the next one after this.
const claim_s = 60
const max_environments = 20
const max_of_each = 5

/** Claims pictures, of each environment a few: however many one is sent, the others aren't behind them. */
export async function claimDuePictures({ database }: Pick<Means, 'database'>): Promise<DuePicture[]> {
  return database.run<DuePicture>(sql`
    with recursive environment_of (id) as (
      (select environment_id from files where picture_due_at is not null order by environment_id limit 1)
      union all
      select (select environment_id from files where picture_due_at is not null and environment_id > environment_of.id
        order by environment_id limit 1)
      from environment_of where id is not null),
    due as (
      select first.* from environment_of cross join lateral (
        select environment_id, id, picture_due_at from files
        where environment_id = environment_of.id and picture_due_at <= now() and stored_at is not null
        order by picture_due_at limit ${max_of_each}::integer for update skip locked) first
      order by picture_due_at limit ${max_environments * max_of_each}::integer)
    update files set picture_due_at = now() + make_interval(secs => ${claim_s}::integer)
    from due join environments on environments.id = due.environment_id
    where files.environment_id = due.environment_id and files.id = due.id
    returning files.environment_id, account_id, mode, files.id, content_type, channel_id, coalesce(owner, '') as sender`)
}

type PreparedPicture = Omit<SettledPicture, 'conversation_id' | 'message_id'> & { preview_size: number | null }

/**
 * Decodes a picture and stores it in place of what came. Safe to repeat: what was replaced already is a picture, too. Undefined if the
 * file is gone, null if it has to wait for another claim.
 */
export async function preparePicture(
  { files: { storage, incoming } }: Pick<Means, 'files'>,
  { environment_id, id, content_type, channel_id, sender }: DuePicture,
): Promise<PreparedPicture | null | undefined> {
  const original = await storage.read(id, 'original')
  if (!original) return undefined
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const path = join(incoming, randomUUID())
  const paths = [path]
  try {
    await pipeline(original.bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const sharers = { account: String(environment_id), channel_id, sender: sender ?? '' }
    const picture = await pictureOf(path, content_type, sharers, (claim_s / 2) * 1000)
    if (picture === undefined) return null
    if (picture === null) {
      const { size } = await stat(path)
      return { id, content_type: unknown_type, size, width: null, height: null, preview_size: null }
    }
    paths.push(picture.path, picture.preview.path)
    await storage.put(id, 'preview', picture.preview.path)
    await storage.put(id, 'original', picture.path)
    const { size, width, height, preview } = picture
    return { id, content_type, size, width, height, preview_size: preview.size }
  } finally {
    for (const one of paths) await rm(one, { force: true })
  }
}

/** Notes what a picture became. Undefined if somebody else did, or the file is gone. Called in a transaction. */
export async function settlePicture(
  { connection, environment_id }: Scope,
  { id, content_type, size, width, height, preview_size }: PreparedPicture,
): Promise<SettledPicture | undefined> {
  const [row] = await connection!.query<SettledPicture>(sql`
    update files set content_type = ${content_type}, size = ${size}::integer, received_bytes = ${size}::integer, width = ${width}::integer,
      height = ${height}::integer, preview_size = ${preview_size}::integer, picture_due_at = null
    where environment_id = ${environment_id} and id = ${id} and picture_due_at is not null
    returning id, content_type, size, width, height, conversation_id, message_id`)
  return row
}

/** Forgets a picture whose bytes are gone. */
export async function forgetDuePicture({ database }: Pick<Means, 'database'>, { environment_id, id }: DuePicture) {
  await database.run(sql`
    update files set picture_due_at = null where environment_id = ${environment_id} and id = ${id}`)
}
