import { helpCenter } from '../../cli/demo/help-center.ts'
import type { Business } from './evaluate.ts'
import { offTopic } from './off-topic.ts'

const help_center = helpCenter()
const asked = help_center.flatMap(({ key, asked }) => asked.map((text) => ({ text, right: [key] })))

/** The demo's help center, with its customers' questions and others that no article answers. */
export const bicycles: Business = {
  name: 'bicycles',
  language: 'en',
  articles: help_center.map(({ key, title, body, language }) => ({ id: key, title, body, language })),
  questions: [
    ...asked.map(({ text, right }, n) => ({ id: `asked-${n + 1}`, kind: 'hard' as const, turns: [text], right })),
    ...offTopic.map((text, n) => ({ id: `off-${n + 1}`, kind: 'off' as const, turns: [text], right: [] })),
  ],
}
