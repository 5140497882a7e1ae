const max_characters = 255

/** A name that is safe to show and to save: no folders, no control or direction characters, not too long. */
export function safeName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1)!
  const visible = last.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  const name = /^\.*$/.test(visible) ? 'file' : visible
  const characters = Array.from(name)
  if (characters.length <= max_characters) return name
  const ending = /\.[^. ]{1,15}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, max_characters - ending.length).join('') + ending
}
