import type { Scope } from '../scope.ts'
import { breakerFor } from './breaker.ts'
import { callModel } from './call-model.ts'
import { modelOf } from './model.ts'
import { type Answer, type Question, unanswered } from './question.ts'

/**
 * The one way to call a language model. Never throws because of the model: the embedded engine takes over. Call it outside
 * transactions, because it waits for the network.
 */
export async function askModel<Shape>(scope: Scope, question: Question<Shape>): Promise<Answer<Shape>> {
  const model = await modelOf(scope)
  if (!model) return unanswered({ reason: 'no_model', words: 'No language model is set.' })
  const blocked = breakerFor(scope, model).blocked()
  if (blocked)
    return unanswered({
      reason: blocked.reason,
      words: `The model failed or asked for a pause. The next call is in ${blocked.seconds} s.`,
    })
  // A check belongs to the call whose answer it checks.
  if (question.purpose !== 'check' && scope.may_ask_model?.() === false)
    return unanswered({ reason: 'rate_limited', words: 'The rate limit for calls to language models is reached.' })
  const { answer } = await callModel(scope, model, question)
  return answer
}
