import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('ar')

export const lists: Dictionary['lists'] = {
  sort: 'الترتيب',
  sorted_by: (order) => `الترتيب: ${order}`,
  sorts: { newest: 'الأحدث', oldest: 'الأقدم', waiting: 'الأطول انتظارًا', priority: 'الأولوية' },
  compact: 'صفوف مضغوطة',
  open_next: 'فتح المحادثة التالية بعد الحل',
  reply: 'الرد',
  replied: { true: 'بانتظار الرد', false: 'تم الرد' },
  from: 'أُنشئت من',
  to: 'أُنشئت حتى',
  from_day: (day) => `من ${day}`,
  to_day: (day) => `حتى ${day}`,
  awaiting: (n) => `${n} بانتظار الرد`,
  send_resolve: 'إرسال وحل',
  all_done: 'كانت هذه آخر محادثة في القائمة.',
  mark_unread: 'وضع علامة غير مقروءة',
  marked_unread: 'وُضعت علامة غير مقروءة.',
  share: 'مشاركة مع الجميع',
  share_hint: 'تظهر في الشريط الجانبي للجميع. يعرض «محادثاتي» لكل شخص محادثاته.',
  shared: 'مشتركة',
  select_matching: 'تحديد كل محادثات هذا العرض',
  matching_selected: 'كل محادثات هذا العرض محددة',
  stop: 'إيقاف',
  finding: (n) => `عُثر على ${n}`,
  label_create: (name) => `إنشاء «${apart(name)}»`,
  label_manage: 'إدارة الوسوم',
  label_find: 'البحث عن وسم أو إنشاؤه',
  arrived: (n) =>
    count(n, { one: 'واحدة جديدة', two: 'اثنتان جديدتان', few: '# جديدة', many: '# جديدة', other: '# جديدة' }),
  left: 'لم تعد في هذه القائمة',
}
