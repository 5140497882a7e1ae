import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const teams: Dictionary['teams'] = {
  lead: 'من يعملون معًا، وما يصل إليهم.',
  add: 'إضافة فريق',
  none: 'أوصل المحادثات إلى من يعنيهم الأمر',
  none_hint:
    'أنشئ فريقًا لكل نوع من الأسئلة، مثل التوصيل أو المبيعات. يمكن لقناة أن تمنحه محادثاتها، ويمكنك نقل أي محادثة إليه. يظل الجميع يرون كل شيء.',
  begin: 'إنشاء أول فريق',
  edit: (name) => `تعديل ${name}`,
  members_of: (name) => `أعضاء ${name}`,
  archive: (name) => `أرشفة ${name}`,
  name: 'الاسم',
  description: 'الوصف',
  description_hint: 'الغرض منه في كلمات قليلة.',
  fallback: 'عند أرشفته',
  fallback_hint: 'أي فريق يتسلم محادثاته المفتوحة.',
  fallback_none: 'ترك المحادثات بلا فريق',
  saved: (name) => `حُفظ ${apart(name)}.`,
  nobody: 'لا أحد بعد',
  people: 'الأشخاص',
  member: 'عضو',
  lead_role: 'قائد',
  member_add: 'إضافة عضو',
  role_of: (name) => `دور ${name}`,
  remove_member: (name) => `إزالة ${name}`,
  everyone_in: 'الجميع في هذا الفريق.',
  archive_lead:
    'تنتقل محادثاته المفتوحة إلى الفريق التالي أو تبقى بلا فريق، وكذلك قنواته. وتظل المحادثات المحلولة تذكره. لا يمكن التراجع عن ذلك.',
  archive_act: 'أرشفة الفريق',
  archived: (name) => `أُرشف ${apart(name)}.`,
  done: 'تم',
  channel: 'الفريق',
  channel_hint: 'من يتسلم المحادثات الجديدة هنا.',
  channel_all: 'كل الفرق',
  show: 'عرض محادثاته',
}
