import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts'

export interface TemporaryServer extends Pick<EmbeddedDatabase, 'url' | 'folder' | 'stop'> {
  data_dir: string
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

/** An embedded PostgreSQL in a temporary folder. */
export async function startTemporaryServer(
  purpose: string,
  settings: Record<string, string> = {},
): Promise<TemporaryServer> {
  const data_dir = mkdtempSync(join(tmpdir(), `parley-${purpose}-`))
  // Started by root, PostgreSQL runs as another user, who must be able to enter this folder.
  chmodSync(data_dir, 0o711)
  const removeData = () => rmSync(data_dir, { recursive: true, force: true })
  try {
    const { url, folder, stop } = await startEmbedded({ data_dir, settings })
    const remove = async () => {
      await stop()
      removeData()
    }
    return { url, folder, stop, data_dir, remove }
  } catch (error) {
    removeData()
    throw error
  }
}
