import type { PageText } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

/** What an email in a conversation has besides its text. */
export const mail: PageText['mail'] = {
  from: 'Von',
  reply_to: 'Antwort an',
  to: 'An',
  cc: 'Kopie',
  received: 'Empfangen',
  subject: 'Betreff',
  check: 'Absenderprüfung',
  verified: 'Bestätigt: Die Domain bürgt für diese Adresse.',
  failed: 'Nicht bestanden: Laut der Domain stammt diese E-Mail nicht von ihr.',
  unknown: 'Nicht bestätigt: Jeder kann jede Adresse angeben.',
  formatted: 'Originalformatierung',
  no_formatting: 'Diese E-Mail hat keine Formatierung.',
  quoted: 'Zitierter Text',
  nothing_quoted: 'In dieser E-Mail wird nichts zitiert.',
  signature: 'Signatur',
  blocked: (n: number) => count(n, { one: '# externes Bild blockiert', other: '# externe Bilder blockiert' }),
  blocked_hint: 'Beim Laden kann der Absender erfahren, dass Sie die E-Mail gelesen haben.',
  show_images: 'Bilder anzeigen',
  frame: (name: string) => `E-Mail von ${apart(name)}`,
  source: 'Original anzeigen',
  source_title: 'Original der E-Mail',
  source_hint: 'Die E-Mail, wie sie ankam, als Text.',
  source_cut: 'Das ist der Anfang. Laden Sie die Datei herunter, um alles zu sehen.',
  download: 'Herunterladen',
  forward: 'Weiterleiten',
  forwards: 'Leitet eine Nachricht weiter',
  forward_not: 'Nicht weiterleiten',
  forwarded: 'Weitergeleitete Nachricht',
  forwards_below: 'Folgt darunter',
  forwarded_note: (to, href) => `Weiterleitung an ${to}: [zur Konversation](${href})`,
  send_later: 'Später senden',
  schedule: 'Planen',
  schedule_range: 'Wählen Sie einen Zeitpunkt in der Zukunft, höchstens 30 Tage entfernt.',
}
