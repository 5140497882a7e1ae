import { parseArgs } from 'node:util'
import { newId } from '../ids.ts'
import { type Command, UsageError } from './usage.ts'
import { type Connection, connectionHelp, connectionOptions, withKey } from './with-key.ts'

interface Steps {
  post(path: string, body?: object): Promise<Made>
  patch(path: string, body: object): Promise<Made>
  delete(path: string): Promise<Made>
  /** A value of the command line. */
  given(option: 'assignee' | 'endpoint'): string
}

interface Made {
  id: string
  /** Of a test, which makes nothing but an event. */
  event_id?: string
}

/** What has to be done, through the API, for each kind of event to happen. */
const kinds: Record<string, (steps: Steps) => Promise<unknown>> = {
  'contact.created': contact,
  'contact.updated': async (api) => api.patch(`/contacts/${(await contact(api)).id}`, { name: 'Ana Sousa Lima' }),
  'contact.deleted': async (api) => api.delete(`/contacts/${(await contact(api)).id}`),
  'conversation.created': conversation,
  'conversation.updated': async (api) =>
    api.patch(`/conversations/${(await conversation(api)).id}`, { labels: ['triggered'] }),
  'conversation.status_changed': async (api) =>
    api.post(`/conversations/${(await conversation(api)).id}/status`, { status: 'resolved' }),
  'conversation.handed_over': async (api) =>
    api.post(`/conversations/${(await conversation(api)).id}/handover`, { reason: 'Asks for a person' }),
  'conversation.assigned': async (api) => {
    const assignee = api.given('assignee')
    return api.post(`/conversations/${(await conversation(api)).id}/accept`, { assignee })
  },
  'message.created': async (api) =>
    api.post(`/conversations/${(await conversation(api)).id}/messages`, {
      content: 'Where is my order?',
      direction: 'inbound',
    }),
  'webhook_endpoint.disabled': async (api) => api.post(`/webhook_endpoints/${api.given('endpoint')}/disable`),
  ping: async (api) => api.post(`/webhook_endpoints/${api.given('endpoint')}/test`),
}

function contact(api: Steps): Promise<Made> {
  return api.post('/contacts', { name: 'Ana Sousa', email: `${newId('request')}@example.com` })
}

async function conversation(api: Steps): Promise<Made> {
  return api.post('/conversations', { contact_id: (await contact(api)).id, handled_by: 'assistant' })
}

const help = `Usage: parley trigger KIND [--assignee USER_ID] [--endpoint ENDPOINT_ID]
                      [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Makes a real change through the API that leads to this kind of event, with what it needs (a contact, a conversation): streams
and webhooks then tell of it as of any other. It prints the id of what was made.

KIND is one of:
${Object.keys(kinds)
  .map((kind) => `  ${kind}`)
  .join('\n')}

--assignee USER_ID      to whom, for conversation.assigned (parley users list)
--endpoint ENDPOINT_ID  which, for ping and webhook_endpoint.disabled
${connectionHelp}`

export const trigger: Command = {
  summary: 'make an event of a kind happen',
  help,
  async run(words, environment) {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { assignee: text, endpoint: text, ...connectionOptions },
    })
    const [kind] = positionals
    if (kind === undefined || positionals.length > 1) throw new UsageError(help)
    if (!Object.hasOwn(kinds, kind))
      throw new UsageError(`No event of kind "${kind}" can be triggered. There are: ${Object.keys(kinds).join(', ')}.`)
    const given = (option: 'assignee' | 'endpoint') => {
      const value = values[option]
      if (value === undefined) throw new UsageError(`Say which: --${option} ID.`)
      return value
    }
    await withKey('trigger', values, environment, async (connection) => {
      const made = (await kinds[kind]!({ ...callsTo(connection), given })) as Made
      console.log(made.event_id ?? made.id)
    })
    return 0
  },
}

function callsTo({ url, key }: Connection): Omit<Steps, 'given'> {
  const call = async (method: string, path: string, body?: object): Promise<Made> => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const said = (await answer.json()) as Made & { error?: { message: string } }
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${said.error?.message}`)
    return said
  }
  return {
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  }
}
