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
  /** Of mail to an address that somebody left, for its owner to say that it wasn't them. */
  claim: { title: string; lead: (business: string) => string; stop: string; stopped: string }
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
    claim: {
      title: 'Wasn’t it you?',
      lead: (business) =>
        `Somebody gave your address in the chat of ${business}. Confirm that it wasn’t you, and these emails end.`,
      stop: 'It wasn’t me',
      stopped: 'You won’t get emails because of what somebody wrote in the chat any more.',
    },
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
    claim: {
      title: 'Waren Sie das nicht?',
      lead: (business) =>
        `Jemand hat Ihre Adresse im Chat von ${business} angegeben. Bestätigen Sie, dass Sie das nicht waren, und diese E-Mails enden.`,
      stop: 'Das war ich nicht',
      stopped: 'Sie erhalten keine E-Mails mehr, weil jemand im Chat Ihre Adresse angegeben hat.',
    },
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
    claim: {
      title: 'Ce n’était pas vous ?',
      lead: (business) =>
        `Quelqu’un a indiqué votre adresse dans le chat de ${business}. Confirmez que ce n’était pas vous et ces e-mails cesseront.`,
      stop: 'Ce n’était pas moi',
      stopped: 'Vous ne recevrez plus d’e-mails parce que quelqu’un a indiqué votre adresse dans le chat.',
    },
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
    claim: {
      title: '¿No fue usted?',
      lead: (business) =>
        `Alguien dio su dirección en el chat de ${business}. Confirme que no fue usted y dejará de recibir estos correos.`,
      stop: 'No fui yo',
      stopped: 'Ya no recibirá correos porque alguien haya dado su dirección en el chat.',
    },
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
    claim: {
      title: '不是您本人？',
      lead: (business) => `有人在 ${business} 的聊天中填写了您的地址。确认不是您本人后，将不再发送这些邮件。`,
      stop: '不是我',
      stopped: '您将不再因他人在聊天中填写您的地址而收到邮件。',
    },
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
    claim: {
      title: 'لم تكن أنت؟',
      lead: (business) => `ذكر شخص ما عنوانك في محادثة ${business}. أكّد أنك لست هو لتتوقف هذه الرسائل.`,
      stop: 'لم أكن أنا',
      stopped: 'لن تصلك بعد الآن رسائل بسبب ذكر شخص ما عنوانك في المحادثة.',
    },
  },
}
