import type { Mode } from '../api/call.ts'
import { openReports } from './reports.ts'
import { type Connection, openStream, type Stream } from './stream.ts'
import type { FromTab, ToTab } from './tabs.ts'
import { merged, type Whereabouts } from './whereabouts.ts'

// One for all tabs of the browser. Browsers open at most six connections per server: with a stream per tab, the seventh tab
// would hang.

interface Shared {
  stream: Stream
  connection: Connection
  tabs: Set<MessagePort>
  present: Whereabouts
}

const streams = new Map<Mode, Shared>()
const reports = openReports()
const windows = new Map<MessagePort, string>()

declare const self: { onconnect: (event: MessageEvent) => void }
self.onconnect = ({ ports: [port] }) => {
  port!.onmessage = ({ data }: MessageEvent<FromTab>) => {
    if (data.kind === 'follow') {
      leave(port!)
      join(port!, data.mode, data.after)
      // The tab holds the lock for as long as it lives, however it ends.
      navigator.locks?.request(data.lock, () => leave(port!))
    } else if (data.kind === 'sight') {
      windows.set(port!, data.window)
      reports.show(data.window, data.sight)
    } else if (data.kind === 'hurry') for (const { stream } of streams.values()) stream.hurry()
    else leave(port!)
  }
}

function join(port: MessagePort, mode: Mode, after: string | null): void {
  const shared = streams.get(mode) ?? open(mode, after)
  shared.tabs.add(port)
  tell(port, { kind: 'connection', connection: shared.connection })
  // What the tab has loaded may be older than the first event it gets.
  if (shared.stream.place() !== after) tell(port, { kind: 'reset' })
  tell(port, { kind: 'presence', frame: { is_all: true, conversations: shared.present } })
}

function open(mode: Mode, after: string | null): Shared {
  const tabs = new Set<MessagePort>()
  const tellAll = (words: ToTab) => {
    for (const tab of tabs) tell(tab, words)
  }
  const unopened = { place: () => after, hurry: () => {}, close: () => {} }
  const shared: Shared = { tabs, present: {}, connection: 'opening', stream: unopened }
  shared.stream = openStream(mode, after, {
    event: (event) => tellAll({ kind: 'event', event }),
    reset: () => tellAll({ kind: 'reset' }),
    presence: (frame) => {
      shared.present = merged(shared.present, frame)
      tellAll({ kind: 'presence', frame })
    },
    notified: (user_ids, is_new) => tellAll({ kind: 'notified', user_ids, is_new }),
    connection: (connection) => {
      shared.connection = connection
      if (connection === 'open') reports.repeat()
      else shared.present = {}
      tellAll({ kind: 'connection', connection })
      // After signing in again, it starts over.
      if (connection === 'refused') streams.delete(mode)
    },
  })
  streams.set(mode, shared)
  return shared
}

function leave(port: MessagePort): void {
  const window = windows.get(port)
  if (window !== undefined) reports.show(window, null)
  windows.delete(port)
  for (const [mode, { tabs, stream }] of streams) {
    if (!tabs.delete(port) || tabs.size > 0) continue
    streams.delete(mode)
    stream.close()
  }
}

function tell(port: MessagePort, words: ToTab): void {
  port.postMessage(words)
}
