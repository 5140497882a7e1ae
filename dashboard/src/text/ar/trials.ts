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
  first_set: 'محادثات حقيقية',
  new_case: 'تحويل إلى حالة اختبار',
  new_case_hint: 'يُعاد فحص هذا الرد كلما شغّلت المجموعة. تُخفى البيانات الشخصية.',
  new_case_add: 'إضافة إلى المجموعة',
  new_case_saved: 'أُضيفت. تجدها في المعرفة ← تجربة.',
  no_article: 'لا يحتوي أي مقال على كلمة من السؤال.',
  doubts: {
    reads_otherwise: (title: string) => `يبدو السؤال بلغة غير لغة «${apart(title)}»، لذا لا يُقدَّم المقال كإجابة.`,
    other_name: (title: string) => `لا يحتوي «${apart(title)}» على المسؤول عنه إلا باسم آخر، لذا لا يُقدَّم كإجابة.`,
    confidence: (title: string, has: string, needs: string) =>
      `لا يُقدَّم «${apart(title)}» كإجابة: الثقة ${has} والمطلوب ${needs}.`,
    own_words: (title: string, has: string, needs: string) =>
      `لا يُقدَّم «${apart(title)}» كإجابة: يحتوي على ${has} من السؤال بكلمات العميل، والمطلوب أكثر من ${needs}.`,
    single_word: (title: string) => `لا يُقدَّم «${apart(title)}» كإجابة: لا يحتوي إلا على كلمة واحدة من السؤال.`,
    title_of_another: (title: string) =>
      `لا يُقدَّم «${apart(title)}» كإجابة: كلمة من السؤال تنقصه موجودة في عنوان مقال آخر.`,
    coverage: (title: string, has: string, needs: string) =>
      `لا يُعرَض «${apart(title)}»: يحتوي على ${has} من السؤال والمطلوب ${needs}.`,
  },
  guards: {
    own_case: 'السؤال عن حالة العميل الخاصة، لذا يُعرض المقال فقط.',
    same_reply: 'قُدِّم الرد نفسه من قبل، لذا لا يُكرَّر.',
    call_for_help: 'قد يحتاج أحد إلى المساعدة، لذا يتولى الأمر شخص.',
  },
}
