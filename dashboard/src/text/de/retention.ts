import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const retention: Dictionary['retention'] = {
  lead: 'Wie lange was aufbewahrt wird. Über Gespräche und Kontakte bestimmen Sie; das Übrige legt fest, wer den Dienst betreibt.',
  yours: 'Gespräche und Kontakte',
  yours_lead: (mode) =>
    `Gilt für diese Daten: ${mode}. Was fällig ist, wird binnen Minuten gelöscht, mit allem, was daran hängt.`,
  conversations: 'Gelöste Gespräche',
  conversations_hint:
    'Gezählt ab der letzten Nachricht oder ab der Lösung, falls diese später war. Nachrichten, Zusammenfassungen und Bewertungen gehen mit, ebenso, was Ereignisse davon erzählten. Berichte behalten ihre Zahlen.',
  contacts: 'Kontakte ohne Gespräche',
  contacts_hint:
    'Gezählt ab dem Anlegen oder der letzten Änderung, oder ab dem Ende des letzten Gesprächs. Kontakte bleiben, solange ihr Lead neu, in Arbeit oder qualifiziert ist.',
  keep: 'Dauerhaft aufbewahren',
  delete_after: 'Löschen nach',
  days_label: 'Tagen',
  kept_label: 'Label, das ein Gespräch bewahrt',
  kept_label_hint:
    'Gespräche mit diesem Label werden nie wegen ihres Alters gelöscht: für einen Rechtsstreit oder eine Prüfung.',
  saved: 'Die Aufbewahrung ist gespeichert.',
  confirm_title: 'Löschen, was zu alt ist?',
  confirm_lead: 'Mit diesen Einstellungen verschwindet binnen Minuten und endgültig:',
  confirm_conversations: (n, at_least) =>
    count(
      n,
      at_least
        ? { one: 'mindestens # Gespräch', other: 'mindestens # Gespräche' }
        : { one: '# Gespräch', other: '# Gespräche' },
    ),
  confirm_contacts: (n, at_least) =>
    count(
      n,
      at_least
        ? { one: 'mindestens # Kontakt', other: 'mindestens # Kontakte' }
        : { one: '# Kontakt', other: '# Kontakte' },
    ),
  confirm_left:
    'Was an ein CRM oder an Ihre Programme weitergegeben wurde, bleibt dort. Das lässt sich nicht rückgängig machen.',
  confirm_act: 'Speichern und löschen',
  others: 'Das Übrige',
  others_lead: 'Gilt für alle Konten dieses Dienstes. Die Tage legt fest, wer ihn betreibt.',
  what: 'Was',
  how_long: 'Wie lange',
  days: (days) => count(days, { one: '# Tag', other: '# Tage' }),
  for_good: 'Dauerhaft',
  at_once: 'Sofort fort',
  off: 'Wird nicht aufbewahrt',
  session_ends: 'Endet nach 7 Tagen ohne Nutzung, in jedem Fall nach 30 Tagen',
  rows: {
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
