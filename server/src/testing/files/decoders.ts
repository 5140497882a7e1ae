import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { strangers_niceness } from '../../files/pictures.ts'

/** The ids of a process's children that run a module. Null where the system doesn't tell. */
export function childrenNamed(module: string, of = process.pid): number[] | null {
  try {
    const pids = readFileSync(`/proc/${of}/task/${of}/children`, 'utf8').split(' ').filter(Boolean)
    return pids.map(Number).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(module))
  } catch {
    return null
  }
}

/** Holds the process that decodes pictures of strangers, so that one that is being decoded isn't done before it goes on. */
export function holdStrangersDecoder(): Disposable | null {
  const held = childrenNamed('picture-process')?.filter((pid) => getPriority(pid) === strangers_niceness)
  if (held === undefined) return null
  for (const pid of held) process.kill(pid, 'SIGSTOP')
  return {
    [Symbol.dispose]() {
      const there = childrenNamed('picture-process')!
      for (const pid of held) if (there.includes(pid)) process.kill(pid, 'SIGCONT')
    },
  }
}
