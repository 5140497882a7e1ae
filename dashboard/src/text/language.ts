export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  zh: '中文',
  ar: 'العربية',
} as const
export type Language = keyof typeof languages
