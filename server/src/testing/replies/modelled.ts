import { testAccount } from '../account.ts'
import { isCheck, verdictsOf } from '../models/checks.ts'
import { type ModelRequest, type ModelServer, type Script, startModelServer } from '../models/model-server.ts'
import type { Client, TestAccount } from '../service.ts'
import { type Articles, publish } from './articles.ts'
import { type TalkMessage, talkWith } from './talk.ts'

type Talk = ReturnType<typeof talkWith>

export interface Modelled extends AsyncDisposable {
  account: TestAccount
  model: ModelServer
  api: Client
  talk: Talk
  articles: Articles
  /** What becomes of a customer's first message if the model does this. */
  ask(text: string, script: Script | ((request: ModelRequest) => Script), contact_id?: string): Promise<ModelledReply>
}

interface ModelledReply {
  id: string
  reply: TalkMessage
  turn: Awaited<ReturnType<Talk['turns']>>[number]
  conversation: Awaited<ReturnType<Talk['read']>>
}

/** A reply of the model that is based on one article, or on none. */
export function says(action: string, text: string, source: string | null = null): Script {
  return { say: { action, statements: text === '' ? [] : [{ text, source }] } }
}

/** The same, and the model confirms it when asked to check it. */
export function unchecked(script: Script | ((request: ModelRequest) => Script)): (request: ModelRequest) => Script {
  return (request) => (isCheck(request) ? verdictsOf(request) : typeof script === 'function' ? script(request) : script)
}

/** An account with articles and a fake language model. */
export async function startModelled(): Promise<Modelled> {
  const model = await startModelServer()
  const account = await testAccount()
  const api = await account.client()
  const chosen = { provider: 'openai_compatible', base_url: model.url, model: 'm' }
  const { status, body } = await api.patch('/assistant', chosen)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const talk = talkWith(api)
  return {
    account,
    model,
    api,
    talk,
    articles: await publish(api),
    async ask(text, script, contact_id) {
      model.requests.length = 0
      model.always(unchecked(script))
      const id = await talk.started(contact_id)
      await talk.say(id, text)
      const reply = await talk.replied(id, 1)
      const [turn] = await talk.turns(id)
      return { id, reply, turn, conversation: await talk.read(id) }
    },
    async [Symbol.asyncDispose]() {
      await api.patch('/assistant', { provider: null })
      await model.stop()
    },
  }
}
