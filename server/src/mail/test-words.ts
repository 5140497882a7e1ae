import type { Language } from '../accounts/languages.ts'

/** What the test email says. */
export const test_words: Record<Language, { subject: string; text: string }> = {
  en: { subject: 'Test email from Parley', text: 'Your email server works: Parley can send email through it.' },
  de: {
    subject: 'Test-E-Mail von Parley',
    text: 'Ihr E-Mail-Server funktioniert: Parley kann darüber E-Mails senden.',
  },
  fr: {
    subject: 'E-mail de test de Parley',
    text: 'Votre serveur de messagerie fonctionne : Parley peut envoyer des e-mails par ce serveur.',
  },
  es: {
    subject: 'Correo de prueba de Parley',
    text: 'Su servidor de correo funciona: Parley puede enviar correos a través de él.',
  },
  zh: { subject: '来自 Parley 的测试邮件', text: '您的邮件服务器工作正常：Parley 可以通过它发送邮件。' },
  ar: {
    subject: 'رسالة اختبار من Parley',
    text: 'خادم البريد لديك يعمل: يستطيع Parley إرسال البريد من خلاله.',
  },
}
