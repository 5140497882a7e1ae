import { listAccounts } from '../accounts/accounts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Role } from '../accounts/roles.ts'
import { createUser } from '../accounts/users.ts'
import { sql } from '../db/sql.ts'
import { checkAdministration, checkAnswer } from './contract.ts'
import type { Answer, TestService } from './service.ts'

/** What a browser does with the dashboard's API: keeps the cookie, says where it comes from. */
export interface Browser {
  cookie: string | null
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  send(method: string, path: string, init?: { body?: string; headers?: Record<string, string> }): Promise<Answer>
}

/** Calls `/dashboard/api` over a real socket and holds every answer against its OpenAPI document. */
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

/** The first owner of a fresh service, signed in. */
export async function setUp(service: TestService): Promise<Browser> {
  const page = browser(service)
  const token = new URL(service.setup_link!).hash.replace('#token=', '')
  const answer = await page.post('/setup', {
    token,
    account_name: 'Lindqvist Cycles',
    name: 'Maya Lindqvist',
    email: 'maya@example.com',
    password,
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return page
}

let people = 0

/** Somebody of an account (of the first one, unless told otherwise) who is signed in. */
export async function person(service: TestService, role: Role, account?: string): Promise<Browser & { email: string }> {
  const account_id = account ?? (await listAccounts(service.database))[0]!.id
  const email = `person-${people++}-${role}@example.com`
  const id = await createUser(service.database, { account_id, name: `A person as ${role}`, email, role })
  const hash = await hashPassword(password)
  await service.database.run(sql`update users set password_hash = ${hash} where id = ${id}`)
  const page = browser(service)
  const answer = await page.post('/session', { email, password })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return Object.assign(page, { email })
}
