import { type LanguageTable, phrases } from './table.ts'

export const en: LanguageTable = {
  code: 'en',
  spaced: true,
  openers: phrases(`
    hi | hello | hey | hey there | hi there | hello there | hiya | good morning | good afternoon | good evening
    | dear | greetings | dear sir or madam | dear sir | dear team | hi team | hello team | hey guys | hi guys
    | hello everyone | hi all | to whom it may concern | ok | okay | oh | ah | so | wow | omg | lol | ugh | um
    | hmm | and | but | ok so | ok thanks | basically | thanks but | yes please
  `),
  interjections: phrases(`
    well | yes | yeah | yep | no | nope | thanks | thank you | thx | thanks a lot | thank you so much
    | thanks so much | many thanks | cheers | got it | great | perfect | awesome | sure | alright | right | also
    | no problem | no worries | of course | certainly | absolutely | understood | i see | i understand | gotcha
    | you're welcome | you are welcome | good news | welcome | sorry | apologies | thanks for the info
    | thanks for getting back to us | thanks for reaching out | thanks for letting us know | thanks for that
    | actually | thank you for contacting us | thank you for reaching out | thanks for the reply
    | thanks for your reply | thanks for checking | thanks for confirming | thank you for your message
    | thanks for your message | thanks for the details | thank you for your patience | thanks for your patience
    | sorry for the delay | sorry to hear that | sorry about that | i'm sorry to hear that
    | we're sorry to hear that | sorry for the inconvenience | my apologies | i'm sorry | we're sorry | excellent
    | wonderful | fantastic | hope you are well | good question
  `),
  chatter: phrases(`
    thank you | thanks | thank you so much | thank you very much | thanks a lot | thanks again
    | thanks in advance | thx | ty | thank you in advance | cheers | please | best regards | kind regards
    | regards | sincerely | have a great day | have a nice day | have a good day | have a good one
    | have a lovely day | bye | goodbye | good bye | take care | you're welcome | you are welcome | no problem
    | no worries | my pleasure | how are you | how are you doing | hope you are well | i hope you are well
    | how can i help you | i hope this email finds you well | i hope this message finds you well
    | hope you're well | hope you are doing well | how can i help | how can we help | how may i help you
    | how can we help you today | how can i help you today | how may i assist you today | today | please advise
    | please help | help | help please | can you help | can you help me | can anyone help | could you help
    | any ideas | pls | plz | could you help me | can someone help me | i need help | i need some help | any help | need help
    | i have a question | i have a problem | i have a quick question | quick question | just a question
    | one moment please | one moment | just a moment | let me check | bear with me | let me check that for you
    | let me look into this | let me take a look | i'll check | are you there | anyone there | is anyone there
    | let us know | let me know | please let me know | please let us know | keep us posted | much appreciated
    | i appreciate it | appreciate it | one more thing | another thing | another question | can u help
    | can u help me | ok | okay | great | perfect | awesome | cool | sure | nice | good | fine | excellent
    | wonderful | brilliant | fantastic | lovely | will do | sounds good | sounds great | got it | understood
    | makes sense | fair enough | done | sent | just sent | that's great | for your help | for the help
    | for your time | so much | very much | a lot | again | in advance | for that | for this | the | it
    | this is ridiculous | unacceptable | ridiculous | not happy | come on | seriously | wtf | smh | really
    | hello | hi | hey | sorry | i'm sorry | we're sorry | my apologies | apologies | for the inconvenience
    | for any inconvenience | for the delay | to hear that | team | i understand | i see | we understand
    | sorry for the inconvenience | see above | read above | please read the above | as above | guys
  `),
  weak: phrases(`
    glad we | i am glad | i'm glad | sad to see you go | we're sad | we are sad
    | see you | talk soon | what a pity | that's a pity | that is frustrating | this is frustrating
    | sorry | i'm sorry | we're sorry | i am sorry | we are sorry | so sorry | i'm so sorry | we're so sorry
    | i'm very sorry | apologies | our apologies | my apologies | we apologize | we apologise | i apologize
    | i apologise | we do apologize | we do apologise | oh no | that's not good | that doesn't sound
    | that's not what we | we understand | i understand | we hear you | we regret | hate to hear | we're here
    | we are here | i'm here | help is here | help's here | help has arrived | we'd love to help
    | we'd like to help | we want to help | we'd be happy to help | we'll be happy to help | happy to help
    | glad to | we're happy to | i'm happy to help | i'd be happy to help | we're glad | i'd love to help
    | we can help | let's look into | let's take a look | let's investigate | let's check | we can certainly help
    | i can help | thank | thanks | cheers | you're welcome | you are welcome | no worries | no problem
    | my pleasure | anytime | not a problem | good to hear | have a | enjoy | hope | we hope | i hope
    | fingers crossed | take care | glad | great to hear | great | awesome | perfect | cool | let us know if
    | let me know if | please let us know if | just let us know | give us a shout | feel free | please feel free
    | don't hesitate | please don't hesitate | please do not hesitate | if you have any | if you need any
    | if there's anything | should you | is there anything | anything else | if there is anything | do let us know
    | do keep | please keep us | keep us posted | we'd appreciate | we appreciate | we value | we always
    | we are always | we're always | stay tuned | let us know how | let me know how | we'll be here
    | please accept | this is not | we're just | no bots | welcome | your feedback | that's great | can you help
    | could you help | can anyone | i have a question | my name is  | come on | wow
    | lol | omg | how can | how may | one moment | let me check | let me look | please wait | please hold
    | bear with | regards | i'll check | i will check | not to worry | we got you | we will wait | we'll wait
    | have fun | see us again | we'd love to hear | we'd like to hear | help us improve | we'll be standing
    | good to know | that's strange | that is strange | it makes us | much appreciated | i appreciate
    | so disappointed | absolutely | terrible | shame on | never again | well done | great job | same | will do
    | noted
  `),
  questionWords: phrases(`
    where is | where are | where do | where can | where's | when is | when will | when can | when do | when are
    | how do | how can | how long | how much | how many | what is | what are | what do | what should | what's
    | why is | why are | why do | why did | why can't | why does | why has | why have | which | who is | can i
    | can you | can we | could you | could i | is it | is there | are there | do you | does it | does the
    | does this | did you | have you | has my | is my | will i | will you | will it | would you | may i | are you
    | should i
  `),
  questionEndings: [],
  wants: phrases(`
    i want | i need | i would like | i'd like | please | can you | could you | would you | can i | could i
    | how do i | how can i | is it possible | is there a way | i'm looking for | i am looking for | i'm trying to
    | i am trying to | i wish | refund | cancel | exchange | i was wondering | i wanted to | we need | we want
    | we would like | we'd like | when will | where is | not working | doesn't work | can't | unable
  `),
  changes: phrases(`
    changed my mind | change my mind | on second thought | i'd rather | i would rather | never mind | nevermind
    | also want | one more thing | another thing | another question | forget that | scrap that | i've decided
    | i have decided | we decided | can you also | could you also
  `),
  changeHints: phrases(`
    actually | instead | rather than | correction | also need | i also | in addition | on top of that | i meant
    | not anymore | no longer | disregard
  `),
  solved: phrases(`
    it works | works now | works again | working now | working again | working fine now | that worked
    | it worked | that fixed | fixed now | it's fixed | all sorted | sorted now | got sorted | problem solved
    | solved | resolved | that did the trick | that solved | it has arrived | just arrived | all good now
    | everything worked | that answers | that helped | it arrived | got my refund | received my refund
    | received the refund | back up and running
  `),
  labels: {
    customerSays: 'The customer says:',
    customerAsks: 'The customer asks:',
    customerLater: 'The customer later says:',
    agentSays: 'The agent says:',
    agentAsks: 'The agent asks:',
    assistantSays: 'The assistant says:',
    openQuestion: 'Not yet answered:',
    confirmed: 'The customer confirms:',
    subject: 'Subject:',
    resolved: 'The conversation is resolved.',
    waitingForCustomer: 'Waiting for the customer.',
    waitingForAgent: 'Waiting for the agent.',
    nothingMore: 'The customer asks nothing more.',
    nothing: 'The conversation has no text to summarize.',
    quotes: ['“', '”'],
  },
}
