import { defaultSettings, secrets } from './config.ts'
import { isNear } from './nearest.ts'

/** Variables that look like a misspelled setting: nothing else would show that they have no effect. */
export function misspeltSettings(environment: Record<string, string | undefined>): { name: string; setting: string }[] {
  const settings = Object.keys(defaultSettings())
  const known = new Set([...settings, ...secrets.map((name) => `${name}_FILE`)])
  return Object.keys(environment).flatMap((name) => {
    // In names as short as HOST, one letter makes another word.
    if (known.has(name) || name.length < 7) return []
    const setting = [...known].find((one) => one.length >= 8 && isNear(name.toUpperCase(), one, 2))
    return setting === undefined ? [] : [{ name, setting }]
  })
}
