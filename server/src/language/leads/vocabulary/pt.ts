import type { Vocabulary } from './kinds.ts'

export const pt: Vocabulary = {
  ask: `quanto custa | quanto custam | quanto custaria | quanto é | quanto fica | quanto sai | qual é o preço | qual o preço | qual o valor | quais são os preços | lista de preços | tabela de preços | cotação | cotar | uma demo | uma demonstração | teste grátis | teste gratuito | período de teste | período experimental | por utilizador | por usuário | por licença | desconto por volume | desconto por quantidade | assinar o contrato | assinar contrato | queremos comprar | quero comprar | queremos contratar | quero contratar | fazer uma encomenda | gostaríamos de comprar | gostaria de comprar | quanto tá | quanto está | qto custa | marcar uma demonstração | qual seria o valor | qual seria o preço | quanto seria | quanto ficaria | licitação | preço para | preço de | fazer um orçamento | fazer uma proposta | versão de teste | pedir um | quanto sairia | vocês parcelam | aguardo os/o/a/as valores/valor/proposta/orçamento/preços | aguardo ~ valores/proposta/orçamento | testar antes | dá pra testar | dá para testar | plano básico/profissional/anual/mensal`,
  topic:
    'preço | preços | custo | custos | valores | tarifa | tarifas | demo | demonstração | teste | contrato | oferta | proposta | desconto | licença | licenças | plano | planos | valor | mensalidade | testes | demos | catálogo | prazo de entrega | prazos | testar | experimentar',
  want: 'podem | poderiam | poderia | pode | gostaria | gostaríamos | gostava | gostávamos | queria | queríamos | quero | queremos | preciso | precisamos | procuro | procuramos | estamos à procura | interessado | interessada | interessados | tenho interesse | temos interesse | por favor | enviem* | enviar* | mandar* | solicito | solicitar | avaliando | a avaliar | me passar | nos passar | podemos marcar | me manda | me passa | manda | dá pra | dá para',
  trouble:
    'reembolso | devolução | estorno | cobrado | cobrada | cobraram | cobrança | cancelar | cancelamento | reclamação | queixa | preço errado | aumento de preço | aumento do preço | avariado | avariada | quebrado | quebrada | paguei | já pagámos | já pagamos | minha fatura | última fatura | vergonha | golpe | avaria | devolver* | devolvam | procon | erro | corrigir | errado | errada | terceira vez | pifou de novo | de novo não | arranhado | arranhada | rasgado | rasgada | riscado | riscada | rachado | rachada | vazando | emperrado | emperrada | travou | em vez de | dinheiro de volta | veio vazia | veio vazio | com defeito | defeituoso | defeituosa | faz um barulho | quero trocar o/a | devia ter chegado | deveria ter chegado | já devia | até agora nada | atrasou | está atrasada/atrasado | ainda nada',
  negator: 'não | nenhum | nenhuma | sem | nunca | jamais | nem | tampouco | não precisa | sem necessidade | não há',
  negator_after: '',
  lifts:
    'sei | sabemos | saber | recebi | recebemos | recebido | encontro | encontrei | vi | hesite | hesitem | só | no próximo | no nosso | no vosso | no meu | no final | no fim | no início | no momento | no site | no mês | no máximo | no total | no valor | no ano | no dia | no trimestre | no preço | no vosso site | por que não | porque não | problema | certeza',
  sarcasm:
    'até parece | só que não | que ótimo né | que ótimo hein | ah claro | pois claro | claro que sim né | nem em sonhos | que generosos | que piada | era só o que faltava | só faltava essa | pechincha do século | se eu tivesse um milhão | nossa claro',
  budget: 'budget | verba | verbas | dotação | orçamentado',
  budget_or_quote: 'orçamento | orçamentos',
  spend:
    'gastar | investir | até | menos de | abaixo de | máximo | no máximo | não mais de | cerca de | por volta de | em torno de | uns | aproximadamente | dispostos a pagar | aprovado | aprovada | destinado | reservado | teto | limite | dispomos de | disponho de | reservados | destinados | disponível | disponíveis | mais iva | iva incluído | com instalação',
  own: 'temos | tenho | contamos com | dispomos | nosso orçamento | meu orçamento | o orçamento é | aprovado | aprovada | reservado | destinado | já há',
  seats:
    'utilizadores | usuários | usuárias | licenças | postos | funcionários | colaboradores | trabalhadores | pessoas | agentes | contas | colegas | lugares | acessos | vendedores | estafetas | entregadores | bicicletas | atendentes | operadores | corretores | professores | usuarios | de nós | mecânicos | mesas | cadeiras | máquinas | tablets | veículos | carrinhas | camas | computadores | notebooks | bikes | equipamentos | unidades | peças | portas | janelas | alunos | balcões | para começar | carteiras | quartos',
  team: 'equipa de | equipe de | somos | somos uns | empresa de | time de | uma frota de | somos em',
  deadline:
    'antes | até | para | a partir | começar | iniciar | arrancar | implementar | implantar | lançar | lançamento | prazo | entrega* | decidir | decisão | comprar | precisamos | colocar em | o mais tardar | contratar | final de | fim de | termina | vence | mudança | mudamos | abrimos | abertura | inauguração | entregam | começamos | inauguramos',
  urgent:
    'urgente | urgência | o mais rápido possível | o quanto antes | quanto antes | o mais breve possível | imediatamente | de imediato | para ontem | com urgência | urgentemente',
  first_person: 'sou | como | trabalho como | na qualidade de | eu sou | enquanto',
  title:
    'diretor | diretora | director | directora | gerente | dono | dona | proprietário | proprietária | fundador | fundadora | cofundador* | presidente | chefe | responsável | sócio | sócia | encarregado | encarregada | administrador | administradora | ceo | comprador | compradora',
  decider:
    'eu decido | decido eu | quem decide sou eu | sou eu quem decide | a decisão é minha | eu assino | eu aprovo',
  not_decider:
    'quem decide é o meu chefe | quem decide é meu chefe | meu chefe decide | decide o meu chefe | não sou eu quem decide | não decido | falar com o meu chefe | falar com meu chefe | não depende de mim',
  company:
    'nossa empresa | minha empresa | a nossa companhia | nossa agência | nossa loja | meu negócio | nosso negócio | nossa clínica | nosso escritório | nossa pme | trabalho na | trabalho no | trabalho para | somos uma empresa | somos uma | nossa oficina | gerente de um/uma | dono/dona de um/uma | diretor/diretora de um/uma | nosso hotel | nosso restaurante | nossa escola | nossa equipe | nossa equipa',
  rival:
    'concorrência | concorrente | concorrentes | outro fornecedor | outros fornecedores | usamos atualmente | atualmente usamos | utilizamos atualmente | atualmente utilizamos | mudar de | migrar do | migrar da | em comparação com | comparado com | alternativa ao | alternativa à | estamos comparando | comparando | usamos hoje | hoje usamos | hoje utilizamos | trabalhamos com | trocar de | sair do | atualmente com | estamos com | estamos no | hoje estamos com | nosso fornecedor/sistema atual | queremos trocar de | trocar nosso/nossa/o/a ~ sistema/ferramenta/fornecedor',
  support_question: `meu pedido | minha encomenda | nossa encomenda | nosso pedido | minha conta | nossa conta | minha assinatura | minha subscrição | não funciona | não está funcionando | não está a funcionar | deixou de funcionar | parou de funcionar | não consigo entrar | mensagem de erro | reembolso | minha fatura | nossa fatura | código de rastreio | não chegou | ainda não chegou | não recebi | comprei | encomendei | quebrado | avariado | avariada | devolução | peça de reposição | trava todo | está travando | trava | não consigo acessar | não consigo aceder | não abre | fora do ar | não carrega | esqueci minha senha | esqueci a senha | cobraram duas vezes | não foi entregue | meu/minha pacote/compra/entrega | cadê meu/minha | onde está meu/minha | devolverem | devolvam | procon | minha última fatura/conta | está congelando | fica caindo | cancelar meu/minha/nosso/nossa assinatura/contrato/plano/conta | não liga | não arranca | mandaram o/a errado/errada | veio errado | veio errada | comprado/comprada convosco | comprei com vocês | na garantia | dentro da garantia | terceira vez que | chegou quebrado/quebrada/partido/partida/avariado/danificado | arranhado | arranhada | rasgado | rasgada | riscado | riscada | rachado | rachada | vazando | emperrado | emperrada | travou | em vez de | dinheiro de volta | veio vazia | veio vazio | com defeito | defeituoso | defeituosa | faz um barulho | quero trocar o/a | devia ter chegado | deveria ter chegado | já devia | até agora nada | atrasou | está atrasada/atrasado | ainda nada`,
  job_seeker:
    'currículo | meu cv | vaga de emprego | oferta de emprego | candidatar* | candidatura | procuro emprego | procuro trabalho | à procura de emprego | estágio | estagiar | trabalhar convosco | trabalhar com vocês | estão contratando | estão a contratar | vaga de | vaga para | à vaga | vi a vaga | têm vagas | tem vagas | vagas abertas | enviar meu currículo | precisando de gente/pessoal | vocês contratam | precisam/precisando de alguém | procuram alguém',
  vendor:
    'oferecemos os nossos serviços | oferecemos nossos serviços | backlink* | aumentar o seu tráfego | aumentar seu tráfego | otimização de sites | proposta de parceria | geração de leads | artigo patrocinado | oferecemos gestão | oferecemos serviços | somos uma agência de marketing | empresas como a sua | posso apresentar uma proposta | posso enviar uma proposta | podemos apresentar uma proposta | apresentar nossa proposta | gestão de tráfego | nossos pacotes | você ganhou | foi selecionado | somos fabricantes | fabricamos | apresentar o nosso/os nossos | apresentar nosso/nossos/nossa/nossas catálogo/produtos/serviços/soluções/empresa | ao vosso departamento | quem cuida ~ na sua empresa | quem é responsável ~ na sua empresa | aumentar as suas vendas | aumentar suas vendas',
  student:
    'sou estudante | estudante de | minha tese | minha dissertação | tcc | trabalho de conclusão | projeto universitário | projeto escolar | trabalho da faculdade | trabalho académico | trabalho acadêmico | para os meus estudos | fazendo meu tcc | meu tcc | para a faculdade | trabalho de faculdade | para um trabalho da/de | escrevendo a/minha tese | trabalho de fim de | projeto de mestrado | dissertação de mestrado | sou aluno/aluna',
  unsubscribe:
    'cancelar a subscrição da newsletter | descadastrar* | descadastrem | remover o meu email | removam me | remova meu | não quero receber | não me enviem | parem de enviar | parem de mandar | não me contactem | não me contatem | apaguem os meus dados | apaguem meus dados | deixem me em paz | sair da lista | não me mandem | não me liguem | não quero mais receber | parem de ligar | me tirem/tira/tire da/dessa/desta lista | da lista de vocês',
  refusal:
    'não tenho interesse | não temos interesse | não estou interessado | não estou interessada | não estamos interessados | já não estamos interessados | escolhemos outro | optámos por outro | optamos por outro | já não precisamos | não precisamos mais | não obrigado | não obrigada | fechamos com outro | já temos fornecedor | decidimos não | vamos ficar com | vamos continuar com | optamos por não | desistimos | outra solução | escolhemos outra | optámos por outra | optamos por outra | fechámos com outro/outra | fechamos com outra | deixamos para lá | desisti | fazer internamente | resolver internamente | fazer nós mesmos',
  abuse:
    'idiota* | imbecil* | estúpidos | filhos da puta | filho da puta | merda | caralho | vão se foder | vai se foder | vão à merda | vai à merda | otários | babacas | ladrões de | golpistas | ladrões',
  unreal: 'se tivéssemos | se eu tivesse | se a gente tivesse | quem me dera ter',
  third_party:
    'a empresa do meu | a empresa da minha | a empresa de um | um amigo meu | uma amiga minha | meu primo | meu cunhado | meu vizinho | minha vizinha | meu irmão | meu tio | um cliente nosso | um dos nossos clientes | outra empresa | outras empresas | meu/minha/um/uma amigo/amiga/vizinho/vizinha/irmão/irmã/primo/prima/cunhado/cunhada/tio/tia/pai/mãe/marido/esposa/filho/filha/colega',
  they: 'eles | elas | ele | ela | deles | seu | seus',
  own_subject:
    'nós | nosso | nossa | nossos | a gente | precisamos | queremos | preciso | somos | temos | quero | procuro | queria | gostaria',
  auto_reply: 'resposta automática | fora do escritório | estou de férias | estarei ausente | ausente do escritório',
  support_topic: 'senha | palavra passe | login',
  unsubscribe_link: 'descadastre se aqui | para cancelar a subscrição',
  formerly:
    'minha antiga/última empresa | minha empresa anterior | meu antigo/último trabalho/emprego | trabalhei ~ com/na/no/em | liderei um/uma | gerenciei um/uma',
  no_money:
    'não temos dinheiro/grana/condições | não podemos pagar | não cabe no | fora do nosso orçamento | caro demais para | muito caro para nós | não temos como pagar | fora do meu/nosso orçamento | orçamento congelado | sem orçamento | sem verba | não há verba/dinheiro | fora das nossas possibilidades',
  thanks_for_message: 'obrigado/obrigada pela/por sua/a mensagem | obrigado/obrigada pelo seu e/email/contato',
  first_person_after: 'aqui da/do',
  support_thing: 'aplicativo | app | conta | fatura | boleto | garantia | sou cliente | somos clientes | pedido',
  cannot: 'não consigo | não conseguimos | não posso',
  we_are: '',
  seek: 'procuramos um/uma ~ ferramenta/solução/sistema/software/fornecedor/chat | precisamos de um/uma ~ ferramenta/solução/sistema/software/chat | preciso de um/uma ~ ferramenta/solução/sistema/software',
  wish: 'preciso | precisamos | precisava | precisávamos | precisaria | precisaríamos | procuro | procuramos | quero | queremos | queria | queríamos | gostaria de | gostaríamos de | gostava de | à procura de | estou/estamos procurando | estou/estamos buscando | busco | buscamos | interessado/interessada/interessados em | tenho/temos interesse em | necessito | necessitamos | tô/tou procurando | tô precisando | estou/estamos precisando | vamos/vou precisar de | vamos/vou precisar',
  plan: 'gostaria | gostaríamos | gostava | gostávamos | pretendo | pretendemos | pretende | vamos | vou | temos que/de | tenho que/de | devemos | pensando em | estou/estamos pensando | a pensar em | estudando | avaliando | considerando | planejamos | planejando | posso | podemos | há interesse em | tô/tou pensando | vai | vamos precisar',
  acquire:
    'comprar | a compra | adquirir | renovar | substituir | encomendar | alugar | contratar | equipar | mobiliar | mobilar | trocar de | trocar nosso/nossa/o/a nosso/nossa | migrar | mudar para | instalar | implantar | implementar | ampliar | fechar com vocês | passar para | trocar',
  runs: 'dirijo | sou dono/dona de | abri | montei | tenho um/uma',
  org: 'padaria | restaurante | café | lanchonete | clínica | consultório | escritório | agência | hotel | pousada | academia | ginásio | oficina | estúdio | loja | negócio | empresa | pme | startup | escola | salão | fazenda | quinta | fábrica | farmácia | creche | armazém | gráfica | imobiliária | construtora | mercearia | mercado | bar | confeitaria | transportadora | ateliê | museu | biblioteca | prefeitura | câmara | hospital | colégio | universidade | associação',
  pays: 'gastar | pagar | investir | gasto | passar de | chegar a | desembolsar',
  we_run: 'somos um/uma | temos um/uma | administramos um/uma | toco um/uma | administro um/uma',
}
