import { randomUUID } from 'node:crypto'
import type { Notices } from '../../db/notices.ts'
import { type ReadMark, startReadMarks } from './read-marks.ts'
import { openWindows, type Present, type Sight } from './windows.ts'

/** Which users are viewing which conversation, across all processes of the deployment. */
export interface Presence {
  /** What a window shows from now on. Repeated every ten seconds. */
  report(sight: Sight): void
  /** Somebody of the team has read what a visitor wrote. */
  tellRead(mark: ReadMark): void
  /** Who is where, as a stream sends it, for a new listener. */
  everybody(environment_id: number): Buffer
  /** The session's last stream on this process has ended: a killed browser doesn't say so. */
  leave(session_id: string): void
  stop(): void
}

interface Parts {
  notices: Notices
  /** Sends a message to all signed-in users of an environment. */
  tell: (environment_id: number, bytes: Buffer) => void
  /** Sends a message to the visitor of a conversation. */
  tellVisitor?: (environment_id: number, conversation_id: string, bytes: Buffer) => void
  clock?: () => number
}

// Typing and navigation come in bursts: a tenth of a second collects them, and limits what anyone can cause.
const gather_ms = 100
const look_ms = 1000
/** PostgreSQL's limit is 7999 bytes. */
const max_bytes = 7500
/** Unchanged presence is sent to other processes at most this often. */
const again_ms = 5000

/** Nothing is stored: no row, event or sequence number. The others forget a stopped process like a closed window. */
export function startPresence({
  notices,
  tell,
  tellVisitor = () => {},
  clock = () => performance.now(),
}: Parts): Presence {
  const self = randomUUID()
  const windows = openWindows()
  const outgoing = new Map<string, Sight>()
  const noticed = new Map<string, { text: string; at: number }>()
  const touched = new Map<number, Set<string>>()
  const announced = new Map<number, Map<string, string>>()
  const replying = new Set<string>()
  let gathering: NodeJS.Timeout | undefined

  const tellOthers = notices.join({ name: 'parley_presence', receive })
  const looking = setInterval(() => {
    for (const { sight, is_left } of windows.expire(clock())) {
      if (is_left) outgoing.set(nameOf(sight), { ...sight, conversation_id: null })
      touch(sight.environment_id, [sight.conversation_id!])
    }
    for (const [name, { at }] of noticed) if (clock() - at > 60_000) noticed.delete(name)
  }, look_ms)

  function receive(payload: string): void {
    const [from, ...sights] = JSON.parse(payload) as [string, ...Sight[]]
    if (from === self) return
    for (const sight of sights) touch(sight.environment_id, windows.see(sight, clock()))
  }

  function touch(environment_id: number, conversation_ids: readonly string[]): void {
    if (conversation_ids.length === 0) return
    const those = touched.get(environment_id) ?? new Set()
    touched.set(environment_id, those)
    for (const id of conversation_ids) those.add(id)
    gather()
  }

  function gather(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined
      tellPeople()
      tellProcesses()
    }, gather_ms)
  }

  function tellPeople(): void {
    for (const [environment_id, conversation_ids] of touched) {
      const before = announced.get(environment_id) ?? new Map<string, string>()
      const changed: Record<string, Present[]> = {}
      for (const id of conversation_ids) {
        const people = windows.at(environment_id, id)
        tellTyping(environment_id, id, people)
        const text = JSON.stringify(people)
        if ((before.get(id) ?? '[]') === text) continue
        changed[id] = people
        if (people.length === 0) before.delete(id)
        else before.set(id, text)
      }
      if (before.size === 0) announced.delete(environment_id)
      else announced.set(environment_id, before)
      if (Object.keys(changed).length > 0) tell(environment_id, frame(false, changed))
    }
    touched.clear()
  }

  /** Repeated for as long as it lasts, because a visitor may have opened the page in between. */
  function tellTyping(environment_id: number, conversation_id: string, people: Present[]): void {
    const agent = people.find(({ doing }) => doing === 'replying')
    const name = `${environment_id} ${conversation_id}`
    if (!agent && !replying.delete(name)) return
    if (agent) replying.add(name)
    const typing = { object: 'typing', conversation_id, from: 'agent', name: agent?.name ?? null, active: !!agent }
    tellVisitor(environment_id, conversation_id, Buffer.from(`event: typing\ndata: ${JSON.stringify(typing)}\n\n`))
  }

  function tellProcesses(): void {
    let batch: string[] = []
    const send = () => batch.length > 0 && tellOthers(`["${self}",${batch.join()}]`)
    let bytes = 0
    for (const sight of outgoing.values()) {
      const text = JSON.stringify(sight)
      const size = Buffer.byteLength(text) + 1
      if (bytes + size > max_bytes) {
        send()
        batch = []
        bytes = 0
      }
      batch.push(text)
      bytes += size
    }
    send()
    outgoing.clear()
  }

  return {
    report(sight) {
      const name = nameOf(sight)
      const text = `${sight.conversation_id} ${sight.doing}`
      touch(sight.environment_id, windows.see(sight, clock()))
      const last = noticed.get(name)
      if (last?.text === text && clock() - last.at < again_ms) return
      noticed.set(name, { text, at: clock() })
      outgoing.set(name, sight)
      gather()
    },
    tellRead: startReadMarks(notices, tellVisitor),
    leave: (session_id) => windows.leave(session_id, clock()),
    everybody(environment_id) {
      const those = windows.conversations(environment_id)
      return frame(true, Object.fromEntries(those.map((id) => [id, windows.at(environment_id, id)])))
    },
    stop() {
      clearInterval(looking)
      clearTimeout(gathering)
    },
  }
}

function nameOf({ environment_id, window }: Sight): string {
  return `${environment_id} ${window}`
}

/** Without an id: a returning client resumes after its last event and gets the current presence anyway. */
function frame(is_all: boolean, conversations: Record<string, Present[]>): Buffer {
  return Buffer.from(`event: presence\ndata: ${JSON.stringify({ object: 'presence', is_all, conversations })}\n\n`)
}
