import type { Dictionary } from '../dictionary.ts'

export const start: Dictionary['start'] = {
  title: 'Erste Schritte',
  lead: 'In vier Schritten zum ersten Gespräch.',
  channel: 'Kanal verbinden',
  channel_hint: 'Über Ihre Kanäle kommen Gespräche herein.',
  invite: 'Team einladen',
  invite_hint: 'Gespräche zuweisen und gemeinsam beantworten.',
  import: 'Kontakte importieren',
  import_hint: 'Aus einer CSV-Datei.',
  test: 'Mit Testdaten ausprobieren',
  test_hint: 'Nichts davon erreicht Kundinnen oder Kunden.',
  done: 'Erledigt',
}
