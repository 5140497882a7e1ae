/** Every time zone the browser knows, and the one in force even if it doesn't, by the name of its place. */
export function zoneChoices(in_force: string): Record<string, string> {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', in_force])
  return Object.fromEntries([...all].sort().map((zone) => [zone, zoneName(zone)]))
}

/** America/New_York as people write it and type it to find it. */
export const zoneName = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')
