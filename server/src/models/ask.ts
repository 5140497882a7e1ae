import type { Scope } from '../scope.ts'
import { experienceWith } from './breaker.ts'
import { modelOf } from './chosen.ts'
import type { Reason } from './failure.ts'
import { put } from './put.ts'
import type { Answer, Question } from './question.ts'

/**
 * The one way to call a language model. Never throws because of the model: the embedded engine takes over. Call it outside
 * transactions, because it waits for the network.
 */
export async function askModel<Shape>(scope: Scope, question: Question<Shape>): Promise<Answer<Shape>> {
  const model = await modelOf(scope)
  if (!model) return unanswered({ reason: 'no_model', words: 'No language model is set.' })
  const barred = experienceWith(scope, model).barred()
  if (barred)
    return unanswered({
      reason: barred.reason,
      words: `The model failed or asked for a pause. The next call is in ${barred.seconds} s.`,
    })
  if (scope.may_ask_model?.() === false)
    return unanswered({ reason: 'rate_limited', words: 'The rate limit for calls to language models is reached.' })
  const { answer } = await put(scope, model, question)
  return answer
}

function unanswered(why: { reason: Reason; words: string }) {
  return { outcome: 'unanswered', ...why } as const
}
