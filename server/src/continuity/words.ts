/** What mail to customers says around the answers, by language. */
export interface Words {
  subject: (business: string) => string
  lead: (business: string) => string
  link: string
  foot: (business: string) => string
  stop: string
}

/** One of the six that mail is written in, for a locale such as `de-AT`. */
export function languageOf(locale: string | null): string {
  const language = locale?.split('-')[0]?.toLowerCase() ?? ''
  return Object.hasOwn(words, language) ? language : 'en'
}

export function wordsIn(locale: string | null): Words {
  return words[languageOf(locale)]!
}

const words: Record<string, Words> = {
  en: {
    subject: (business) => `${business} replied to you`,
    lead: (business) => `${business} replied to your message:`,
    link: 'Open the conversation',
    foot: (business) => `You get this because you left this address in the chat of ${business}.`,
    stop: 'Stop these emails',
  },
  de: {
    subject: (business) => `${business} hat Ihnen geantwortet`,
    lead: (business) => `${business} hat auf Ihre Nachricht geantwortet:`,
    link: 'Konversation öffnen',
    foot: (business) => `Sie erhalten diese E-Mail, weil Sie diese Adresse im Chat von ${business} angegeben haben.`,
    stop: 'Keine weiteren E-Mails',
  },
  fr: {
    subject: (business) => `${business} vous a répondu`,
    lead: (business) => `${business} a répondu à votre message :`,
    link: 'Ouvrir la conversation',
    foot: (business) => `Vous recevez cet e-mail car vous avez laissé cette adresse dans le chat de ${business}.`,
    stop: 'Ne plus recevoir ces e-mails',
  },
  es: {
    subject: (business) => `${business} le ha respondido`,
    lead: (business) => `${business} ha respondido a su mensaje:`,
    link: 'Abrir la conversación',
    foot: (business) => `Recibe este correo porque dejó esta dirección en el chat de ${business}.`,
    stop: 'No recibir más estos correos',
  },
  zh: {
    subject: (business) => `${business} 回复了您`,
    lead: (business) => `${business} 回复了您的消息：`,
    link: '打开对话',
    foot: (business) => `您收到此邮件是因为您在 ${business} 的聊天中留下了此地址。`,
    stop: '不再接收这些邮件',
  },
  ar: {
    subject: (business) => `ردّ عليك ${business}`,
    lead: (business) => `ردّ ${business} على رسالتك:`,
    link: 'فتح المحادثة',
    foot: (business) => `تصلك هذه الرسالة لأنك تركت هذا العنوان في محادثة ${business}.`,
    stop: 'إيقاف هذه الرسائل',
  },
}
