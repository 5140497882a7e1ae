import { wordsIn } from '../../language/phrases.ts'
import { helpCenter } from '../help/help-center.ts'
import type { Random } from '../random.ts'
import { conversationFrom, days, hours, type Line } from './script.ts'
import type { DemoContact, DemoConversation } from './types.ts'

const thanks: Record<string, readonly string[]> = {
  en: ['Perfect, thank you!', 'That’s all I needed, thanks.', 'Great, thanks a lot!'],
  de: ['Super, danke!', 'Alles klar, vielen Dank.'],
  fr: ['Parfait, merci !', 'Merci beaucoup.'],
  es: ['Perfecto, gracias.', '¡Muchas gracias!'],
  pt: ['Perfeito, obrigada!', 'Muito obrigado.'],
}

/** Questions that the help center answers: the assistant does, and nobody else had to. */
export function answeredByAssistant(
  random: Random,
  contacts: readonly DemoContact[],
  count: number,
): DemoConversation[] {
  const askers = random.shuffle(contacts.filter(({ language }) => language in thanks))
  // Whoever looks for a job is no customer.
  const articles = random.shuffle(helpCenter.filter(({ title }) => title !== 'Working with us'))
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, n) => {
    const contact = askers[n % askers.length]!
    const article = articles.find(({ key, language }) => language === contact.language && !taken.has(key))!
    taken.add(article.key)
    const { title, body, asked } = article
    const words = wordsIn(contact.language)
    const lines: Line[] = [
      `0 contact: ${asked[0]!}`,
      `0 assistant [${title}]: ${body}\n\n${words.source}: ${title}\n\n${words.offer}`,
    ]
    if (random.chance(0.6))
      lines.push(
        `2 contact: ${random.pick(thanks[contact.language]!)}`,
        `2 assistant: ${words.thanks}\n\n${words.offer}`,
      )
    return conversationFrom(
      {
        from: contact.email,
        subject: title,
        status: 'resolved',
        handler: 'assistant',
        labels: ['question'],
        ago: random.int(6 * hours, 7 * days - hours),
        lines,
      },
      contact,
    )
  })
}
