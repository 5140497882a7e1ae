/** What people say who are about to go to law; the start of a word is enough. */
export const threats = [
  'my lawyer|my attorney|my solicitor|i will sue|ill sue|sue you|legal action|take you to court|small claims court',
  'mein anwalt|meinen anwalt|meinem anwalt|rechtliche schritte|rechtsanwalt einschalten|anzeige erstatten',
  'mon avocat|action en justice|mise en demeure|porter plainte',
  'mi abogado|acciones legales|medidas legales|voy a denunciar',
  'meu advogado|minha advogada|medidas judiciais|accao judicial',
  'mio avvocato|vie legali|azioni legali',
  'mijn advocaat|juridische stappen',
  'min advokat|rattsliga atgarder|moj prawnik|moim prawnikiem|подам в суд|мой адвокат|моим адвокатом|avukatım|dava acacagim',
  '我的律师|起诉你|弁護士に|訴えます|변호사',
].join('|')
