import type { Dictionary } from '../dictionary.ts'

export const start: Dictionary['start'] = {
  title: 'Erste Schritte',
  lead: 'In vier Schritten zur ersten Konversation.',
  channel: 'Kanal verbinden',
  channel_hint: 'Fügen Sie Ihrer Website einen Chat hinzu oder verbinden Sie ein Postfach.',
  invite: 'Team einladen',
  invite_hint: 'Konversationen zuweisen und gemeinsam beantworten.',
  import: 'Kontakte importieren',
  import_hint: 'Aus einer CSV-Datei.',
  test: 'Mit Testdaten ausprobieren',
  test_hint: 'Es wird nichts an Kunden gesendet.',
  done: 'Erledigt',
}
