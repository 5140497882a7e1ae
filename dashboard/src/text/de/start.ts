import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const start: Dictionary['start'] = {
  title: 'Erste Schritte',
  progress: (n, all) => `${n} von ${all} erledigt. Jeder Schritt wird abgehakt, sobald er funktioniert.`,
  hide: 'Liste für alle ausblenden',
  done: 'Erledigt',
  website: 'Chat auf Ihre Website bringen',
  website_hint: 'Erstellen Sie einen Chat. Sie erhalten eine Zeile zum Einfügen in Ihre Website.',
  website_no_origins: 'Tragen Sie beim Chat die Adresse Ihrer Website ein, damit er dort erscheinen darf.',
  website_unseen:
    'Fügen Sie diese Zeile in Ihre Website ein, oder senden Sie sie der Person, die sie betreut. Öffnen Sie dann Ihre Website und klicken Sie auf den Chat.',
  website_seen: (host) => `Gesehen auf ${apart(host)}`,
  mailbox: 'Postfach verbinden',
  mailbox_hint: 'Aus E-Mails werden Konversationen, und Antworten werden von Ihrer Adresse gesendet.',
  mailbox_failing: (name) => `${apart(name)} ist angelegt, funktioniert aber noch nicht. Der Kanal nennt den Grund.`,
  articles: 'Drei Artikel veröffentlichen',
  articles_hint: (n) =>
    `${n} von 3 veröffentlicht. Schreiben Sie, was Kunden am häufigsten fragen, oder importieren Sie Dateien.`,
  question: 'Eine Probefrage stellen',
  question_hint: 'Sehen Sie, was der Assistent antworten würde. Es wird nichts gesendet.',
  invite: 'Teammitglied einladen',
  team: {
    alone: 'Konversationen zuweisen und gemeinsam beantworten.',
    invited: 'Eingeladen, aber noch nicht beigetreten.',
    joined: 'Ihr Team ist dabei.',
  },
}
