import type { Dictionary } from '../dictionary.ts'

export const practice_channel: Dictionary['practice_channel'] = {
  begin: 'جرّب بصفتك عميلًا',
  begin_lead: 'أضف مراسلة تجريبية، واكتب إلى نفسك بصفتك عميلًا، ثم أجب من صندوق الوارد. لا شيء يغادر هذه الخدمة.',
  begin_act: 'إضافة مراسلة تجريبية',
  answers: 'كيف تستقبل رسائلك',
  moods: { well: 'تسلّمها', rejected: 'ترفضها', unavailable: 'متوقفة', unanswered: 'تسلّمها لكن ردها يضيع' },
  phone: 'هاتف العميل',
  phone_lead: 'اكتب بصفتك عميلًا. تظهر إجاباتك هنا، وتُعد مقروءة عندما يكتب العميل مجددًا.',
  customer: 'العميل',
  message: 'الرسالة',
  send: 'إرسال بصفتي عميلًا',
  empty: 'لا توجد رسائل بعد.',
  you: 'أنت',
}
