import type { Labels } from './table.ts'

/**
 * Headings for languages whose courtesies are not known: what is quoted is told in the conversation's language all the same.
 * In the order of `names`, then the two quotation marks.
 */
const names = [
  'customerSays',
  'customerAsks',
  'customerLater',
  'agentSays',
  'agentAsks',
  'assistantSays',
  'openQuestion',
  'confirmed',
  'subject',
  'resolved',
  'waitingForCustomer',
  'waitingForAgent',
  'nothingMore',
  'nothing',
] as const

const lists: Record<string, string> = {
  sv: 'Kunden skriver: | Kunden frågar: | Kunden tillägger senare: | Supporten svarar: | Supporten frågar: | Assistenten svarar: | Ännu obesvarat: | Kunden bekräftar: | Ämne: | Ärendet är löst. | Väntar på kunden. | Väntar på supporten. | Kunden frågar inget mer. | Det finns ingen text att sammanfatta. | ” | ”',
  da: 'Kunden skriver: | Kunden spørger: | Kunden tilføjer senere: | Supporten svarer: | Supporten spørger: | Assistenten svarer: | Endnu ubesvaret: | Kunden bekræfter: | Emne: | Sagen er løst. | Afventer kunden. | Afventer supporten. | Kunden spørger ikke om mere. | Der er ingen tekst at opsummere. | ” | ”',
  no: 'Kunden skriver: | Kunden spør: | Kunden legger til senere: | Kundeservice svarer: | Kundeservice spør: | Assistenten svarer: | Ennå ubesvart: | Kunden bekrefter: | Emne: | Saken er løst. | Venter på kunden. | Venter på kundeservice. | Kunden spør ikke om mer. | Det er ingen tekst å oppsummere. | « | »',
  fi: 'Asiakas kirjoittaa: | Asiakas kysyy: | Asiakas lisää myöhemmin: | Asiakaspalvelu vastaa: | Asiakaspalvelu kysyy: | Avustaja vastaa: | Vielä vastaamatta: | Asiakas vahvistaa: | Aihe: | Keskustelu on ratkaistu. | Odottaa asiakasta. | Odottaa asiakaspalvelua. | Asiakas ei kysy muuta. | Keskustelussa ei ole tiivistettävää tekstiä. | ” | ”',
  cs: 'Zákazník píše: | Zákazník se ptá: | Zákazník později dodává: | Podpora odpovídá: | Podpora se ptá: | Asistent odpovídá: | Zatím nezodpovězeno: | Zákazník potvrzuje: | Předmět: | Konverzace je vyřešena. | Čeká se na zákazníka. | Čeká se na podporu. | Zákazník se na nic dalšího neptá. | Není žádný text ke shrnutí. | „ | “',
  uk: 'Клієнт пише: | Клієнт запитує: | Клієнт пізніше додає: | Підтримка відповідає: | Підтримка запитує: | Асистент відповідає: | Ще без відповіді: | Клієнт підтверджує: | Тема: | Розмову вирішено. | Очікується відповідь клієнта. | Очікується відповідь підтримки. | Клієнт більше нічого не запитує. | Немає тексту для підсумку. | « | »',
  ro: 'Clientul scrie: | Clientul întreabă: | Clientul adaugă mai târziu: | Agentul răspunde: | Agentul întreabă: | Asistentul răspunde: | Încă fără răspuns: | Clientul confirmă: | Subiect: | Conversația este rezolvată. | Se așteaptă clientul. | Se așteaptă agentul. | Clientul nu mai întreabă nimic. | Nu există text de rezumat. | „ | ”',
  hu: 'Az ügyfél írja: | Az ügyfél kérdezi: | Az ügyfél később hozzáteszi: | Az ügyintéző válasza: | Az ügyintéző kérdezi: | Az asszisztens válasza: | Még megválaszolatlan: | Az ügyfél megerősíti: | Tárgy: | A beszélgetés megoldódott. | Az ügyfélre vár. | Az ügyintézőre vár. | Az ügyfél nem kérdez mást. | Nincs összefoglalható szöveg. | „ | ”',
  el: 'Ο πελάτης γράφει: | Ο πελάτης ρωτά: | Ο πελάτης προσθέτει αργότερα: | Η υποστήριξη απαντά: | Η υποστήριξη ρωτά: | Ο βοηθός απαντά: | Αναπάντητο ακόμη: | Ο πελάτης επιβεβαιώνει: | Θέμα: | Η συνομιλία έχει επιλυθεί. | Αναμονή για τον πελάτη. | Αναμονή για την υποστήριξη. | Ο πελάτης δεν ρωτά κάτι άλλο. | Δεν υπάρχει κείμενο για σύνοψη. | « | »',
  ko: '고객의 말: | 고객의 질문: | 고객의 이후 발언: | 상담원의 답변: | 상담원의 질문: | 어시스턴트의 답변: | 아직 답변되지 않음: | 고객의 확인: | 제목: | 대화가 해결되었습니다. | 고객의 답변을 기다리는 중입니다. | 상담원의 답변을 기다리는 중입니다. | 고객의 추가 질문이 없습니다. | 요약할 내용이 없습니다. | “ | ”',
  id: 'Pelanggan menulis: | Pelanggan bertanya: | Pelanggan kemudian menambahkan: | Agen menjawab: | Agen bertanya: | Asisten menjawab: | Belum terjawab: | Pelanggan mengonfirmasi: | Subjek: | Percakapan sudah selesai. | Menunggu pelanggan. | Menunggu agen. | Pelanggan tidak bertanya lagi. | Tidak ada teks untuk diringkas. | “ | ”',
  vi: 'Khách hàng viết: | Khách hàng hỏi: | Sau đó khách hàng bổ sung: | Nhân viên trả lời: | Nhân viên hỏi: | Trợ lý trả lời: | Chưa được trả lời: | Khách hàng xác nhận: | Chủ đề: | Cuộc trò chuyện đã được giải quyết. | Đang chờ khách hàng. | Đang chờ nhân viên. | Khách hàng không hỏi gì thêm. | Không có nội dung để tóm tắt. | “ | ”',
  he: 'הלקוח כותב: | הלקוח שואל: | הלקוח מוסיף בהמשך: | הנציג עונה: | הנציג שואל: | העוזר עונה: | עדיין ללא מענה: | הלקוח מאשר: | נושא: | השיחה נפתרה. | ממתין ללקוח. | ממתין לנציג. | הלקוח אינו שואל דבר נוסף. | אין טקסט לסיכום. | ” | ”',
  th: 'ลูกค้าแจ้งว่า: | ลูกค้าถามว่า: | ลูกค้าแจ้งเพิ่มเติมว่า: | เจ้าหน้าที่ตอบว่า: | เจ้าหน้าที่ถามว่า: | ผู้ช่วยตอบว่า: | ยังไม่ได้รับคำตอบ: | ลูกค้ายืนยันว่า: | เรื่อง: | การสนทนาได้รับการแก้ไขแล้ว | กำลังรอลูกค้า | กำลังรอเจ้าหน้าที่ | ลูกค้าไม่มีคำถามเพิ่มเติม | ไม่มีข้อความให้สรุป | “ | ”',
}

export const labelled = new Map(Object.entries(lists).map(([code, list]) => [code, labelsOf(list)]))

/** Arrows and signs, for every other language: → to the business, ← from it. */
export const neutral = labelsOf('→ | → | → + | ← | ← | ← | ? | ✓ | # | ✓ | … → | … ← | ✓ | – | “ | ”')

function labelsOf(list: string): Labels {
  const words = list.split('|').map((word) => word.trim())
  const labels = Object.fromEntries(names.map((name, n) => [name, words[n]!])) as Omit<Labels, 'quotes'>
  return { ...labels, quotes: [words.at(-2)!, words.at(-1)!] }
}
