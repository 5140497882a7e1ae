import { encoded } from './encoded.ts'
import { type Fields, type MailCase, mailOf, textMail, wrapped } from './mail-case.ts'

const texts: [charset: string, text: string][] = [
  ['utf-8', 'Grüße 👋 — żółć, Привет'],
  ['iso-8859-1', 'Die Tür schließt nicht, à bientôt'],
  ['iso-8859-15', 'Das kostet 30 € für Œuvre'],
  ['iso-8859-2', 'Zażółć gęślą jaźń'],
  ['windows-1250', 'Příliš žluťoučký kůň'],
  ['windows-1251', 'Посылка не пришла'],
  ['koi8-r', 'Заказ номер 15 оплачен'],
  ['koi8-u', 'Їжак і ґанок'],
  ['windows-1252', 'It’s “broken” – 5 €'],
  ['windows-1253', 'Το δέμα δεν έφτασε'],
  ['iso-8859-9', 'Şifremi değiştirdim, ığdır'],
  ['windows-1255', 'ההזמנה לא הגיעה'],
  ['windows-1256', 'لم تصل الطلبية'],
  ['windows-1257', 'Užsakymas dar neatėjo'],
  ['iso-2022-jp', '荷物がまだ届いていません。'],
  ['shift_jis', '注文をキャンセルしたいです'],
  ['euc-jp', '請求書を送ってください'],
  ['gb2312', '我的订单还没有到'],
  ['gbk', '包裹裡面是空的'],
  ['gb18030', '请问什么时候发货'],
  ['big5', '請問什麼時候到貨'],
  ['euc-kr', '주문한 상품이 아직 안 왔어요'],
  ['utf-16le', 'Żółta łódź'],
]

const labeled: MailCase[] = texts.map(([charset, text]) => ({
  name: `Text in ${charset}`,
  raw:
    charset === 'utf-16le'
      ? mailOf(
          { 'Content-Type': 'text/plain; charset=utf-16le', 'Content-Transfer-Encoding': 'base64' },
          wrapped(encoded(text, charset)),
        )
      : textMail(text, {}, charset),
  expected: { text, reply: text },
}))

const word = (text: string, charset: string, start = 0, end?: number) =>
  `=?${charset}?B?${encoded(text, charset).subarray(start, end).toString('base64')}?=`
const subjectOnly = (Subject: string, fields: Fields = {}) => textMail('Hello', { Subject, ...fields })
const eightBit = (header: string, text: string, charset: string) =>
  Buffer.from(
    textMail('Hello', {})
      .toString('latin1')
      .replace(/^Subject: .*/m, `${header}: ${encoded(text, charset).toString('latin1')}`),
    'latin1',
  )

const mended: MailCase[] = [
  {
    name: 'UTF-8 under the label of Latin 1',
    raw: Buffer.from(
      textMail('Grüße aus Köln').toString('latin1').replace('charset=utf-8', 'charset=iso-8859-1'),
      'latin1',
    ),
    expected: { text: 'Grüße aus Köln' },
  },
  {
    name: 'UTF-8 under the label of ASCII',
    raw: Buffer.from(
      textMail('Grüße aus Köln').toString('latin1').replace('charset=utf-8', 'charset="us-ascii"'),
      'latin1',
    ),
    expected: { text: 'Grüße aus Köln' },
  },
  {
    name: 'Windows letters under the label of UTF-8',
    raw: Buffer.from(
      textMail('Die Tür schließt nicht', {}, 'windows-1252')
        .toString('latin1')
        .replace('charset=windows-1252', 'charset=utf-8'),
      'latin1',
    ),
    expected: { text: 'Die Tür schließt nicht' },
  },
  {
    name: 'Windows letters without a label',
    raw: Buffer.from(
      textMail('Die Tür schließt nicht', { 'Content-Type': null }, 'windows-1252').toString('latin1'),
      'latin1',
    ),
    expected: { text: 'Die Tür schließt nicht' },
  },
  {
    name: 'A charset nobody knows',
    raw: textMail('Grüße aus Köln', {}, 'x-unknown'),
    expected: { text: 'Grüße aus Köln' },
  },
  {
    name: 'Japanese without a label',
    raw: mailOf({ 'Content-Type': 'text/plain' }, encoded('返品したいです', 'iso-2022-jp')),
    expected: { text: '返品したいです' },
  },
  {
    name: 'UTF-7 in subject and text',
    raw: textMail('Gr+APwA3w-e aus K+APY-ln', { Subject: '=?utf-7?Q?R+APw-ckfrage?=' }, 'utf-7'),
    expected: { subject: 'Rückfrage', text: 'Grüße aus Köln' },
  },
  {
    name: 'UTF-7 that hides markup: as text it is text',
    raw: textMail('+ADw-script+AD4-1', {}, 'utf-7'),
    expected: { text: '<script>1', has_html: false },
  },
  {
    name: 'Korean in seven bits',
    raw: mailOf(
      { 'Content-Type': 'text/plain; charset=iso-2022-kr' },
      Buffer.concat([
        Buffer.from('\x1b$)C\x0e'),
        encoded('주문', 'euc-kr').map((byte) => byte & 0x7f),
        Buffer.from('\x0f 15'),
      ]),
    ),
    expected: { text: '주문 15' },
  },
  {
    name: 'Chinese in seven bits',
    raw: mailOf(
      { 'Content-Type': 'text/plain; charset=hz-gb-2312' },
      Buffer.concat([Buffer.from('~{'), encoded('订单', 'gbk').map((byte) => byte & 0x7f), Buffer.from('~} 15')]),
    ),
    expected: { text: '订单 15' },
  },
  {
    name: 'Quoted-printable with soft line breaks',
    raw: mailOf(
      { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'quoted-printable' },
      'Die T=C3=BCr schlie=C3=9Ft =\nnicht = 50=\n%',
    ),
    expected: { text: 'Die Tür schließt nicht = 50%' },
  },
  {
    name: 'Base64 with junk in it',
    raw: mailOf(
      { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'base64' },
      'SGFs\n bG8g!V2V\n*sdA==\n',
    ),
    expected: { text: 'Hallo Welt' },
  },
  {
    name: 'Base64 that ends too early',
    raw: mailOf({ 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'base64' }, 'SGFsbG8gV2V'),
    expected: { text: 'Hallo We' },
  },
  {
    name: 'An unknown transfer encoding',
    raw: mailOf({ 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'x-own' }, 'Hallo Welt'),
    expected: { text: 'Hallo Welt' },
  },
  {
    name: 'Flowed text',
    raw: textMail('This is one \nparagraph of \nthree lines.\n\nAnd another.\n> quoted \n> together\n\n-- \nAnna', {
      'Content-Type': 'text/plain; charset=utf-8; format=flowed',
      Subject: 'Flow',
    }),
    expected: { text: 'This is one paragraph of three lines.\n\nAnd another.\n> quoted together\n\n-- \nAnna' },
  },
  {
    name: 'Flowed text with deleted spaces',
    raw: textMail('請問什麼 \n時候到貨', { 'Content-Type': 'text/plain; charset=utf-8; format=flowed; delsp=yes' }),
    expected: { text: '請問什麼時候到貨' },
  },
  {
    name: 'A subject in words',
    raw: subjectOnly('=?utf-8?Q?Gr=C3=BC=C3=9Fe_?= =?utf-8?Q?aus_K=C3=B6ln?='),
    expected: { subject: 'Grüße aus Köln' },
  },
  {
    name: 'A subject whose words are cut in the middle of a letter',
    raw: subjectOnly(`${word('Füße', 'utf-8', 0, 2)}\r\n ${word('Füße', 'utf-8', 2)}`),
    expected: { subject: 'Füße' },
  },
  {
    name: 'A subject of which each piece is padded',
    raw: subjectOnly(`${word('тест', 'utf-8', 0, 1)} ${word('тест', 'utf-8', 1, 5)} ${word('тест', 'utf-8', 5)}`),
    expected: { subject: 'тест' },
  },
  {
    name: 'A subject in Japanese',
    raw: subjectOnly(`${word('返品', 'iso-2022-jp')} ${word('について', 'iso-2022-jp')}`),
    expected: { subject: '返品について' },
  },
  { name: 'A subject in Chinese', raw: subjectOnly(word('订单问题', 'gb2312')), expected: { subject: '订单问题' } },
  {
    name: 'A subject in Cyrillic and plain words',
    raw: subjectOnly(`Re: ${word('Заказ', 'koi8-r')} 15`),
    expected: { subject: 'Re: Заказ 15' },
  },
  { name: 'A subject with a language', raw: subjectOnly('=?iso-8859-1*de?Q?T=FCr?='), expected: { subject: 'Tür' } },
  {
    name: 'A subject over several lines',
    raw: subjectOnly('A rather long subject\r\n that goes on\r\n\tand on'),
    expected: { subject: 'A rather long subject that goes on\tand on'.replace('\t', ' ') },
  },
  {
    name: 'A subject in eight bits of UTF-8',
    raw: eightBit('Subject', 'Grüße', 'utf-8'),
    expected: { subject: 'Grüße' },
  },
  {
    name: 'A subject in eight bits of an old charset',
    raw: eightBit('Subject', 'Grüße aus Köln', 'iso-8859-1'),
    expected: { subject: 'Grüße aus Köln' },
  },
  {
    name: 'A subject in eight bits of the text’s charset',
    raw: Buffer.from(
      textMail('Привет', {}, 'windows-1251')
        .toString('latin1')
        .replace(/^Subject: .*/m, `Subject: ${encoded('Заказ', 'windows-1251').toString('latin1')}`),
      'latin1',
    ),
    expected: { subject: 'Заказ', text: 'Привет' },
  },
  {
    name: 'A word that only looks encoded',
    raw: subjectOnly('Is =?this?= one?'),
    expected: { subject: 'Is =?this?= one?' },
  },
]

export const charsets: MailCase[] = [...labeled, ...mended]
