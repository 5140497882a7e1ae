import type { Dictionary } from '../dictionary.ts'

export const practice_channel: Dictionary['practice_channel'] = {
  begin: '以客户身份试用',
  begin_lead: '添加练习消息渠道，以客户身份给自己写消息，并在收件箱中回复。任何内容都不会离开此服务。',
  begin_act: '添加练习消息',
  answers: '它如何接收您的消息',
  moods: { well: '正常送达', rejected: '拒绝', unavailable: '无法使用', unanswered: '已送达，但响应丢失' },
  phone: '客户的手机',
  phone_lead: '以客户身份写消息。您的回复会显示在这里，客户再次写消息时视为已读。',
  customer: '客户',
  message: '消息',
  send: '以客户身份发送',
  empty: '还没有消息。',
  you: '您',
}
