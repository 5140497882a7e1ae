import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { endLanguages } from '../language/thread.ts'
import { questionProblem } from './usable-question.ts'

const returns =
  'Send an order back within 30 days. Repairs are covered by the warranty. Pay by card, reset your password in the shop.'

const problemOf = (question: string, language = 'en', message = 'My order, repair, card and password do not work') =>
  questionProblem(question, { language, messages: [message], known: [returns, message, question] })

describe('a question back of a model', () => {
  after(() => endLanguages())

  const good: [string, string][] = [
    ['en', 'Which order is it about?'],
    ['en', 'Is it about a repair or about sending an order back?'],
    ['de', 'Um welche Bestellung geht es?'],
    ['fr', 'De quelle commande parlez-vous ?'],
    ['es', '¿De qué pedido se trata?'],
    ['it', 'Di quale ordine si tratta?'],
    ['pt', 'De que encomenda se trata?'],
    ['nl', 'Om welke bestelling gaat het?'],
    ['sv', 'Vilken beställning gäller det?'],
    ['pl', 'O które zamówienie chodzi?'],
    ['ru', 'О каком заказе идёт речь?'],
    ['tr', 'Hangi sipariş hakkında?'],
    ['ar', 'ما رقم الطلب؟'],
    ['zh', '是哪个订单？'],
    ['ja', 'どの注文のことでしょうか？'],
    ['en', 'What is your order ID?'],
    ['en', 'Is it for delivery within the US or abroad?'],
    ['en', 'Did you pay by credit card or by PayPal?'],
    ['en', 'Is it about a forgotten password or a locked account?'],
    ['en', 'Do you want the pin in gold or silver?'],
    ['de', 'An welche Adresse soll die Bestellung geliefert werden?'],
    ['de', 'Haben Sie mit Kreditkarte oder per Rechnung bezahlt?'],
    ['fr', 'Est-ce la taille S, M ou L ?'],
    ['fr', 'La table en pin ou en chêne ?'],
    ['es', '¿Pagó con tarjeta de crédito o en efectivo?'],
    ['es', '¿Sabe qué talla necesita?'],
    ['it', 'Ci sono danni sul pacco?'],
    ['it', 'Sa che taglia le serve?'],
    ['pt', 'O defeito aparece nos dois aparelhos?'],
    ['nl', 'Heeft u met pin of met iDEAL betaald?'],
    ['sv', 'Vilken vara gäller det?'],
    ['sv', 'Var köpte du varan?'],
    ['no', 'Var pakken skadet?'],
    ['ru', 'На какие реквизиты выставить счёт?'],
    ['tr', 'Sipariş numaranızı biliyor musunuz?'],
    ['tr', 'Değişim mi yoksa iade mi ister misiniz?'],
    ['ar', 'هل تريد إعادة الطلب أم استبداله؟'],
    ['zh', '您知道订单号吗？'],
    ['zh', '是收不到验证码吗？'],
    ['ja', '注文番号をご存じですか？'],
    ['ja', 'ギフトカード番号の件でしょうか？'],
  ]
  for (const [language, question] of good)
    it(`is sent: ${question}`, async () => assert.equal(await problemOf(question, language), null))

  const secret: [string, string][] = [
    ['en', 'What are your card number and its security code?'],
    ['en', 'Which password do you use for the order?'],
    ['de', 'Wie lautet Ihre Kreditkartennummer?'],
    ['de', 'Welches Passwort haben Sie für die Bestellung?'],
    ['fr', 'Quel est votre mot de passe ?'],
    ['es', '¿Cuál es el número de su tarjeta?'],
    ['it', 'Qual è il numero della carta?'],
    ['pt', 'Qual é a sua senha?'],
    ['nl', 'Wat is uw pincode?'],
    ['da', 'Hvad er din adgangskode?'],
    ['no', 'Hva er passordet ditt?'],
    ['sv', 'Vilket är ditt lösenord?'],
    ['pl', 'Jaki jest numer karty?'],
    ['ru', 'Какой у вас пароль?'],
    ['tr', 'Kart numaranız nedir?'],
    ['ar', 'ما كلمة المرور؟'],
    ['zh', '您的卡号和密码是什么？'],
    ['ja', 'パスワードは何ですか？'],
  ]
  for (const [language, question] of secret)
    it(`asks for nothing secret: ${question}`, async () =>
      assert.match((await problemOf(question, language)) ?? '', /password, a code or a card number/))

  const more: [string, string][] = [
    ['en', 'Did you know that the repair is covered by the warranty?'],
    ['en', 'Shall I cancel the order?'],
    ['en', 'Do you want us to send the order back?'],
    ['de', 'Wussten Sie, dass die Reparatur unter die Garantie fällt?'],
    ['de', 'Sollen wir die Bestellung stornieren?'],
    ['fr', 'Voulez-vous que la commande soit annulée ?'],
    ['es', '¿Quiere que se cancele el pedido?'],
    ['pt', 'Quer que a encomenda seja cancelada?'],
    ['da', 'Skal jeg annullere bestillingen?'],
    ['it', 'Vuole che l’ordine sia annullato?'],
    ['nl', 'Wist u dat de reparatie onder de garantie valt?'],
    ['sv', 'Ska vi avboka beställningen?'],
    ['pl', 'Czy mam anulować zamówienie?'],
    ['ru', 'Хотите, чтобы заказ отменили?'],
    ['tr', 'Onarımın garantiye girdiğini biliyor muydunuz?'],
    ['ar', 'هل تعلم أن الإصلاح مشمول بالضمان؟'],
    ['zh', '需要我取消订单吗？'],
    ['ja', '注文をキャンセルいたしましょうか？'],
  ]
  for (const [language, question] of more)
    it(`tells and offers nothing: ${question}`, async () =>
      assert.match((await problemOf(question, language)) ?? '', /tells or offers|promises/))
})
