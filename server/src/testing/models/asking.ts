import type { Question } from '../../models/question.ts'
import { Type } from '../../schema.ts'
import { type Mode, type Scope, systemScope } from '../../scope.ts'
import { testAccount } from '../account.ts'
import type { Client, TestAccount } from '../service.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

export interface Colour {
  colour: string
  shade?: string
}

/** A question to the model, for tests to adapt. */
export function question(changes: Partial<Question<Colour>> = {}): Question<Colour> {
  return {
    purpose: 'summary',
    conversation_id: null,
    instructions: 'Name the colour that the material is about.',
    material: { messages: ['The sky over the harbour.'] },
    schema: Type.Object({ colour: Type.String({ minLength: 2, maxLength: 60 }), shade: Type.Optional(Type.String()) }),
    max_output_tokens: 200,
    time_limit_ms: 5000,
    ...changes,
  }
}

export interface Asking extends AsyncDisposable {
  account: TestAccount
  model: ModelServer
  api: Client
  scope: Scope
}

/** An account with its own model in its test environment. The model is on this machine but treated like any other. */
export async function startAsking(settings: Record<string, unknown> = {}): Promise<Asking> {
  const account = await testAccount()
  const model = await startModelServer({ judges: true })
  model.always({ say: { colour: 'blue' } })
  const api = await account.client({ mode: 'test' })
  const { status, body } = await api.patch('/assistant', {
    provider: 'openai_compatible',
    base_url: model.url,
    model: 'local-model',
    redaction: 'always',
    ...settings,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return {
    account,
    model,
    api,
    scope: scopeOf(account),
    async [Symbol.asyncDispose]() {
      await api.patch('/assistant', { provider: null })
      await model.stop()
    },
  }
}

/** The system's scope in one of the account's environments. */
export function scopeOf({ means, account_id, environment_ids }: TestAccount, mode: Mode = 'test'): Scope {
  return systemScope(means, { account_id, environment_id: environment_ids[mode], mode })
}
