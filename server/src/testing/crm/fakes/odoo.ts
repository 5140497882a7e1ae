import type { FakeCrm } from './fake.ts'
import { checkLead, leadFields, type OdooField, raised } from './odoo-fields.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'

type Row = Json & { id: number }

/** The named arguments of each method, besides `ids` and `context`. */
const signatures: Record<string, string[]> = {
  'crm.lead/create': ['vals_list'],
  'crm.lead/write': ['vals'],
  'crm.lead/search_read': ['domain', 'fields', 'offset', 'limit', 'order'],
  'crm.lead/fields_get': ['allfields', 'attributes'],
  'crm.lead/message_post': ['body', 'subject', 'message_type', 'subtype_xmlid', 'body_is_html'],
  'mail.message/search_read': ['domain', 'fields', 'offset', 'limit', 'order'],
  'mail.message/write': ['vals'],
  'res.users/context_get': [],
  'res.users/search_read': ['domain', 'fields', 'offset', 'limit', 'order'],
}
const of_model = ['create', 'search_read', 'fields_get', 'context_get']

/** Odoo 19 with the CRM app, by its JSON-2 API: methods by name, exceptions with their status, 500 for an invalid value. */
export async function startOdoo(port?: number): Promise<FakeCrm> {
  const key = 'fake0123456789abcdef0123456789abcdef0123'
  const database = 'acme'
  const leads = new Map<number, Row>()
  const messages = new Map<number, Row>()
  const users = new Map<number, Row>([[7, { id: 7, login: 'parley@acme.example', active: true }]])
  const models: Record<string, Map<number, Row>> = { 'crm.lead': leads, 'mail.message': messages, 'res.users': users }
  let last_id = 40
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    const { method, path, headers, json } = request
    if (!path.startsWith('/json/2/')) return { status: 200, body: '<!doctype html><title>Odoo</title>' }
    if (headers['x-odoo-database'] !== database) return { status: 404, body: '<h1>Not Found</h1>' }
    const [, model, name] = path.match(/^\/json\/2\/([\w.]+)\/(\w+)$/) ?? []
    if (method !== 'POST' || name === undefined)
      return raised(404, 'werkzeug.exceptions.NotFound', 'Did you mean POST /json/2/<model>/<method>?')
    if (headers.authorization !== `bearer ${key}` || expired)
      return raised(401, 'werkzeug.exceptions.Unauthorized', 'Invalid apikey')
    if (json === undefined) return raised(400, 'werkzeug.exceptions.BadRequest', 'could not parse the body as json')
    const takes = signatures[`${model}/${name}`]
    if (models[model!] === undefined)
      return raised(404, 'werkzeug.exceptions.NotFound', `the model '${model}' does not exist`)
    if (takes === undefined) return raised(404, 'werkzeug.exceptions.NotFound', `${model} has no method ${name}`)
    const { ids = [], context = {}, ...args } = json as { ids?: number[]; context?: Json }
    if (of_model.includes(name) && ids.length > 0) return unprocessable(`cannot call ${model}.${name} with ids`)
    const unknown = Object.keys(args).find((one) => !takes.includes(one))
    if (unknown !== undefined) return unprocessable(`got an unexpected keyword argument '${unknown}'`)
    return run(model!, name, ids, args, context)
  }

  function run(model: string, name: string, ids: number[], args: Json, context: Json): Reply {
    if (name === 'context_get') return okReply({ lang: 'en_US', tz: 'UTC', uid: 7 })
    if (name === 'fields_get') return okReply(leadFields)
    if (name === 'search_read') return search(models[model]!, args, context)
    if (read_only)
      return raised(403, 'odoo.exceptions.AccessError', `You are not allowed to modify 'Lead' (${model}) records.`)
    if (name === 'create') return create(args.vals_list)
    if (ids.some((id) => !Number.isInteger(id))) return raised(500, 'builtins.TypeError', 'ids must be integers')
    if (ids.some((id) => !models[model]!.has(id)))
      return raised(404, 'odoo.exceptions.MissingError', 'Record does not exist or has been deleted.')
    return name === 'write' ? write(models[model]!, ids, args.vals as Json) : post(ids, args)
  }

  function create(list: unknown): Reply {
    if (!Array.isArray(list)) return unprocessable("missing a required argument: 'vals_list'")
    for (const values of list as Json[]) {
      const problem = checkLead(values, true)
      if (problem) return problem
    }
    return okReply(list.map((values) => keep(leads, { ...blank(), ...values })))
  }

  function write(store: Map<number, Row>, ids: number[], values: Json): Reply {
    if (typeof values !== 'object') return unprocessable("missing a required argument: 'vals'")
    const problem = store === leads ? checkLead(values, false) : undefined
    if (problem) return problem
    for (const id of ids) Object.assign(store.get(id)!, values)
    return okReply(true)
  }

  function post(ids: number[], { body, subtype_xmlid, body_is_html }: Json): Reply {
    if (ids.length !== 1) return raised(500, 'builtins.ValueError', `Expected singleton: crm.lead(${ids.join(', ')})`)
    // Without that flag, tags are shown as text.
    const html = body_is_html === true ? body : String(body).replace(/&/g, '&amp;').replace(/</g, '&lt;')
    return okReply([keep(messages, { model: 'crm.lead', res_id: ids[0], body: html, subtype: subtype_xmlid })])
  }

  function search(store: Map<number, Row>, args: Json, context: Json): Reply {
    const { domain = [], fields = [], limit = 80, order = 'id' } = args as Search
    const known = (name: string) => name === 'id' || name === 'active' || store !== leads || leadFields[name]
    for (const [name] of domain)
      if (!known(name)) return raised(500, 'builtins.ValueError', `Invalid field crm.lead.${name} in condition`)
    const unknown = fields.find((name) => !known(name))
    if (unknown) return raised(500, 'builtins.ValueError', `Invalid field '${unknown}' on model 'crm.lead'`)
    const visible = [...store.values()].filter(({ active }) => active !== false || context.active_test === false)
    const matches = visible.filter((row) => domain.every((condition) => meets(row, condition)))
    if (order.startsWith('active desc')) matches.sort((a, b) => Number(b.active) - Number(a.active))
    if (order.endsWith('id desc')) matches.reverse()
    const rows = matches.slice(0, limit).map((row) => ({
      id: row.id,
      ...Object.fromEntries(fields.map((name) => [name, fieldOf(row, name) ?? false])),
    }))
    return okReply(rows)
  }

  function keep(store: Map<number, Row>, values: Json): number {
    const id = ++last_id
    store.set(id, { create_date: new Date().toISOString().slice(0, 19).replace('T', ' '), ...values, id })
    return id
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url, database },
    credentials: { api_key: key },
    records: () =>
      [...leads.values()].map((lead) => {
        const its = [...messages.values()].filter(({ res_id }) => res_id === lead.id)
        const notes = its.map(({ id, body }) => ({ id: String(id), text: String(body) }))
        return { id: String(lead.id), fields: lead, notes }
      }),
    put: (fields) => String(keep(leads, { ...blank(), name: 'By hand', ...fields })),
    change: (id, fields) => void Object.assign(leads.get(Number(id))!, fields),
    remove: (id) => void (leads.delete(Number(id)) || messages.delete(Number(id))),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
  }
}

interface Search {
  domain?: [string, string, unknown][]
  fields?: string[]
  limit?: number
  order?: string
}

/** Odoo represents empty values as false. */
function blank(): Json {
  const its = Object.entries(leadFields as Record<string, OdooField>).filter(([name]) => name !== 'email_normalized')
  return {
    ...Object.fromEntries(its.map(([name]) => [name, false])),
    active: true,
    priority: '0',
    user_id: [7, 'Parley'],
  }
}

function meets(row: Row, [name, operator, value]: [string, string, unknown]): boolean {
  const its = fieldOf(row, name)
  return operator === '>=' ? String(its) >= String(value) : operator === '=' && its === value
}

function fieldOf(row: Row, name: string): unknown {
  if (name !== 'email_normalized') return row[name]
  return row.email_from ? String(row.email_from).trim().toLowerCase() : false
}

function okReply(json: unknown): Reply {
  return { status: 200, json }
}

function unprocessable(message: string): Reply {
  return raised(422, 'werkzeug.exceptions.UnprocessableEntity', message)
}
