import type { PageText } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('ar')

/** What an email in a conversation has besides its text. */
export const mail: PageText['mail'] = {
  from: 'من',
  reply_to: 'الرد على',
  to: 'إلى',
  cc: 'نسخة',
  received: 'وقت الاستلام',
  subject: 'الموضوع',
  check: 'التحقق من المرسل',
  verified: 'مؤكَّد: النطاق يضمن هذا العنوان.',
  failed: 'فشل التحقق: يفيد النطاق بأن هذه الرسالة ليست منه.',
  unknown: 'غير مؤكَّد: يمكن لأي شخص كتابة أي عنوان.',
  formatted: 'التنسيق الأصلي',
  no_formatting: 'لا تنسيق في هذه الرسالة.',
  quoted: 'النص المقتبس',
  nothing_quoted: 'لا اقتباس في هذه الرسالة.',
  signature: 'التوقيع',
  blocked: (n: number) =>
    count(n, {
      zero: 'لا صور خارجية محظورة',
      one: 'تم حظر صورة خارجية واحدة',
      two: 'تم حظر صورتين خارجيتين',
      few: 'تم حظر # صور خارجية',
      many: 'تم حظر # صورة خارجية',
      other: 'تم حظر # صورة خارجية',
    }),
  blocked_hint: 'قد يُعلم تحميلُها المرسلَ بأنك قرأت هذه الرسالة.',
  show_images: 'عرض الصور',
  frame: (name: string) => `رسالة من ${apart(name)}`,
  source: 'عرض الأصل',
  source_title: 'الرسالة الأصلية',
  source_hint: 'الرسالة كما وصلت، نصًّا.',
  source_cut: 'هذه هي البداية. نزّل الملف لرؤيتها كاملة.',
  download: 'تنزيل',
  forward: 'إعادة توجيه',
  forwards: 'إعادة توجيه رسالة',
  forward_not: 'عدم إعادة توجيهها',
  forwarded: 'رسالة معاد توجيهها',
  forwards_below: 'يلي أدناه',
  forwarded_note: (to, href) => `إعادة توجيه إلى ${to}: [عرض المحادثة](${href})`,
  send_later: 'إرسال لاحقًا',
  schedule: 'جدولة',
  schedule_range: 'اختر وقتًا في المستقبل، خلال 30 يومًا على الأكثر.',
}
