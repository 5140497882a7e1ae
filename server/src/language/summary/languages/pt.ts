import { type LanguageTable, phrases } from './table.ts'

export const pt: LanguageTable = {
  code: 'pt',
  spaced: true,
  openers: phrases(`
    olá | ola | oi | bom dia | boa tarde | boa noite | olá, bom dia | olá boa tarde | prezados | prezado
    | prezada | caros | caro | cara | olá a todos | olá equipe | olá equipa | ok | então | tudo bem
  `),
  interjections: phrases(`
    sim | não | obrigado | obrigada | muito obrigado | muito obrigada | perfeito | claro | com certeza | ótimo
    | certo | entendi | entendo | sem problema | tudo bem | obrigado pelo contato | obrigado pela mensagem
    | agradecemos o contato | desculpe | bem | beleza
  `),
  chatter: phrases(`
    obrigado | obrigada | muito obrigado | muito obrigada | desde já agradeço | desde já obrigado
    | obrigado desde já | agradeço | por favor | de nada | por nada | atenciosamente | cumprimentos
    | com os melhores cumprimentos | abraço | abraços | tenha um bom dia | tenha um ótimo dia | bom dia
    | boa tarde | boa noite | bom fim de semana | até logo | tchau | como posso ajudar | em que posso ajudar
    | como posso te ajudar | como posso ajudá-lo | tudo bem | como vai | um momento | um momento por favor
    | só um momento | podem me ajudar | pode me ajudar | podem ajudar-me | preciso de ajuda | tenho uma dúvida
    | tenho uma pergunta | tenho um problema | ajuda | perfeito | ótimo | ok | sim | não | certo | beleza
    | combinado | pela ajuda | pela atenção | pela sua ajuda | igualmente | pela resposta
  `),
  weak: phrases(`
    que pena | puxa | até breve | até logo
    | desculpe | desculpa | desculpem | pedimos desculpa | pedimos desculpas | peço desculpa | peço desculpas
    | lamento | lamentamos | sinto muito | sentimos muito | perdão | entendo | entendemos | compreendo
    | compreendemos | obrigado | obrigada | muito obrigado | muito obrigada | agradecemos | agradeço | de nada
    | por nada | imagina | disponha | fico à disposição | ficamos à disposição | estamos à disposição
    | se precisar | se tiver | caso tenha | caso precise | posso ajudar em | posso ajudar com | mais alguma
    | há mais alguma | qualquer dúvida | espero | esperamos | tenha um | bom dia | um abraço | abraços
    | um momento | só um | vou verificar | deixe-me | fico feliz | ficamos felizes | meu nome é | o meu nome é
    | chamo-me | sou
    | sentimos | sinto | é uma pena
  `),
  questionWords: phrases(`
    onde está | onde estão | onde fica | quando vai | quando chega | quando será | como posso | como faço
    | como é que | quanto | quantos | qual é | qual o | quais são | por que | porque é que | o que | vocês podem
    | podem | poderiam | pode | posso | é possível | há alguma | tem como
  `),
  questionEndings: [],
  wants: phrases(`
    quero | queria | gostaria | preciso | precisava | queremos | precisamos | por favor | podem | poderiam
    | pode | posso | como posso | como faço | é possível | reembolso | devolução | devolver | cancelar | trocar
    | não chegou | não recebi | não funciona | não está funcionando | onde está
    | solicito | solicitamos | peço | pedimos | agradecia | agradeceria | exijo
  `),
  changes: phrases(`
    prefiro | mudei de ideia | mudei de ideias | também preciso | também quero | também queria | também gostaria
    | outra coisa | mais uma coisa | outra pergunta | pensando melhor
  `),
  changeHints: phrases(`
    na verdade | em vez de | ao invés de | afinal | além disso | quis dizer | esqueça | melhor | aliás
  `),
  solved: phrases(`
    já funciona | funciona agora | agora funciona | funcionou | deu certo | resolvido | problema resolvido
    | já chegou | já recebi | consegui resolver | voltou a funcionar | está tudo certo
  `),
  labels: {
    customerSays: 'O cliente escreve:',
    customerAsks: 'O cliente pergunta:',
    customerLater: 'O cliente acrescenta depois:',
    agentSays: 'O agente responde:',
    agentAsks: 'O agente pergunta:',
    assistantSays: 'O assistente responde:',
    openQuestion: 'Ainda sem resposta:',
    confirmed: 'O cliente confirma:',
    subject: 'Assunto:',
    resolved: 'A conversa está resolvida.',
    waitingForCustomer: 'À espera do cliente.',
    waitingForAgent: 'À espera do agente.',
    nothingMore: 'O cliente não pergunta mais nada.',
    nothing: 'A conversa não tem texto para resumir.',
    quotes: ['“', '”'],
  },
}
