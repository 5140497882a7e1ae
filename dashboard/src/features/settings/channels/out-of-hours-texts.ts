import type { Channel } from './channels.ts'

export type Reply = Channel['out_of_hours_replies'][number]
type Language = Reply['language']

export const placeholder = '{next_opening}'

/** What the reply begins with, in the language of the customer, not of this page. */
export const default_texts: Record<Language, string> = {
  en: `Thanks for your message! We’re closed right now and will be back on ${placeholder}. We’ll reply then.`,
  de: `Danke für Ihre Nachricht! Wir haben gerade geschlossen und sind am ${placeholder} wieder da. Dann antworten wir Ihnen.`,
  fr: `Merci pour votre message ! Nous sommes actuellement fermés et serons de retour le ${placeholder}. Nous vous répondrons alors.`,
  es: `¡Gracias por su mensaje! Ahora estamos cerrados y volvemos el ${placeholder}. Le responderemos entonces.`,
  zh: `感谢您的留言！我们现在不在服务时间，将于 ${placeholder} 恢复服务，届时会回复您。`,
  ar: `شكرًا على رسالتك! نحن خارج ساعات العمل الآن وسنعود ${placeholder}، وسنرد عليك حينها.`,
}

/** What a customer would read whose time zone isn't known. */
export function previewOf(
  { language, text }: Reply,
  opens_at: string | null,
  timeZone: string,
  unknown: string,
): string {
  const opens =
    opens_at === null
      ? unknown
      : new Intl.DateTimeFormat(language, {
          ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
          ...{ timeZone, timeZoneName: 'short' },
        }).format(new Date(opens_at))
  return text.replaceAll(placeholder, opens)
}
