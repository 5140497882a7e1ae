import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('zh')

export const channels: Dictionary['channels'] = {
  lead: '客户从哪里给您写信。程序通过 API 带来对话。',
  saved: '渠道已保存。',
  read_only: '只有所有者和管理员可以更改渠道。',
  kinds: { api: '程序通过 API 带来的对话。' },
  recent: (n, is_more) =>
    count(n, { other: is_more ? '最近 7 天内开始的对话超过 # 个。' : '最近 7 天内开始了 # 个对话。' }),
  name: '名称',
  name_hint: '您的同事看到的名称。',
  who: '由谁开始新对话',
  who_hint: '适用于开始对话时没有另行说明（handled_by）的情况。',
  assistant_off: '助手已关闭：在重新开启之前，由人员开始对话。',
  how: '对话如何进来',
  how_lead: '用可以写入联系人、对话和消息的 API 密钥调用三次。',
  steps: {
    contact: '创建联系人，或按电子邮件地址查找。',
    start: '用联系人的 id 开始对话。',
    say: '用对话的 id 转交客户所写的内容。回复以同样方式发出，不带 direction。',
  },
  after: '您的同事和助手的回复会以事件的形式到达您的程序：',
}
