import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const folder = '/dev/shm'
/** Several times what a run has been seen to write there at once. */
const enough_bytes = 8 * 2 ** 30

/**
 * A folder in memory, if this machine has one with room. Tests create many databases, whose thousand files each cost a disk a
 * third of the run's processor time. Nothing here has to survive a crash of the machine.
 */
export function memoryFolder(): string | null {
  if (!existsSync('/proc/mounts')) return null
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , kind, options] = mounts.findLast((line) => line.split(' ')[1] === folder)?.split(' ') ?? []
  // Tests start programs that they have written.
  if (kind !== 'tmpfs' || options!.split(',').includes('noexec')) return null
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem()) >= enough_bytes ? folder : null
}
