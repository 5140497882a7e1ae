import { parseArgs } from 'node:util'
import { newId } from '../ids.ts'
import { type Api, callsTo } from './api-calls.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

interface Steps extends Api {
  /** A value on the command line. */
  required(option: 'assignee' | 'endpoint'): string
}

interface CreatedObject {
  id: string
  /** For a test, which causes nothing but an event. */
  event_id?: string
}

/** The API calls that cause each event type. */
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
    const assignee = api.required('assignee')
    return api.post(`/conversations/${(await conversation(api)).id}/accept`, { assignee })
  },
  'message.created': async (api) =>
    api.post(`/conversations/${(await conversation(api)).id}/messages`, {
      content: 'Where is my order?',
      direction: 'inbound',
    }),
  'webhook_endpoint.disabled': async (api) => api.post(`/webhook_endpoints/${api.required('endpoint')}/disable`),
  ping: async (api) => api.post(`/webhook_endpoints/${api.required('endpoint')}/test`),
}

function contact(api: Steps): Promise<CreatedObject> {
  return api.post<CreatedObject>('/contacts', { name: 'Ana Sousa', email: `${newId('request')}@example.com` })
}

async function conversation(api: Steps): Promise<CreatedObject> {
  return api.post<CreatedObject>('/conversations', { contact_id: (await contact(api)).id, handled_by: 'assistant' })
}

const help = `Usage: parley trigger KIND [--assignee USER_ID] [--endpoint ENDPOINT_ID] [--json]
                      [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Makes a real change through the API that causes this type of event, and creates what it needs (a contact, a conversation). Streams
and webhooks deliver the event like any other. Prints the ID of the object.

KIND is one of:
${Object.keys(kinds)
  .map((kind) => `  ${kind}`)
  .join('\n')}

--assignee USER_ID      the assignee for conversation.assigned (see parley users list)
--endpoint ENDPOINT_ID  the endpoint for ping and webhook_endpoint.disabled
${connectionHelp}`

export const trigger: Command = {
  summary: 'trigger an event',
  help,
  async run(words, environment) {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { assignee: text, endpoint: text, ...json_option, ...connectionOptions },
    })
    const [kind] = positionals
    if (kind === undefined || positionals.length > 1) throw new UsageError(help)
    if (!Object.hasOwn(kinds, kind))
      throw new UsageError(`You can't trigger events of type "${kind}". Use one of ${Object.keys(kinds).join(', ')}.`)
    const required = (option: 'assignee' | 'endpoint') => {
      const value = values[option]
      if (value === undefined) throw new UsageError(`Specify which: --${option} ID.`)
      return value
    }
    await withKey('trigger', values, environment, async (connection) => {
      const object = (await kinds[kind]!({ ...callsTo(connection), required })) as CreatedObject
      print(values.json, object, object.event_id ?? object.id)
    })
    return 0
  },
}
