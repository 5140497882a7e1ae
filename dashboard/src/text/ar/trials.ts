import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('ar')

export const trials: Dictionary['trials'] = {
  sets: 'مجموعة الاختبار',
  new_set: 'مجموعة جديدة',
  set_name: 'الاسم',
  create: 'إنشاء المجموعة',
  empty: 'جرّب المساعد قبل عملائك',
  empty_hint: 'اجمع محادثات سابقة وأسئلة من عندك في مجموعة، وانظر ماذا كان المساعد سيفعل. لا يُرسل أي شيء.',
  size: (n: number) =>
    count(n, { zero: 'لا حالات', one: 'حالة واحدة', two: 'حالتان', few: '# حالات', many: '# حالة', other: '# حالة' }),
  sample: 'إضافة محادثات سابقة',
  sample_hint: 'يضيف السؤال الأول من أحدث 50 محادثة محلولة، مع إخفاء البيانات الشخصية.',
  sample_size: (n: number) =>
    count(n, {
      zero: 'المجموعة فارغة الآن.',
      one: 'في المجموعة الآن حالة واحدة.',
      two: 'في المجموعة الآن حالتان.',
      few: 'في المجموعة الآن # حالات.',
      many: 'في المجموعة الآن # حالة.',
      other: 'في المجموعة الآن # حالة.',
    }),
  question: 'سؤال العميل',
  expect: 'على المساعد أن',
  expects: { none: 'لا توقّع', answer: 'يجيب', clarify: 'يطلب تفاصيل', hand_over: 'يحوّل' },
  add: 'إضافة السؤال',
  run: 'بدء الاختبار',
  cancel: 'إيقاف',
  progress: (count: string, all: string) => `${count} من ${all} من الحالات`,
  verdicts: {
    good: 'جيد',
    acceptable: 'مقبول',
    wrong: 'خطأ',
    should_hand_over: 'كان عليه التحويل',
    should_answer: 'كان عليه الإجابة',
    none: 'لم يُقيَّم',
  },
  decisions: { answer: 'يجيب', clarify: 'يطلب تفاصيل', hand_over: 'يحوّل', silent: 'يصمت' },
  results: 'النتائج',
  judge: 'الحكم',
  judge_hint: 'اضغط من 1 إلى 4 للتقييم، و J أو K للتنقل.',
  filter: 'عرض',
  position: (n: string, all: string) => `${n} من ${all}`,
  next: 'التالي',
  previous: 'السابق',
  none_left: 'لا شيء لعرضه هنا',
  why: 'ما وجده',
  article: (title: string, percent: string) => `${apart(title)}: الثقة ${percent}`,
  comparison: (worse: number, better: number) => `منذ الاختبار السابق: أسوأ ${worse}، أفضل ${better}.`,
  chances: {
    no_difference: 'لا فرق.',
    may_be_chance: 'قد يكون ذلك مصادفة.',
    unlikely_chance: 'يصعب أن يكون ذلك مصادفة.',
  },
  no_model: 'تُظهر الاختبارات المحرّك المدمج، ولا يُستدعى أي نموذج لغوي.',
}
