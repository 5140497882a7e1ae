import type { IntentTable } from './table.ts'

export const asian: readonly IntentTable[] = [
  {
    always:
      '有没有人|有人吗|换个人|找个人|打电话给我|给我打电话|打给我|给我回个电话|不要跟机器|不想跟机器|跟客服说|和客服说|跟客服谈|找你们经理|你们经理联系|叫你们经理|跟人谈|和人谈|人工|转人工|轉人工|人工客服|真人|客服人员|客服人員|转客服|轉客服|找客服|和人说话|和人聊|跟人说|跟人聊|跟人講|找人工|真人客服|接人工|活人|联系客服|聯繫客服|叫你们经理|找你们经理|不要机器人|不要機器人|别用机器人|人工服务|人工服務|找经理|你们主管|找主管|叫主管|你们领导|找领导|你们老板|回个电话|给我回电|回电话给我|我要找人|找人跟我|专员|客服专员|不想跟机器人|别让机器人|让经理|叫经理|让主管|帮我接客服|接客服|接经理',
    hello: '你好|您好|嗨|哈喽|早上好|下午好|晚上好|在吗|在嗎|你好啊|哈囉|hi|hello',
    thanks: '谢谢|謝謝|多谢|感谢|谢谢你|谢谢您|非常感谢|多謝|感謝|谢了',
    fine: '好的|好|可以|明白了|知道了|没问题|行|ok|再见|没有了|没了|不用了|嗯|对|明白|好吧|收到',
    what_are_you: '你是机器人|你是機器人|你是真人|你是谁|你是人吗|是机器人吗',
    not: '联系客服了|联系过客服|客服说|客服告诉|昨天|不要人工|不需要人工|人工智能|人工成本|人工费|不用人工|不需要客服',
  },
  {
    always:
      '誰かと話|話せる人|電話ください|電話してくださ|折り返しのお電話|お電話ください|人間を呼|人を呼|人と話し|人間と話|担当者と話|担当者に|担当者をお願い|担当に|人に繋|担当者につな|オペレーター|オペレータ|有人対応|有人チャット|人間に|人につな|人に代わ|人と代わ|スタッフと話|スタッフに|人間対応|サポート担当|係の人|責任者と話|責任者を|生身の人|人間を出|人と直接|人に相談|人間のサポート|人と会話|人と話|人と喋|ロボットではなく|人間の方|担当の方と|上司を|上司と|上の人|上の者|折り返しお電話|折り返し電話|電話をください|お電話いただけ|ロボットじゃなく|人に対応|人間に対応|責任者に|人はいますか|人はいませんか|人間はいますか|誰かいますか',
    hello:
      'こんにちは|おはようございます|おはよう|こんばんは|はじめまして|お世話になっております|お世話になります|もしもし|こんにちわ|すみません|どうも',
    thanks:
      'ありがとう|ありがとうございます|ありがとうございました|どうもありがとう|助かりました|感謝します|助かります|どうもありがとうございました|サンキュー',
    fine: 'はい|わかりました|分かりました|了解|了解です|了解しました|承知しました|大丈夫です|ok|オッケー|結構です|以上です|なるほど|いいです|うん|さようなら|失礼します',
    what_are_you: 'あなたはロボット|ロボットですか|人間ですか|あなたは人間|ボットですか|あなたは誰|aiですか',
    not: '話しました|話したら|話した時|話したとき|話したところ|と話して|昨日|担当者に言われ|担当者に聞い|オペレーターに言われ|担当者に案内|スタッフに言われ|スタッフに聞い|担当者に伝え|オペレーターに聞い|もう伝え|伝えました|既に伝え|すでに伝え|に伝えて',
  },
  {
    person: '상담원*|상담사*|사람*|담당자*|직원*|매니저*|책임자*|상담직원*|고객센터*|인간*|실제 사람*',
    someone: '누군가*|누구*',
    speak:
      '통화하*|통화|통화를|통화로|이야기하*|이야기|이야기를|얘기하*|얘기|대화하*|대화|대화를|연결*|말하*|상담하*|바꿔*|문의하*|채팅하*|채팅',
    want: '원해*|원합니다|필요해*|필요합니다|주세요|부탁*|바꿔주세요|싶어*|불러*',
    link: '과|와|랑|하고|좀|직접|지금|바로|진짜|실제|으로|로|에게|한테|빨리|의',
    filler:
      '좀|제발|지금|바로|진짜|실제|네|아니요|안녕하세요|빨리|주세요|부탁해요|부탁드립니다|부탁드려요|요|당장|원해요|필요해요|연결',
    not: '원하지 않|필요 없|말고|싶지 않',
    bot: '봇*|로봇*|기계*|챗봇*',
    reversed: true,
    always:
      '전화 주세요|전화주세요|전화 좀|전화해 주세요|전화해주세요|연락 주세요|사람이 필요|진짜 사람|상담원 연결|상담사 연결|사람과 이야기|봇 말고|로봇 말고|기계 말고|챗봇 말고|사람이랑 얘기|상담원이랑|상담원 바꿔|사람 불러|상담원 불러|사람과 대화|직원 연결',
    hello: '안녕하세요|안녕|안녕하십니까|하이|여보세요|반갑습니다',
    thanks: '감사합니다|고마워요|고맙습니다|감사해요|고마워|땡큐|감사|정말 감사합니다',
    fine: '네|예|알겠습니다|좋아요|오케이|알겠어요|괜찮아요|확인했습니다|됐어요|안녕히 계세요|응|넵|ok|ㅇㅋ',
    what_are_you: '로봇인가요|봇인가요|사람인가요|로봇이세요|사람이세요|누구세요|봇이에요|로봇이에요|ai인가요',
  },
  {
    person:
      'इंसान|एजेंट|प्रतिनिधि|ग्राहक सेवा|कस्टमर केयर|कस्टमर सर्विस|सपोर्ट टीम|customer care|customer service|manager|human|real person|सुपरवाइजर|मैनेजर को|टीम|executive|एग्जीक्यूटिव|मैनेजर|असली व्यक्ति|कर्मचारी|insaan|insan|kisi insaan|representative|agent|ऑपरेटर|अधिकारी',
    someone: 'व्यक्ति|किसी|आदमी|kisi|vyakti',
    speak:
      'बात|संपर्क|कनेक्ट|जोड़ें|baat|chat|चैट|मिलाओ|मिलाएं|connect|बुलाओ|बुलाइए|bulao|जोड़|जोड़िए|जोड़ दो|भेजो|भेजिए|milna|मिलना|baat kara|baat karao',
    want: 'चाहिए|चाहता|चाहती|दीजिए|chahiye|करनी|दो|कृपया',
    link: 'से|के|साथ|एक|असली|मुझे|को|किसी|se|ke|saath|ek|asli|व्यक्ति|kisi|insaan|insan|agent',
    filler:
      'कृपया|अभी|मुझे|एक|असली|नमस्ते|हाँ|हां|नहीं|से|बात|करनी|है|चाहिए|please|mujhe|ek|hai|करें|दीजिए|तुरंत|जल्दी|asli|abhi|करना',
    not: 'नहीं चाहिए|बिना|नहीं करनी',
    bot: 'बॉट|रोबोट|मशीन|bot|robot|machine',
    wish: 'चाहिए|चाहता|चाहती|चाहते|दो|दीजिए|दें|करा|कराओ|कराइए|करवा|करवाओ|करवाइए|सकता|सकती|सकते|कृपया|बुलाओ|बुलाइए|करनी|करना|please|karo|karao|karni|karna|chahiye|sakta|sakte|bulao|hai kya',
    told: 'कल|बताया|कहा|कहते|था|थी|थे|कितने|कितना|kal|bola|kaha|kitne|tha|thi',
    call: 'फोन|फ़ोन|कॉल|call|phone|संपर्क',
    me: 'मुझे|मुझसे|हमें|हमसे|mujhe|mujhse|hamein',
    real: 'असली|सच्चे|सचमुच|asli',
    no: 'नहीं|बिना|मत|nahi|nahin|bina|mat',
    reversed: true,
    always:
      'इंसान से बात|व्यक्ति से बात|बॉट से बात नहीं|बॉट बंद करो|रोबोट से बात नहीं|मशीन से बात नहीं|bot se baat nahi|कोई इंसान है|कोई असली इंसान|koi insaan hai|koi insan hai|कस्टमर केयर से|customer care se|वापस कॉल करें|वापस कॉल कर|वापस फोन|मुझे कॉल करें|मुझे कॉल कर दो|मुझे कॉल कीजिए|मुझे फोन करें|मुझे फोन कीजिए|mujhe call karo|mujhe call kare|mujhe phone karo|call back karo|एजेंट से बात|insaan se baat|insan se baat|agent se baat|kisi se baat|प्रतिनिधि से बात',
    hello: 'नमस्ते|नमस्कार|हैलो|हाय|namaste|namaskar|सुप्रभात|हेलो',
    thanks: 'धन्यवाद|शुक्रिया|dhanyavad|shukriya|बहुत धन्यवाद|बहुत बहुत धन्यवाद|थैंक यू',
    fine: 'ठीक है|अच्छा|हाँ|हां|समझ गया|समझ गई|theek hai|accha|ok|बढ़िया|नहीं धन्यवाद|haan|जी',
    what_are_you: 'क्या आप रोबोट|क्या आप इंसान|आप कौन|क्या तुम रोबोट|aap kaun|क्या आप बॉट',
  },
  {
    person:
      'nguoi that|nhan vien|nguoi phu trach|nguoi quan ly|cap tren|giam sat|bo phan cham soc|tong dai vien|tu van vien|nguoi tu van|dien thoai vien|quan ly|cham soc khach hang|agent',
    someone: 'ai do|nguoi|con nguoi',
    speak:
      'noi chuyen|gap|chuyen minh|chuyen em|chuyen qua|chuyen sang|tra loi|online|truc tuyen|truc tiep voi|chat|noi|lien he|ket noi|chuyen toi|chuyen cho|trao doi|chuyen may|noi may',
    want: 'muon|can|cho toi|xin|vui long|toi can|cho minh|yeu cau',
    link: 'voi|mot|cho|den|toi|truc tiep|may|gap|cua|minh|sang|cac|ban',
    filler:
      'lam on|ngay|bay gio|toi|muon|can|voi|mot|xin|chao|vang|khong|cho|vui|long|minh|gap|noi|chuyen|di|a|nhe|that',
    not: 'da noi|da gap|hom qua|khong muon|khong can|khong phai',
    bot: 'bot|robot|may|chatbot|may moc',
    wish: 'muon|can|cho|xin|vui long|lam on|duoc khong|nhe|di|giup|co the|yeu cau',
    told: 'hom qua|hom truoc|da noi|noi la|bao la|shipper|tai xe|may nguoi|bao nhieu',
    call: 'goi cho|goi lai|goi lai cho|goi dien|goi dien cho|lien he lai|lien lac lai',
    me: 'toi|minh|em|chung toi',
    real: 'that|thuc',
    no: 'khong|dung|dung dung|chan|thay vi',
    always:
      'gap nhan vien|gap nguoi that|noi chuyen voi nguoi|goi lai cho toi|goi lai cho minh|goi lai cho em|nhan vien dau roi|nhan vien dau|nguoi ho tro truc tiep|goi lai giup|vui long goi cho|lam on goi cho|co ai o do|co ai dang o|co nguoi that|khong muon noi chuyen voi bot|khong muon noi chuyen voi robot|khong muon noi chuyen voi may|khong muon chat voi bot|gap tu van vien',
    hello: 'xin chao|chao|chao ban|alo|chao buoi sang|hello|hi|chao shop',
    thanks: 'cam on|cam on ban|cam on nhieu|xin cam on|thanks|cam on shop',
    fine: 'ok|duoc|vang|tot|hieu roi|da hieu|duoc roi|khong cam on|tam biet|da|u|oke|tuyet',
    what_are_you: 'ban la robot|ban la bot|ban la nguoi|ban la ai|day la bot|co phai robot',
  },
  {
    person:
      'manusia|petugas*|operator|agen|cs|atasan*|bos|supervisor|staf*|customer service|orang asli|staf|perwakilan|admin|orang sungguhan|layanan pelanggan|manajer|ejen|pegawai',
    someone: 'seseorang|orang|orang lain',
    speak:
      'bicara|berbicara|ngobrol|chat|panggil|panggilkan|disambungkan|disambungin|dilayani|dihubungi|disambungkan ke|bantuan dari|dibantu|dibantu oleh|dijawab|komplain ke|lapor ke|nomor|hubungkan|sambungkan|terhubung|bercakap|menghubungi|hubungi|dihubungkan|ngomong|cakap',
    want: 'mau|ingin|butuh|perlu|tolong|minta|bisa|nak|mahu',
    link: 'dengan|sama|ke|saya|seorang|langsung|yang|asli|sungguhan|kepada|pada|aja|saja|seseorang|dgn',
    filler:
      'tolong|sekarang|saya|mau|ingin|dengan|halo|hai|ya|tidak|bisa|dong|segera|bicara|langsung|min|kak|terima|kasih|minta|butuh|asli|saja|aja|nih',
    not: 'sudah bicara|kemarin|tidak mau|tidak perlu|tanpa|tidak ingin|gak mau|nggak mau',
    bot: 'bot|robot|mesin|chatbot',
    wish: 'mau|ingin|butuh|perlu|tolong|minta|bisa|boleh|mohon|pengen|pingin|dong|aja|saja|harap',
    told: 'kemarin|tadi|kurir|sudah|bilang|katanya|dewasa|berapa|orang tua|anak',
    call: 'hubungi|menghubungi|telepon|menelepon|telpon|menelpon|telp|kontak',
    me: 'saya|aku|kami|gue|gw',
    real: 'asli|beneran|sungguhan|nyata|betulan',
    no: 'jangan|tanpa|bukan|tidak mau|gak mau|ga mau|nggak mau|ogah|bosan|capek',
    always:
      'bicara dengan orang|bicara dengan manusia|bicara sama orang|tolong hubungi saya|mohon hubungi saya|mana adminnya|mana orangnya|mana csnya|hubungi saya kembali|tolong telepon saya|tolong telpon saya|bisa telepon saya|bisa telpon saya|telepon saya kembali|telpon saya kembali|telepon balik|telpon balik|minta ditelepon|minta ditelpon|ada orang di sini|ada orang disini|ada orang gak|ada manusia|orang beneran|manusia beneran|mau bicara dengan bot|mau ngobrol sama bot|gak mau bot|tidak mau bot|bukan bot|customer service dong',
    hello: 'halo|hai|selamat pagi|selamat siang|selamat sore|selamat malam|hallo|permisi|assalamualaikum|pagi|siang',
    thanks: 'terima kasih|makasih|terima kasih banyak|thanks|trims|makasih banyak|terimakasih|tq',
    fine: 'ok|oke|baik|ya|mengerti|paham|bagus|sip|tidak terima kasih|sudah|itu saja|siap|mantap|oke deh',
    what_are_you:
      'apakah kamu robot|apakah anda robot|kamu bot|anda bot|kamu siapa|anda siapa|apakah anda manusia|ini bot',
  },
  {
    always:
      'คุยกับคน|คุยกับเจ้าหน้าที่|ขอสายพนักงาน|ขอสายแอดมิน|ขอสายผู้จัดการ|คุยกับผู้จัดการ|ไม่อยากคุยกับบอท|ไม่อยากคุยกับหุ่นยนต์|ไม่คุยกับบอท|ไม่เอาบอท|ช่วยโทรกลับ|โทรกลับหน่อย|โทรกลับด้วย|โทรกลับหา|ให้คนโทร|มีคนอยู่ไหม|มีใครอยู่ไหม|มีเจ้าหน้าที่อยู่ไหม|มีแอดมินอยู่ไหม|ให้พนักงานโทร|มีเจ้าหน้าที่คน|มีเจ้าหน้าที่ว่าง|ทีมงานโทร|ทีมงานติดต่อ|ส่งต่อให้เจ้าหน้าที่|ให้พนักงานติดต่อ|ให้เจ้าหน้าที่โทร|ให้เจ้าหน้าที่ติดต่อ|ให้แอดมินติดต่อ|คนตอบ|คุยกับมนุษย์|พูดกับมนุษย์|แอดมินอยู่ไหม|แอดมินอยู่มั้ย|โอนให้เจ้าหน้าที่|โอนไปเจ้าหน้าที่|คุยกับหัวหน้า|เบอร์เจ้าหน้าที่|เบอร์ติดต่อเจ้าหน้าที่|ไม่ใช่บอท|ไม่เอาหุ่นยนต์|ขอคุยกับ|ติดต่อเจ้าหน้าที่|ขอสายเจ้าหน้าที่|พูดกับคน|พูดกับเจ้าหน้าที่|แอดมินตัวจริง|คนจริง|โอนสาย|ขอแอดมิน|ต้องการเจ้าหน้าที่|อยากคุยกับ|ต่อสายหา|ต่อสายถึง|ต่อสายเจ้าหน้าที่|ต่อสายพนักงาน|ต่อสายให้คุย|ขอพนักงาน|คุยกับพนักงาน|คุยกับแอดมิน|พูดสายกับ|ขอเจ้าหน้าที่|เรียกเจ้าหน้าที่',
    hello: 'สวัสดี|สวัสดีครับ|สวัสดีค่ะ|หวัดดี|ดีครับ|ดีค่ะ|สวัสดีคะ',
    thanks: 'ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|ขอบคุณมาก|ขอบใจ|ขอบคุณมากครับ|ขอบคุณมากค่ะ|ขอบคุณนะคะ',
    fine: 'โอเค|ตกลง|ได้|ครับ|ค่ะ|เข้าใจแล้ว|ดี|โอเคครับ|โอเคค่ะ|ดีมาก|ok|ไม่เป็นไร|ได้ครับ|ได้ค่ะ',
    what_are_you: 'คุณเป็นบอท|เป็นบอทไหม|คุณคือใคร|เป็นคนหรือ|เป็นหุ่นยนต์|บอทหรือคน',
    not: 'เมื่อวาน|คุยกับคนขับ|ไม่อยากคุยกับ|ไม่ต้องการเจ้าหน้าที่',
    bot: 'บอท|บอต|หุ่นยนต์|ระบบอัตโนมัติ',
  },
]
