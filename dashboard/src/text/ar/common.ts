import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('ar')

export const common: Dictionary['common'] = {
  save: 'حفظ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  search_clear: 'مسح البحث',
  back: 'رجوع',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copy_failed: 'منع متصفحك النسخ. حدِّد النص وانسخه.',
  retry: 'إعادة المحاولة',
  undo: 'تراجع',
  undone: 'تم التراجع.',
  done: 'تم',
  find: 'بحث',
  no_results: 'لا نتائج',
  more: 'عرض المزيد',
  less: 'عرض أقل',
  dates: {
    choose: 'اختر تاريخًا',
    clear: 'مسح',
    time: 'الوقت',
    previous_month: 'الشهر السابق',
    next_month: 'الشهر التالي',
  },
  loading: 'جارٍ التحميل…',
  none: 'لا شيء',
  optional: 'اختياري',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show_password: 'إظهار كلمة المرور',
  hide_password: 'إخفاء كلمة المرور',
  dismiss: 'إغلاق',
  notifications: 'الإشعارات',
  request: (id) => `الطلب ${id}`,
  type_to_confirm: (word) => `اكتب ${word} للتأكيد`,
  page_title: (page) => `${page} · Parley`,
  just_now: 'الآن',
  new_entries: (n) =>
    count(n, {
      zero: 'لا مدخلات جديدة',
      one: 'مدخلة جديدة',
      two: 'مدخلتان جديدتان',
      few: '# مدخلات جديدة',
      many: '# مدخلة جديدة',
      other: '# مدخلة جديدة',
    }),
}
