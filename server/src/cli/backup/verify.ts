import { type Restored, restore, type Target } from './restore.ts'
import { type ScratchOptions, withScratch } from './scratch.ts'

type Keys = Omit<Target, 'data_dir' | 'open'>

/** Restores a backup into a temporary database and folder, which compares all of it. Throws what restoring would. */
export async function verify(source: AsyncIterable<Buffer>, keys: Keys, options: ScratchOptions): Promise<Restored> {
  return withScratch(options, (scratch) => restore(source, { ...keys, ...scratch }))
}
