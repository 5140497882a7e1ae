import type { Dictionary } from '../dictionary.ts'

export const start: Dictionary['start'] = {
  title: 'البدء',
  lead: 'أربع خطوات إلى أول محادثة.',
  channel: 'ربط قناة',
  channel_hint: 'أضف الدردشة إلى موقعك أو صِل صندوق بريد.',
  invite: 'دعوة فريقك',
  invite_hint: 'أسندوا المحادثات وأجيبوا عنها معًا.',
  import: 'استيراد جهات الاتصال',
  import_hint: 'من ملف CSV.',
  test: 'التجربة ببيانات اختبار',
  test_hint: 'لا يصل منها شيء إلى العملاء.',
  done: 'تم',
}
