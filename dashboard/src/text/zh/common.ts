import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('zh')

export const common: Dictionary['common'] = {
  save: '保存',
  cancel: '取消',
  close: '关闭',
  search_clear: '清除搜索',
  back: '返回',
  copy: '复制',
  copied: '已复制',
  copy_failed: '浏览器阻止了复制。请选中文字后复制。',
  retry: '重试',
  undo: '撤销',
  undone: '已撤销。',
  done: '完成',
  find: '搜索',
  no_results: '没有结果',
  more: '显示更多',
  less: '收起',
  dates: {
    choose: '选择日期',
    clear: '清除',
    time: '时间',
    previous_month: '上个月',
    next_month: '下个月',
  },
  loading: '正在加载…',
  none: '无',
  optional: '可选',
  email: '电子邮箱',
  password: '密码',
  show_password: '显示密码',
  hide_password: '隐藏密码',
  dismiss: '关闭',
  notifications: '通知',
  request: (id) => `请求 ${id}`,
  type_to_confirm: (word) => `输入 ${word} 以确认`,
  page_title: (page) => `${page} · Parley`,
  just_now: '刚刚',
  new_entries: (n) => count(n, { other: '# 条新记录' }),
}
