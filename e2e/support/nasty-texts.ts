/** Texts with which a sender might try to run code or change the page for whoever reads them. */
export const nastyTexts = [
  '<script>globalThis.robbed=1</script>',
  '<img src=x onerror=globalThis.robbed=1>',
  '"><svg onload=globalThis.robbed=1>',
  "'-globalThis.robbed=1-'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: for code that splices it into a template.
  '{{constructor.constructor("globalThis.robbed=1")()}} ${globalThis.robbed=1}',
  '<iframe srcdoc="<script>parent.robbed=1</script>"></iframe>',
  '<a href="javascript:globalThis.robbed=1">click</a> <form action=/x><button>go</button></form>',
  '[x](javascript:globalThis.robbed=1) [y](  javascript:globalThis.robbed=1) [z](JaVaScRiPt:1)',
  '<style>*{display:none}</style><base href="https://evil.example/">',
  '__proto__ constructor toString hasOwnProperty',
  '\u202Egnirts desrever\u202C \u2066isolated\u2069 \u200B\u200D\uFEFF',
  'Z̴̡̢̛͇̪̲͔͂̃͑a̸̧̛̛̺̗̍̓l̵̨̛̞̈́͝g̷̨̛̦̈́o̵̧̨̯̔̈́͠ ﷽ ﷽ ﷽ 🏴󠁧󠁢󠁳󠁣󠁴󠁿👩‍👩‍👧‍👦',
  `${'**'.repeat(500)}a${'**'.repeat(500)}`,
  `${'['.repeat(1500)}${'('.repeat(1500)}`,
  '```\nunclosed code <script>globalThis.robbed=1</script>',
  'the last of them',
]
