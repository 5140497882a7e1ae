import { type Asked, type ModelServer, type Script, startModelServer } from '../../testing/model-server.ts'
import { type Client, startTestService } from '../../testing/service.ts'
import { type Articles, publish } from './articles.fixture.ts'
import { type SaidMessage, talkWith } from './talk.fixture.ts'

type Talk = ReturnType<typeof talkWith>

export interface Modelled extends AsyncDisposable {
  model: ModelServer
  api: Client
  talk: Talk
  articles: Articles
  /** What became of a customer's first message where the model answers so. */
  asked(text: string, script: Script | ((asked: Asked) => Script), contact_id?: string): Promise<Told>
}

interface Told {
  id: string
  reply: SaidMessage
  turn: Awaited<ReturnType<Talk['turns']>>[number]
  conversation: Awaited<ReturnType<Talk['found']>>
}

/** A service with articles, whose assistant has a language model of the test's making. */
export async function startModelled(): Promise<Modelled> {
  const model = await startModelServer()
  const chosen = { ASSISTANT_PROVIDER: 'openai_compatible', ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: 'm' }
  const service = await startTestService(chosen)
  const api = await service.client()
  const talk = talkWith(api)
  return {
    model,
    api,
    talk,
    articles: await publish(api),
    async asked(text, script, contact_id) {
      model.asked.length = 0
      model.always(script)
      const id = await talk.started(contact_id)
      await talk.say(id, text)
      const reply = await talk.replied(id, 1)
      const [turn] = await talk.turns(id)
      return { id, reply, turn, conversation: await talk.found(id) }
    },
    async [Symbol.asyncDispose]() {
      await service.stop()
      await model.stop()
    },
  }
}
