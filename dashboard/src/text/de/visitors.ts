import type { InboxText } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart } from '../plural.ts'

const list = names('de')

export const visitors: InboxText['visitors'] = {
  title: 'Besucher',
  verified: 'Verifiziert',
  unverified: 'Nicht verifiziert',
  unverified_hint: 'Nicht bestätigt, wer das ist. Geben Sie nichts Vertrauliches weiter.',
  page: 'Seite',
  page_elsewhere: 'Keine der Websites dieses Kanals. Der Browser des Besuchers nennt diese Seite.',
  browser: 'Browser',
  time_zone: 'Zeitzone',
  language: 'Sprache',
  last_seen: 'Zuletzt da',
  claims: 'E-Mail (Angabe)',
  phone: 'Telefon (Angabe)',
  block: 'Besucher blockieren',
  unblock: 'Besucher entsperren',
  blocked: 'Blockiert',
  was_blocked: 'Besucher blockiert. Er kann nicht mehr schreiben.',
  was_unblocked: 'Besucher entsperrt.',
  end_sessions: 'Überall abmelden',
  sessions_ended: 'Überall abgemeldet.',
  start: 'Konversation beginnen',
  channel: 'Kanal',
  message: 'Nachricht',
  send: 'Nachricht senden',
  started: 'Konversation begonnen.',
  rating: 'Bewertung',
  rated: (score: number) => `${score} von 5`,
  stranger: 'Nicht beteiligt',
  with_stranger: 'Auch eine nicht beteiligte Person schrieb',
  stranger_hint:
    'Diese Person hat in die Unterhaltung geschrieben, ohne daran beteiligt zu sein. Prüfen Sie, wer sie ist, bevor Sie etwas mitteilen.',
  goes_to: 'Geht an',
  goes_to_chat: 'Website-Chat',
  goes_to_chat_only: 'Nur Website-Chat: Es wurde keine E-Mail-Adresse hinterlassen',
  goes_to_chat_then: (address: string) =>
    `Website-Chat, oder per E-Mail an ${apart(address)}, wenn die Nachricht dort nicht gelesen wird`,
  goes_to_api: 'Ihre App, über die API',
  remove_recipient: (address: string) => `${apart(address)} entfernen`,
  add_address: (address: string) => `${apart(address)} hinzufügen`,
  not_added_hint:
    'Diese Adressen stehen nur in einer Nachricht. Fügen Sie eine hinzu, wenn Sie wissen, wem sie gehört.',
  cc: 'Cc',
  mail_sent: 'Gesendet.',
  mail_back: 'Nicht gesendet. Sie steht wieder im Eingabefeld.',
  mail_back_note: 'Nicht gesendet. Sie steht wieder im Eingabefeld. Ihre Notiz bleibt daneben erhalten.',
  new_mail: 'Neue E-Mail',
  scheduled: (at: string) => `Geplant für ${at}`,
  sent_to: (names: string) => `an ${apart(names)}`,
  mail_recipients: (to: readonly string[], cc: readonly string[]) =>
    `an ${list(to)}${cc.length > 0 ? `, Kopie an ${list(cc)}` : ''}`,
  mail_details: 'Details dieser E-Mail',
  new_subject: (subject: string) => `Neuer Betreff: ${apart(subject)}`,
}
