import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('ar')

export const system: Dictionary['system'] = {
  lead: 'حالة كل ما يعتمد عليه حسابك. يُحدَّث كل 30 ثانية.',
  works: 'كل شيء يعمل',
  problems: (n: number) =>
    count(n, {
      zero: 'لا مشكلات',
      one: 'مشكلة واحدة',
      two: 'مشكلتان',
      few: '# مشكلات',
      many: '# مشكلة',
      other: '# مشكلة',
    }),
  alarms: 'التنبيهات',
  alarms_none: 'لا يوجد عطل في حسابك.',
  go: (place: string) => `انتقل إلى: ${place}`,
  since: 'منذ',
  until: 'انتهى',
  past: 'التنبيهات السابقة',
  past_lead: 'آخر 20 تنبيهًا انتهت.',
  past_none: 'لا توجد تنبيهات بعد.',
  service: 'الخدمة',
  service_lead: (mode: string) =>
    `قوائم الانتظار تخص بيانات حسابك (${mode}). قاعدة البيانات والقرص والنسخ الاحتياطي وسجل الأحداث مشتركة بين جميع الحسابات.`,
  ask: 'اطلب ممن يشغّل Parley تنفيذ الأمر parley doctor على الخادم.',
  states: { ok: 'سليم', problem: 'يحتاج إلى انتباه', unknown: 'غير معروف' },
  checks: {
    database: 'قاعدة البيانات',
    disk: 'القرص',
    backup: 'النسخ الاحتياطي',
    events: 'سجل الأحداث',
    outgoing: 'الرسائل إلى العملاء',
    mail: 'رسائل Parley الإلكترونية',
    push: 'الإشعارات الفورية',
    webhooks: 'Webhooks',
    crm: 'مزامنة CRM',
    search: 'البحث',
  },
  responds: 'تستجيب',
  full: 'القرص ممتلئ. لا يمكن حفظ أي شيء.',
  free: (size: string) => `المتاح: ${size}`,
  not_known: 'غير معروف',
  last: (ago: string) => `آخر نسخة احتياطية: ${ago}`,
  no_backup: 'لم تُنشأ أي نسخة بالأمر parley backup.',
  idle: 'لا شيء في الانتظار',
  on_time: 'لا شيء متأخر',
  up_to_date: 'محدَّث',
  behind: (time: string) => `التأخر: ${time}`,
  waiting: (time: string) => `أطول انتظار: ${time}`,
  overdue: (n: number) =>
    count(n, {
      zero: 'لا متأخرات',
      one: '# متأخر',
      two: '# متأخران',
      few: '# متأخرة',
      many: '# متأخرًا',
      other: '# متأخر',
    }),
  version: (version: string) => `Parley ${version}`,
}
