import type { Vocabulary } from './kinds.ts'

export const en: Vocabulary = {
  ask: `how much is | how much are | how much do | how much does | how much would | how much for | what does it cost | what would it cost | what do you charge
    | what are your rates | price list | pricelist | pricing | quote for | quote on | send a quote | a quote | quotation | get a quote | request a quote | book a demo | schedule a demo
    | see a demo | a demo | free trial | start a trial | try it out | try it for | per seat | per user | volume discount | cost estimate | proposal for | sign the contract | sign a contract | send the contract
    | ready to buy | want to buy | like to buy | looking to buy | want to order | like to order | place an order | when can you deliver | when could you deliver | how soon can you deliver`,
  topic:
    'price | prices | cost | costs | quote | demo | demonstration | trial | contract | offer | proposal | estimate | discount | rates | licence | license | plans | enterprise plan | invoice us',
  want: `can you | could you | would you | can i | could i | can we | could we | may i | please | need | needs | we want | i want | would like | id like | i d like | we d like | interested | looking for | looking at
    | looking to | send me | send us | tell me | tell us | considering | evaluating | planning | want to | when can | let me know | curious | wondering | how do i get | how do we get`,
  trouble: `refund | refunded | charged me | charged us | charged twice | overcharged | was charged | were charged | cancel | cancelled | canceled | complaint | complain | wrong price | price increase | price hike
    | broken | i paid | we paid | already paid | last invoice | my invoice | invoice number | ripoff | rip off | ridiculous | outrageous | money back | too high | fixed | fix this | fix it | bug | error | crash*`,
  negator:
    'no | not | don t | dont | doesn t | doesnt | didn t | isn t | aren t | won t | wouldn t | can t | cannot | never | without | zero | nobody | haven t | hasn t | neither | nor | lack | none',
  negator_after: '',
  lifts:
    'know | sure | received | received yet | found | find | seen | hesitate | wait | only | why not | why don t | problem | see the',
  sarcasm: `yeah right | oh great | lol sure | gazillion | bazillion | oh wonderful | oh brilliant | oh joy | oh sure | sure because | as if | in your dreams | what a joke | just what we needed | just what i needed | just kidding
    | how generous | how lovely | thanks for nothing | slow clap | if i had a million | money to burn | bargain of the century`,
  budget: 'budget | budgets | budgeted | budget of | funding | funds',
  budget_or_quote: '',
  spend: `spend | spending | invest | afford | up to | under | below | max | maximum | no more than | at most | around | about | roughly | willing to pay | ready to pay | set aside | allocated | approved | budgeted`,
  own: 'we have | i have | we ve got | i ve got | our budget | my budget | we got | approved | allocated | set aside | signed off | is available | secured | budget is | budget of',
  seats: `users | seats | licences | licenses | people | employees | agents | accounts | colleagues | members | staff | logins | workers | person | volunteers | students | salespeople | developers | reps | drivers | riders | bikes`,
  team: 'team of | staff of | company of | group of | there are | for about | crew of | fleet of',
  deadline:
    'by | until | before | start | starting | go live | launch | deadline | need it | needed | decide | decision | order | deliver* | roll out | rollout | kick off | kickoff | up and running | in place | buy | sign | renew* | expires | ends',
  urgent:
    'asap | as soon as possible | urgent | urgently | right away | immediately | as quickly as possible | this month | no time to lose',
  first_person:
    'i am | i m | im | as the | as a | as an | as | my role is | i work as | my job is | i serve as | am the',
  title: `ceo | cto | cfo | coo | cmo | cio | founder | cofounder | co founder | owner | president | director | managing director | head of | vp | vice president | partner | purchasing manager
    | procurement manager | procurement | office manager | general manager | operations manager | team lead | buyer | chief`,
  decider:
    'i decide | i make the decision* | i sign off | my decision | i have the final say | i m the decision maker | i am the decision maker | i approve | i can sign',
  not_decider:
    'my boss decides | not the decision maker | up to my boss | need approval from | ask my boss | ask my manager | run it by my | someone else decides | not my decision',
  company:
    'our company | my company | our firm | our agency | our startup | our business | my business | i work at | i work for | we are a | we re a | our organisation | our organization | our team | our school | our clinic | our office',
  rival:
    'your competitor* | competing product | currently using | currently use | we use today | switch from | switching from | migrate from | migrating from | moving from | compared to | compared with | alternative to | other vendors | another vendor',
  support_question: `my order | our order | my account | our account | my subscription | our subscription | log in | login | password | doesn t work | does not work | not working | isn t working | stopped working | broken | refund | my invoice | our invoice
    | tracking number | hasn t arrived | has not arrived | hasn t shipped | error message | bug | warranty | existing customer | i bought | we bought | i ordered | we ordered | reset my | can t access | return it | spare part`,
  job_seeker: `job opening* | open position* | open role* | vacancy | vacancies | apply for | applying for | my cv | my resume | my résumé | cover letter | are you hiring | you hiring | job application | internship | looking for a job | career opportunit* | work for you | join your team`,
  vendor: `our seo | seo services | guest post | backlink* | link building | we offer services | our services | increase your traffic | rank higher | on google | our agency can | lead generation | partnership opportunity | we can help you grow | i came across your website | outsourc*
    | offshore developers | sponsored post | we are a leading provider | we provide services | our prices start | web design services`,
  student:
    'i am a student | i m a student | im a student | my thesis | bachelor thesis | bachelor s thesis | master s thesis | dissertation | university project | school project | class project | term paper | homework | for my studies | phd student | research survey',
  unsubscribe:
    'unsubscribe | stop emailing | stop e mailing | stop sending | stop writing to | stop contacting | remove me | take me off | opt out | do not contact | don t contact | no more emails | delete my data | leave me alone',
  refusal:
    'not interested | no interest | no longer interested | went with another | went with someone else | chose another | chose someone else | decided against | we ll pass | i ll pass | no longer need | don t need it anymore',
  abuse:
    'idiot | idiots | moron* | fuck | fuck* | bastard* | asshole* | scumbag* | go to hell | piece of shit | bullshit | shitty | stupid company | retard*',
}
