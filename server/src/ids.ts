import { hash, randomFillSync } from 'node:crypto'

/**
 * Ids are TypeIDs: a prefix for the type, `_`, and 26 characters of base32 over a UUIDv7. They sort by creation time and
 * increase strictly within a process. Source: TypeID 0.3 (jetify-com/typeid), RFC 9562 section 5.7.
 */
export const prefixes = {
  contact: 'svccon',
  conversation: 'svccnv',
  message: 'svcmsg',
  summary_record: 'svcsum',
  assistant_turn: 'svctrn',
  trial_set: 'svctst',
  trial_case: 'svctcs',
  trial: 'svctri',
  trial_result: 'svctrs',
  model_call: 'svcmcl',
  article: 'svcart',
  event: 'svcevt',
  webhook_endpoint: 'svcwhe',
  webhook_delivery: 'svcdlv',
  webhook_attempt: 'svcatt',
  lead: 'svclea',
  lead_qualification: 'svcqua',
  lead_rule: 'svcrul',
  lead_scoring: 'svclsc',
  crm_connection: 'svccrm',
  lead_sync: 'svcsyn',
  channel: 'svccha',
  visitor: 'svcvis',
  visitor_session: 'svcvss',
  identity_key: 'svcidk',
  practice_message: 'svcprm',
  file: 'svcfil',
  canned_reply: 'svccan',
  label: 'svclbl',
  hours: 'svchrs',
  team: 'svctea',
  bulk_change: 'svcblk',
  saved_view: 'svcviw',
  notification: 'svcntf',
  alarm: 'svcalm',
  push_subscription: 'svcpsh',
  mail: 'svceml',
  assignment: 'svcasg',
  user: 'svcusr',
  api_key: 'svckey',
  account: 'svcacc',
  session: 'svcses',
  invitation: 'svcinv',
  audit_entry: 'svcaud',
  request: 'req',
} as const

export type IdKind = keyof typeof prefixes

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const pairs = Array.from({ length: 1024 }, (_, n) => alphabet[n >> 5]! + alphabet[n & 31]!)
const values = new Map(Array.from(alphabet, (character, n) => [character, n]))
const suffix = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/

// If the clock goes back further than this, it was corrected: follow it instead of creating ids in the future.
const clock_correction_ms = 60_000

const clock = { ms: 0, time: '', a: 0, b: 0, low: 0 }
const pool = new Uint32Array(1024)
let drawn = pool.length

export function newId(kind: IdKind): string {
  return `${prefixes[kind]}_${nextSuffix(Date.now())}`
}

/**
 * The id of a part stored within its whole, always the same for the same place: from the whole's time, and a hash of both.
 */
export function idWithin(kind: IdKind, whole: string, place: number): string {
  const [time, digest] = [whole.split('_')[1]!.slice(0, 10), hash('sha256', `${whole} ${place}`, 'buffer')]
  return `${prefixes[kind]}_${time}${Array.from(digest.subarray(0, 16), (byte) => alphabet[byte & 31]).join('')}`
}

/** An id greater than `previous`, whatever this process's clock says: the order in a conversation depends on it. */
export function newIdAfter(kind: IdKind, previous: string | null): string {
  const id = newId(kind)
  if (previous === null || id > previous) return id
  return `${prefixes[kind]}_${nextSuffix(millisecondsOf(previous) + 1)}`
}

/** An id for something in the past, such as demo data and imports: unique, unordered within its millisecond. */
export function newIdAt(kind: IdKind, ms: number): string {
  return `${prefixes[kind]}_${timePart(ms)}${newId(kind).slice(-16)}`
}

export function isId(kind: IdKind, value: string): boolean {
  const prefix = prefixes[kind]
  return value.length === prefix.length + 27 && value.startsWith(`${prefix}_`) && suffix.test(value.slice(-26))
}

/** When an id was created, in API format. `created_at` is always this. */
export function timeOf(id: string): string {
  return new Date(millisecondsOf(id)).toISOString()
}

/** The smallest id of its type created at or after a moment: turns a time filter into a range of the primary key. */
export function firstIdAt(kind: IdKind, ms: number): string {
  return `${prefixes[kind]}_${timePart(Math.min(Math.max(ms, 0), 2 ** 48 - 1))}${'0'.repeat(16)}`
}

function millisecondsOf(id: string): number {
  let ms = 0
  for (const character of id.slice(-26, -16)) ms = ms * 32 + values.get(character)!
  return ms
}

function nextSuffix(now: number): string {
  if (now > clock.ms || now < clock.ms - clock_correction_ms) {
    startMillisecond(now)
  } else {
    clock.low += 1 + (draw() >>> 12)
    if (clock.low >= 2 ** 40) startMillisecond(clock.ms + 1)
  }
  const c = Math.floor(clock.low / 2 ** 20)
  return clock.time + quad(clock.a) + quad(clock.b) + quad(c) + quad(clock.low % 2 ** 20)
}

function startMillisecond(ms: number): void {
  clock.ms = ms
  clock.time = timePart(ms)
  // 4 bits of version (7), 12 random, 2 bits of variant (binary 10), 2 random. Then 60 random bits, the upper half of which
  // can count.
  clock.a = (0x7 << 16) | ((draw() & 0xfff) << 4) | 0x8 | (draw() & 0x3)
  clock.b = draw() & 0xfffff
  clock.low = (draw() & 0x7ffff) * 2 ** 20 + (draw() & 0xfffff)
}

function timePart(ms: number): string {
  const high = Math.floor(ms / 2 ** 30)
  return pairs[high >> 10]! + pairs[high & 1023]! + pairs[(ms / 2 ** 20) & 1023]! + quad(ms % 2 ** 20)
}

function quad(bits: number): string {
  return pairs[bits >> 10]! + pairs[bits & 1023]!
}

function draw(): number {
  if (drawn === pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  return pool[drawn++]!
}
