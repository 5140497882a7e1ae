import type { Language } from '../accounts/languages.ts'
import type { Kind } from './kinds.ts'

export interface About {
  contact_name: string
  /** Null if it was no user. */
  actor_name: string | null
  /** How many events it stands for. */
  events: number
}

/** What mail and pushes to the team say, by language. */
export interface Words {
  /** Alarms have words of their own. */
  title: Record<Exclude<Kind, 'alarm'>, (about: About) => string>
  many: (count: string) => string
  open: string
  more: string
  foot: (account: string) => string
  change: string
}

export function wordsFor(language: Language | null): Words {
  return words[language ?? 'en']
}

const several = (events: number, text: string) => (events > 1 ? ` (${text})` : '')

const words: Record<Language, Words> = {
  en: {
    title: {
      assigned: ({ actor_name, contact_name }) =>
        `${actor_name ?? 'The system'} assigned you the conversation with ${contact_name}`,
      mentioned: ({ actor_name }) => `${actor_name ?? 'Someone'} mentioned you`,
      customer_replied: ({ contact_name, events }) => `${contact_name} replied${several(events, `${events} messages`)}`,
      customer_waiting: ({ contact_name }) => `${contact_name} is waiting for a reply`,
      handover_waiting: ({ contact_name }) => `${contact_name} was handed over and waits for a person`,
      delivery_failed: ({ contact_name }) => `A message to ${contact_name} wasn't delivered`,
    },
    many: (count) => `${count} new notifications`,
    open: 'Open Parley to see them.',
    more: 'There is more in Parley.',
    foot: (account) => `You get this because of your notification settings in Parley for ${account}.`,
    change: 'Change them',
  },
  de: {
    title: {
      assigned: ({ actor_name, contact_name }) =>
        actor_name === null
          ? `Die Konversation mit ${contact_name} wurde Ihnen zugewiesen`
          : `${actor_name} hat Ihnen die Konversation mit ${contact_name} zugewiesen`,
      mentioned: ({ actor_name }) => (actor_name === null ? 'Sie wurden erwähnt' : `${actor_name} hat Sie erwähnt`),
      customer_replied: ({ contact_name, events }) =>
        `${contact_name} hat geantwortet${several(events, `${events} Nachrichten`)}`,
      customer_waiting: ({ contact_name }) => `${contact_name} wartet auf eine Antwort`,
      handover_waiting: ({ contact_name }) => `${contact_name} wurde übergeben und wartet auf einen Menschen`,
      delivery_failed: ({ contact_name }) => `Eine Nachricht an ${contact_name} wurde nicht zugestellt`,
    },
    many: (count) => `${count} neue Benachrichtigungen`,
    open: 'Öffnen Sie Parley, um sie zu sehen.',
    more: 'In Parley sehen Sie weitere.',
    foot: (account) => `Sie erhalten dies aufgrund Ihrer Benachrichtigungseinstellungen in Parley für ${account}.`,
    change: 'Einstellungen ändern',
  },
  fr: {
    title: {
      assigned: ({ actor_name, contact_name }) =>
        actor_name === null
          ? `La conversation avec ${contact_name} vous a été attribuée`
          : `${actor_name} vous a attribué la conversation avec ${contact_name}`,
      mentioned: ({ actor_name }) =>
        actor_name === null ? 'Vous avez été mentionné' : `${actor_name} vous a mentionné`,
      customer_replied: ({ contact_name, events }) =>
        `${contact_name} a répondu${several(events, `${events} messages`)}`,
      customer_waiting: ({ contact_name }) => `${contact_name} attend une réponse`,
      handover_waiting: ({ contact_name }) => `${contact_name} a été transféré et attend une personne`,
      delivery_failed: ({ contact_name }) => `Un message à ${contact_name} n’a pas été remis`,
    },
    many: (count) => `${count} nouvelles notifications`,
    open: 'Ouvrez Parley pour les voir.',
    more: 'Il y en a d’autres dans Parley.',
    foot: (account) => `Vous recevez ceci en raison de vos paramètres de notification dans Parley pour ${account}.`,
    change: 'Modifier les paramètres',
  },
  es: {
    title: {
      assigned: ({ actor_name, contact_name }) =>
        actor_name === null
          ? `Se le asignó la conversación con ${contact_name}`
          : `${actor_name} le asignó la conversación con ${contact_name}`,
      mentioned: ({ actor_name }) => (actor_name === null ? 'Le mencionaron' : `${actor_name} le mencionó`),
      customer_replied: ({ contact_name, events }) =>
        `${contact_name} respondió${several(events, `${events} mensajes`)}`,
      customer_waiting: ({ contact_name }) => `${contact_name} espera una respuesta`,
      handover_waiting: ({ contact_name }) => `${contact_name} fue transferido y espera a una persona`,
      delivery_failed: ({ contact_name }) => `No se entregó un mensaje a ${contact_name}`,
    },
    many: (count) => `${count} notificaciones nuevas`,
    open: 'Abra Parley para verlas.',
    more: 'Hay más en Parley.',
    foot: (account) => `Recibe esto por sus ajustes de notificaciones en Parley para ${account}.`,
    change: 'Cambiar los ajustes',
  },
  zh: {
    title: {
      assigned: ({ actor_name, contact_name }) =>
        actor_name === null
          ? `与 ${contact_name} 的对话已分配给您`
          : `${actor_name} 将与 ${contact_name} 的对话分配给了您`,
      mentioned: ({ actor_name }) => (actor_name === null ? '有人提及了您' : `${actor_name} 提及了您`),
      customer_replied: ({ contact_name, events }) => `${contact_name} 回复了${several(events, `${events} 条消息`)}`,
      customer_waiting: ({ contact_name }) => `${contact_name} 正在等待回复`,
      handover_waiting: ({ contact_name }) => `${contact_name} 已转交，正在等待人工`,
      delivery_failed: ({ contact_name }) => `发给 ${contact_name} 的消息未送达`,
    },
    many: (count) => `${count} 条新通知`,
    open: '打开 Parley 查看。',
    more: '在 Parley 中还有更多。',
    foot: (account) => `您收到此邮件是因为您在 Parley 中为 ${account} 设置了通知。`,
    change: '更改设置',
  },
  ar: {
    title: {
      assigned: ({ actor_name, contact_name }) =>
        actor_name === null
          ? `أُسندت إليك المحادثة مع ${contact_name}`
          : `أسند إليك ${actor_name} المحادثة مع ${contact_name}`,
      mentioned: ({ actor_name }) => (actor_name === null ? 'تمت الإشارة إليك' : `أشار إليك ${actor_name}`),
      customer_replied: ({ contact_name, events }) => `ردّ ${contact_name}${several(events, `عدد الرسائل: ${events}`)}`,
      customer_waiting: ({ contact_name }) => `ينتظر ${contact_name} ردًا`,
      handover_waiting: ({ contact_name }) => `تم تحويل ${contact_name} وينتظر شخصًا`,
      delivery_failed: ({ contact_name }) => `لم تُسلَّم رسالة إلى ${contact_name}`,
    },
    many: (count) => `إشعارات جديدة: ${count}`,
    open: 'افتح Parley لرؤيتها.',
    more: 'يوجد المزيد في Parley.',
    foot: (account) => `تصلك هذه الرسالة بسبب إعدادات الإشعارات في Parley لحساب ${account}.`,
    change: 'تغيير الإعدادات',
  },
}
