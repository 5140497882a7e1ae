import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { declarationsIn } from './declarations.ts'

// STYLE.md, rules 12 and 13, for what code declares: functions, types, variables, parameters, fields and files.

/** What the field calls it, by a part of a name: `outer_door`, `openDoor`. */
const terms: Record<string, string> = {
  most: 'max_, limit for a page, or a superlative',
  least: 'min_, or a superlative',
  aside: 'worker thread or pool',
  lane: 'endpoint queue',
  lanes: 'endpoint queues',
  crowd: 'subscriber group',
  crowds: 'subscriber groups',
  shelf: 'vector index',
  shelves: 'vector indexes',
  door: 'client',
  doors: 'clients',
  owed: 'needs_reply',
  desk: 'dashboard',
}

/** The same, for whole names only. */
const whole_terms: Record<string, string> = {
  turns: "limiter, unless they are the assistant's turns or of a conversation",
}

/** Adjectives of booleans say so: is_found, was_sent. */
const participles = new Set(
  `asked begun chosen done found given gone got heard held kept known left lost made met named refused said seen sent shown stored taken
  told wanted written`.split(/\s+/),
)

/** Where a name means what it says. A folder's name allows it in everything inside. */
export const allowed: Record<string, Record<string, string>> = {
  '': { met: 'what the API calls a criterion that holds', isAtLeast: 'compares roles' },
  'server/src/replies/': { turns: 'of the assistant' },
  'server/src/testing/replies/': { turns: 'of the assistant' },
  'server/src/trials/': { turns: 'of the assistant, in a trial' },
  'server/src/testing/trials.ts': { turns: 'of the assistant, in a trial' },
  'server/src/cli/demo/assistant.ts': { turns: 'of the assistant' },
  'faults/f25-nobody-is-left-waiting.long.test.ts': { turns: 'of the assistant' },
  'server/src/models/': { turns: 'of a prompt, as the APIs of models call them' },
  'server/src/testing/knowledge/evaluate.ts': { turns: 'a field of the cases' },
  'server/src/testing/leads/written.ts': { turns: 'a field of the cases' },
  'server/src/language/danger.test.ts': { turns: 'a field of the cases' },
  'server/src/channels/email/setup/sending-records.ts': { found: 'a field of the API' },
  'server/src/crm/': { kept: 'a field of the API', written: 'a field of the API', sent: 'a column' },
}

/** Participles that are still nouns, by room. They may only become fewer; a room that isn't named has none. */
const budgets: Record<string, number> = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'))

export interface Finding {
  place: string
  name: string
  /** What to call it instead, if the field has a word. */
  instead: string | undefined
}

/** What is wrong, as text. */
export function wrongWords(): string[] {
  const findings = sources().flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')))
  return [...findings.filter(({ instead }) => instead !== undefined).map(describe), ...overBudget(findings, budgets)]
}

export function findingsIn(file: string, text: string): Finding[] {
  const name = basename(file).replace(/(?:\.long)?(?:\.test)?\.\w+$/, '')
  return [{ name, line: 0 }, ...declarationsIn(text, isWrong)]
    .filter((one) => isWrong(one.name) && !isAllowed(file, one.name))
    .map((one) => ({
      place: one.line === 0 ? file : `${file}:${one.line}`,
      name: one.name,
      instead: termFor(one.name),
    }))
}

/** Participles beyond what their room may have, and budgets that are higher than they need to be. */
export function overBudget(findings: readonly Finding[], limits: Readonly<Record<string, number>>): string[] {
  const nouns = findings.filter(({ instead }) => instead === undefined)
  const rooms = Map.groupBy(nouns, ({ place }) => roomOf(place))
  return [...new Set([...rooms.keys(), ...Object.keys(limits)])].sort().flatMap((room) => {
    const count = rooms.get(room)?.length ?? 0
    const limit = limits[room] ?? 0
    if (count > limit)
      return [
        `${room} names ${count} things with a participle, and may have ${limit}. A noun for a thing (STYLE.md, rule 13):`,
        ...rooms.get(room)!.map(describe),
      ]
    if (count === limit && limits[room] !== 0) return []
    const change = count === 0 ? `take ${room} out` : `set ${room} to ${count}`
    return [`${room} names ${count} things with a participle now: ${change} in scripts/words.json.`]
  })
}

/** The top folder of each part: `server/src/mail`, `bench/support`. */
export function roomOf(place: string): string {
  return /^(?:(?:server|dashboard|widget|sdk)\/src|\w+)(?:\/[^/]+(?=\/))?/.exec(place)![0]
}

function describe({ place, name, instead }: Finding): string {
  return instead === undefined ? `  ${place} ${name}` : `${place} ${name}: rather ${instead}`
}

function isWrong(name: string): boolean {
  return participles.has(name) || termFor(name) !== undefined
}

function termFor(name: string): string | undefined {
  if (Object.hasOwn(whole_terms, name)) return whole_terms[name]
  const part = name.split(/[_-]|(?<=[a-z])(?=[A-Z])/).find((word) => Object.hasOwn(terms, word.toLowerCase()))
  return part === undefined ? undefined : terms[part.toLowerCase()]
}

function isAllowed(file: string, name: string): boolean {
  return Object.entries(allowed).some(([place, names]) => file.startsWith(place) && Object.hasOwn(names, name))
}

function sources(): string[] {
  const folders = ['server/src', 'sdk/src', 'dashboard/src', 'widget/src', 'scripts', 'bench', 'faults', 'e2e']
  const { stdout } = spawnSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/(?:^|\/)generated\//.test(file) && existsSync(file))
}
