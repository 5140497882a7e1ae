import { type Answer, type Crm, CrmError, type FieldProblem, type RemoteField } from '../connector.ts'
import { at, idOf, textAt } from './response.ts'

/** Calls a method by name. Python errors about invalid values come as 500, and retrying doesn't help. */
export async function call(crm: Crm, model: string, method: string, json: Record<string, unknown>): Promise<unknown> {
  const answer = await crm.request({ method: 'POST', path: `/json/2/${model}/${method}`, json, expect: [404, 500] })
  const { status } = answer
  if (status < 400) return answer.json
  const name = textAt(answer.json, 'name') ?? ''
  const { message, fields } = explain(answer)
  if (status === 500 && /ValueError|TypeError/.test(name))
    throw new CrmError('rejected', message ?? 'Odoo rejected a value.', { status, fields })
  if (status === 500) throw new CrmError('unavailable', 'Odoo failed (500).', { status })
  if (name.endsWith('MissingError')) throw gone()
  throw noSuchApi()
}

export function noSuchApi(): CrmError {
  const hint = 'Parley requires Odoo 19 or later with the CRM app, and the name of the database if there are several.'
  return new CrmError('rejected', `There is no Odoo API at this URL (404). ${hint}`, { status: 404 })
}

export function gone(): CrmError {
  return new CrmError('not_found', 'The record no longer exists in Odoo.', { status: 404 })
}

/** The rows. An empty result is still a list. */
export function rows(json: unknown): unknown[] {
  if (!Array.isArray(json)) idOf('Odoo', null)
  return json as unknown[]
}

/** Parsed from the text of an exception. */
export function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  const message = textAt(json, 'message')
  if (status === 401)
    return { message: "Odoo doesn't recognize the API key. Enter the key of an active user.", fields: [] }
  if (status === 403)
    return { message: `Odoo doesn't allow this user to do that: ${message ?? 'no access'}`, fields: [] }
  const unknown = message?.match(/Invalid field ['"]?(?:crm\.lead\.)?(\w+)/)?.[1]
  if (unknown !== undefined)
    return problem(unknown, "doesn't exist in Odoo. Create the field there, or remove it from the mapping.")
  const wrong = message?.match(/Wrong value for crm\.lead\.(\w+)/)?.[1]
  if (wrong !== undefined)
    return problem(wrong, "doesn't accept this value. Change the mapping's values or the field in Odoo.")
  return { message, fields: [] }
}

function problem(name: string, words: string): { message: string; fields: FieldProblem[] } {
  return { message: `Odoo rejected ${name}.`, fields: [{ name, problem: words }] }
}

export function fieldsFrom(json: unknown): RemoteField[] {
  return Object.entries((json ?? {}) as object).flatMap(([name, field]) => {
    const type = types[textAt(field, 'type') ?? '']
    if (type === undefined) return []
    const selection = at(field, 'selection')
    const options = (Array.isArray(selection) ? selection : []).map((word) => ({
      value: textAt(word, 0) ?? '',
      label: textAt(word, 1) ?? '',
    }))
    return [
      {
        name,
        label: textAt(field, 'string') ?? name,
        type: name === 'email_from' ? 'email' : name === 'phone' ? 'phone' : type,
        ...(options.length > 0 && { options }),
        // A lead's title is set when it's created.
        required: at(field, 'required') === true && name !== 'name',
        read_only: at(field, 'readonly') === true,
      },
    ]
  })
}

const types: Record<string, RemoteField['type']> = {
  char: 'text',
  text: 'long_text',
  html: 'long_text',
  integer: 'number',
  float: 'number',
  monetary: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  selection: 'enum',
}
