import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Lines of code that each folder may have, without tests and what is generated. To need more is a decision: raise the figure in
// the change that needs it.
const budgets: Record<string, number> = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'))

const code = /^((?:server|dashboard|widget|sdk)\/src(?:\/[^/]+(?=\/))?)\/.*\.tsx?$/

export function crowdedRooms(): string[] {
  const lines = linesOfRooms()
  const gone = Object.keys(budgets).filter((room) => !lines.has(room))
  return [
    ...Array.from(lines).flatMap(([room, count]) => problemOf(room, count)),
    ...gone.map((room) => `${room} has no code any more: take it out of scripts/rooms.json.`),
  ]
}

function problemOf(room: string, lines: number): string[] {
  const budget = budgets[room]
  if (budget === undefined)
    return [`${room} has ${lines} lines of code and no budget: give it one in scripts/rooms.json.`]
  if (lines <= budget) return []
  return [
    `${room} has ${lines} lines of code, and its budget is ${budget}: make it smaller, or raise it in scripts/rooms.json.`,
  ]
}

/** By their folder: the top folders of each part, and what stands beside them. */
export function linesOfRooms(): Map<string, number> {
  const rooms = new Map<string, number>()
  const { stdout } = spawnSync('git', ['ls-files', 'server/src', 'dashboard/src', 'widget/src', 'sdk/src'], {
    encoding: 'utf8',
  })
  for (const file of stdout.split('\n')) {
    const room = code.exec(file)?.[1]
    if (room === undefined || /\.test\.tsx?$|(?:^|\/)generated\//.test(file) || !existsSync(file)) continue
    const lines = readFileSync(file, 'utf8').split('\n').length - 1
    rooms.set(room, (rooms.get(room) ?? 0) + lines)
  }
  return rooms
}
