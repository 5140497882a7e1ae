import { testAccount } from '../account.ts'
import { type ModelRequest, type ModelServer, type Script, startModelServer } from '../models/model-server.ts'
import type { Client } from '../service.ts'
import { type Articles, publish } from './articles.ts'
import { type TalkMessage, talkWith } from './talk.ts'

type Talk = ReturnType<typeof talkWith>

export interface Modelled extends AsyncDisposable {
  model: ModelServer
  api: Client
  talk: Talk
  articles: Articles
  /** What became of a customer's first message where the model answers so. */
  ask(text: string, script: Script | ((request: ModelRequest) => Script), contact_id?: string): Promise<ModelledReply>
}

interface ModelledReply {
  id: string
  reply: TalkMessage
  turn: Awaited<ReturnType<Talk['turns']>>[number]
  conversation: Awaited<ReturnType<Talk['read']>>
}

/** An account with articles, whose assistant has a language model of the test's making. */
export async function startModelled(): Promise<Modelled> {
  const model = await startModelServer()
  const account = await testAccount()
  const api = await account.client()
  const chosen = { provider: 'openai_compatible', base_url: model.url, model: 'm' }
  const { status, body } = await api.patch('/assistant', chosen)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const talk = talkWith(api)
  return {
    model,
    api,
    talk,
    articles: await publish(api),
    async ask(text, script, contact_id) {
      model.requests.length = 0
      model.always(script)
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
