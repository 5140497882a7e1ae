import type { Dictionary } from '../dictionary.ts'

export const storage: Dictionary['storage'] = {
  title: 'Speicher',
  lead: 'Dateien in Nachrichten und ihre Vorschauen, im Live- und Testmodus zusammen.',
  used: (used, max) => `Dateien: ${used} von ${max}`,
  used_unlimited: (used) => `Dateien: ${used}`,
  channel_nearly:
    'Fast voll. Ist der Platz belegt, werden Dateien von Kunden abgelehnt, und E-Mails kommen ohne Anhänge an. Nachrichten kommen weiter an.',
  channel_full:
    'Voll. Dateien von Kunden werden abgelehnt, und E-Mails kommen ohne Anhänge an. Nachrichten kommen weiter an. Löschen Sie Konversationen mit Dateien, oder bitten Sie Ihren Betreiber um mehr.',
  account_nearly:
    'Der Speicher Ihres Kontos ist fast voll. Ist er belegt, werden alle neuen Dateien abgelehnt, auch die Ihres Teams, und E-Mails kommen ohne Anhänge an. Nachrichten kommen weiter an.',
  account_full:
    'Der Speicher Ihres Kontos ist voll. Alle neuen Dateien werden abgelehnt, auch die Ihres Teams, und E-Mails kommen ohne Anhänge an. Nachrichten kommen weiter an. Löschen Sie Konversationen mit Dateien, oder bitten Sie Ihren Betreiber um mehr.',
}
