import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')

export const notifications: Dictionary['notifications'] = {
  read_all: '全部标为已读',
  settings: '通知设置',
  none: '没有新通知',
  none_hint: '有对话分配给您、客户回复或有人提及您时，会在这里告诉您。',
  unread: '未读',
  waiting: (n) => count(n, { other: '# 位客户正在等待' }),
  waiting_many: (n) => count(n, { other: '超过 # 位客户正在等待' }),
  waiting_newest: (names) => `最新：${names}`,
  events: (n) => count(n, { other: '# 个事件' }),
  says: {
    assigned: (customer, actor) =>
      actor === null
        ? `与 ${apart(customer)} 的对话已分配给您`
        : `${apart(actor)} 将与 ${apart(customer)} 的对话分配给了您`,
    mentioned: (_customer, actor) => (actor === null ? '有人提及了您' : `${apart(actor)} 提及了您`),
    customer_replied: (customer) => `${apart(customer)} 回复了`,
    customer_waiting: (customer) => `${apart(customer)} 正在等待回复`,
    handover_waiting: (customer) => `${apart(customer)} 已转交，正在等待人工`,
    delivery_failed: (customer) => `发给 ${apart(customer)} 的消息未送达`,
  },
  lead: '您会收到哪些通知，以及通过什么方式。不会重复，也不会通知您已看过的内容。',
  saved: '通知设置已保存',
  what: '通知内容',
  no_email: '管理员设置邮件服务器后才会发送邮件。',
  alarms: {
    says: {
      mailbox_unread: (name) => `无法读取 ${apart(name)} 的邮箱`,
      sending_failing: (name) => `无法发送 ${apart(name)} 的消息`,
      queue_old: (name) => `${apart(name)} 的消息等待发送已超过 15 分钟`,
      mail_server_failing: () => '您的邮件服务器无法发送',
      model_failing: (name) => `模型 ${apart(name)} 无响应`,
      endpoint_failing: (name) => `发往 ${apart(name)} 的 webhook 失败`,
      crm_failing: (name) => `无法将潜在客户同步到 ${apart(name)}`,
      key_ends_soon: (name) => `API 密钥 ${apart(name)} 将在一周内到期`,
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
    sentence: (what, reason) => (reason === null ? `${what}。` : `${what}：${reason}。`),
    since: (time) => `自 ${time} 起。`,
  },
  service_alarms: {
    says: {
      database_unreachable: '服务的数据库无法连接',
      disk_nearly_full: '服务的磁盘空间即将用尽',
      backup_old: '服务的备份已过期',
    },
    lasts: (what, since) => `自 ${since} 起，${what}。`,
    over: (what, from, until) => `${from} 至 ${until}，${what}。现已恢复。`,
  },
  kinds: {
    assigned: '有对话分配给您',
    mentioned: '有人在备注中提及您',
    customer_replied: '客户回复您',
    customer_waiting: '客户来信且无人负责',
    handover_waiting: '助手转交对话',
    delivery_failed: '消息未送达',
    alarm: '客户所依赖的服务出现故障（所有者和管理员）',
  },
  ways: {
    center: 'Parley 内',
    push: '推送',
    email: '邮件',
  },
  quiet: '免打扰时段',
  quiet_hint: '推送和邮件会等到时段结束后一并送达。',
  quiet_on: '使用免打扰时段',
  quiet_from: '开始',
  quiet_until: '结束',
  quiet_zone: (zone) => `时区：${zone}`,
  quiet_save: '保存免打扰时段',
  quiet_use_zone: (zone) => `使用 ${zone}`,
  sounds: '声音',
  waiting_email: '关于等待中客户的电子邮件',
  waiting_emails: {
    away: '仅当 10 分钟内无人使用控制台时，且最多每 15 分钟一封',
    always: '始终',
  },
  sounds_on: '有新通知时播放声音',
  push: '此浏览器的推送',
  push_hint: '即使没有打开 Parley 标签页也会通知您。',
  push_enable: '开启',
  push_disable: '关闭',
  push_on: '已在此浏览器开启',
  push_denied: '此浏览器阻止了 Parley 的通知。请在网站设置中允许，然后重新加载页面。',
  push_unsupported:
    '此浏览器在这里无法接收推送。在 iPhone 上，请先将 Parley 添加到主屏幕。Parley 必须通过 https 提供。',
}
