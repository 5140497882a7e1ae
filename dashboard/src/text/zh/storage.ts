import type { Dictionary } from '../dictionary.ts'

export const storage: Dictionary['storage'] = {
  title: '存储空间',
  lead: '消息中的文件及其预览，正式模式和测试模式合计。',
  used: (used, max) => `文件：${used}，上限 ${max}`,
  used_unlimited: (used) => `文件：${used}`,
  channel_nearly: '空间即将用完。用完后，客户的文件会被拒绝，邮件会不带附件地收取。消息仍会送达。',
  channel_full:
    '空间已满。客户的文件会被拒绝，邮件会不带附件地收取。消息仍会送达。请删除带文件的对话，或请 Parley 的运维人员增加空间。',
  account_nearly:
    '您账户的存储空间即将用完。用完后，所有新文件都会被拒绝，包括团队上传的文件，邮件会不带附件地收取。消息仍会送达。',
  account_full:
    '您账户的存储空间已满。所有新文件都会被拒绝，包括团队上传的文件，邮件会不带附件地收取。消息仍会送达。请删除带文件的对话，或请 Parley 的运维人员增加空间。',
}
