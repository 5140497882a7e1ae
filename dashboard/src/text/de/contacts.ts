import { contactFields } from '../contact-fields.ts'
import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

export const contacts: Dictionary['contacts'] = {
  title: 'Kontakte',
  list: 'Kontakte',
  search: 'Kontakte suchen',
  filters: 'Filter',
  since: 'Angelegt',
  since_choices: {
    any: 'Irgendwann angelegt',
    week: 'In den letzten 7 Tagen angelegt',
    month: 'In den letzten 30 Tagen angelegt',
    quarter: 'In den letzten 90 Tagen angelegt',
    year: 'Im letzten Jahr angelegt',
  },
  order: 'Reihenfolge',
  orders: { desc: 'Neueste zuerst', asc: 'Älteste zuerst' },
  columns: { name: 'Name', email: 'E-Mail', phone: 'Telefon', created: 'Angelegt' },
  no_email: 'Keine E-Mail-Adresse',
  not_set: 'Nicht angegeben',
  empty: 'Noch keine Kontakte',
  empty_hint:
    'Kontakte sind die Menschen, mit denen Sie sprechen. Legen Sie einen an, importieren Sie eine Datei oder lassen Sie Ihr eigenes Programm sie schicken:',
  nothing: 'Kein Kontakt passt dazu',
  nothing_hint: 'Gesucht wird nach Wortanfängen in Namen, E-Mail-Adressen, Telefonnummern und Kennungen.',
  clear: 'Filter aufheben',
  try: 'Einen Kontakt über die API anlegen',
  no_right: 'Ihre Rolle zeigt keine Kontakte.',

  create: 'Neuer Kontakt',
  create_act: 'Kontakt anlegen',
  created: (name) => `${apart(name)} ist jetzt ein Kontakt.`,
  fields: contactFields('de'),
  taken_email: 'Ein anderer Kontakt hat diese E-Mail-Adresse schon.',
  taken_identifier: 'Ein anderer Kontakt hat diese Kennung schon.',
  open_other: (name) => `${apart(name)} öffnen`,

  back: 'Alle Kontakte',
  back_to_conversation: 'Zurück zum Gespräch',
  gone: 'Diesen Kontakt gibt es nicht mehr',
  gone_hint: 'Er wurde gelöscht oder ist in einem anderen Kontakt aufgegangen.',
  since_date: (date) => `Kontakt seit ${date}`,
  more: 'Weitere Aktionen',
  details: 'Angaben',
  edit: (field) => `Bearbeiten: ${field}`,
  saved: (field) => `${field}: gespeichert.`,
  changed_meanwhile: (value) =>
    `Jemand hat das inzwischen geändert in: ${apart(value)}. Speichern Sie noch einmal, um es zu ersetzen, oder brechen Sie ab.`,
  cleared_meanwhile:
    'Jemand hat das inzwischen geleert. Speichern Sie noch einmal, um es zu ersetzen, oder brechen Sie ab.',

  attributes: 'Merkmale',
  attributes_empty: 'Noch keine. Merkmale halten fest, was Sie sonst wissen, etwa einen Tarif oder eine Stadt.',
  attribute_add: 'Merkmal hinzufügen',
  attribute_edit: (key) => `Merkmal ${apart(key)} bearbeiten`,
  attribute_remove: (key) => `Merkmal ${apart(key)} entfernen`,
  attribute_removed: (key) => `Das Merkmal ${apart(key)} ist entfernt.`,
  attribute_saved: (key) => `Das Merkmal ${apart(key)} ist gespeichert.`,
  attribute_key: 'Merkmal',
  attribute_value: 'Wert',
  attribute_hint:
    'Text; oder JSON: eine Zahl, true, false, eine Liste, ein Objekt. In Anführungszeichen bleibt eine Zahl Text: "0042".',
  attribute_exists: 'Ein Merkmal dieses Namens gibt es schon.',

  conversations: 'Gespräche',
  conversations_empty: 'Noch keine Gespräche.',
  lead_none: 'Noch kein Lead: nie bewertet.',

  merge: 'Mit einem anderen Kontakt zusammenführen',
  merge_title: 'Zwei Kontakte zusammenführen',
  merge_choose: 'Wer ist dieselbe Person?',
  merge_search: 'Name, E-Mail-Adresse, Telefonnummer oder Kennung',
  merge_none: 'Unter diesen Wörtern findet sich niemand anderes.',
  merge_lead:
    'Ein Kontakt bleibt und bekommt, was der andere hat. Den anderen gibt es dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  merge_stays: 'Bleibt',
  merge_goes: 'Geht darin auf',
  merge_swap: 'Umgekehrt',
  merge_result: 'Was daraus wird',
  merge_lost: 'Was nicht erhalten bleibt',
  merge_lost_none: 'Nichts geht verloren: Beide sagen dasselbe, oder nur einer sagt etwas.',
  merge_conversations: (n) =>
    count(n, {
      one: '# Gespräch zieht mit seinen Nachrichten um.',
      other: '# Gespräche ziehen mit ihren Nachrichten um.',
    }),
  merge_no_conversations: 'Kein Gespräch muss umziehen.',
  merge_leads: {
    none: 'Keiner von beiden ist ein Lead.',
    kept: 'Der Lead bleibt, wie er ist.',
    moved: 'Der Lead zieht mit seiner Vorgeschichte um.',
    joined:
      'Beide sind Leads: Sie werden einer, mit der Vorgeschichte beider, und werden nach allem, was beide geschrieben haben, neu bewertet.',
  },
  merge_records: 'Diese Datensätze in Ihrem CRM bleiben, wie sie sind. Führen Sie sie dort zusammen:',
  merge_word: 'zusammenführen',
  merge_act: 'Zusammenführen',
  merged: (name) => `${apart(name)} ist jetzt ein einziger Kontakt.`,

  export_one: 'Alles als JSON exportieren',
  export_one_ready: 'Die Datei ist fertig.',
  exporting_one: (n) => count(n, { one: '# Gespräch gelesen', other: '# Gespräche gelesen' }),
  export: 'Exportieren',
  export_title: 'Kontakte exportieren',
  export_lead: 'Alle, auf die Suche und Filter zutreffen, kommen in eine CSV-Datei.',
  exporting: (n) => count(n, { one: '# Kontakt gelesen', other: '# Kontakte gelesen' }),
  exported: 'Die Datei ist fertig.',

  erase: 'Löschen',
  erase_title: (name) => `${apart(name)} löschen?`,
  erase_lead: 'Das geht für immer verloren und lässt sich nicht rückgängig machen:',
  erase_parts: [
    'der Kontakt mit allen Angaben',
    'jedes Gespräch mit ihm, mit allen Nachrichten, Notizen und Zusammenfassungen',
    'sein Lead mit Punktzahl und Vorgeschichte',
    'was Ereignisse und Webhook-Zustellungen von ihm behalten haben',
  ],
  erase_left: 'Was an ein CRM oder an Ihre eigenen Programme weitergegeben wurde, bleibt dort.',
  erase_act: 'Für immer löschen',
  erased: 'Der Kontakt ist gelöscht.',

  import: 'Importieren',
  import_title: 'Kontakte importieren',
  import_lead:
    'Aus einer CSV-Datei: ein Kontakt in jeder Zeile, die Namen der Spalten in der ersten. Höchstens 50.000 Zeilen.',
  import_choose: 'Datei wählen',
  import_drop: 'oder hier ablegen',
  import_other: 'Andere Datei wählen',
  import_sample: 'Etwa so eine:',
  import_too_large: 'Die Datei ist größer als 50 MB. Teilen Sie sie auf.',
  import_unreadable: 'Die Datei ließ sich nicht lesen.',
  import_no_rows: 'In dieser Datei stehen keine Zeilen.',
  import_cut: (n) =>
    `Nur die ersten ${n.toLocaleString('de')} Zeilen werden genommen. Teilen Sie die Datei für die übrigen auf.`,
  import_reading: 'Die Datei wird gelesen …',
  encoding: 'Zeichenkodierung',
  separator: 'Trennzeichen',
  separators: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator' },
  import_columns: 'Was die Spalten sind',
  import_column: 'Spalte',
  import_becomes: 'Wird zu',
  import_example: 'In den ersten Zeilen',
  import_targets: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    attribute: 'Merkmal',
    ignore: 'Weglassen',
  },
  import_becomes_of: (column) => `Was aus der Spalte ${apart(column)} wird`,
  import_need_email: 'Sagen Sie, in welcher Spalte die E-Mail-Adresse steht.',
  import_twice: (target) => `Zwei Spalten können nicht beide das sein: ${target}.`,
  import_existing: 'Kontakte, die es nach ihrer E-Mail-Adresse schon gibt',
  import_existing_choices: {
    skip: 'Lassen, wie sie sind',
    update: 'Aktualisieren mit dem, was in der Datei steht; was dort leer ist, bleibt',
  },
  import_rows: (n) => count(n, { one: '# Zeile', other: '# Zeilen' }),
  import_bad: (n) =>
    count(n, { one: '# Zeile kann so nicht übernommen werden:', other: '# Zeilen können so nicht übernommen werden:' }),
  import_line: (line) => `Zeile ${line}`,
  import_start: (n) => count(n, { one: '# Kontakt importieren', other: '# Kontakte importieren' }),
  import_checking: 'Suche nach Duplikaten …',
  import_new: (n) => count(n, { one: '# neuer Kontakt', other: '# neue Kontakte' }),
  import_known: (n) => count(n, { one: '# ist schon vorhanden', other: '# sind schon vorhanden' }),
  import_repeated: (n) =>
    count(n, {
      one: '# Zeile wiederholt eine E-Mail-Adresse der Datei',
      other: '# Zeilen wiederholen eine E-Mail-Adresse der Datei',
    }),
  import_running: 'Wird importiert',
  import_paused: 'Angehalten',
  import_done: 'Importiert',
  import_canceled: 'Abgebrochen: Was importiert ist, bleibt.',
  import_stopped: 'Der Import musste aufhören.',
  import_progress: (done, total) => `${done} von ${total} Zeilen`,
  import_left: (minutes) =>
    minutes < 1
      ? 'Noch weniger als eine Minute'
      : count(minutes, { one: 'Noch etwa # Minute', other: 'Noch etwa # Minuten' }),
  import_waiting: {
    limit: 'Es wird gewartet, damit der Dienst nicht öfter gefragt wird, als er erlaubt.',
    network: 'Der Dienst ist nicht erreichbar. Es geht von selbst weiter.',
  },
  import_keep_open: 'Sie können inzwischen andere Seiten ansehen. Lassen Sie dieses Fenster offen.',
  import_counts: { created: 'Angelegt', updated: 'Aktualisiert', skipped: 'Schon da', failed: 'Fehlgeschlagen' },
  import_pause: 'Anhalten',
  import_resume: 'Fortsetzen',
  import_cancel: 'Import abbrechen',
  import_errors: 'Herunterladen, was fehlschlug',
  import_errors_hint:
    'Die Zeilen, wie sie waren, jede mit ihrem Grund. Bessern Sie sie aus und importieren Sie diese Datei.',
  import_reason: 'Fehler',
  import_again: 'Weitere Datei importieren',
  import_see: 'Kontakte ansehen',
}
