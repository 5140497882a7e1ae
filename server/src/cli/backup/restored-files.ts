import { createHash, hash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { giveToFolderOwner } from '../../config/data-folder.ts'

/** The files of a backup, until its rows are known to be right. */
export interface RestoredFiles {
  add(name: string, content: Buffer): void
  /** Of one of the few files that are kept in memory, such as a key. */
  text(name: string): string | undefined
  /** Throws if the data folder has another file of the same name. */
  refuseOthers(): Promise<void>
  /** Those that aren't what the checksums say, or aren't there. */
  damaged(checksums: Record<string, string>): string[]
  /** Moves all of them to where they belong. */
  place(): void
  forget(): void
}

/** Files of messages may be many and large: they wait on disk. */
const large = /^files\//

export function restoredFiles(data_dir: string): RestoredFiles {
  const folder = join(data_dir, 'restoring')
  const files = new Map<string, { sum: string; content: Buffer | null }>()
  const waiting = (name: string) => join(folder, name)

  return {
    add(name, content) {
      requireInside(data_dir, name)
      const is_large = large.test(name)
      files.set(name, { sum: hash('sha256', content), content: is_large ? null : content })
      if (!is_large) return
      makeFolder(dirname(waiting(name)))
      writeFileSync(waiting(name), content, { mode: 0o600 })
    },
    text: (name) => files.get(name)?.content?.toString().trim(),
    async refuseOthers() {
      for (const [name, { sum }] of files) {
        const path = join(data_dir, name)
        if (existsSync(path) && (await sumOfFile(path)) !== sum)
          throw new Error(`There is another ${path} already. Restore into an empty data folder: set DATA_DIR.`)
      }
    },
    damaged(checksums) {
      const names = new Set([...files.keys(), ...Object.keys(checksums)])
      return [...names].filter((name) => files.get(name)?.sum !== checksums[name])
    },
    place() {
      for (const [name, { content }] of files) {
        const path = join(data_dir, name)
        makeFolder(dirname(path))
        if (existsSync(path)) continue
        if (content) writeFileSync(path, content, { mode: 0o600, flag: 'wx' })
        else renameSync(waiting(name), path)
        giveToFolderOwner(path)
      }
    },
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function requireInside(data_dir: string, name: string): void {
  if (!resolve(data_dir, name).startsWith(resolve(data_dir) + sep))
    throw new Error(`The backup holds a file outside of its folder: ${name}.`)
}

function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) giveToFolderOwner(made)
}

async function sumOfFile(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}
