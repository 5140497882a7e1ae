import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { ApiError } from '../errors.ts'
import { type Episode, openEpisode } from '../log/episode.ts'
import { freeBytes } from './room.ts'

const mb = 1024 * 1024
const disk_full = new Set(['ENOSPC', 'EDQUOT', 'storage_full'])

/** Logs one line when files are refused because their disk is full and one when there's room again, instead of one per file. */
export interface NoRoom {
  /** Whether an error is just what was already logged. */
  covers(error: unknown): boolean
  watch(logger: Logger): Episode
}

export function openNoRoom(config: Config): NoRoom {
  const { data_dir, files_reserve_mb, file_max_mb } = config
  let episode: Episode | undefined
  return {
    covers(error) {
      if (episode === undefined || !disk_full.has((error as { code?: string } | null)?.code ?? '')) return false
      episode.note(error)
      return true
    },
    watch(logger) {
      episode = openEpisode({
        retry_ms: 1000,
        successes: 5,
        // Small files may still fit where a large one was refused: it's over when files of any size do.
        async attempt() {
          if ((await freeBytes(data_dir)) < (files_reserve_mb + file_max_mb) * mb) throw new Error('There is no room.')
          await writeSome(join(data_dir, 'incoming'))
        },
        began(cause) {
          const reason = reasonOf(cause, files_reserve_mb)
          logger.error({ folder: data_dir, reason }, `Files are refused, messages without files aren't: ${reason}`)
        },
        ended: (seconds) =>
          logger.warn({ folder: data_dir, seconds }, `There is room for files again, after ${seconds} s.`),
      })
      return episode
    },
  }
}

function reasonOf(cause: unknown, files_reserve_mb: number): string {
  if (!(cause instanceof ApiError)) return (cause as Error).message
  if (files_reserve_mb === 0) return 'the disk of DATA_DIR is full.'
  return `the disk of DATA_DIR is full up to FILES_RESERVE_MB (${files_reserve_mb}).`
}

/** What free space doesn't tell: quotas of the file system, and files that it has no entries left for. */
async function writeSome(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    await writeFile(path, Buffer.alloc(mb), { flag: 'wx', mode: 0o600, flush: true })
  } finally {
    await rm(path, { force: true })
  }
}
