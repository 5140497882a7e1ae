import { type StatsFs, statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the database's disk is full: as the database reported recently, or as the disk of the embedded one shows. */
const full_below_bytes = 16 << 20
const said_for_ms = 10_000
const looked_for_ms = 1000

let said_at = Number.NEGATIVE_INFINITY
let folder: string | undefined
let looked = { at: Number.NEGATIVE_INFINITY, full: false }

/** The disk of the embedded server. A full disk ends the server before it can report why. */
export function watchDisk(of: string): void {
  folder = of
}

export function noteDiskFull(): void {
  said_at = performance.now()
}

/** Something has been written since. */
export function noteRoom(): void {
  said_at = Number.NEGATIVE_INFINITY
}

export function diskIsFull(): boolean {
  return performance.now() - said_at < said_for_ms || !diskHasRoom()
}

/** As far as the disk of the embedded server shows. */
export function diskHasRoom(): boolean {
  if (folder === undefined) return true
  const now = performance.now()
  if (now - looked.at > looked_for_ms) looked = { at: now, full: hasNoRoom(folder) }
  return !looked.full
}

function hasNoRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize < full_below_bytes
  } catch {
    return false
  }
}

/** What is free where the data lies, of the disk that has less of it. Null if the folder doesn't exist yet. */
export async function freeSpace(data_dir: string): Promise<{ bytes: number; ratio: number } | null> {
  const disks = await disksOf(data_dir)
  if (disks.length === 0) return null
  return {
    bytes: Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize)),
    ratio: Math.min(...disks.map(({ bavail, blocks }) => bavail / blocks)),
  }
}

/** The disks of the data folder and of the embedded database, which may lie on one of its own. */
async function disksOf(data_dir: string): Promise<StatsFs[]> {
  const folders = [data_dir, join(data_dir, 'postgres')]
  const disks = await Promise.all(folders.map((folder) => statfs(folder).catch(() => null)))
  return disks.filter((disk) => disk !== null)
}
