import { hashPassword } from '../accounts/passwords.ts'
import type { Role } from '../accounts/roles.ts'
import { absolute_days, startSession } from '../accounts/sessions.ts'
import { createUser } from '../accounts/users.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { cookieWith } from '../http/cookie.ts'
import { lazily } from '../jobs/lazily.ts'
import { checkAdministration, checkAnswer } from './contract.ts'
import type { Answer, TestAccount } from './service.ts'

/** Calls the dashboard's API like a browser: keeps the cookie and sends `Sec-Fetch-Site`. */
export interface Browser {
  cookie: string | null
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  send(method: string, path: string, init?: { body?: string; headers?: Record<string, string> }): Promise<Answer>
}

/** Calls `/dashboard/api` over a real socket and checks every response against its OpenAPI document. */
export function browser({ url }: { url: string }, headers_of_all: Record<string, string> = {}): Browser {
  const page: Browser = {
    cookie: null,
    async send(method, path, { body, headers = {} } = {}) {
      const answer = await fetch(`${url}/dashboard/api${path}`, {
        method,
        body,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(page.cookie !== null && { cookie: page.cookie }),
          ...headers_of_all,
          ...headers,
        },
      })
      const text = await answer.text()
      const is_json = answer.headers.get('content-type')?.startsWith('application/json')
      const parsed = text === '' ? null : is_json ? JSON.parse(text) : text
      const of_the_api = /^\/(live|test)(\/.*)$/.exec(path)
      if (!of_the_api) checkAdministration(method, path, answer.status, answer.headers, parsed)
      else if (answer.ok) checkAnswer(method, of_the_api[2]!, answer.status, answer.headers, parsed)
      const [cookie] = answer.headers.getSetCookie()
      if (cookie !== undefined) page.cookie = /Max-Age=0/.test(cookie) ? null : cookie.split(';', 1)[0]!
      return { status: answer.status, headers: answer.headers, body: parsed }
    },
    get: (path, headers) => page.send('GET', path, { headers }),
    post: (path, body, headers) => json('POST', path, body, headers),
    put: (path, body, headers) => json('PUT', path, body, headers),
    patch: (path, body, headers) => json('PATCH', path, body, headers),
    delete: (path, body, headers) => json('DELETE', path, body, headers),
  }

  function json(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const type = body === undefined ? undefined : { 'content-type': 'application/json' }
    return page.send(method, path, { body: JSON.stringify(body), headers: { ...type, ...headers } })
  }
  return page
}

export const password = 'a kettle sings at noon'

/** A browser with the session of a user, who signs in with `email` and `password`. */
export type SignedIn = Browser & { email: string }

/** The first owner of an account, signed in. On a new service, by its setup link. */
export async function setUp(account: TestAccount & { setup_link?: string | null }): Promise<SignedIn> {
  if (!account.setup_link) return person(account, 'owner', account.account_id, 'Maya Lindqvist')
  const page = browser(account)
  const email = 'maya@example.com'
  const token = new URL(account.setup_link).hash.replace('#token=', '')
  const input = { token, account_name: 'Lindqvist Cycles', name: 'Maya Lindqvist', email, password }
  const answer = await page.post('/setup', input)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return Object.assign(page, { email })
}

// Once per process, because it takes some 70 ms of processor time.
const hash = lazily(() => hashPassword(password))
let people = 0

/** A signed-in user of this account or another, created without going through sign-in. */
export async function person(
  { url, database, ...account }: TestAccount,
  role: Role,
  account_id = account.account_id,
  name = `A person as ${role}`,
): Promise<SignedIn> {
  const email = `person-${people++}-${role}@example.com`
  const user_id = await createUser(database, { account_id, name, email, role })
  await database.run(sql`update users set password_hash = ${await hash()} where id = ${user_id}`)
  const { token } = await transaction(database, (connection) =>
    startSession(connection, { user_id, address: '127.0.0.1', user_agent: 'node' }),
  )
  const page = browser({ url })
  page.cookie = cookieWith(token, false, absolute_days).split(';', 1)[0]!
  return Object.assign(page, { email })
}
