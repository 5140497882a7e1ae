import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('ar')

export const notifications: Dictionary['notifications'] = {
  read_all: 'تحديد الكل كمقروء',
  settings: 'إعدادات الإشعارات',
  none: 'لا جديد لديك',
  none_hint: 'سنخبرك هنا عندما تُسند إليك محادثة أو يرد عميل أو يشير إليك أحد.',
  unread: 'غير مقروء',
  waiting: (n) =>
    count(n, {
      one: 'عميل واحد ينتظر',
      two: 'عميلان ينتظران',
      few: '# عملاء ينتظرون',
      many: '# عميلًا ينتظرون',
      other: '# عميل ينتظرون',
    }),
  waiting_many: (n) => count(n, { other: 'أكثر من # عميلًا ينتظرون' }),
  waiting_newest: (names) => `الأحدث: ${names}`,
  events: (n) => count(n, { one: 'حدث واحد', two: 'حدثان', few: '# أحداث', many: '# حدثًا', other: '# حدث' }),
  says: {
    assigned: (customer, actor) =>
      actor === null
        ? `أُسندت إليك المحادثة مع ${apart(customer)}`
        : `أسند إليك ${apart(actor)} المحادثة مع ${apart(customer)}`,
    mentioned: (_customer, actor) => (actor === null ? 'تمت الإشارة إليك' : `أشار إليك ${apart(actor)}`),
    customer_replied: (customer) => `ردّ ${apart(customer)}`,
    customer_waiting: (customer) => `ينتظر ${apart(customer)} ردًا`,
    handover_waiting: (customer) => `تم تحويل ${apart(customer)} وينتظر شخصًا`,
    delivery_failed: (customer) => `لم تُسلَّم رسالة إلى ${apart(customer)}`,
  },
  lead: 'ما الذي تتلقى إشعارات بشأنه وكيف. لا يصلك إشعار مرتين، ولا إشعار بما سبق أن رأيته.',
  saved: 'تم حفظ الإعدادات',
  what: 'ما الذي تتلقى إشعارات بشأنه',
  no_email: 'تُرسل الرسائل بعد أن يُعدّ مسؤول خادم بريد.',
  alarms: {
    says: {
      mailbox_unread: (name) => `تتعذر قراءة صندوق بريد ${apart(name)}`,
      sending_failing: (name) => `يتعذر إرسال رسائل ${apart(name)}`,
      queue_old: (name) => `رسائل ${apart(name)} تنتظر الإرسال منذ أكثر من 15 دقيقة`,
      mail_server_failing: () => 'خادم بريدك لا يرسل',
      model_failing: (name) => `النموذج ${apart(name)} لا يستجيب`,
      endpoint_failing: (name) => `تفشل رسائل webhook إلى ${apart(name)}`,
      crm_failing: (name) => `تتعذر مزامنة العملاء المحتملين مع ${apart(name)}`,
      key_ends_soon: (name) => `تنتهي صلاحية مفتاح API ${apart(name)} خلال أسبوع`,
    },
    reasons: {
      login_refused: 'الخادم يرفض تسجيل الدخول',
      sender_refused: 'الخادم يرفض المرسل',
      unreachable: 'يتعذر الوصول إلى الخادم',
      no_encryption: 'يتعذر إنشاء اتصال مشفر',
      rate_limited: 'تم بلوغ حد المزوّد',
      not_stored: 'يتعذر حفظ الرسائل',
      disabled: 'عُطّلت نقطة النهاية بعد أيام من الإخفاق',
      refused: 'الخادم يرفض',
    },
    sentence: (what, reason) => (reason === null ? `${what}.` : `${what}: ${reason}.`),
    since: (time) => `منذ ${time}.`,
  },
  service_alarms: {
    says: {
      database_unreachable: 'تعذّر الوصول إلى قاعدة بيانات الخدمة',
      disk_nearly_full: 'قرص الخدمة شبه ممتلئ',
      backup_old: 'تأخّر النسخ الاحتياطي للخدمة',
    },
    lasts: (what, since) => `${what} منذ ${since}.`,
    over: (what, from, until) => `${what}، من ${from} إلى ${until}. انتهى الأمر.`,
  },
  kinds: {
    assigned: 'تُسند إليك محادثة',
    mentioned: 'يشير إليك أحد في ملاحظة',
    customer_replied: 'يرد عليك عميل',
    customer_waiting: 'يكتب عميل ولا أحد مُسند إليه',
    handover_waiting: 'يحوّل المساعد محادثة',
    delivery_failed: 'لا تُسلَّم رسالة',
    alarm: 'تعطّل شيء يعتمد عليه العملاء (المالكون والمسؤولون)',
  },
  ways: {
    center: 'في Parley',
    push: 'إشعار فوري',
    email: 'البريد',
  },
  quiet: 'ساعات الهدوء',
  quiet_hint: 'تنتظر الإشعارات الفورية والرسائل حتى تنتهي ثم تصل معًا.',
  quiet_on: 'استخدام ساعات الهدوء',
  quiet_from: 'من',
  quiet_until: 'إلى',
  quiet_zone: (zone) => `المنطقة الزمنية: ${zone}`,
  quiet_save: 'حفظ ساعات الهدوء',
  quiet_use_zone: (zone) => `استخدام ${zone}`,
  sounds: 'الصوت',
  waiting_email: 'رسائل البريد الإلكتروني عن العملاء المنتظرين',
  waiting_emails: {
    away: 'فقط عندما لا يستخدم أحد لوحة التحكم منذ 10 دقائق، وبحد أقصى مرة كل 15 دقيقة',
    always: 'دائمًا',
  },
  sounds_on: 'تشغيل صوت مع الإشعارات الجديدة',
  push: 'الإشعارات الفورية في هذا المتصفح',
  push_hint: 'تُخبَر حتى إن لم تكن أي علامة تبويب لـ Parley مفتوحة.',
  push_enable: 'تشغيل',
  push_disable: 'إيقاف',
  push_on: 'مفعّلة في هذا المتصفح',
  push_denied: 'يحظر هذا المتصفح إشعارات Parley. اسمح بها في إعدادات الموقع ثم أعد تحميل الصفحة.',
  push_unsupported:
    'لا يستطيع هذا المتصفح تلقي الإشعارات الفورية هنا. على iPhone أضف Parley إلى الشاشة الرئيسية أولًا. يجب تقديم Parley عبر https.',
}
