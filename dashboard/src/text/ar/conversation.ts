import type { Dictionary } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('ar')
const list = names('ar')

export const conversation: Dictionary['conversation'] = {
  properties: 'الخصائص',
  property: (name, value) => `${name}: ${apart(value)}`,
  change_status: 'الحالة',
  add_label: 'إضافة وسم',
  take_over: 'استلام المحادثة',
  taken_over: (name) => `استلمتَ المحادثة من ${apart(name)}.`,
  taken_from_you: (name) => `استلم ${apart(name)} هذه المحادثة منك.`,
  unread: 'غير مقروءة',
  awaiting: 'بانتظار الرد',
  waiting: (time) => `تنتظر منذ ${time}`,
  replied_meanwhile: (name) => `رد ${apart(name)} أثناء كتابتك:`,
  replied_meanwhile_hint: 'لم يُرسل ردك. عدّله أو أرسله على أي حال.',
  unsent: (n) =>
    count(n, {
      zero: 'لا تغييرات غير مرسلة',
      one: 'تغيير واحد لم يُرسل',
      two: 'تغييران لم يُرسلا',
      few: '# تغييرات لم تُرسل',
      many: '# تغييرًا لم يُرسل',
      other: '# تغيير لم يُرسل',
    }),
  not_sent: 'لم يُرسل بعد',
  draft: 'مسودة',
  waiting_to_send: 'لم يُرسل بعد. سيُرسل عند عودة الاتصال.',
  kept: 'أنت غير متصل. حُفظ التغيير وسيُرسل عند عودة الاتصال.',
  someone: 'شخص ما',
  activity: {
    assigned: (who, whom) => `أسند ${apart(who)} المحادثة إلى ${apart(whom)}`,
    claimed: (who) => `تولّى ${apart(who)} المحادثة`,
    unassigned: (who) => `ألغى ${apart(who)} إسناد المحادثة`,
    labelled: (who, labels) => `أضاف ${apart(who)} ${list(labels)}`,
    unlabelled: (who, labels) => `أزال ${apart(who)} ${list(labels)}`,
    moved: (who, team) => `نقل ${apart(who)} المحادثة إلى ${apart(team)}`,
    left_team: (who) => `أخرج ${apart(who)} المحادثة من فريقها`,
    prioritized: (who, priority) => `غيّر ${apart(who)} الأولوية: ${priority}`,
    snoozed: (who, until) => `أجّل ${apart(who)} المحادثة حتى ${until}`,
    snoozed_reply: (who) => `أجّل ${apart(who)} المحادثة حتى يرد العميل`,
    resolved: (who) => `حلّ ${apart(who)} المحادثة`,
    opened: (who) => `أعاد ${apart(who)} فتح المحادثة`,
    pending: (who) => `سلّم ${apart(who)} المحادثة إلى المساعد`,
    handed_over: (who) => `حوّل ${apart(who)} المحادثة إلى الفريق`,
  },
}
