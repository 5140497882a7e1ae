import type { PageText } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')

/** What an email in a conversation has besides its text. */
export const mail: PageText['mail'] = {
  from: '发件人',
  reply_to: '回复至',
  to: '收件人',
  cc: '抄送',
  received: '接收时间',
  subject: '主题',
  check: '发件人验证',
  verified: '已确认：该域名为此地址担保。',
  failed: '未通过：该域名表示此邮件并非由其发出。',
  unknown: '未确认：任何人都可以填写任意地址。',
  formatted: '原始格式',
  no_formatting: '此邮件没有格式。',
  quoted: '引用的文字',
  nothing_quoted: '此邮件没有引用内容。',
  signature: '签名',
  blocked: (n: number) => count(n, { other: '已拦截 # 张远程图片' }),
  blocked_hint: '加载图片可能会让发件人知道您已阅读此邮件。',
  show_images: '显示图片',
  frame: (name: string) => `来自${apart(name)}的邮件`,
  source: '显示原文',
  source_title: '邮件原文',
  source_hint: '以文本显示收到时的邮件。',
  source_cut: '这是开头部分。下载文件可查看全部内容。',
  download: '下载',
  forward: '转发',
  forwards: '转发一条消息',
  forward_not: '不转发',
  forwarded: '已转发的消息',
  forwards_below: '下方将附上',
  forwarded_note: (to, href) => `转发给 ${to}：[查看对话](${href})`,
  send_later: '稍后发送',
  schedule: '定时发送',
  schedule_range: '请选择 30 天之内的未来时间。',
}
