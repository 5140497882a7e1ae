import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const retention: Dictionary['retention'] = {
  lead: 'Wie lange Daten aufbewahrt werden. Über Konversationen und Kontakte entscheiden Sie, den Rest legt Ihr Betreiber fest.',
  yours: 'Konversationen und Kontakte',
  yours_lead: (mode) =>
    `Gilt für Daten im Modus „${mode}“. Abgelaufene Daten werden innerhalb von Minuten gelöscht, mit allem, was dazugehört.`,
  conversations: 'Gelöste Konversationen',
  conversations_hint:
    'Gezählt ab der letzten Nachricht oder der Lösung, je nachdem, was später war. Nachrichten, Zusammenfassungen, Bewertungen und Ereignisdaten werden mitgelöscht. Zahlen in Berichten bleiben.',
  contacts: 'Kontakte ohne Konversationen',
  contacts_hint:
    'Gezählt ab Erstellung oder letzter Änderung des Kontakts oder ab der Lösung seiner letzten Konversation. Kontakte mit einem neuen, bearbeiteten oder qualifizierten Lead bleiben.',
  keep: 'Für immer behalten',
  delete_after: 'Löschen nach',
  days_label: 'Tagen',
  kept_label: 'Label für Legal Hold',
  kept_label_hint: 'Konversationen mit diesem Label bleiben erhalten, etwa für einen Rechtsstreit oder ein Audit.',
  saved: 'Aufbewahrung gespeichert.',
  confirm_title: 'Alte Daten löschen?',
  confirm_lead: 'Diese Einstellungen löschen innerhalb von Minuten dauerhaft:',
  confirm_conversations: (n, is_minimum) =>
    count(
      n,
      is_minimum
        ? { one: 'mindestens # Konversation', other: 'mindestens # Konversationen' }
        : { one: '# Konversation', other: '# Konversationen' },
    ),
  confirm_contacts: (n, is_minimum) =>
    count(
      n,
      is_minimum
        ? { one: 'mindestens # Kontakt', other: 'mindestens # Kontakte' }
        : { one: '# Kontakt', other: '# Kontakte' },
    ),
  confirm_left:
    'Daten, die bereits an ein CRM oder Ihre Webhooks gesendet wurden, werden dort nicht gelöscht. Das lässt sich nicht rückgängig machen.',
  confirm_act: 'Speichern und löschen',
  others: 'Systemdaten',
  others_lead: 'Für alle Konten gleich. Diese Fristen legt Ihr Betreiber fest.',
  what: 'Daten',
  how_long: 'Aufbewahrung',
  days: (days) => count(days, { one: '# Tag', other: '# Tage' }),
  for_good: 'Für immer',
  at_once: 'Sofort gelöscht',
  off: 'Wird nicht aufbewahrt',
  session_ends: 'Bis 7 Tage ohne Nutzung, höchstens 30 Tage',
  rows: {
    deleted: 'Gelöschte Objekte mit ihren Daten in Ereignissen, Zustellungen und Suche',
    events: 'Ereignisse und Webhook-Zustellungen',
    syncs: 'CRM-Synchronisierungsprotokoll und Aufrufe von Sprachmodellen',
    requests: 'Anfrageprotokoll',
    answers: 'Merkliste zu Anfragen von Integrationen, damit nichts doppelt geschieht',
    sessions: 'Anmeldesitzungen',
    audit: 'Audit-Protokoll',
    figures: 'Berichtszahlen: Zeiten und Mengen, kein Nachrichtentext',
  },
}
