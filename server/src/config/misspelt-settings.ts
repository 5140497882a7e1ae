import { defaultSettings, secrets } from './config.ts'

/** Variables that look like a misspelled setting: nothing else would show that they have no effect. */
export function misspeltSettings(environment: Record<string, string | undefined>): { name: string; setting: string }[] {
  const settings = Object.keys(defaultSettings())
  const known = new Set([...settings, ...secrets.map((name) => `${name}_FILE`)])
  return Object.keys(environment).flatMap((name) => {
    // In names as short as HOST, one letter makes another word.
    if (known.has(name) || name.length < 7) return []
    const setting = [...known].find((one) => one.length >= 8 && isNear(name.toUpperCase(), one))
    return setting === undefined ? [] : [{ name, setting }]
  })
}

/** At most two letters are missing, extra, wrong or swapped. */
function isNear(word: string, other: string, left = 2): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  const [a, b] = [word.slice(same), other.slice(same)]
  if (a === b) return true
  if (left === 0) return false
  const swapped = a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), left - 1)
  return (
    swapped ||
    isNear(a.slice(1), b, left - 1) ||
    isNear(a, b.slice(1), left - 1) ||
    isNear(a.slice(1), b.slice(1), left - 1)
  )
}
