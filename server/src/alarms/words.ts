import type { Language } from '../accounts/languages.ts'
import type { AlarmKind, Reason } from './kinds.ts'

interface Words {
  heads: Record<AlarmKind, (name: string) => string>
  reasons: Record<Reason, string>
  /** The reason may be missing. */
  sentence: (head: string, reason: string | null) => string
  since: (time: string) => string
}

export interface Trouble {
  kind: AlarmKind
  reason: Reason | null
  subject_name: string | null
}

/** What fails and why, in one sentence. */
export function sentence(language: Language | null, { kind, reason, subject_name }: Trouble): string {
  const { heads, reasons, sentence } = words[language ?? 'en']
  const name = subject_name ?? '…'
  // During an upgrade, a process of the version after this one may have raised another kind.
  const head = heads[kind] as ((name: string) => string) | undefined
  return sentence(head ? head(name) : name, reason && reasons[reason])
}

/** With the time zone, because a mail is read anywhere. */
export function sinceWords(language: Language | null, began_at: string, time_zone: string): string {
  const format = new Intl.DateTimeFormat(language ?? 'en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: time_zone,
    timeZoneName: 'short',
  })
  return words[language ?? 'en'].since(format.format(new Date(began_at)))
}

const words: Record<Language, Words> = {
  en: {
    heads: {
      mailbox_unread: (name) => `The mailbox of ${name} can’t be read`,
      sending_failing: (name) => `Messages of ${name} can’t be sent`,
      queue_old: (name) => `Messages of ${name} have been waiting to be sent for more than 15 minutes`,
      mail_server_failing: () => 'Your email server doesn’t send',
      model_failing: (name) => `The model ${name} doesn’t respond`,
      endpoint_failing: (name) => `Webhooks to ${name} fail`,
      crm_failing: (name) => `Leads can’t be synced to ${name}`,
      key_ends_soon: (name) => `The API key ${name} ends within a week`,
    },
    reasons: {
      login_refused: 'the server refuses the login',
      sender_refused: 'the server refuses the sender',
      unreachable: 'the server can’t be reached',
      no_encryption: 'no encrypted connection can be made',
      rate_limited: 'the provider’s limit is reached',
      not_stored: 'mail can’t be stored',
      disabled: 'the endpoint was disabled after days of failures',
      refused: 'the server refuses it',
    },
    sentence: (head, reason) => (reason === null ? `${head}.` : `${head}: ${reason}.`),
    since: (time) => `Since ${time}.`,
  },
  de: {
    heads: {
      mailbox_unread: (name) => `Das Postfach von ${name} kann nicht gelesen werden`,
      sending_failing: (name) => `Nachrichten von ${name} können nicht gesendet werden`,
      queue_old: (name) => `Nachrichten von ${name} warten seit mehr als 15 Minuten auf den Versand`,
      mail_server_failing: () => 'Ihr E-Mail-Server sendet nicht',
      model_failing: (name) => `Das Modell ${name} antwortet nicht`,
      endpoint_failing: (name) => `Webhooks an ${name} schlagen fehl`,
      crm_failing: (name) => `Leads können nicht mit ${name} synchronisiert werden`,
      key_ends_soon: (name) => `Der API-Schlüssel ${name} läuft binnen einer Woche ab`,
    },
    reasons: {
      login_refused: 'der Server lehnt die Anmeldung ab',
      sender_refused: 'der Server lehnt den Absender ab',
      unreachable: 'der Server ist nicht erreichbar',
      no_encryption: 'es kommt keine verschlüsselte Verbindung zustande',
      rate_limited: 'das Limit des Anbieters ist erreicht',
      not_stored: 'E-Mails können nicht gespeichert werden',
      disabled: 'der Endpunkt wurde nach Tagen voller Fehler deaktiviert',
      refused: 'der Server lehnt es ab',
    },
    sentence: (head, reason) => (reason === null ? `${head}.` : `${head}: ${reason}.`),
    since: (time) => `Seit ${time}.`,
  },
  fr: {
    heads: {
      mailbox_unread: (name) => `La boîte mail de ${name} ne peut pas être lue`,
      sending_failing: (name) => `Les messages de ${name} ne peuvent pas être envoyés`,
      queue_old: (name) => `Des messages de ${name} attendent leur envoi depuis plus de 15 minutes`,
      mail_server_failing: () => 'Votre serveur de messagerie n’envoie plus',
      model_failing: (name) => `Le modèle ${name} ne répond pas`,
      endpoint_failing: (name) => `Les webhooks vers ${name} échouent`,
      crm_failing: (name) => `Les prospects ne peuvent pas être synchronisés avec ${name}`,
      key_ends_soon: (name) => `La clé API ${name} expire d’ici une semaine`,
    },
    reasons: {
      login_refused: 'le serveur refuse l’identification',
      sender_refused: 'le serveur refuse l’expéditeur',
      unreachable: 'le serveur est injoignable',
      no_encryption: 'aucune connexion chiffrée ne peut être établie',
      rate_limited: 'la limite du fournisseur est atteinte',
      not_stored: 'les e-mails ne peuvent pas être enregistrés',
      disabled: 'le point de terminaison a été désactivé après des jours d’échecs',
      refused: 'le serveur refuse',
    },
    sentence: (head, reason) => (reason === null ? `${head}.` : `${head} : ${reason}.`),
    since: (time) => `Depuis ${time}.`,
  },
  es: {
    heads: {
      mailbox_unread: (name) => `No se puede leer el buzón de ${name}`,
      sending_failing: (name) => `No se pueden enviar los mensajes de ${name}`,
      queue_old: (name) => `Hay mensajes de ${name} que esperan su envío desde hace más de 15 minutos`,
      mail_server_failing: () => 'Su servidor de correo no envía',
      model_failing: (name) => `El modelo ${name} no responde`,
      endpoint_failing: (name) => `Fallan los webhooks a ${name}`,
      crm_failing: (name) => `No se pueden sincronizar los leads con ${name}`,
      key_ends_soon: (name) => `La clave de API ${name} caduca en menos de una semana`,
    },
    reasons: {
      login_refused: 'el servidor rechaza el inicio de sesión',
      sender_refused: 'el servidor rechaza el remitente',
      unreachable: 'no se puede conectar con el servidor',
      no_encryption: 'no se puede establecer una conexión cifrada',
      rate_limited: 'se alcanzó el límite del proveedor',
      not_stored: 'no se pueden guardar los correos',
      disabled: 'el endpoint se desactivó tras días de errores',
      refused: 'el servidor lo rechaza',
    },
    sentence: (head, reason) => (reason === null ? `${head}.` : `${head}: ${reason}.`),
    since: (time) => `Desde ${time}.`,
  },
  zh: {
    heads: {
      mailbox_unread: (name) => `无法读取 ${name} 的邮箱`,
      sending_failing: (name) => `无法发送 ${name} 的消息`,
      queue_old: (name) => `${name} 的消息等待发送已超过 15 分钟`,
      mail_server_failing: () => '您的邮件服务器无法发送',
      model_failing: (name) => `模型 ${name} 无响应`,
      endpoint_failing: (name) => `发往 ${name} 的 webhook 失败`,
      crm_failing: (name) => `无法将潜在客户同步到 ${name}`,
      key_ends_soon: (name) => `API 密钥 ${name} 将在一周内到期`,
    },
    reasons: {
      login_refused: '服务器拒绝登录',
      sender_refused: '服务器拒绝发件人',
      unreachable: '无法连接服务器',
      no_encryption: '无法建立加密连接',
      rate_limited: '已达到提供商的限额',
      not_stored: '无法保存邮件',
      disabled: '端点在连续多日失败后已停用',
      refused: '服务器拒绝',
    },
    sentence: (head, reason) => (reason === null ? `${head}。` : `${head}：${reason}。`),
    since: (time) => `自 ${time} 起。`,
  },
  ar: {
    heads: {
      mailbox_unread: (name) => `تتعذر قراءة صندوق بريد ${name}`,
      sending_failing: (name) => `يتعذر إرسال رسائل ${name}`,
      queue_old: (name) => `رسائل ${name} تنتظر الإرسال منذ أكثر من 15 دقيقة`,
      mail_server_failing: () => 'خادم بريدك لا يرسل',
      model_failing: (name) => `النموذج ${name} لا يستجيب`,
      endpoint_failing: (name) => `تفشل رسائل webhook إلى ${name}`,
      crm_failing: (name) => `تتعذر مزامنة العملاء المحتملين مع ${name}`,
      key_ends_soon: (name) => `تنتهي صلاحية مفتاح API ${name} خلال أسبوع`,
    },
    reasons: {
      login_refused: 'الخادم يرفض تسجيل الدخول',
      sender_refused: 'الخادم يرفض المرسل',
      unreachable: 'يتعذر الوصول إلى الخادم',
      no_encryption: 'يتعذر إنشاء اتصال مشفر',
      rate_limited: 'تم بلوغ حد المزوّد',
      not_stored: 'يتعذر حفظ الرسائل',
      disabled: 'عُطّلت نقطة النهاية بعد أيام من الإخفاق',
      refused: 'الخادم يرفض',
    },
    sentence: (head, reason) => (reason === null ? `${head}.` : `${head}: ${reason}.`),
    since: (time) => `منذ ${time}.`,
  },
}
