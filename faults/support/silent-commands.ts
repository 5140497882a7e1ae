import { join } from 'node:path'

export interface Place {
  port: number
  database: Record<string, string>
  api: string[]
  /** A backup. */
  file: string
  /** Holds articles. */
  folder: string
}

export interface Meeting {
  words: string
  settings?: Record<string, string>
  says: RegExp
}

const silentDatabase =
  /DATABASE_URL leads to 127\.0\.0\.1:\d+\/none, which can't be used: it didn't respond within 3 s\./
/** At once: what the first call meets, every other would meet, too. */
const silentService = /^http:\/\/127\.0\.0\.1:\d+\/v1 didn't respond within 2 s\./

const onDatabase = (place: Place, ...actions: string[]): Meeting[] =>
  actions.map((words) => ({ words, settings: place.database, says: silentDatabase }))
const throughApi = ({ api }: Place, ...actions: string[]): Meeting[] => [
  ...actions.map((words) => ({ words: [words, ...api].join(' '), says: silentService })),
  // Without a key, it would create one in the database, but looks for the service first.
  { words: [actions[0], ...api.slice(0, 2)].join(' '), says: /No service responds at http/ },
]

/** Each command, and each of its actions, with what it waits for as a black hole. Empty: it waits for nothing outside. */
export const meetings: Record<string, (place: Place) => Meeting[]> = {
  start: (place) => onDatabase({ ...place, database: { ...place.database, DATABASE_WAIT_MS: '1000' } }, ''),
  keys: (place) => onDatabase(place, 'create --mode test', 'list', 'revoke svckey_x', 'roll svckey_x'),
  accounts: (place) => onDatabase(place, 'create --name A', 'list', 'suspend A', 'resume A'),
  users: (place) =>
    onDatabase(
      place,
      'create --name A --email a@a.example',
      'invite --email a@a.example',
      'reset-password a@a.example',
      'list',
    ),
  audit: (place) => onDatabase(place, 'verify', 'prune --older-than 1'),
  trigger: (place) => throughApi(place, 'message.created', 'contact.deleted'),
  crm: (place) =>
    throughApi(
      place,
      'connect practice',
      'list',
      'test a',
      'pause a',
      'resume a',
      'pull a on',
      'delete a',
      'backfill a all',
      'journal a',
      'sync a',
    ),
  try: (place) => throughApi(place, '--set Returns'),
  assistant: (place) => throughApi(place, 'show', 'set --status on', 'test', 'usage'),
  knowledge: (place) => [
    ...throughApi(place, `import ${place.folder}`),
    {
      words: `import --sitemap http://127.0.0.1:${place.port}/sitemap.xml --allow-network 127.0.0.0/8`,
      says: /it didn't respond within 2 s/,
    },
    {
      words: `import --sitemap http://127.0.0.1:${place.port}/sitemap.xml --allow-network 127.0.0.0/8 --ignore-robots`,
      says: /it didn't respond within 2 s/,
    },
  ],
  migrate: (place) => onDatabase({ ...place, database: { ...place.database, DATABASE_WAIT_MS: '1000' } }, ''),
  search: (place) => onDatabase(place, 'reindex'),
  backup: (place) => [...onDatabase(place, join(place.folder, 'b'), `--to ${place.folder}`)],
  restore: (place) => onDatabase(place, place.file),
  secrets: (place) => onDatabase(place, 'status', 'rotate'),
  alarms: ({ port }) => [
    {
      words: 'test',
      settings: {
        ALARM_URL: `http://127.0.0.1:${port}/x`,
        ALARM_EMAIL: 'a@a.example',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: `${port}`,
        SMTP_SECURITY: 'none',
        SMTP_FROM_ADDRESS: 'b@b.example',
      },
      says: /ALARM_URL +127\.0\.0\.1:\d+ can't be reached: timeout\.\nALARM_EMAIL +127\.0\.0\.1:\d+ failed: Greeting never received/,
    },
  ],
  doctor: (place) => [
    {
      words: '',
      settings: {
        ...place.database,
        PORT: `${place.port}`,
        VIRUS_SCANNER: `tcp://127.0.0.1:${place.port}`,
        S3_ENDPOINT: `http://127.0.0.1:${place.port}`,
        S3_BUCKET: 'b',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      },
      says: /✗ files[\s\S]*✗ scanner[\s\S]*No response within[\s\S]*✗ service[\s\S]*✗ database/,
    },
  ],
  openapi: () => [],
  completion: () => [],
}
