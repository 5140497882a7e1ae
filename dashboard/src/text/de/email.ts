import type { Dictionary } from '../dictionary.ts'

export const email: Dictionary['email'] = {
  lead: 'Über diesen Server werden Benachrichtigungen und Antworten an Kunden versendet, die den Chat verlassen haben.',
  server: 'Postausgangsserver (SMTP)',
  host: 'Host',
  port: 'Port',
  security: 'Verschlüsselung',
  username: 'Benutzername',
  username_hint: 'Leer lassen, wenn der Server keine Anmeldung braucht.',
  password: 'Passwort',
  password_kept: 'Leer lassen, um das gespeicherte Passwort zu behalten.',
  from_name: 'Absendername',
  from_address: 'Absenderadresse',
  saved: 'E-Mail-Server gespeichert',
  test: 'Test-E-Mail senden',
  test_save_first: 'Speichern Sie zuerst Ihre Änderungen.',
  remove: 'Server entfernen',
  removed: 'E-Mail-Server entfernt',
  remove_ask: 'E-Mail-Server entfernen? Ohne ihn gehen keine E-Mails hinaus.',
  operator:
    'E-Mails werden über den Mailserver Ihres Betreibers gesendet. Richten Sie einen eigenen ein, um einen anderen zu nutzen.',
  none: 'Es werden noch keine E-Mails versendet. Host und Port finden Sie in der Hilfe Ihres E-Mail-Anbieters.',
  admins_only: 'Nur Administratoren richten E-Mail ein.',
  last_failed: 'Die letzte E-Mail konnte nicht gesendet werden:',
  securities: {
    starttls: 'STARTTLS (meist Port 587)',
    tls: 'TLS (meist Port 465)',
    none: 'Keine (unverschlüsselt)',
  },
  failures: {
    host_not_found: 'Der Hostname lässt sich nicht auflösen. Prüfen Sie die Schreibweise.',
    address_not_allowed:
      'Der Host führt nicht zu einer öffentlichen Adresse. Ihr Betreiber kann andere Adressen erlauben.',
    connection_refused:
      'Der Server lehnt die Verbindung ab. Prüfen Sie den Port: meist 587 mit STARTTLS oder 465 mit TLS.',
    timeout:
      'Der Server antwortet nicht rechtzeitig. Prüfen Sie Host und Port und ob eine Firewall ausgehende E-Mails blockiert. Wählen Sie bei Port 465 TLS.',
    tls_failed:
      'Keine verschlüsselte Verbindung möglich. Prüfen Sie die Verschlüsselung und ob das Zertifikat für diesen Hostnamen gilt.',
    login_refused:
      'Der Server lehnt die Anmeldung ab. Prüfen Sie Benutzername und Passwort. Manche Anbieter verlangen ein App-Passwort.',
    sender_refused:
      'Der Server akzeptiert die Absenderadresse nicht. Verwenden Sie eine, die zu dieser Anmeldung gehört.',
    relay_denied:
      'Der Server leitet für diesen Absender keine E-Mails weiter. Geben Sie Benutzername und Passwort ein oder bitten Sie den Betreiber um eine Freigabe.',
    recipient_refused: 'Der Server akzeptiert die Empfängeradresse nicht.',
    not_smtp: 'Die Verbindung ging verloren, oder dies ist kein E-Mail-Server. Prüfen Sie Port und Verschlüsselung.',
    server_refused: 'Der Server hat die E-Mail abgelehnt.',
  },
  sent: (address) => `An ${address} gesendet. Sehen Sie im Posteingang und im Spam-Ordner nach.`,
  reply: (words) => `Der Server sagt: ${words}`,
}
