import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToFolderOwner } from '../config/data-folder.ts'
import { isAlive, markOf, ourRealm, type ProcessMark } from '../db/embedded/processes.ts'

/** A running process of the service, as recorded under its data folder for the command line. */
export interface RunningService {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string
  process: ProcessMark
}

const folderIn = (data_dir: string) => join(data_dir, 'running')

/**
 * Returns a function that removes the record. If the folder isn't writable, only the command line can't find the service.
 */
export function noteRunning(data_dir: string, url: string): () => void {
  const file = join(folderIn(data_dir), `${process.pid}.json`)
  try {
    if (mkdirSync(folderIn(data_dir), { recursive: true, mode: 0o700 })) giveToFolderOwner(folderIn(data_dir))
    writeFileSync(file, JSON.stringify({ url, process: markOf(process.pid) }), { mode: 0o600 })
    giveToFolderOwner(file)
  } catch {
    return () => {}
  }
  return () => rmSync(file, { force: true })
}

/** What serves from this folder on this machine. */
export function runningServices(data_dir: string): RunningService[] {
  const folder = folderIn(data_dir)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const service = readNote(join(folder, name))
    return service?.process?.realm === ourRealm && isAlive(service.process) ? [service] : []
  })
}

/** Undefined if it's incomplete or gone. */
function readNote(file: string): RunningService | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
