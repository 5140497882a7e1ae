import { seeded } from '../../demo/random.ts'
import { bicycles } from './bicycles.ts'

const english = bicycles.articles.filter(({ language }) => language === 'en')
const sentences = english.flatMap(({ body }) => body.split(/(?<=\.)\s+/))

/** As many articles of three sections as wanted, out of the sentences of the help center: words as frequent as words are. */
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
