import type { SummaryInput, SummaryMessage } from '../../language/summary/conversation.ts'

export interface Example {
  name: string
  input: SummaryInput
  language: string
  /** Substrings expected in the quotes of these kinds. */
  request: string
  answer: string | null
  open: string | null
  outcome: string
}

const AUTHORS = { c: 'customer', a: 'agent', b: 'assistant', s: 'system' } as const

/** `c: text` per message, in order. */
export function talk(
  lines: string[],
  status: SummaryInput['status'] = 'open',
  subject: string | null = null,
): SummaryInput {
  const messages: SummaryMessage[] = lines.map((line, index) => ({
    id: `svcmsg_${index + 1}`,
    author: AUTHORS[line[0] as keyof typeof AUTHORS],
    name: null,
    content: line.slice(3),
    created_at: new Date(Date.UTC(2026, 0, 5, 9, index)).toISOString(),
  }))
  return { messages, status, subject }
}

export const EXAMPLES: Example[] = [
  {
    name: 'shoes to return',
    input: talk([
      'c: Hi there!',
      'c: I want to return my shoes from order #48213, they are too small. Can I get them in size 43 instead?',
      'a: Hello Mia, thanks for reaching out! I am so sorry to hear that.',
      'a: You can send them back free of charge within 30 days. I have emailed you a return label.',
      'c: Great, thank you! How long does the refund take?',
    ]),
    language: 'en',
    request: 'return my shoes',
    answer: 'send them back free of charge',
    open: 'How long does the refund take?',
    outcome: 'waiting_for_agent',
  },
  {
    name: 'a request that changes',
    input: talk(
      [
        'c: Hello, please cancel my booking BK-99213 for 12 March 2026.',
        'a: Hi, I can do that. Shall I refund the €180.00 to your card?',
        'c: Actually, I would rather move it to 20 March instead.',
        'a: No problem. Your booking is now on 20 March and the confirmation is in your inbox.',
        'a: Is there anything else I can help you with?',
        'c: No, that worked, thanks a lot!',
      ],
      'resolved',
    ),
    language: 'en',
    request: 'cancel my booking',
    answer: 'Your booking is now on 20 March',
    open: null,
    outcome: 'resolved',
  },
  {
    name: 'a long mail with history',
    input: talk([
      'c: Dear team,\n\nI hope this email finds you well. I am writing because the invoice INV-20931 shows a charge of\n$249.00 although our plan costs $199.00 per month. Could you please correct the invoice and send\na new one to billing@example.com?\n\nKind regards,\nHelen Ward\nHead of Finance\n\nOn Mon, 5 Jan 2026 at 09:00, Support <support@example.com> wrote:\n> Your invoice is attached.\n> Do you want to pay by card?',
      'a: Hi Helen, sorry about that. We have corrected the invoice and sent a new one to your billing address.',
    ]),
    language: 'en',
    request: 'the invoice INV-20931 shows a charge of\n$249.00',
    answer: 'We have corrected the invoice',
    open: null,
    outcome: 'unknown',
  },
  {
    name: 'Paket in Deutsch',
    input: talk([
      'c: Guten Tag,',
      'c: mein Paket mit der Bestellnummer 7712045 ist seit zwei Wochen unterwegs. Ich möchte bitte eine Rückerstattung.',
      'a: Guten Tag Frau Weber, das tut mir leid. Vielen Dank für Ihre Geduld.',
      'a: Ich habe die Rückerstattung von 59,90 € heute veranlasst. Einen schönen Tag noch!',
      'c: Danke! Wann kommt das Geld auf meinem Konto an?',
    ]),
    language: 'de',
    request: 'mein Paket mit der Bestellnummer 7712045',
    answer: 'Ich habe die Rückerstattung von 59,90 € heute veranlasst.',
    open: 'Wann kommt das Geld auf meinem Konto an?',
    outcome: 'waiting_for_agent',
  },
  {
    name: 'abonnement français',
    input: talk([
      'c: Bonjour, je voudrais résilier mon abonnement avant le 15 février 2026.',
      'a: Bonjour Luc, merci pour votre message. Je comprends.',
      'a: Votre abonnement prendra fin le 14 février et aucun frais ne sera prélevé. N’hésitez pas si vous avez des questions.',
      'c: Merci beaucoup, bonne journée !',
    ]),
    language: 'fr',
    request: 'je voudrais résilier mon abonnement',
    answer: 'Votre abonnement prendra fin le 14 février',
    open: null,
    outcome: 'resolved',
  },
  {
    name: 'pedido en español',
    input: talk([
      'c: Hola, buenas tardes. Mi pedido 55102 no ha llegado y necesito la chaqueta antes del viernes.',
      'a: Hola Ana, lamento mucho lo ocurrido. El paquete está en el centro de reparto de Sevilla y se entrega mañana.',
      'c: Además, también necesito cambiar la talla de los pantalones. ¿Es posible hacerlo en la tienda?',
    ]),
    language: 'es',
    request: 'Mi pedido 55102 no ha llegado',
    answer: 'El paquete está en el centro de reparto de Sevilla',
    open: '¿Es posible hacerlo en la tienda?',
    outcome: 'waiting_for_agent',
  },
  {
    name: 'aplicativo em português',
    input: talk([
      'c: Boa tarde! O aplicativo fecha sozinho quando tento pagar com cartão.',
      'b: Olá! Estes artigos podem ajudar.',
      'a: Boa tarde, obrigado pelo contato. Atualize o aplicativo para a versão 4.2 e limpe os dados salvos.',
      'c: Agora funciona, muito obrigado!',
    ]),
    language: 'pt',
    request: 'O aplicativo fecha sozinho',
    answer: 'Atualize o aplicativo para a versão 4.2',
    open: null,
    outcome: 'resolved',
  },
  {
    name: 'fattura italiana',
    input: talk([
      'c: Buongiorno, vorrei ricevere la fattura dell’ordine 88410 intestata alla mia azienda.',
      'a: Buongiorno, grazie per averci contattato. Mi può indicare la partita IVA della sua azienda?',
    ]),
    language: 'it',
    request: 'vorrei ricevere la fattura',
    answer: 'Mi può indicare la partita IVA',
    open: 'Mi può indicare la partita IVA della sua azienda?',
    outcome: 'waiting_for_customer',
  },
  {
    name: 'fiets in het Nederlands',
    input: talk([
      'c: Goedemorgen, de ketting van mijn nieuwe fiets is na drie dagen gebroken. Ik wil graag een reparatie onder garantie.',
      'a: Beste Joris, wat vervelend. U kunt de fiets zaterdag naar onze werkplaats in Utrecht brengen, de reparatie is gratis.',
    ]),
    language: 'nl',
    request: 'de ketting van mijn nieuwe fiets is na drie dagen gebroken',
    answer: 'U kunt de fiets zaterdag naar onze werkplaats in Utrecht brengen',
    open: null,
    outcome: 'unknown',
  },
  {
    name: 'paczka po polsku',
    input: talk(
      [
        'c: Dzień dobry, moja paczka dotarła uszkodzona i chciałabym ją wymienić na nową.',
        'a: Dzień dobry, bardzo mi przykro. Kurier odbierze uszkodzoną paczkę we wtorek, a nową wyślemy tego samego dnia.',
        'c: Super, dziękuję bardzo!',
      ],
      'resolved',
    ),
    language: 'pl',
    request: 'moja paczka dotarła uszkodzona',
    answer: 'Kurier odbierze uszkodzoną paczkę we wtorek',
    open: null,
    outcome: 'resolved',
  },
  {
    name: 'Türkçe iade',
    input: talk([
      'c: Merhaba, geçen hafta aldığım kulaklık çalışmıyor, iade etmek istiyorum.',
      'a: Merhaba Elif Hanım, yaşadığınız sorun için özür dileriz. İade kodunuz 4471920, ürünü üç gün içinde kargoya verebilirsiniz.',
      'c: Para iadesi ne zaman hesabıma geçer?',
    ]),
    language: 'tr',
    request: 'kulaklık çalışmıyor',
    answer: 'İade kodunuz 4471920',
    open: 'Para iadesi ne zaman hesabıma geçer?',
    outcome: 'waiting_for_agent',
  },
  {
    name: 'русский заказ',
    input: talk([
      'c: Здравствуйте! Я не могу войти в личный кабинет, код по смс не приходит.',
      'a: Добрый день! Приносим извинения за неудобства. Мы сбросили настройки входа, попробуйте запросить код ещё раз через десять минут.',
    ]),
    language: 'ru',
    request: 'Я не могу войти в личный кабинет',
    answer: 'Мы сбросили настройки входа',
    open: null,
    outcome: 'waiting_for_customer',
  },
  {
    name: '日本語の返品',
    input: talk([
      'c: お世話になっております。先週注文した掃除機がまだ届きません。いつ届きますか？',
      'a: お問い合わせありがとうございます。配送が遅れており、明日の午前中にお届けする予定です。',
      'c: ありがとうございます。配達時間を午後に変更していただくことはできますか？',
    ]),
    language: 'ja',
    request: '先週注文した掃除機がまだ届きません',
    answer: '明日の午前中にお届けする予定です',
    open: '配達時間を午後に変更していただくことはできますか？',
    outcome: 'waiting_for_agent',
  },
  {
    name: '中文退款',
    input: talk([
      'c: 你好！我上周买的耳机左边没有声音，我想申请退款。',
      'a: 您好，非常抱歉给您带来不便。我们已经为您提交退款申请，三个工作日内到账。',
      'c: 运费也会退给我吗？',
    ]),
    language: 'zh',
    request: '我上周买的耳机左边没有声音',
    answer: '我们已经为您提交退款申请',
    open: '运费也会退给我吗？',
    outcome: 'waiting_for_agent',
  },
  {
    name: 'طلب بالعربية',
    input: talk([
      'c: السلام عليكم، لم يصل طلبي رقم 66120 حتى الآن وأريد إلغاء الطلب.',
      'a: وعليكم السلام، نعتذر عن التأخير. تم إلغاء الطلب وسيعود المبلغ إلى بطاقتك خلال خمسة أيام.',
      'c: هل يمكنكم إرسال إيصال الإلغاء؟',
    ]),
    language: 'ar',
    request: 'لم يصل طلبي رقم 66120',
    answer: 'تم إلغاء الطلب',
    open: 'هل يمكنكم إرسال إيصال الإلغاء؟',
    outcome: 'waiting_for_agent',
  },
]
