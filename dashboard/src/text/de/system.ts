import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const system: Dictionary['system'] = {
  lead: 'Zeigt, ob alles funktioniert, was Ihr Konto braucht. Wird alle 30 Sekunden aktualisiert.',
  works: 'Alles funktioniert',
  problems: (n: number) => count(n, { one: '# Problem', other: '# Probleme' }),
  alarms: 'Alarme',
  alarms_none: 'In Ihrem Konto ist nichts gestört.',
  go: (place: string) => `Zu: ${place}`,
  since: 'Seit',
  until: 'Beendet',
  past: 'Frühere Alarme',
  past_lead: 'Die letzten 20, die beendet sind.',
  past_none: 'Noch keine Alarme.',
  service: 'Dienst',
  service_lead: (mode: string) =>
    `Die Warteschlangen enthalten Daten Ihres Kontos (${mode}). Datenbank, Festplatte, Backups und Ereignisprotokoll dienen allen Konten.`,
  ask: 'Bitten Sie Ihren Betreiber, auf dem Server parley doctor auszuführen.',
  states: { ok: 'OK', problem: 'Handlungsbedarf', unknown: 'Unbekannt' },
  checks: {
    database: 'Datenbank',
    disk: 'Festplatte',
    backup: 'Backup',
    events: 'Ereignisprotokoll',
    outgoing: 'Nachrichten an Kunden',
    mail: 'E-Mails von Parley',
    push: 'Push-Benachrichtigungen',
    webhooks: 'Webhooks',
    crm: 'CRM-Synchronisierung',
    search: 'Suche',
  },
  responds: 'Antwortet',
  full: 'Die Festplatte ist voll. Nichts kann gespeichert werden.',
  free: (size: string) => `${size} frei`,
  not_known: 'Nicht bekannt',
  last: (ago: string) => `Letztes Backup: ${ago}`,
  no_backup: 'Mit parley backup wurde kein Backup erstellt.',
  idle: 'Nichts wartet',
  on_time: 'Nichts ist überfällig',
  up_to_date: 'Aktuell',
  behind: (time: string) => `Rückstand: ${time}`,
  waiting: (time: string) => `Am längsten wartet etwas seit ${time}`,
  overdue: (n: number) => count(n, { one: '# überfällig', other: '# überfällig' }),
  version: (version: string) => `Parley ${version}`,
}
