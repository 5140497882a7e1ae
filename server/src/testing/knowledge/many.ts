import { seeded } from '../random.ts'
import { bicycles } from './bicycles.ts'

const english = bicycles.articles.filter(({ language }) => language === 'en')
const sentences = english.flatMap(({ body }) => body.split(/(?<=\.)\s+/))

/** Articles of three sections from the help center's sentences, so that words are as frequent as in real text. */
export function* manyArticles(count: number): Generator<{ title: string; body: string; language: string }> {
  const random = seeded(7)
  for (let n = 0; n < count; n++) {
    const section = () =>
      `## ${random.pick(english).title}\n\n${Array.from({ length: 5 }, () => random.pick(sentences)).join(' ')}`
    yield {
      title: `${random.pick(english).title}, model ${n}`,
      body: [section(), section(), section()].join('\n\n'),
      language: 'en',
    }
  }
}
