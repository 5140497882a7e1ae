import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('ar')

export const files: Dictionary['files'] = {
  attach: 'إرفاق ملفات',
  drop: 'أفلت الملفات لإرفاقها',
  attached: 'المرفقات',
  uploading: (name, percent) => `جارٍ رفع ${apart(name)}، ${percent}%`,
  ready: (name) => `${apart(name)} جاهز للإرسال`,
  failed: 'تعذّر الرفع.',
  retry: (name) => `إعادة رفع ${apart(name)}`,
  cancel: (name) => `إلغاء رفع ${apart(name)}`,
  remove: (name) => `إزالة ${apart(name)}`,
  too_many: (n) => `أرفق ${n} ملفات على الأكثر.`,
  open: (name) => `فتح ${apart(name)}`,
  original: 'فتح في علامة تبويب جديدة',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  place: (n, of) => `${n} من ${of}`,
  picture: 'أرسل صورة',
  sent: (n) =>
    count(n, {
      one: 'أرسل ملفًا واحدًا',
      two: 'أرسل ملفين',
      few: 'أرسل # ملفات',
      many: 'أرسل # ملفًا',
      other: 'أرسل # ملف',
    }),
}
