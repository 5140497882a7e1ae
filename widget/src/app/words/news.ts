/** What is said around messages that come while the chat is closed. It's fetched when there are some. */
const en = {
  news: 'New message',
  dismiss: 'Dismiss',
  sound: 'Sound for new messages',
}

export type NewsWords = typeof en

const de: NewsWords = {
  news: 'Neue Nachricht',
  dismiss: 'Ausblenden',
  sound: 'Ton bei neuen Nachrichten',
}

const fr: NewsWords = {
  news: 'Nouveau message',
  dismiss: 'Masquer',
  sound: 'Son pour les nouveaux messages',
}

const es: NewsWords = {
  news: 'Mensaje nuevo',
  dismiss: 'Ocultar',
  sound: 'Sonido para mensajes nuevos',
}

const zh: NewsWords = {
  news: '新消息',
  dismiss: '关闭提示',
  sound: '新消息提示音',
}

const ar: NewsWords = {
  news: 'رسالة جديدة',
  dismiss: 'إخفاء',
  sound: 'صوت عند وصول رسائل جديدة',
}

export const news_words: Record<string, NewsWords> = { en, de, fr, es, zh, ar }
