import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const start: Dictionary['start'] = {
  title: 'البدء',
  progress: (n, all) => `اكتمل ${n} من ${all}. تُعلَّم كل خطوة بمجرد أن تعمل.`,
  hide: 'إخفاء هذه القائمة عن الجميع',
  done: 'تم',
  website: 'إضافة الدردشة إلى موقعكم',
  website_hint: 'أنشئ دردشة، وستحصل على سطر واحد تلصقه في موقعك.',
  website_no_origins: 'أضف عنوان موقعك إلى الدردشة كي يُسمح لها بالظهور فيه.',
  website_unseen: 'الصق هذا السطر في موقعك أو أرسله إلى من يديره، ثم افتح الموقع وانقر على الدردشة.',
  website_seen: (host) => `ظهرت على ${apart(host)}`,
  mailbox: 'ربط صندوق البريد',
  mailbox_hint: 'تتحول رسائل البريد إلى محادثات، وتخرج الردود من عنوانك.',
  mailbox_failing: (name) => `أُضيف ${apart(name)} لكنه لا يعمل بعد. تذكر قناته السبب.`,
  articles: 'نشر ثلاث مقالات',
  articles_hint: (n) => `نُشر ${n} من 3. اكتب أكثر ما يسأل عنه العملاء، أو استورد ملفات.`,
  question: 'طرح سؤال تجريبي',
  question_hint: 'اطّلع على ما سيجيب به المساعد. لا يُرسل شيء.',
  invite: 'دعوة عضو',
  team: {
    alone: 'أسندوا المحادثات وأجيبوا عنها معًا.',
    invited: 'تمت الدعوة، ولم ينضم بعد.',
    joined: 'انضم فريقكم.',
  },
}
