/** The languages of the dashboard. */
export const languages = ['en', 'de', 'fr', 'es', 'zh', 'ar'] as const
export type Language = (typeof languages)[number]
