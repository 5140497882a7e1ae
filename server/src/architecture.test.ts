import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  cyclesOf,
  drawers,
  filesIn,
  importsOf,
  longFunctions,
  mutualFolders,
  reachOf,
  textOf,
  tooLong,
  tooLongBesideTexts,
  wrong,
} from '../../scripts/architecture.ts'

const source = new URL('.', import.meta.url).pathname
const files = filesIn(source, '**/*.ts')
const code = files.filter((file) => !/\.test\.ts$|^testing\//.test(file))
const fixtures = files.filter((file) => file.startsWith('testing/'))

/** What may import what: a layer may import those before it. A folder includes everything in it, unless a part is named. */
const layers = [
  [
    'config',
    'errors',
    'ids',
    'schema',
    'log',
    'language',
    'outbound/deadline',
    'jobs/lazily',
    'jobs/limiter',
    'jobs/piecewise',
    'jobs/worker-thread',
    'channels/plain-line',
    'channels/email/read',
    'channels/email/write/compose',
  ],
  ['db', 'scope', 'files/store', 'system/last-backup'],
  ['jobs', 'outbound'],
  ['http', 'events', 'accounts'],
  ['hours'],
  ['teams'],
  [
    'accounts/routes',
    'accounts/inbox',
    'accounts/keys',
    'accounts/logs',
    'accounts/people',
    'accounts/sign-in',
    'search',
    'channels',
    'channels/api',
    'channels/widget/channel',
    'channels/widget/widget-settings',
    'channels/email/channel',
    'channels/email/oauth/client',
    'channels/email/oauth/providers',
    'channels/email/secrets',
    'channels/email/settings',
    'channels/incoming/queue',
    'channels/practice/channel',
    'channels/practice/schema',
    'channels/practice/webhook',
    'channels/out-of-hours/schema',
    'files',
    'mail',
  ],
  ['contacts'],
  ['conversations'],
  [
    'channels/widget',
    'channels/email',
    'channels/practice',
    'channels/outgoing',
    'channels/incoming',
    'channels/out-of-hours',
  ],
  ['routing'],
  ['webhooks', 'reports'],
  ['models'],
  ['knowledge', 'summaries'],
  ['replies'],
  ['trials'],
  ['leads'],
  ['crm'],
  ['alarms'],
  ['channels/email/continuity'],
  ['notifications'],
  ['merging', 'retention'],
  ['system'],
  ['webhooks/payloads', 'subscribers', 'schedule', 'workers', 'app'],
  ['service'],
  ['cli'],
  ['main'],
]

/** Folders that import each other. The list may only become shorter. */
const mutual: readonly string[] = [
  'accounts ↔ channels',
  'accounts ↔ events',
  'accounts ↔ http',
  'accounts ↔ mail',
  'channels ↔ conversations',
  'events ↔ http',
]

/** Functions of more than 60 lines. The list may only become shorter. */
const long_functions: readonly string[] = [
  'cli/documents/web.ts openWeb',
  'crm/client.ts openClient',
  'events/streams/feed.ts openFeed',
  'events/streams/streams.ts startEventStreams',
  'http/admit.ts admission',
  'http/openapi/components.ts components',
  'http/server.ts buildServer',
  'models/redact.ts redactorFor',
  'accounts/presence/presence.ts startPresence',
  'replies/worker.ts startReplyWorker',
  'schedule.ts chores',
  'webhooks/due.ts fetchDue',
  'webhooks/endpoint-queue.ts openQueue',
  'webhooks/worker.ts startWebhookWorker',
  'jobs/worker-thread.ts workerThread',
]

const ground = /^(?:config|db|http|log)\/|^(?:errors|ids|schema|scope)\.ts$/

/** How many files the ways that are walked most run through, above the ground. The numbers may only become smaller. */
const ways = {
  'conversations/messages/routes.ts': 51,
  'channels/email/read-mailbox.ts': 123,
  'summaries/routes.ts': 56,
  'crm/sync.ts': 106,
}

describe('the house', () => {
  const imports = importsOf(source, code)

  it('has arrows that point one way', () => {
    assert.deepEqual(
      wrong(imports, ({ from, to }) => layerOf(to) > layerOf(from)),
      [],
    )
  })

  it('has folders that don’t import each other, but for those that are listed', () => {
    assert.deepEqual(mutualFolders(imports), mutual)
  })

  it('has ways that don’t become longer', () => {
    const longer = Object.entries(ways).flatMap(([start, max]) => {
      const { length } = reachOf(source, start, (file) => ground.test(file))
      return length > max ? [`${start} reaches ${length} files, not ${max}`] : []
    })
    assert.deepEqual(longer, [])
  })

  it('has no file that imports itself, however far round, not even for a type', () => {
    assert.deepEqual(cyclesOf(importsOf(source, files)), [])
  })

  it('has no expression with modifiers, which V8 gets wrong late in a busy process', () => {
    // See language/any-case.ts.
    const modified = code.filter(
      (file) =>
        file !== 'language/any-case.ts' &&
        /\(\?[ims]*(?:-[ims]+)?[ims]*:/.test(textOf(source, file).replaceAll('(?:', '')),
    )
    assert.deepEqual(modified, [])
  })

  it('ships nothing that is made for tests', () => {
    assert.deepEqual(
      wrong(imports, ({ to }) => to.startsWith('testing/') || to.endsWith('.test.ts')),
      [],
    )
  })

  it('has no file over 250 lines and no line over 200 characters, but for the texts of cases', () => {
    const others = files.filter((file) => !fixtures.includes(file))
    assert.deepEqual([...tooLong(source, others), ...tooLongBesideTexts(source, fixtures)], [])
  })

  it('has functions of at most 60 lines, but for those that are listed', () => {
    assert.deepEqual(longFunctions(source, code).sort(), [...long_functions].sort())
  })

  it('reads the environment of the process in one place', () => {
    const elsewhere = code.filter((file) => /process\.env|process\.exit\(/.test(textOf(source, file)))
    assert.deepEqual(elsewhere, [])
  })

  it('has no drawers for what nobody could name', () => {
    assert.deepEqual(drawers(files), [])
  })
})

/** By the longest name that matches: a part that is named stands apart from its folder. */
function layerOf(file: string): number {
  const name = file.replace(/\.ts$/, '')
  const part = layers
    .flat()
    .filter((one) => name === one || name.startsWith(`${one}/`))
    .sort((a, b) => b.length - a.length)[0]
  assert.ok(part, `${file} stands in no layer`)
  return layers.findIndex((layer) => layer.includes(part))
}
