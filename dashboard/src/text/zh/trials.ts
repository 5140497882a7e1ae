import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('zh')

export const trials: Dictionary['trials'] = {
  sets: '测试集',
  new_set: '新建测试集',
  set_name: '名称',
  create: '创建测试集',
  empty: '在客户之前先试用助手',
  empty_hint: '把过去的对话和您自己的问题收集到测试集中，看看助手会怎么做。不会发送任何内容。',
  size: (n: number) => count(n, { other: '# 个用例' }),
  sample: '添加过去的对话',
  sample_hint: '添加最近 50 个已解决对话的第一个问题，个人数据会被隐去。',
  sample_size: (n: number) => count(n, { other: '测试集现有 # 个用例。' }),
  question: '客户的问题',
  expect: '助手应当',
  expects: { none: '没有预期', answer: '回答', clarify: '追问', hand_over: '转交' },
  add: '添加问题',
  run: '开始测试',
  cancel: '停止',
  progress: (count: string, all: string) => `${count} / ${all} 个用例`,
  verdicts: {
    good: '好',
    acceptable: '可接受',
    wrong: '错误',
    should_hand_over: '应当转交',
    should_answer: '应当回答',
    none: '未评判',
  },
  decisions: { answer: '回答', clarify: '追问', hand_over: '转交', silent: '不作声' },
  results: '结果',
  judge: '评判',
  judge_hint: '按 1 到 4 评判，按 J 或 K 前后移动。',
  filter: '显示',
  position: (n: string, all: string) => `${n} / ${all}`,
  next: '下一个',
  previous: '上一个',
  none_left: '这里没有内容',
  why: '找到的内容',
  article: (title: string, percent: string) => `${apart(title)}：置信度 ${percent}`,
  comparison: (worse: number, better: number) => `与上次测试相比：${worse} 个变差，${better} 个变好。`,
  chances: {
    no_difference: '没有差别。',
    may_be_chance: '这可能是偶然。',
    unlikely_chance: '这不太可能是偶然。',
  },
  no_model: '测试展示的是内置引擎，不会调用语言模型。',
  first_set: '真实对话',
  new_case: '设为测试用例',
  new_case_hint: '每次运行该测试集时都会重新检验这一轮。个人数据会被遮盖。',
  new_case_add: '加入测试集',
  new_case_saved: '已加入。可在“知识库 → 试用”查看。',
  no_article: '没有文章包含问题中的词。',
  doubts: {
    reads_otherwise: (title: string) => `问题看起来与“${apart(title)}”的语言不同，因此不作为答案。`,
    other_name: (title: string) => `“${apart(title)}”只以另一种说法包含所问内容，因此不作为答案。`,
    confidence: (title: string, has: string, needs: string) =>
      `“${apart(title)}”不作为答案：置信度为 ${has}，需要 ${needs}。`,
    own_words: (title: string, has: string, needs: string) =>
      `“${apart(title)}”不作为答案：按客户的原话只包含问题的 ${has}，需要超过 ${needs}。`,
    single_word: (title: string) => `“${apart(title)}”不作为答案：它只包含问题中的一个词。`,
    title_of_another: (title: string) => `“${apart(title)}”不作为答案：它缺少的一个词出现在另一篇文章的标题中。`,
    coverage: (title: string, has: string, needs: string) =>
      `“${apart(title)}”不会被推荐：它包含问题的 ${has}，需要 ${needs}。`,
  },
  guards: {
    own_case: '问题涉及客户自己的情况，因此只推荐文章。',
    same_reply: '同样的回复已经给过，因此不再重复。',
    call_for_help: '可能有人需要帮助，因此由人工接手。',
  },
}
