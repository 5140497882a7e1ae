/** The name of the launcher and the frame. Whether it is open, `aria-expanded` says, in the reader's own words. */
export function nameIn(language: string): string {
  return { zh: '聊天', ar: 'الدردشة' }[language.slice(0, 2)] ?? 'Chat'
}
