import type { Dictionary } from '../dictionary.ts'

export const widget: Dictionary['widget'] = {
  kind: 'Art',
  kinds: { widget: 'Website-Widget', email: 'E-Mail', api: 'API' },
  begin: 'Chat auf Ihrer Website',
  begin_lead:
    'Fügen Sie ein Website-Widget hinzu und setzen Sie eine Zeile in Ihre Website ein. Dann können Besucher Ihnen schreiben. Ihre Nachrichten kommen im Posteingang an.',
  begin_act: 'Website-Widget hinzufügen',
  no_origins: 'Noch darf keine Website dieses Widget zeigen. Tragen Sie ihre Adresse unter Websites ein.',
  flooded:
    'Im Moment schreiben hier ungewöhnlich viele neue Besucher. Wenn es keine Kunden sind, nehmen Sie nur Besucher mit signierter Identität an, bis es vorbei ist.',
  name_hint: 'Besucher sehen ihn oben im Chat.',
  preview: 'Vorschau',
  preview_greeting: 'Hallo! Wie können wir helfen?',
  preview_message: 'Wo ist meine Bestellung?',
  preview_write: 'Nachricht schreiben …',
  color: 'Markenfarbe',
  color_hint: 'Helle Farben werden abgedunkelt, damit Text lesbar bleibt.',
  greeting: 'Begrüßung',
  greeting_hint: 'Bleibt das Feld leer, erscheint eine Begrüßung in der Sprache des Besuchers.',
  office_hours: 'Geschäftszeiten',
  office_hours_hint: 'Steht unter der Begrüßung, zum Beispiel „Wir antworten werktags von 9 bis 17 Uhr.“',
  origins: 'Websites',
  origins_hint: 'Welche Websites das Widget zeigen dürfen, eine pro Zeile, zum Beispiel https://www.example.com.',
  languages: 'Sprachen',
  languages_hint: 'Besucher sehen das Widget in der Sprache der Seite oder ihres Browsers, sonst in der ersten.',
  pre_chat: 'Vor der ersten Nachricht fragen nach',
  fields: { name: 'Name', email: 'E-Mail', phone_number: 'Telefonnummer' },
  asks: { no: 'Nicht fragen', optional: 'Freiwillig', required: 'Pflichtfeld' },
  options: 'Optionen',
  rating: 'Besucher können gelöste Konversationen bewerten',
  talk_to_person: 'Besucher können nach einem Menschen fragen, solange der Assistent antwortet',
  page_queries:
    'Speichern, was in den Adressen der Seiten von Besuchern auf „?“ und „#“ folgt. Das können Geheimnisse sein, etwa Token zum Zurücksetzen von Passwörtern',
  identity: 'Bestätigte Identität',
  identity_lead:
    'Ihr Server signiert, wer ein Besucher ist. Ohne Signatur gelten Name und E-Mail-Adresse als unbestätigt und werden nie einem bekannten Kontakt zugeordnet.',
  enforce: 'Nur Besucher mit signierter Identität annehmen',
  enforce_hint:
    'Schalten Sie dies ein, sobald Ihre Website jeden Besucher anmeldet. Andere können dann nicht mehr schreiben.',
  keys: 'Identitätsschlüssel',
  keys_none: 'Noch keine Identitätsschlüssel. Erstellen Sie einen, um Besucher anzumelden.',
  key_create: 'Identitätsschlüssel erstellen',
  key_made: 'Ihr Identitätsschlüssel',
  key_made_hint:
    'Kopieren Sie ihn jetzt auf Ihren Server. Sie können ihn nicht noch einmal ansehen. Er gehört niemals in eine Seite.',
  key_stored: 'Ich habe den Schlüssel gespeichert',
  key_full: 'Zum Wechseln verwenden Sie den neuen Schlüssel auf Ihrem Server und löschen dann den alten.',
  key_delete: (last) => `Schlüssel …${last} löschen`,
  key_delete_lead:
    'Mit diesem Schlüssel signierte Identitäten werden sofort abgelehnt. Wer angemeldet ist, bleibt angemeldet.',
  key_deleted: 'Identitätsschlüssel gelöscht.',
  snippet: 'In Ihre Website einsetzen',
  snippet_lead: 'Fügen Sie dies auf jeder Seite, die den Chat zeigen soll, vor </body> ein.',
  try_it: 'In einem Demo-Shop ausprobieren',
  policy: 'Content Security Policy',
  policy_lead: 'Hat Ihre Website eine Content-Security-Policy, ergänzen Sie deren Direktiven um diese Quellen.',
}
