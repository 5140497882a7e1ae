import { existsSync } from 'node:fs'

// The shell is Chromium without what only windows need: it takes a third less of a processor.
export const packages = ['chromium-headless-shell', 'chromium']
const programs = [...packages, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)

export function installedBrowser(): string | undefined {
  return programs.find((path) => existsSync(path))
}
