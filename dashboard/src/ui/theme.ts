import { stored } from '../stored.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const theme = stored<Theme>('parley.theme', 'system', (value) => themes.includes(value as Theme))

const dark = matchMedia('(prefers-color-scheme: dark)')

/** Puts the theme on the page, now and whenever the person or the system changes it. */
export function followTheme(): void {
  const show = () => {
    const chosen = theme.get()
    document.documentElement.dataset.theme = chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen
  }
  theme.subscribe(show)
  dark.addEventListener('change', show)
  show()
}
