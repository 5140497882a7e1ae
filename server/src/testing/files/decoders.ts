import { readFileSync } from 'node:fs'

/** The ids of this process's children that run a module. Null where the system doesn't tell. */
export function childrenNamed(module: string): number[] | null {
  try {
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
    return pids.map(Number).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(module))
  } catch {
    return null
  }
}

/** Holds the processes that decode pictures, so that one that is being decoded isn't done before they go on. */
export function holdDecoders(): Disposable | null {
  const held = childrenNamed('picture-process')
  if (held === null) return null
  for (const pid of held) process.kill(pid, 'SIGSTOP')
  return {
    [Symbol.dispose]() {
      const there = childrenNamed('picture-process')!
      for (const pid of held) if (there.includes(pid)) process.kill(pid, 'SIGCONT')
    },
  }
}
