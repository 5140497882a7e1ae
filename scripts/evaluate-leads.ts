import { readFileSync } from 'node:fs'
import { evaluateLeads, type Judged, type LeadCase } from '../server/src/testing/leads/evaluate.ts'

const help = `Usage: npm run evaluate:leads -- FILE [--wrong]

Scores each conversation of FILE (JSON Lines) by the built-in rules and counts how often a salesperson's assessment is met.

  {"id": "1", "language": "en",
   "contact": {"email": "ana@shop.example", "phone_number": null, "custom_attributes": {}},
   "messages": [{"role": "customer", "text": "What would 40 seats cost? We are on Zendo today."}],
   "expected": {"status": "qualified", "grade": "warm", "budget": null, "timeline": null, "authority": null,
                "need": "What would 40 seats cost?", "competitor": "Zendo", "company": null}}

role: customer or agent. contact: a work address and nothing else if absent. status: qualified, unqualified or unclear. A criterion
is a quote or a name that the evidence must contain, or that must contain the evidence; null if nothing was said.

--wrong lists each conversation that was assessed differently.`

const [file, flag] = process.argv.slice(2)
if (file === undefined || file === '--help') console.log(help)
else {
  const lines = readFileSync(file, 'utf8').split('\n')
  const cases = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as LeadCase)
  report(await evaluateLeads(cases), flag === '--wrong')
}

function report(judged: Judged[], show_wrong: boolean): void {
  const share = (part: number, all: number) => `${part} of ${all}`
  const count = (is: (one: Judged) => boolean, among = judged) => share(among.filter(is).length, among.length)
  console.log(`status right         ${count((one) => one.status_right)}`)
  console.log(`status acceptable    ${count((one) => one.status_acceptable)}`)
  console.log(`grade right          ${count((one) => one.grade_right)}`)
  const hot = judged.filter(({ expected }) => expected.grade === 'hot')
  console.log(`hot found            ${count(({ verdict }) => verdict.grade === 'hot', hot)}`)
  const called_hot = judged.filter(({ verdict }) => verdict.grade === 'hot')
  console.log(`hot and called so    ${count(({ expected }) => expected.grade === 'hot', called_hot)}`)
  for (const name of ['need', 'budget', 'timeline', 'authority', 'competitor', 'company'] as const) {
    const said = judged.filter(({ expected }) => expected[name] !== null)
    const claimed = judged.filter(({ criteria }) => criteria[name] === 'right' || criteria[name] === 'wrong')
    const right = ({ criteria }: Judged) => criteria[name] === 'right'
    console.log(`${name.padEnd(20)} found ${count(right, said)}, right ${count(right, claimed)}`)
  }
  if (show_wrong)
    for (const { id, wrong } of judged) if (wrong.length > 0) console.log(`\n${id}\n  ${wrong.join('\n  ')}`)
}
