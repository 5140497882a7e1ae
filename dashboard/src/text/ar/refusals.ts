import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `«${apart(name)}»`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} ناقص.`,
  too_long: (name, n) => `${field(name)} أطول مما يجوز: ${n} محرفًا على الأكثر.`,
  too_short: (name, n) => `${field(name)} أقصر مما يجب: ${n} محرفًا على الأقل.`,
  email: (name) => `${field(name)} ليس عنوان بريد إلكتروني مثل ana@example.com.`,
  phone: (name) => `${field(name)} يحتاج إلى الرقم مع رمز البلد، مثل ‎+351210000000.`,
  link: (name) => `${field(name)} يحتاج إلى عنوان يبدأ بـ https:// أو http://.`,
  least: (name, n) => `${field(name)} يجب ألا يقل عن ${n}.`,
  most: (name, n) => `${field(name)} يجب ألا يزيد على ${n}.`,
  entries: (name, n) => `${field(name)} فيه أكثر مما يجوز: ${n} على الأكثر.`,
  year: (name) => `${field(name)} يجب أن يكون في المستقبل، خلال سنة على الأكثر.`,
  future: (name) => `${field(name)} يجب أن يكون في المستقبل.`,
  moment: (name) => `${field(name)} ليس تاريخًا ووقتًا.`,
  again: (name) => `أدخل ${field(name)} من جديد: فقد تغيّر العنوان الذي يخصه.`,
  printable: (name) => `${field(name)} يقبل الحروف اللاتينية والأرقام والرموز، بلا مسافات ولا تشكيل.`,
  word: (name) => `${field(name)} يقبل الحروف والأرقام و- و_، ويبدأ بحرف أو رقم.`,
  assignee: 'من اخترته لم يعد هنا أو يقرأ فقط، ولا يمكن إسناد محادثة إليه.',
  unaccepted: (name) => `لم يُقبل ${field(name)}.`,
  says: (words) => `تقول الخدمة: ${words}`,
}
