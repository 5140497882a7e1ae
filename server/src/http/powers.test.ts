import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { operations } from '../accounts/disclosures.ts'
import { powers } from '../accounts/powers.ts'
import { dashboardRoutes, routes, widgetRoutes } from '../app.ts'
import { isApiRoute, type Route } from './route.ts'

/** What looks like a power and is none, and why. An entry that no longer looks like one fails, too. */
const harmless: Record<string, string> = {
  createContact: 'Who a contact is. Email goes there only with a message that somebody sends to them.',
  detectEmailSetup: 'Looks up the domain of an address. Nothing is stored or sent there.',
  getEmailConsent:
    'Shows who signed in to a mailbox, never a token. The redirect URI is an address of the service itself.',
  beginEmailConsent:
    'As getEmailConsent. What it gives works only for whoever began, and for the servers that the channel names.',
  completeEmailConsent: 'As beginEmailConsent: tokens go to the servers that updateChannel named, and are never shown.',
  endEmailConsent: 'As getEmailConsent.',
  createArticle: 'The address of a public page, shown as a link. Nothing is sent there.',
  updateArticle: 'As createArticle.',
  createFile: "The signed address of the uploader's own file.",
  addFilePart: 'As createFile.',
  getFile: 'The signed address of a file, for whoever may read it, for an hour.',
  createHours: '`to` is a time of day or a date.',
  updateHours: 'As createHours.',
  previewHours: 'As createHours.',
  listRequests: 'Names the key that made a request, by its last four characters.',
  setUp: 'The first user of a deployment, with a link that only the operator has. It takes a password.',
  signIn: 'Takes the password.',
  requestSignInCode: 'Mails a code to the address itself. The code lifts a limit, and signs nobody in.',
  confirmSignInCode: 'Takes the code. What it gives lifts a limit for one browser, and signs nobody in.',
  confirmSession: 'Takes the password.',
  changePassword: 'Takes the current password, ends all other sessions and is audited.',
  beginTwoFactor: 'Takes the password. What it shows counts only after confirmTwoFactor, which is audited.',
  confirmTwoFactor: 'Proves the second factor that beginTwoFactor showed to whoever had the password.',
  renewRecoveryCodes: 'Takes the password, for the own account only, and is audited.',
  endTwoFactor: 'Takes the password.',
  previewInvitation: 'Takes a token to show what it is for.',
  acceptInvitation: 'Takes the token of createInvitation, works once and is audited.',
  getPushKey: 'A public key.',
  createVisitor:
    "A visitor's own token, bounded by RATE_LIMIT_NEW_VISITORS. Without a signed identity it reaches nothing.",
  updateVisitor: 'Takes a signed identity, which only an identity key makes.',
  uploadVisitorFile: "The signed address of the visitor's own file.",
  addVisitorFilePart: 'As uploadVisitorFile.',
  getVisitorFile: 'As uploadVisitorFile.',
}

const taken =
  /^(?:to|cc|bcc|host|email|keys|credentials)$|(?:^|_)(?:url|address|origins?|endpoint|token|key|secret|password)$/
const given = /(?:^|_)(?:token|key|secret|link|uri|recovery_codes|password)$/
const all: readonly Route[] = [...routes, ...dashboardRoutes, ...widgetRoutes]
const routeOf = (operation: string) => all.find((route) => route.operation === operation)!

describe('whoever makes a credential or names a destination', () => {
  for (const route of all) {
    const signs = signsOf(route)
    if (signs.length === 0 && !(route.operation in harmless)) continue
    it(`stands in the table of powers, or for a reason does not: ${route.operation}`, () => {
      const { operation } = route
      const known = Number(operation in powers) + Number(operation in harmless)
      assert.equal(known, 1, `Add ${operation} to accounts/powers.ts: ${signs.join(', ')}`)
      if (operation in harmless) assert.notDeepEqual(signs, [], 'no longer looks like a power')
    })
  }

  it('takes or gives what the table says', () => {
    for (const [operation, { fields }] of Object.entries(powers)) {
      const body = new Set(fieldsOf(routeOf(operation)?.body).map(([field]) => field))
      assert.deepEqual(fields?.filter((field) => !body.has(field)) ?? [], [], operation)
    }
    // Of a field that looks like a destination, the table must know the operation by it or by a field around it.
    for (const route of all) {
      const { fields } = powers[route.operation] ?? {}
      if (fields === undefined) continue
      const unknown = takenBy(route).filter((sign) => !fields.some((field) => `${sign}.`.startsWith(`${field}.`)))
      assert.deepEqual(
        unknown.filter((sign) => !fields.some((field) => field.startsWith(`${sign}.`))),
        [],
        route.operation,
      )
    }
  })

  for (const [operation, power] of Object.entries(powers)) {
    const route = routeOf(operation)
    const bodies = (power.fields ?? [undefined]).map((field) => bodyWith(field))

    it(`is asked for the scopes of what can be read with it: ${operation}`, () => {
      if (!isApiRoute(route)) return assert.equal(power.needs.length, 0, 'A role says it all.')
      if (power.needs === 'of_its_events' || power.needs.length === 0) return
      assert.deepEqual(operations[operation]!.needs, power.needs)
    })

    it(`enters its own password first where the table says so: ${operation}`, () => {
      const { fresh_password = false } = route as Partial<
        Pick<typeof route & { fresh_password: unknown }, 'fresh_password'>
      >
      for (const body of bodies) {
        const is_asked = typeof fresh_password === 'function' ? fresh_password(body) : fresh_password
        assert.equal(is_asked, power.fresh_password, JSON.stringify(body))
      }
    })

    it(`leaves an entry in the audit log: ${operation}`, () => {
      // Those of users are tested with what they do.
      if (!isApiRoute(route)) return
      const { audited } = route
      for (const body of bodies)
        assert.equal(typeof audited === 'function' ? audited(body) : audited, power.audited, JSON.stringify(body))
    })

    it(`has a limit: ${operation}`, () => {
      if (power.limit === 'outside') assert.equal(route.budget, 'outside')
      else if (power.limit !== 'requests') assert.ok(route.errors.includes(power.limit))
    })
  }
})

type Schema = Record<string, unknown>

/** Every field in it, as a path, with its schema. Lists and alternatives are passed through. */
function fieldsOf(schema: unknown, path: readonly string[] = []): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as Record<string, never>
  const inner = [items, ...(anyOf as []), ...(oneOf as []), ...(allOf as [])]
  return [
    ...Object.entries(properties).flatMap(([name, one]) => {
      const at = [...path, name]
      return [[at.join('.'), one] as [string, Schema], ...fieldsOf(one, at)]
    }),
    ...inner.flatMap((one) => fieldsOf(one, path)),
  ]
}

function isText({ type, enum: words }: Schema): boolean {
  return type !== 'boolean' && type !== 'integer' && words === undefined
}

function lastOf(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1)
}

/** The fields of its body that are called like a destination or a secret, or have the format of an address. */
function takenBy({ body }: Route): string[] {
  return fieldsOf(body).flatMap(([field, schema]) => {
    const has_format = /uri|email|host/.test(String(schema.format)) || /https|@/.test(String(schema.pattern))
    return isText(schema) && (has_format || taken.test(lastOf(field))) ? [field] : []
  })
}

function signsOf(route: Route): string[] {
  const answered = fieldsOf(route.answer).filter(([field, schema]) => isText(schema) && given.test(lastOf(field)))
  const signs = [...takenBy(route), ...answered.map(([field]) => `its answer's ${field}`)]
  const { object } = (route.answer as { properties?: Record<string, { const?: string }> }).properties ?? {}
  const is_file = object?.const === 'file' && fieldsOf(route.answer).some(([field]) => field === 'url')
  return is_file ? [...signs, 'its signed url'] : signs
}

function bodyWith(field: string | undefined): unknown {
  if (field === undefined) return {}
  return field.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), 'x')
}
