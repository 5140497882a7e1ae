import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `“${apart(name)}”`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `缺少${field(name)}。`,
  too_long: (name, n) => `${field(name)}过长：最多 ${n} 个字符。`,
  too_short: (name, n) => `${field(name)}过短：至少 ${n} 个字符。`,
  email: (name) => `${field(name)}不是有效的电子邮件地址，例如 ana@example.com。`,
  phone: (name) => `${field(name)}须为带国家区号的号码，例如 +351210000000。`,
  link: (name) => `${field(name)}须为以 https:// 或 http:// 开头的地址。`,
  least: (name, n) => `${field(name)}至少为 ${n}。`,
  most: (name, n) => `${field(name)}最多为 ${n}。`,
  entries: (name, n) => `${field(name)}的条目过多：最多 ${n} 个。`,
  year: (name) => `${field(name)}须为将来的时间，且在一年之内。`,
  future: (name) => `${field(name)}须为将来的时间。`,
  moment: (name) => `${field(name)}不是有效的日期和时间。`,
  again: (name) => `请重新输入${field(name)}：对应的地址已更改。`,
  printable: (name) => `${field(name)}只能包含字母、数字和符号，不含空格和重音字母。`,
  word: (name) => `${field(name)}只能包含字母、数字、- 和 _，并以字母或数字开头。`,
  assignee: '所选人员已离开或只能查看，不能接手对话。',
  unaccepted: (name) => `${field(name)}未被接受。`,
  says: (words) => `服务的说明：${words}`,
}
