import { errors, type FieldDisclosure, fields, operations } from '../accounts/disclosures.ts'
import type { Permission } from '../accounts/permissions.ts'
import { hasField } from '../accounts/powers.ts'
import type { ApiError } from '../errors.ts'
import { requirePermission } from './authenticate.ts'
import type { Caller } from './caller.ts'

type Permissions = ReadonlySet<Permission>

/** Removes from a response what its reader may not read. */
export type Withholding = (json: string) => string

const made = new WeakMap<Permissions, Withholding | null>()

/** Null if nothing is withheld, as for every user. */
export function withholding(disclosed: Permissions): Withholding | null {
  if (!made.has(disclosed)) made.set(disclosed, make(disclosed))
  return made.get(disclosed) ?? null
}

export function withholdingFrom(caller: Caller | null): Withholding | null {
  return caller !== null && 'disclosed' in caller ? withholding(caller.disclosed) : null
}

/** Rejects an operation that would reveal to its caller, or forward, what the caller may not read. */
export function requireDisclosed(caller: { disclosed: Permissions }, operation: string, body: unknown): void {
  const disclosure = operations[operation]
  if (!disclosure || !hasField(body, disclosure.fields)) return
  for (const permission of disclosure.needs) requirePermission({ permissions: caller.disclosed }, permission)
}

/** An error message without the part from an external service. */
export function messageFor({ code, message }: ApiError, caller: Caller | null): string {
  const needs = errors[code]
  if (!needs || caller === null || !('disclosed' in caller)) return message
  const missing = needs.filter((permission) => !caller.disclosed.has(permission))
  if (missing.length === 0) return message
  return `The CRM refused the request or didn't respond. To see its response, use a key with ${missing.join(', ')}.`
}

function make(disclosed: Permissions): Withholding | null {
  const hidden = new Map<string, FieldDisclosure[]>()
  for (const [kind, all] of Object.entries(fields)) {
    const lacking = all.filter(({ needs }) => needs.some((permission) => !disclosed.has(permission)))
    if (lacking.length > 0) hidden.set(kind, lacking)
  }
  if (hidden.size === 0) return null
  const marks = Array.from(hidden.keys(), (kind) => `"object":"${kind}"`)
  return (json) => {
    // Most responses contain no such object, and are sent as they are.
    if (!marks.some((mark) => json.includes(mark))) return json
    const answer: unknown = JSON.parse(json)
    withholdIn(answer, hidden)
    return JSON.stringify(answer)
  }
}

type Hidden = ReadonlyMap<string, readonly FieldDisclosure[]>

function withholdIn(value: unknown, hidden: Hidden): void {
  if (Array.isArray(value)) for (const one of value) withholdIn(one, hidden)
  else if (isObject(value)) {
    hideFields(value, value.object, hidden)
    if (value.object === 'event' && isObject(value.data) && isObject(value.data.object))
      hideFields(value.data.previous, value.data.object.object, hidden)
    // What a business stores there is its own, whatever it looks like.
    for (const [name, inner] of Object.entries(value)) if (name !== 'custom_attributes') withholdIn(inner, hidden)
  }
}

function hideFields(value: unknown, kind: unknown, hidden: Hidden): void {
  for (const { field, of_type } of hidden.get(String(kind)) ?? []) hide(value, field.split('.'), of_type)
}

function hide(value: unknown, [name, ...rest]: string[], of_type: string | undefined): void {
  if (Array.isArray(value)) for (const one of value) hide(one, [name!, ...rest], of_type)
  else if (isObject(value) && name! in value) {
    if (rest.length > 0) hide(value[name!], rest, of_type)
    else if (of_type === undefined || value.type === of_type) value[name!] = null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
