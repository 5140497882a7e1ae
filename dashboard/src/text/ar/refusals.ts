import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `«${apart(name)}»`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} مطلوب.`,
  too_long: (name, n) => `${field(name)} طويل جدًا. استخدم ${n} حرفًا على الأكثر.`,
  too_short: (name, n) => `${field(name)} قصير جدًا. استخدم ${n} حرفًا على الأقل.`,
  email: (name) => `${field(name)} ليس بريدًا إلكترونيًا صالحًا، مثل ana@example.com.`,
  phone: (name) => `${field(name)} يحتاج إلى رمز البلد، مثل ‎+351210000000.`,
  link: (name) => `يجب أن يبدأ ${field(name)} بـ https:// أو http://.`,
  least: (name, n) => `${field(name)} يجب ألا يقل عن ${n}.`,
  most: (name, n) => `${field(name)} يجب ألا يزيد على ${n}.`,
  entries: (name, n) => `${field(name)} يحتوي على عناصر كثيرة. استخدم ${n} على الأكثر.`,
  year: (name) => `${field(name)} يجب أن يكون في المستقبل، خلال سنة على الأكثر.`,
  future: (name) => `${field(name)} يجب أن يكون في المستقبل.`,
  moment: (name) => `${field(name)} ليس تاريخًا ووقتًا صالحين.`,
  again: (name) => `أدخل ${field(name)} من جديد، لأن عنوان URL أو المزوّد المرتبط به تغيّر.`,
  printable: (name) => `لا يقبل ${field(name)} إلا الحروف اللاتينية والأرقام والرموز، بلا مسافات.`,
  word: (name) => `لا يقبل ${field(name)} إلا الحروف والأرقام و- و_، ويجب أن يبدأ بحرف أو رقم.`,
  assignee: 'هذا العضو معطَّل أو يقرأ فقط. اختر شخصًا آخر.',
  unaccepted: (name) => `${field(name)} غير صالح.`,
  says: (words) => `التفاصيل: ${words}`,
}
