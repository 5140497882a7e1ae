import assert from 'node:assert/strict'
import { seeded } from '../random.ts'
import { type Client, eventually, type TestAccount } from '../service.ts'
import { mailOf } from './channel.ts'
import { openMailbox, reportOf } from './mailbox.ts'

const customers = 6
/** So many at once. */
const batch = 100

/** A mail, and where it has to end. */
interface Planned {
  kind: string
  raw: string
  outcome: string
  /** The conversation of this customer; `new` for one of its own, null for none. */
  place: number | 'new' | null
  /** Lies among sent mail as well. */
  is_sent?: boolean
}

/** Takes in real and forged mail in one stream. Each must end where it belongs, in one place, and all of it is counted. */
export async function takeInMixed(
  account: TestAccount,
  api: Client,
  { seed, number }: { seed: number; number: number },
) {
  await using mailbox = await openMailbox(account, api)
  const spam = `spam-${seed}@evil.example`
  await mailbox.take(
    ...Array.from({ length: customers }, (_, n) => mailOf({ from: customer(n), id: asked(n) })),
    mailOf({ from: spam }),
  )
  const known = await mailbox.conversations()
  await blockContact(api, known.at(-1).contact_id)
  const answers: string[] = []
  for (const { id } of known.slice(0, customers)) answers.push((await mailbox.answer(id)).email.message_id)
  const random = seeded(seed)
  const whole = (limit: number) => random.int(0, limit - 1)
  const makers = Object.entries(kindsOf({ address: mailbox.address, spam, answers, whole }))
  const made = Array.from({ length: number }, (_, n): Planned => {
    const [kind, make] = makers[n < makers.length ? n : whole(makers.length)]!
    return { kind, ...make(n) }
  })
  const planned = random.shuffle(made)
  const repeated = planned.filter(({ kind }) => kind === 'a customer').slice(0, 3)
  const all = [...planned, ...repeated.map((mail) => ({ ...mail, kind: 'again', outcome: 'duplicate', place: null }))]
  // Half of what was sent with a mail program is found among sent mail first, half comes in first.
  const sent = all.filter(({ is_sent }) => is_sent).map(({ raw }) => raw)
  await mailbox.takeSent(...sent.slice(0, sent.length / 2))
  const first_uid = mailbox.imap.inbox.uid_next
  for (let n = 0; n < all.length; n += batch) await mailbox.take(...all.slice(n, n + batch).map(({ raw }) => raw))
  await mailbox.takeSent(...sent.slice(sent.length / 2))
  const journal = (await mailbox.journal()).filter(({ folder, uid }) => folder === 'inbox' && uid >= first_uid)
  assert.deepEqual(
    journal.map(({ uid, outcome }) => `${all[uid - first_uid]!.kind}: ${outcome}`),
    all.map(({ kind, outcome }) => `${kind}: ${outcome}`),
  )
  requirePlaces(
    journal.map(({ uid, conversation_id }) => ({ ...all[uid - first_uid]!, conversation_id })),
    known.map(({ id }: { id: string }) => id),
  )
  await requireBounced(api, known.slice(0, customers), all)
  const sum = Object.values(await mailbox.counts()).reduce((one, other) => one + other, 0)
  assert.equal(sum, customers + 1 + all.length + sent.length)
}

function requirePlaces(ended: (Planned & { conversation_id: string | null })[], known: string[]): void {
  const begun = new Set(known)
  for (const { kind, place, is_sent, conversation_id } of ended) {
    if (place === null && !is_sent) assert.equal(conversation_id, null, kind)
    else if (typeof place === 'number') assert.equal(conversation_id, known[place], kind)
    else if (place === 'new') {
      assert.ok(conversation_id && !begun.has(conversation_id), kind)
      begun.add(conversation_id)
    }
  }
}

async function blockContact(api: Client, contact_id: string): Promise<void> {
  const [identity] = (await api.get(`/contacts/${contact_id}/identities`)).body.data
  await api.post(`/contacts/${contact_id}/identities/${identity.id}/block`)
}

/** Only what a real report told of has failed. */
async function requireBounced(api: Client, known: { id: string }[], all: Planned[]): Promise<void> {
  for (const [n, { id }] of known.entries()) {
    const is_reported = all.some(({ outcome, place }) => outcome === 'report' && place === n)
    await eventually(async () => {
      const messages = (await api.get(`/conversations/${id}/messages?order=asc`)).body.data
      const answer = messages.find(({ direction }: { direction: string }) => direction === 'outbound')
      assert.equal(answer.status, is_reported ? 'failed' : 'sent')
    })
  }
}

const customer = (n: number) => `Customer ${n} <customer-${n}@home.example>`
const asked = (n: number) => `asked-${n}@home.example`

interface Means {
  address: string
  spam: string
  /** The Message-IDs of our answers to the customers. */
  answers: string[]
  whole: (limit: number) => number
}

function kindsOf({ address, spam, answers, whole }: Means): Record<string, (n: number) => Omit<Planned, 'kind'>> {
  const stored = (raw: string, place: Planned['place'] = 'new') => ({ raw, outcome: 'stored', place })
  const some = () => whole(customers)
  const report = (n: number, who: number, recipient: string, from?: string) =>
    reportOf({ about: answers[who]!, recipient, id: `report-${n}@mx.example`, ...(from && { from }) })
  const program = (n: number) => ({
    raw: mailOf({ from: address, to: `other-${n}@home.example` }),
    outcome: 'own',
    place: null,
    is_sent: true,
  })
  return {
    'a customer': (n) => stored(mailOf({ from: `New ${n} <new-${n}@home.example>` })),
    'a reply to our answer': () => {
      const who = some()
      return stored(mailOf({ from: customer(who), headers: [`In-Reply-To: <${answers[who]}>`] }), who)
    },
    'a reply to their own mail': () => {
      const who = some()
      return stored(mailOf({ from: customer(who), headers: [`References: <${asked(who)}>`] }), who)
    },
    'a stranger in a thread': () => {
      const who = some()
      return stored(mailOf({ from: 'eve@evil.example', headers: [`In-Reply-To: <${answers[who]}>`] }), who)
    },
    'a form': (n) => stored(mailOf({ from: address, headers: [`Reply-To: form-${n}@home.example`] })),
    'a form with the ID of our answer': (n) =>
      stored(mailOf({ from: address, id: answers[some()]!, headers: [`Reply-To: form-${n}@home.example`] })),
    'a stranger with the ID of our answer': () => stored(mailOf({ from: 'eve@evil.example', id: answers[some()]! })),
    'a stranger with the ID of a customer': () => stored(mailOf({ from: 'eve@evil.example', id: asked(some()) })),
    'a stranger with the name of a customer': (n) => {
      const raw = mailOf({ from: `"customer-${some()}@home.example" <eve-${n}@evil.example>` })
      return stored(raw)
    },
    'the channel, as somebody says': () => ({
      raw: mailOf({ from: `Support <${address}>` }),
      outcome: 'from_itself',
      place: 'new',
    }),
    'a copy of our answer': () => ({
      raw: mailOf({ from: address, id: answers[some()]! }),
      outcome: 'own',
      place: null,
    }),
    'a copy from a mail program': program,
    'a report': (n) => {
      const who = some()
      return { raw: report(n, who, `customer-${who}@home.example`), outcome: 'report', place: who }
    },
    'a report about somebody else': (n) => stored(report(n, some(), 'eve@evil.example')),
    'a report about nothing of ours': (n) =>
      stored(reportOf({ about: `x-${n}@shop.example`, recipient: 'customer-1@home.example', id: `r-${n}@mx.example` })),
    'a report of a blocked sender': (n) => {
      const who = some()
      return { raw: report(n, who, `customer-${who}@home.example`, spam), outcome: 'blocked', place: null }
    },
    'a blocked sender': () => ({
      raw: mailOf({ from: `Friend <${spam.toUpperCase()}>` }),
      outcome: 'blocked',
      place: null,
    }),
    'a blocked sender in a form': () => ({
      raw: mailOf({ from: address, headers: [`Reply-To: ${spam}`] }),
      outcome: 'blocked',
      place: null,
    }),
    nobody: () => stored(mailOf({ from: 'undisclosed senders' })),
    'what nobody can read': (n) => ({
      raw: `X-Number: ${n}\r\n${Array.from({ length: 60 }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`).join('')}`,
      outcome: 'unreadable',
      place: 'new',
    }),
  }
}
