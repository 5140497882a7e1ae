import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a profile that V8 writes (`--cpu-prof`), as the Chrome DevTools Protocol defines it (`Profiler.Profile`). */
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  /** The node of each sample, and the microseconds since the one before. */
  samples: number[]
  timeDeltas: number[]
}

interface Step {
  name: string
  /** Matches the files it's made of. */
  files: RegExp
}

/** In this order: a file belongs to the first that matches. Work of Node itself belongs to whoever called it. */
const steps: Step[] = [
  { name: 'Log and request log', files: /\/src\/log\.ts|request-log|node_modules\/(pino|sonic-boom|thread-stream)/ },
  {
    name: 'What follows: numbering, search, reports, jobs',
    files:
      /\/src\/(search|reports|jobs|webhooks|crm|replies|retention)\/|events\/(sequencer|announcements|subscribers)/,
  },
  {
    name: 'Who calls, and limits',
    files: /http\/(admit|authenticate|caller|rate-limit|isolation|origin)|\/src\/(accounts|limiter)/,
  },
  {
    name: 'Checks of the request',
    files: /http\/(validation|json-body|json-fault|wire|negotiate|context)|node_modules\/(typebox|ajv)/,
  },
  { name: 'Idempotency', files: /http\/(idempotency|claim-call|kept-answers)/ },
  {
    name: 'Database client',
    files:
      /node_modules\/pg|\/src\/db\/(connection|prepared|shared-connection|database|query-times|column-types|transaction)|\/src\/scope/,
  },
  {
    name: 'The change and its event',
    files: /\/src\/(events|conversations|contacts|ids|db|secrets|channels|language)/,
  },
  { name: 'Rendering and sending', files: /\/src\/(render|http\/(send|answer|headers|precondition|serve|compress))/ },
  { name: 'Router and hooks', files: /node_modules\/|\/src\/http/ },
]

export const in_node = 'Node: sockets and HTTP'
const collection = 'Collecting garbage'
const writing = 'Kernel: writes to sockets and the log'
const writers = /^write(v|String|Buffer|(Utf8|Latin1|Ascii)String)$/
const native = 'Kernel and V8, in no function'
export const step_names = [...steps.map(({ name }) => name), in_node, writing, collection, native]

/** The share of each step in the busy time of the samples between two moments, in microseconds from the end of the profile. */
export function sharesIn(profile: Profile, from_end: number, to_end: number): Map<string, number> {
  const step = stepsOf(profile)
  const total = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0)
  const time = new Map(step_names.map((name) => [name, 0]))
  let at = 0
  let busy = 0
  for (const [n, node] of profile.samples.entries()) {
    const took = profile.timeDeltas[n]!
    at += took
    const name = step.get(node)
    if (name === undefined || at <= total - from_end || at > total - to_end) continue
    busy += took
    time.set(name, time.get(name)! + took)
  }
  return new Map([...time].map(([name, spent]) => [name, spent / busy]))
}

/** The step of each node. Idle time has none. */
function stepsOf({ nodes }: Profile): Map<number, string | undefined> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found = new Map<number, string | undefined>()
  const visit = (id: number, caller: string) => {
    const { callFrame, children = [] } = byId.get(id)!
    const { functionName, url } = callFrame
    const own = url === '' || url.startsWith('node:') ? undefined : steps.find(({ files }) => files.test(url))?.name
    const step = own ?? caller
    if (functionName === '(garbage collector)') found.set(id, collection)
    else if (url === '' && writers.test(functionName)) found.set(id, writing)
    else if (functionName === '(program)' || functionName === '(root)') found.set(id, native)
    else if (functionName !== '(idle)') found.set(id, step)
    for (const child of children) visit(child, step)
  }
  visit(nodes[0]!.id, in_node)
  return found
}

export function readProfile(folder: string): Profile {
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
  if (!file) throw new Error(`The service wrote no profile to ${folder}.`)
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}
