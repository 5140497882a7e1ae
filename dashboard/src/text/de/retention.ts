import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const retention: Dictionary['retention'] = {
  title: 'Aufbewahrung',
  lead: 'Was Parley aufbewahrt und wie lange. Die Tage legt fest, wer den Dienst betreibt, für alle Konten darauf.',
  what: 'Was',
  how_long: 'Wie lange',
  days: (days) => count(days, { one: '# Tag', other: '# Tage' }),
  for_good: 'Dauerhaft',
  at_once: 'Sofort fort',
  off: 'Wird nicht aufbewahrt',
  until_deleted: 'Bis jemand den Kontakt löscht',
  session_ends: 'Endet nach 7 Tagen ohne Nutzung, in jedem Fall nach 30 Tagen',
  rows: {
    contacts: 'Kontakte mit ihren Gesprächen, Nachrichten, Zusammenfassungen und Leads',
    deleted: 'Gelöschtes, und was Ereignisse, Zustellungen und Suche davon wussten',
    events: 'Ereignisse und die Zustellungen von Webhooks',
    syncs: 'Das Journal der CRM-Abgleiche und Aufrufe von Sprachmodellen',
    requests: 'Das Anfrageprotokoll',
    answers: 'Antworten auf wiederholte Anfragen (Idempotency-Key)',
    sessions: 'Sitzungen von Personen',
    audit: 'Das Audit-Protokoll',
    figures: 'Die Zahlen der Berichte: Zeiten und Mengen, niemandes Worte',
  },
}
