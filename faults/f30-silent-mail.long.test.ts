import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { emailChannel, healthy, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { undo } from '../server/src/testing/embedded-database.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { blackHole } from './support/black-hole.ts'
import { figures, goesRed, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { silentPlace, worksOtherwise } from './support/silent-place.ts'

const soon: Patch[] = [
  ['src/channels/email/imap.ts', 'const connect_ms = 8000', 'const connect_ms = 1000'],
  [
    'src/mail/smtp.ts',
    'const connect_ms = 8000\nconst socket_ms = 20_000',
    'const connect_ms = 1000\nconst socket_ms = 3000',
  ],
  ['src/mail/smtp.ts', 'const whole_ms = 60_000', 'const whole_ms = 9000'],
  ['src/mail/smtp.ts', 'const recipient_ms = 5000', 'const recipient_ms = 0'],
]

test('F30: a mailbox whose server falls silent at any step is read on, and each mail is taken in once', async (t) => {
  figures(t, await readsOn(t))
})

test('F30: mail whose server falls silent at any step goes out once, or says that it may have', async (t) => {
  figures(t, await sendsOnce(t))
})

twin('F30 twin: where nobody hangs up on a silent mailbox, mail waits for ever', async (t) => {
  const patient: Patch = ['src/outbound/deadline.ts', 'hangUp()\n  }', '}']
  const never: Patch = ['src/outbound/deadline.ts', 'late.reject(new Late(words))', '']
  await goesRed(() => readsOn(t, [patient, never], 15_000), /waits for ever/)
})

twin('F30 twin: where a mail is waited for as long as it is heard, a trickle is waited for for ever', async (t) => {
  await goesRed(() => readsOn(t, [], 20_000, 'mail in drops', 2 ** 16), /waits for ever/)
})

/** Where a reader of a mailbox may be when it gets no answer any more. */
const steps = {
  greeting: [/ready\r\n/, 'nothing'],
  login: [/OK in\r\n/, 'nothing'],
  folders: [/\* LIST/, 'nothing'],
  opening: [/UIDVALIDITY/, 'half'],
  search: [/\* SEARCH/, 'nothing'],
  mail: [/Subject: mail/, 'half'],
  waiting: [/\+ idling/, 'all'],
  'greeting in drops': [/ready\r\n/, 'drops'],
  'folders in drops': [/\* LIST/, 'drops'],
  'opening in drops': [/UIDVALIDITY/, 'drops'],
  'search in drops': [/\* SEARCH/, 'drops'],
  'mail in drops': [/Subject: mail/, 'drops'],
} as const

async function readsOn(
  t: TestContext,
  without: Patch[] = [],
  patience_ms = 60_000,
  only?: keyof typeof steps,
  trickle = 2,
) {
  const trickling: Patch = ['src/channels/email/imap.ts', 'const trickle = 30', `const trickle = ${trickle}`]
  const { api, query } = await silentPlace(t, [...soon, trickling, ...without], { EMAIL_POLL_MS: '300' })
  await using imap = await startImap()
  const hole = await blackHole(t, `imap://127.0.0.1:${imap.port}`)
  const channel_id = await emailChannel(api, { imap: hole })
  let mails = 0
  const readsNext = async () => {
    imap.append(mailOf({ id: `m${++mails}@home.example`, subject: `mail ${mails}`, from: `p${mails}@home.example` }))
    await eventually(async () => {
      const subjects = (await query(`select subject from conversations where channel_id = '${channel_id}'`)).map(
        ({ subject }) => subject,
      )
      assert.ok(subjects.includes(`mail ${mails}`), `mail ${mails} waits for ever`)
    }, patience_ms)
  }
  await readsNext()
  const chosen = only ? [only] : (Object.keys(steps) as (keyof typeof steps)[])
  for (const step of chosen) {
    const [what, carried] = steps[step]
    const swallowed = hole.swallowAt(what, carried)
    // The first steps happen on a new connection alone.
    if (/^(greeting|login|folders)/.test(step)) imap.hangUp()
    if (step.startsWith('mail')) await Promise.all([swallowed, worksOtherwise(api), readsNext()])
    else {
      await swallowed
      await Promise.all([worksOtherwise(api), readsNext()])
    }
  }
  hole.deliver()
  hole.freeze()
  imap.append(mailOf({ id: `m${++mails}@home.example`, subject: `mail ${mails}`, from: `p${mails}@home.example` }))
  await worksOtherwise(api)
  await eventually(async () => {
    const { health } = (await api.get(`/channels/${channel_id}`)).body
    assert.equal(health.problem?.code, 'timeout', 'nobody says that the server is silent')
  }, patience_ms)
  hole.thaw()
  await readsNext()
  await healthy(api, channel_id)
  const taken = await query(
    `select subject, count(*) as n from conversations where channel_id = '${channel_id}' group by 1`,
  )
  assert.equal(taken.length, mails, 'mails were lost')
  assert.ok(
    taken.every(({ n }) => Number(n) === 1),
    'mails were taken in twice',
  )
  return { steps: chosen.length, mails, connections: imap.connections() }
}

/** Where a mail may be when its server falls silent, and what becomes of it. */
const stages = {
  greeting: [/^220/, 'nothing', 'sent'],
  hello: [/^250-/, 'half', 'sent'],
  login: [/^235/, 'nothing', 'sent'],
  // The library has read the text by then, so it counts as under way.
  'before its text': [/(^|\n)354/, 'nothing', 'outcome_unknown'],
  'before its end': [/(^|\r\n)\.\r\n$/, 'nothing', 'outcome_unknown'],
  'after its end': [/(^|\r\n)\.\r\n$/, 'all', 'outcome_unknown'],
  'greeting in drops': [/^220/, 'drops', 'sent'],
  'hello in drops': [/^250-/, 'drops', 'sent'],
  'login in drops': [/^235/, 'drops', 'sent'],
} as const

async function sendsOnce(t: TestContext) {
  const { api, query } = await silentPlace(t, soon, { EMAIL_POLL_MS: '300' })
  await using imap = await startImap()
  const smtp = await startSmtp()
  undo(t, () => smtp[Symbol.asyncDispose]())
  const hole = await blackHole(t, `smtp://127.0.0.1:${smtp.port}`)
  const channel_id = await emailChannel(api, { imap, smtp: hole })
  imap.append(mailOf())
  const conversation_id = await eventually(async () => {
    const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
    return conversation.id as string
  })
  const answer = async (content: string): Promise<string> => {
    const { status, body } = await api.post(`/conversations/${conversation_id}/messages`, { content })
    assert.equal(status, 201, JSON.stringify(body))
    return body.id
  }
  const outcome = (id: string) =>
    eventually(async () => {
      // Skips the time until the next try.
      await query('update email_outgoing set due_at = now() where due_at > now()')
      const { body } = await api.get(`/conversations/${conversation_id}/messages/${id}`)
      assert.notEqual(body.status, 'queued', 'the mail waits for ever')
      return body.status === 'sent' ? 'sent' : (body.error.code as string)
    })
  const copiesOf = (text: string) => smtp.mails.filter(({ raw }) => raw.includes(text)).length
  for (const [stage, [what, carried, expected]] of Object.entries(stages)) {
    const swallowed = hole.swallowAt(what, carried)
    const id = await answer(`answer-${stage.replaceAll(' ', '-')}.`)
    await swallowed
    await worksOtherwise(api)
    if (expected === 'sent')
      await eventually(async () => {
        const { problem } = (await api.get(`/channels/${channel_id}`)).body.health
        const [job] = await query(`select failure from email_outgoing where message_id = '${id}'`)
        assert.equal(job?.failure ?? problem?.code, 'timeout', 'no reason is noted')
      })
    assert.equal(await outcome(id), expected, stage)
  }
  hole.freeze()
  const id = await answer('answer-frozen.')
  await worksOtherwise(api)
  await eventually(async () => {
    const [job] = await query(`select failure from email_outgoing where message_id = '${id}'`)
    assert.equal(job?.failure, 'timeout', 'no reason is noted')
  })
  hole.thaw()
  // What lay in dead connections is carried after all.
  hole.deliver()
  assert.equal(await outcome(id), 'sent')
  assert.equal(await outcome(await answer('answer-last.')), 'sent')
  const copies = Object.keys(stages).map((stage) => copiesOf(`answer-${stage.replaceAll(' ', '-')}.`))
  const doubled = copies.filter((count) => count > 1).length
  assert.equal(doubled, 0, `${doubled} mails went out twice`)
  const lost = Object.values(stages).filter(([, , expected], n) => expected === 'sent' && copies[n] !== 1).length
  assert.equal(lost, 0, `${lost} mails were lost`)
  assert.deepEqual([copiesOf('answer-frozen.'), copiesOf('answer-last.')], [1, 1])
  return { stages: copies.length, mails: smtp.mails.length }
}
