/** What the page behind a mail's unsubscribe link says, by language. */
export interface UnsubscribeWords {
  title: string
  /** Of mail to people of the team. */
  notifications: (account: string) => string
  /** Of mail to visitors of a website. */
  continuity: (business: string) => string
  stop: string
  stopped: string
  again: string
  resumed: string
  invalid: string
}

export function unsubscribeWords(language: string): UnsubscribeWords {
  return words[language] ?? words.en!
}

const words: Record<string, UnsubscribeWords> = {
  en: {
    title: 'Stop these emails?',
    notifications: (account) =>
      `Parley will no longer email you notifications of ${account}. You still see them in Parley.`,
    continuity: (business) => `${business} will no longer email you when it replies to you in the chat.`,
    stop: 'Stop emails',
    stopped: 'You won’t get these emails any more.',
    again: 'Get them again',
    resumed: 'You’ll get these emails again.',
    invalid: 'This link isn’t valid.',
  },
  de: {
    title: 'Keine weiteren E-Mails?',
    notifications: (account) =>
      `Parley schickt Ihnen keine Benachrichtigungen von ${account} mehr per E-Mail. In Parley sehen Sie sie weiterhin.`,
    continuity: (business) => `${business} schickt Ihnen keine E-Mail mehr, wenn Ihnen im Chat geantwortet wurde.`,
    stop: 'E-Mails abbestellen',
    stopped: 'Sie erhalten diese E-Mails nicht mehr.',
    again: 'Wieder erhalten',
    resumed: 'Sie erhalten diese E-Mails wieder.',
    invalid: 'Dieser Link ist ungültig.',
  },
  fr: {
    title: 'Ne plus recevoir ces e-mails ?',
    notifications: (account) =>
      `Parley ne vous enverra plus par e-mail les notifications de ${account}. Vous les verrez toujours dans Parley.`,
    continuity: (business) => `${business} ne vous enverra plus d’e-mail lorsqu’une réponse vous attend dans le chat.`,
    stop: 'Arrêter les e-mails',
    stopped: 'Vous ne recevrez plus ces e-mails.',
    again: 'Les recevoir à nouveau',
    resumed: 'Vous recevrez à nouveau ces e-mails.',
    invalid: 'Ce lien n’est pas valide.',
  },
  es: {
    title: '¿Dejar de recibir estos correos?',
    notifications: (account) =>
      `Parley dejará de enviarle por correo las notificaciones de ${account}. Seguirá viéndolas en Parley.`,
    continuity: (business) => `${business} dejará de enviarle un correo cuando le responda en el chat.`,
    stop: 'Dejar de recibir correos',
    stopped: 'Ya no recibirá estos correos.',
    again: 'Volver a recibirlos',
    resumed: 'Volverá a recibir estos correos.',
    invalid: 'Este enlace no es válido.',
  },
  zh: {
    title: '不再接收这些邮件？',
    notifications: (account) => `Parley 将不再通过邮件向您发送 ${account} 的通知。您仍可在 Parley 中查看。`,
    continuity: (business) => `${business} 在聊天中回复您时，将不再向您发送邮件。`,
    stop: '停止接收邮件',
    stopped: '您将不再收到这些邮件。',
    again: '重新接收',
    resumed: '您将重新收到这些邮件。',
    invalid: '此链接无效。',
  },
  ar: {
    title: 'هل تريد إيقاف هذه الرسائل؟',
    notifications: (account) => `لن يرسل إليك Parley إشعارات ${account} بالبريد بعد الآن. ستظل تراها في Parley.`,
    continuity: (business) => `لن يرسل إليك ${business} بريدًا بعد الآن عند الرد عليك في الدردشة.`,
    stop: 'إيقاف الرسائل',
    stopped: 'لن تصلك هذه الرسائل بعد الآن.',
    again: 'استلامها مجددًا',
    resumed: 'ستصلك هذه الرسائل مجددًا.',
    invalid: 'هذا الرابط غير صالح.',
  },
}
