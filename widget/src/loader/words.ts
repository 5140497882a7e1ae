/** Words of the page's own: the chat's are in its frame, which may not be there. */
export interface LoaderWords {
  /** Of the launcher and the frame. Whether it is open, `aria-expanded` says, in the reader's own words. */
  name: string
  unavailable: string
  retry: string
}

const rows: Record<string, [unavailable: string, retry: string, name?: string]> = {
  en: ['The chat isn’t available right now.', 'Try again'],
  de: ['Der Chat ist gerade nicht verfügbar.', 'Erneut versuchen'],
  fr: ['Le chat n’est pas disponible pour le moment.', 'Réessayer'],
  es: ['El chat no está disponible ahora mismo.', 'Reintentar'],
  zh: ['聊天暂时不可用。', '重试', '聊天'],
  ar: ['الدردشة غير متاحة الآن.', 'إعادة المحاولة', 'الدردشة'],
}

export function wordsIn(language: string): LoaderWords {
  const [unavailable, retry, name = 'Chat'] = rows[language.slice(0, 2).toLowerCase()] ?? rows.en!
  return { name, unavailable, retry }
}
