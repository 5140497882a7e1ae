/** Fills in the places of a path, such as `/contacts/{contact_id}`. */
export function pathOf(path: string, places: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name]
    // An empty id would request the list instead, and dots would climb out of the path.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} must be an id.`)
    return encodeURIComponent(value)
  })
}

export function queryOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
