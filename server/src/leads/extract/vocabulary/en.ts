import type { Vocabulary } from './kinds.ts'

export const en: Vocabulary = {
  ask: `how much is | how much are | how much do | how much does | how much would | how much for | what does it cost | what would it cost | what do you charge | what are your rates | price list | pricelist | pricing | quote for | quote on | send a quote | a quote | quotation | get a quote | request a quote | book a demo | schedule a demo | see a demo | a demo | free trial | start a trial | try it out | try it for | per seat | per user | volume discount | cost estimate | proposal for | sign the contract | sign a contract | send the contract | ready to buy | want to buy | like to buy | looking to buy | want to order | like to order | place an order | when can you deliver | when could you deliver | how soon can you deliver | quote us | quote me | send us a quote | collect prices | whats ur price | ur price | ur prices | your charges | your fees | price that up | price it up | price this up | monthly/annual/yearly/basic/starter/pro plan | which plan | your plans | run me/us | set me/us back | make us an offer | send ~ offer | issuing a tender | request for proposal | rfp`,
  topic:
    'price | prices | cost | costs | quote | demo | demonstration | trial | contract | proposal | estimate | discount | rates | licence | license | plans | enterprise plan | invoice us | charges | fees | fee | trials | demos | quotes | costing | rate card | subscription | package price | an offer | your offer | offers for | proposals | tender',
  want: `can you | could you | would you | can i | could i | can we | could we | may i | please | need | needs | we want | i want | would like | id like | i d like | we d like | interested | looking for | looking at | looking to | send me | send us | tell me | tell us | considering | evaluating | planning | want to | when can | let me know | curious | wondering | how do i get | how do we get | asked me to | like to see | want us to | pls | plz | how about | due by | are due | would like to know | like to know`,
  trouble: `refund | refunded | charged me | charged us | charged twice | overcharged | was charged | were charged | cancel | cancelled | canceled | complaint | complain | wrong price | price increase | price hike | broken | i paid | we paid | already paid | last invoice | my invoice | invoice number | ripoff | rip off | ridiculous | outrageous | money back | too high | fixed | fix this | fix it | bug | error | crash* | locked out | lost | missing | doesn t load | cancelling | canceling | correct this | nobody answers | complained`,
  negator:
    'no | not | don t | dont | doesn t | doesnt | didn t | isn t | aren t | won t | wouldn t | can t | cannot | never | without | zero | nobody | haven t | hasn t | neither | nor | lack | none | no need | needn t | not looking',
  negator_after: '',
  lifts:
    'know | sure | received | received yet | found | find | seen | hesitate | wait | only | why not | why don t | problem | see the | no rush | no hurry | no doubt | no later',
  sarcasm: `yeah right | oh great | lol sure | gazillion | bazillion | oh wonderful | oh brilliant | oh joy | oh sure | sure because | as if | in your dreams | what a joke | just what we needed | just what i needed | just kidding | how generous | how lovely | thanks for nothing | slow clap | if i had a million | money to burn | bargain of the century | i ll pay a million | pay a million | great job`,
  budget: 'budget | budgets | budgeted | budget of | funding | funds',
  budget_or_quote: '',
  spend: `spend | spending | invest | afford | up to | under | below | max | maximum | no more than | at most | around | about | roughly | willing to pay | ready to pay | set aside | allocated | approved | budgeted | our limit | our cap | our ceiling | limit is | cap is`,
  own: 'we have | i have | we ve got | i ve got | our budget | my budget | we got | approved | allocated | set aside | signed off | is available | secured | budget is | budget of',
  seats: `users | seats | licences | licenses | people | employees | agents | accounts | colleagues | members | staff | logins | workers | person | volunteers | students | salespeople | developers | reps | drivers | riders | bikes | ppl | operators | nos users | nos | staff members | teammates | headcount | receptionists | consultants | advisors | advisers | nurses | doctors | technicians | clerks | associates | coworkers | guys | folks | of us | mechanics | bartenders`,
  team: 'team of | staff of | company of | group of | there are | for about | crew of | fleet of',
  deadline:
    'by | until | before | start | starting | go live | launch | deadline | need it | needed | decide | decision | order | deliver* | roll out | rollout | kick off | kickoff | up and running | in place | buy | sign | renew* | expires | ends',
  urgent:
    'asap | as soon as possible | urgent | urgently | right away | immediately | as quickly as possible | this month | no time to lose',
  first_person:
    'i am | i m | im | as the | as a | as an | as | my role is | i work as | my job is | i serve as | am the',
  title: `ceo | cto | cfo | coo | cmo | cio | founder | cofounder | co founder | owner | president | director | managing director | head of | vp | vice president | partner | purchasing manager | procurement manager | procurement | office manager | general manager | operations manager | team lead | buyer | chief | practice/store/shop/branch/marketing/sales/it/plant/facilities/hotel/restaurant/regional/country/customer manager`,
  decider:
    'i decide | i make the decision* | i sign off | my decision | i have the final say | i m the decision maker | i am the decision maker | i approve | i can sign',
  not_decider:
    'my boss decides | not the decision maker | up to my boss | need approval from | ask my boss | ask my manager | run it by my | someone else decides | not my decision',
  company:
    'our company | my company | our firm | our agency | our startup | our business | my business | i work at | i work for | we are a | we re a | our organisation | our organization | our team | our school | our clinic | our office',
  rival:
    'your competitor* | competing product | currently using | currently use | we use today | switch from | switching from | migrate from | migrating from | moving from | compared to | compared with | alternative to | other vendors | another vendor | currently on | we are on | we re on | looking to switch | want to switch | switch away | comparing | comparing you | move away from | replacing | replace our | competitor',
  support_question: `my order | our order | my account | our account | my subscription | our subscription | doesn t work | does not work | not working | isn t working | stopped working | broken | refund | my invoice | our invoice | tracking number | hasn t arrived | has not arrived | hasn t shipped | error message | i bought | we bought | i ordered | we ordered | reset my | can t access | return it | spare part | locked out | can t log in | cannot log in | can t login | keeps crashing | crashes | crashed | not arrived | never arrived | charged twice | want a refund | a refund | reset my password | forgot my password | isn t loading | fix it | my/our parcel/package/delivery/shipment/purchase | where is my | where s my | keeps freezing/failing/dropping/disconnecting/crashing/logging/loading | money back | cancelling our contract | cancel our/my contract/subscription/account | my/our last/latest/recent invoice/bill/order | my/our bill | returns/gives/throws 400/401/403/404/500/502/503 | getting ~ error | any idea why | never shows up`,
  job_seeker: `job opening* | open position* | open role* | apply for | applying for | my cv | my resume | my résumé | cover letter | are you hiring | you hiring | job application | internship | looking for a job | career opportunit* | work for you | join your team | for the position of | apply to the position | my cv is attached | years of experience in | open positions | job vacancy | position you advertised | need/needing any staff/people/help | are you recruiting/hiring | looking for work`,
  vendor: `guest post | backlink* | link building | we offer services | increase your traffic | rank higher | our agency can | partnership opportunity | we can help you grow | offshore developers | sponsored post | we are a leading provider | we provide services | our prices start | companies like yours | businesses like yours | our packages | packages start | our rates start | we help businesses | can i send you a | may i send you | could i send you | let me show you how we | our agency offers | offer our services | our outsourcing | page 1 of google | first page of google | rank on google | lead generation services | sponsor our | advertise with us | we would like to offer you | our team of developers can | are you open to a quick call | interested in our services | you have been selected | claim your prize | you have won | you ve won | crypto investment | bitcoin investment | lottery | our seo services/packages/team/experts | seo packages | you ve been selected | you are a winner | we are manufacturer | we are a ~ manufacturer | we are ~ manufacturer | moq | tell us your requirement | we supply | we manufacture`,
  student:
    'i am a student | i m a student | im a student | my thesis | bachelor thesis | bachelor s thesis | master s thesis | dissertation | university project | school project | class project | term paper | homework | for my studies | phd student | research survey | bachelor s | i m writing my | answer a survey | my survey | for my class | course project | university assignment | school presentation | a presentation for class',
  unsubscribe:
    'unsubscribe | stop emailing | stop e mailing | stop sending | stop writing to | stop contacting | remove me | take me off | opt out | do not contact | don t contact | no more emails | delete my data | leave me alone | stop messaging | don t email me | do not email me | off your/this/the list | off the mailing list',
  refusal:
    'not interested | no interest | no longer interested | went with another | went with someone else | chose another | chose someone else | decided against | we ll pass | i ll pass | no longer need | don t need it anymore | not for us | we ve decided not to | going with another | picked another | not looking to buy | stay/staying/stick/sticking with our current/existing/own | decided not to | decided to stay/stick | won t be moving/going forward | not going ahead | not move forward | changed our mind | have to pass | going to pass | gonna pass | went with something else | another solution | another tool | went another way | went a different way | chose a different',
  abuse:
    'idiot | idiots | moron* | fuck | fuck* | bastard* | asshole* | scumbag* | go to hell | piece of shit | bullshit | shitty | stupid company | retard* | scammers | crooks | worst company',
  unreal: 'if we had | if i had | if only we had | if there were a budget | if we were to have',
  third_party:
    'one of our clients | one of our customers | one of my clients | a client of ours | a customer of ours | a partner of ours | another company | other companies | some companies | company down the street | my ex colleague | my/a/some friend/buddy/mate/pal/neighbour/neighbor/brother/sister/cousin/uncle/aunt/dad/father/mom/mother/wife/husband/roommate/flatmate/girlfriend/boyfriend/son/daughter | a guy/girl/person i know | somebody/someone i know | my in laws',
  they: 'they | he | she | their',
  own_subject: 'we | our | us | ourselves | we re | we d | for me | i need | i want | and i',
  auto_reply:
    'automatic reply | auto reply | autoreply | out of the office | out of office | on annual leave | on vacation until | i am/m currently away | away from my desk | i am/m away until | return to the office | limited access to email',
  support_topic: 'log in | login | logging in | password | sign in',
  unsubscribe_link:
    'unsubscribe here | click here to unsubscribe | to unsubscribe | unsubscribe link | unsubscribe at any time',
  formerly:
    'my previous/former/last/old company/employer/job/firm/startup | where i used to work | i used to work/manage/run/lead | i managed/led/ran a | i worked for/at',
  no_money:
    'can t/cannot afford | couldn t afford | out of our/my budget/reach/league | not in the/our budget | over our budget | too expensive for us | no money for | don t have the/any money | couldn t justify | can t justify | over what we can pay/spend/afford | more than we can pay/spend/afford',
  thanks_for_message: 'thank you for your/the message/email/mail/inquiry | thanks for your message/email',
  first_person_after: 'here at | here from | here | speaking | of a/an/our/my',
  support_thing:
    'app | account | invoice | export | existing customer | been a customer | warranty | bug | bugs | order | contract | widget | dashboard',
  we_are: 'we are | we re | we are only/about/around/just | we re only/about/around/just',
  cannot: 'can t | cannot | unable to | couldn t',
  seek: 'looking for a ~ tool/solution/system/platform/provider/supplier/software/product | looking for ~ software | we need a ~ tool/solution/system/platform/software/helpdesk/chatbot | in the market for',
}
