/** What mail to customers says around the answers, by language. */
export interface Words {
  subject: (business: string) => string
  lead: (business: string) => string
  link: string
  closed: (opening: string) => string
  foot: (business: string) => string
  stop: string
  /** Why it came, where the address may be somebody else's. `where` is a website or the business. */
  claimed: (where: string) => string
  not_me: string
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
    closed: (opening) => `We’re closed right now and will be back on ${opening}.`,
    foot: (business) => `You get this because you left this address in the chat of ${business}.`,
    stop: 'Stop these emails',
    claimed: (where) =>
      `Somebody gave this address in the chat on ${where}. If it wasn’t you, this email isn’t meant for you.`,
    not_me: 'Not me',
  },
  de: {
    subject: (business) => `${business} hat Ihnen geantwortet`,
    lead: (business) => `${business} hat auf Ihre Nachricht geantwortet:`,
    link: 'Konversation öffnen',
    closed: (opening) => `Wir haben gerade geschlossen und sind am ${opening} wieder da.`,
    foot: (business) => `Sie erhalten diese E-Mail, weil Sie diese Adresse im Chat von ${business} angegeben haben.`,
    stop: 'Keine weiteren E-Mails',
    claimed: (where) =>
      `Jemand hat diese Adresse im Chat auf ${where} angegeben. Wenn Sie das nicht waren, ist diese E-Mail nicht für Sie bestimmt.`,
    not_me: 'Das war ich nicht',
  },
  fr: {
    subject: (business) => `${business} vous a répondu`,
    lead: (business) => `${business} a répondu à votre message :`,
    link: 'Ouvrir la conversation',
    closed: (opening) => `Nous sommes actuellement fermés et serons de retour le ${opening}.`,
    foot: (business) => `Vous recevez cet e-mail car vous avez laissé cette adresse dans le chat de ${business}.`,
    stop: 'Ne plus recevoir ces e-mails',
    claimed: (where) =>
      `Quelqu’un a indiqué cette adresse dans le chat sur ${where}. Si ce n’était pas vous, cet e-mail ne vous est pas destiné.`,
    not_me: 'Ce n’était pas moi',
  },
  es: {
    subject: (business) => `${business} le ha respondido`,
    lead: (business) => `${business} ha respondido a su mensaje:`,
    link: 'Abrir la conversación',
    closed: (opening) => `Ahora estamos cerrados y volvemos el ${opening}.`,
    foot: (business) => `Recibe este correo porque dejó esta dirección en el chat de ${business}.`,
    stop: 'No recibir más estos correos',
    claimed: (where) =>
      `Alguien dio esta dirección en el chat de ${where}. Si no fue usted, este correo no es para usted.`,
    not_me: 'No fui yo',
  },
  zh: {
    subject: (business) => `${business} 回复了您`,
    lead: (business) => `${business} 回复了您的消息：`,
    link: '打开对话',
    closed: (opening) => `我们现在不在服务时间，将于 ${opening} 恢复服务。`,
    foot: (business) => `您收到此邮件是因为您在 ${business} 的聊天中留下了此地址。`,
    stop: '不再接收这些邮件',
    claimed: (where) => `有人在 ${where} 的聊天中填写了此地址。如果不是您本人，此邮件与您无关。`,
    not_me: '不是我',
  },
  ar: {
    subject: (business) => `ردّ عليك ${business}`,
    lead: (business) => `ردّ ${business} على رسالتك:`,
    link: 'فتح المحادثة',
    closed: (opening) => `نحن خارج ساعات العمل الآن وسنعود ${opening}.`,
    foot: (business) => `تصلك هذه الرسالة لأنك تركت هذا العنوان في محادثة ${business}.`,
    stop: 'إيقاف هذه الرسائل',
    claimed: (where) => `ذكر شخص ما هذا العنوان في المحادثة على ${where}. إن لم تكن أنت، فهذه الرسالة ليست لك.`,
    not_me: 'لم أكن أنا',
  },
}
