import { helpCenter } from '../../demo/help/help-center.ts'
import type { KnowledgeCase } from './evaluate.ts'
import { offTopic } from './off-topic.ts'

/** The demo's help center, and what its customers ask. */
export const bicycles: KnowledgeCase = {
  articles: helpCenter.map(({ key, title, body, language }) => ({ key, title, body, language })),
  questions: [
    ...helpCenter.flatMap(({ key, asked }) => asked.map((text) => ({ text, answers: [key] }))),
    ...offTopic.map((text) => ({ text, answers: [] })),
  ],
}
