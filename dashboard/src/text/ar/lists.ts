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
  select_matching: (n) => `تحديد كل المحادثات المطابقة (${n})`,
  matching_selected: (n) => `كل المحادثات المطابقة محددة (${n})`,
  select_newest: (n) => `تحديد أحدث ${n} محادثة مطابقة`,
  newest_selected: (n) => `أحدث ${n} محادثة مطابقة محددة`,
  resolve_all: (n) =>
    count(n, {
      one: 'حل محادثة واحدة؟',
      two: 'حل محادثتين؟',
      few: 'حل # محادثات؟',
      many: 'حل # محادثة؟',
      other: 'حل # محادثة؟',
    }),
  change_all: (n) =>
    count(n, {
      one: 'تغيير محادثة واحدة؟',
      two: 'تغيير محادثتين؟',
      few: 'تغيير # محادثات؟',
      many: 'تغيير # محادثة؟',
      other: 'تغيير # محادثة؟',
    }),
  change_all_hint: 'يجري ذلك في الخلفية. يمكنك إيقافه، والتراجع عنه بعد ذلك.',
  change_newest: (n) => count(n, { other: 'هناك محادثات مطابقة أخرى: لا تتغير إلا أحدث # محادثة.' }),
  change_all_start: 'تغيير',
  bulk_kept: (n) =>
    count(n, {
      one: 'تغيّرت محادثة واحدة بعد ذلك وتبقى كما هي.',
      two: 'تغيّرت محادثتان بعد ذلك وتبقيان كما هما.',
      few: 'تغيّرت # محادثات بعد ذلك وتبقى كما هي.',
      many: 'تغيّرت # محادثة بعد ذلك وتبقى كما هي.',
      other: 'تغيّرت # محادثة بعد ذلك وتبقى كما هي.',
    }),
  narrowed_hint: 'أزل عامل تصفية، أو امسحها كلها.',
  stop: 'إيقاف',
  label_create: (name) => `إنشاء «${apart(name)}»`,
  label_manage: 'إدارة الوسوم',
  label_find: 'البحث عن وسم أو إنشاؤه',
  arrived: (n) =>
    count(n, { one: 'واحدة جديدة', two: 'اثنتان جديدتان', few: '# جديدة', many: '# جديدة', other: '# جديدة' }),
  left: 'لم تعد في هذه القائمة',
}
