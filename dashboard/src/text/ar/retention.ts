import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('ar')

export const retention: Dictionary['retention'] = {
  title: 'مدة الاحتفاظ',
  lead: 'ما يحتفظ به Parley ومدة ذلك. يحدد الأيامَ من يشغّل الخدمة، لجميع الحسابات عليها.',
  what: 'ماذا',
  how_long: 'المدة',
  days: (days) =>
    count(days, { zero: '# يوم', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  for_good: 'دائمًا',
  at_once: 'يزول فورًا',
  off: 'لا يُحتفظ به',
  until_deleted: 'إلى أن يحذف أحدهم جهة الاتصال',
  session_ends: 'تنتهي بعد 7 أيام دون استخدام، وبعد 30 يومًا في كل الأحوال',
  rows: {
    contacts: 'جهات الاتصال ومحادثاتها ورسائلها وملخصاتها والعملاء المحتملون',
    deleted: 'ما حُذف، وما كانت تذكره عنه الأحداث وعمليات التسليم والبحث',
    events: 'الأحداث وعمليات تسليم إشعارات الويب',
    syncs: 'يومية المزامنة مع أنظمة CRM واستدعاءات النماذج اللغوية',
    requests: 'سجل الطلبات',
    answers: 'الردود على الطلبات المكررة (Idempotency-Key)',
    sessions: 'جلسات الأشخاص',
    audit: 'سجل التدقيق',
    figures: 'أرقام التقارير: أوقات وأعداد، دون كلام أي أحد',
  },
}
