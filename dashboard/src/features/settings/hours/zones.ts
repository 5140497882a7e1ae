/** What browsers still call by an earlier name. */
const names: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

const currentName = (zone: string) => names[zone] ?? zone

export const ownZone = () => currentName(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Every time zone the browser knows, and the one in force even if it doesn't. */
export function zoneChoices(in_force: string): Record<string, string> {
  const all = new Set([...Intl.supportedValuesOf('timeZone').map(currentName), 'UTC', in_force])
  return Object.fromEntries([...all].sort().map((zone) => [zone, zoneName(zone)]))
}

/** America/New_York as people write it, and type it to find it. */
export const zoneName = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')
