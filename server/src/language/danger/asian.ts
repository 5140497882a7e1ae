import type { DangerTable } from './table.ts'

const zh: DangerTable = {
  letters: true,
  child: '儿子|女儿|孩子|小孩|宝宝|孙子|孙女|娃|弟弟|妹妹|外甥|侄子|小朋友|兒子|女兒|寶寶|孫子|孫女',
  kin: '{child}|老公|老婆|丈夫|妻子|妈妈|爸爸|母亲|父亲|奶奶|爷爷|外婆|外公|男友|女友|男朋友|女朋友|媽媽|母親|父親|爺爺|老伴|前夫|我妈|我爸|我媽',
  rules: `
    不想活|活不下去|不想再活|想自杀|自杀|自殺|轻生|輕生|想死|去死算|一死了之|结束生命|結束生命|结束自己的生命|結束自己的生命|结束我的生命|自残|自殘|割腕|跳楼|跳樓|跳桥|上吊|活着没意思|活着没有意义|活著沒意思|不想活了|没有活下去|死了算了|寻短见|尋短|了结自己|伤害自己|傷害自己|活够了|不如死了|服药自尽|烧炭自|生无可恋
    吞|吃|吞下|服 + 了 .. 安眠药|安眠藥|一瓶药|整瓶药|很多药|一整瓶
    {kin} .. 不见了|不見了|失踪|失蹤|走丢|走丟|走失|丢了|被拐|被绑|被綁|被带走|没回家|沒回家|没有回家|离家出走|離家出走|找不到了|失联|失聯
    找不到|找不着|弄丢了|丢了|看到 + 我的|我|我家|了|? + {child}|老人
    {child} .. 锁在车|鎖在車|被锁在|被鎖在|困在|关在车|關在車|一个人在车|单独在车|獨自在車
    孩子|宝宝|小孩|女儿|儿子|寶寶|女兒|兒子|狗|他|她 .. 吞了|吞下|喝了|误食|誤食|误吞|誤吞|误饮
    打我|揍我|掐我|家暴|强奸|強姦|强暴|性侵|跟踪我|跟蹤我|威胁我|威脅我|虐待|猥亵|猥褻|绑架|綁架|要杀我|要殺我|要杀了我|要殺了我|想杀我|打老婆|囚禁|非法拘禁|摸我女儿|摸孩子|被人砍|捅了|被捅|打得我|抢劫我|被抢劫|持刀|持枪|拿刀|拿着刀|拿著刀|有枪|有槍|有刀|枪击|槍擊|开枪|開槍|人质|人質|炸弹|炸彈|杀人|殺人|死亡威胁|人口贩卖|性骚扰我女儿
    杀了你们|殺了你們|杀了你|殺了你|弄死你|砍死你|杀你全家|殺你全家|杀光|殺光|炸了你|烧了你们|燒了你們|捅死|我要杀|我要殺|知道你住哪|知道你们住哪|知道你家在哪|打死你
    闯进我家|闖進我家|撬我家门|撬门|有人要进我家|有人闯进|不让我出门|不让我离开|不讓我離開
    救护车|救護車|叫120|打120|叫119|打119|叫110|消防车|消防車|快报警|快報警|帮我报警|幫我報警|帮忙报警|请报警
    没有呼吸|沒有呼吸|没呼吸|沒呼吸|不呼吸|喘不过气|喘不過氣|呼吸困难|呼吸困難|无法呼吸|無法呼吸|窒息|昏迷|晕倒|暈倒|昏倒|失去意识|失去意識|心脏病发|心臟病發|心脏病犯|心肌梗|心梗|中风了|中風了|心脏骤停|抽搐|大出血|流了很多血|流血不止|血流不止|胸口痛|胸口疼|胸痛|过敏性休克|過敏性休克|触电|觸電|溺水|中毒|快死了人|快不行了|重伤|重傷|没有意识|没有心跳|噎住|卡住喉咙|煤气泄漏|燃气泄漏|瓦斯外洩|煤气味|瓦斯味|漏煤气|煤气漏
    着火|起火|着火了|失火|火灾|火災|冒烟着火|烧起来
    困在 .. 电梯|電梯
    生命危险|生命危險|有危险救|救命|人命关天|我很危险|处境危险
    被车撞|被車撞
  `,
  never: '想死你|想死我|可爱死|死机|救命稻草|中毒软件|电脑中毒|手机中毒',
}

const ja: DangerTable = {
  letters: true,
  child: '息子|娘|子供|子ども|こども|赤ちゃん|孫|弟|妹|うちの子|甥|姪|女の子|男の子|長男|長女|幼児',
  kin: '{child}|夫|主人|旦那|妻|母|父|祖母|祖父|おばあちゃん|おじいちゃん|彼氏|彼|彼女|友人|友達|元夫|母親|父親|家内|姉|兄',
  rules: `
    死にたい|死のうと|死んでしまいたい|自殺|生きていたくない|生きたくない|生きるのが辛|生きるのがつら|生きるのに疲れ|生きる意味が|生きている意味|消えてしまいたい|この世から消え|命を絶|首を吊|首つり|リストカット|手首を切|飛び降り|飛び込み自|自傷|自分を傷つけ|死んだ方がまし|死んだほうがまし|死んだ方がいい|死んだほうがいい|死ぬしかない|死ぬつもり|死にます|さようなら皆
    睡眠薬|薬|錠剤 .. 大量|全部|一瓶|たくさん + に|? .. 飲|のん
    {kin} .. 行方不明|いなくなっ|いなくなり|見つかりません|見つからない|帰ってきません|帰ってこない|帰って来ない|帰って来ません|帰ってきていません|誘拐|さらわれ|連れ去ら|はぐれ|迷子|家出|姿が見え|戻ってきません|戻りません|戻らない|戻ってこな
    迷子
    {child} .. 閉じ込め|車内に残|車の中に一人|車に一人
    {child}|犬|彼|夫|母|父 .. 飲み込|誤飲|飲んでしまい|飲んじゃ|誤って飲
    殴られ|殴って|殴る|暴力を受け|暴力をふる|暴力を振る|DV|家庭内暴力|暴行され|暴行を受|襲われ|レイプ|強姦|性的暴行|首を絞め|刺され|刃物で|ナイフで|ナイフを持|包丁を|刃物を持|銃を持|拳銃|脅され|脅迫され|殺すと|殺される|殺されそう|殺してやる|ぶっ殺|殺しに行|殺すぞ|皆殺し|ストーカー|つけられ|後をつけ|つきまと|監禁|人質|爆弾|爆破|虐待|痴漢|体を触|子供を触|住所を知ってい|放火し|火をつけて|人身売買|叩かれて怪我
    侵入しよう|押し入|家に侵入|ドアを壊|誰かが家に|強盗
    外に出してくれ|家から出してくれ|閉じ込められ
    救急車|119番|110番|消防車|消防を呼|警察を呼んで|警察呼んで|レスキュー
    息をしていない|息をしてい|息してな|息をしてな|呼吸がない|呼吸をして|呼吸してな|呼吸が止|呼吸ができ|息ができ|息が苦しい|呼吸困難|意識がない|意識不明|意識を失|意識がありま|倒れました|倒れて動|倒れて意識|倒れた人|心臓発作|心筋梗塞|脳卒中|脳梗塞|心停止|痙攣|けいれん|胸が痛|胸の痛み|アナフィラキシ|出血が止|大量出血|血が止ま|血だらけ|感電|溺れ|窒息|喉に詰ま|のどに詰ま|大怪我|重傷|瀕死|ガス漏れ|ガスの臭|ガスの匂|ガス臭|中毒症状|急病人|失神
    火事|火災が|火が出|燃えています|燃えてい|炎上してい|煙が充満|発火し
    エレベーター .. 閉じ込|出られ
    助けてください殺|命の危険|命が危|身の危険|緊急事態で|命に関わ|車にひかれ|車に轢かれ|助けて！
  `,
  never: '行方不明の荷物|自殺行為|火災報知|火災保険',
}

const ko: DangerTable = {
  letters: true,
  child: '아들|딸|아이|애가|아기|아가|손자|손녀|동생|우리애|조카|꼬마|남자아이|여자아이|막내',
  kin: '{child}|남편|아내|와이프|엄마|아빠|어머니|아버지|할머니|할아버지|남친|여친|남자친구|여자친구|친구|전남편|어머님|아버님|치매',
  rules: `
    죽고 싶|죽고싶|죽어버리고|죽을래요 진짜|살고 싶지|살고싶지|살기 싫|살기싫|자살|목숨을 끊|목매|뛰어내리|뛰어내릴|자해|손목을 그|손목을 긋|삶을 끝|생을 마감|세상을 떠나고|사라지고 싶|살 이유가 없|살아갈 이유|더 살아서|극단적 선택|극단적인 선택|유서를|살 의미가|내 목숨
    수면제|약을|약 .. 다 먹|한 통|한통|많이 먹|전부 먹|잔뜩 먹|몽땅
    {kin} .. 없어졌|실종|사라졌|잃어버렸|안 들어와|안들어와|집에 안|집에 들어오지|납치|유괴|안 보여|안보여|가출|못 찾|연락이 끊|보이지 않|돌아오지 않
    실종|납치|유괴|미아
    {child}|차 안에 아이 .. 차에 갇|차 안에 갇|갇혔|갇혀|혼자 차에|차안에 혼자
    {child}|강아지|엄마|아빠|남편 .. 삼켰|삼킨|마셨|먹어버렸|들이마|삼켜
    때려|때립|때렸|폭행|구타|맞고 있|맞고있|가정폭력|성폭행|강간|성추행|협박|칼을 들|칼들고|칼로|흉기|총을 들|총을 가|총으로|스토킹|스토커|따라와요|쫓아와|쫓아오|목을 졸|목졸|죽이려|죽이겠|죽일거|죽여버|죽일 거|죽인다고|다 죽|찌르|찔렸|인질|폭탄|폭파|감금|학대|만져요 아이|불 지르|불질러|어디 사는지 알|인신매매|몰카|살해|강도
    집에 침입|침입하|문을 부수|집에 들어오려|문을 따고|나가지 못하게|못 나가게
    구급차|앰뷸런스|엠뷸런스|119|112에|소방차|경찰 불러|경찰 좀|구조대|신고해 주세요 지금
    숨을 안|숨을 못|숨이 안|숨을 쉬지|숨쉬기|호흡이 없|호흡곤란|호흡이 멈|의식이 없|의식을 잃|의식불명|쓰러졌|쓰러지셨|쓰러져|기절|심장마비|심근경색|뇌졸중|뇌출혈|심정지|경련|발작|가슴이 아프|가슴 통증|가슴이 너무 아|흉통|아나필락|피를 많이|피가 멈|피가 안 멈|출혈이|피투성이|감전|물에 빠|질식|목에 걸|크게 다쳤|중상|가스 누출|가스 냄새|가스가 새|가스 새|중독됐|응급상황|응급 상황|응급환자|위급
    불이 났|불났|화재가|화재 발생|불이 붙|타고 있어요 집|연기가 가득|불길
    엘리베이터|승강기 .. 갇
    생명이 위|목숨이 위|위험에 처|살려주세요|살려 주세요|차에 치|교통사고 났
  `,
  never: '배고파 죽|배고파서 죽|더워 죽|추워 죽|게임 중독',
}

const hi: DangerTable = {
  letters: true,
  child: 'बेटा|बेटी|बच्चा|बच्ची|बच्चे|बेटे|पोता|पोती|भाई|बहन|शिशु',
  kin: '{child}|पति|पत्नी|माँ|मां|पिता|पापा|दादी|दादा|दोस्त|मम्मी|नानी|बीवी|ससुर',
  rules: `
    मरना चाहत|मर जाना चाहत|आत्महत्या|खुदकुशी|ख़ुदकुशी|जीना नहीं चाहत|जीने का मन नहीं|जीने की इच्छा नहीं|खुद को मार|अपनी जान ले|अपनी जान दे|जान देने|जान दे दूं|जान दे दूँ|जीने से थक|ज़िंदगी खत्म|जिंदगी खत्म|ज़िंदगी ख़त्म|खुद को नुकसान|खुद को चोट|कलाई काट|नस काट|फांसी लगा|फाँसी लगा|पुल से कूद|छत से कूद|मर जाऊं तो|मर जाऊँ|जीना नही|जीने का कोई मतलब|जीने की कोई वजह
    नींद की|सारी|बहुत सारी|पूरी .. गोलियां खा|गोलियाँ खा|गोलियां खाई|गोलियां ले|दवाइयां खा
    {kin} .. गायब|लापता|खो गया|खो गई|खो गयी|खोगया|अगवा|अपहरण|किडनैप|घर नहीं आ|घर नहीं लौट|नहीं मिल रह|गुम हो|भाग गय
    अपहरण|लापता बच्च|अगवा कर
    {child} .. कार में बंद|गाड़ी में बंद|लिफ्ट में बंद|कमरे में बंद|अंदर बंद|में फंस|में फँस
    {child} .. निगल|पी लिया|पी गया|पी ली|खा लिया बैटरी
    मुझे मारत|मुझे पीट|मुझको मार|मारपीट|मुझे मार डाल|मुझे मार रह|जान से मार|धमकी|घरेलू हिंसा|बलात्कार|रेप|चाकू|बंदूक|पिस्तौल|हथियार|मेरा पीछा कर|पीछा कर रह|गला दबा|बंधक|बम है|बम रख|बम से उड़ा|यौन|छेड़छाड़|छेड़खानी|जला दूंगा|मार दूंगा|मार दूँगा|मार डालूं|मार डालूँ|गोली मार|कैद कर|मारता है|पीटता है|मारते हैं और|हत्या|हमला कर|तस्करी
    घर में घुस|दरवाजा तोड़|दरवाज़ा तोड़|बाहर नहीं जाने दे|ghar mein ghus
    एम्बुलेंस|एंबुलेंस|ऐम्बुलेंस|108 बुला|दमकल|पुलिस बुला|पुलिस को बुला|पुलिस भेज|फायर ब्रिगेड|ambulance bula|ambulance bhej|ambulance chahiye|police bula
    सांस नहीं|साँस नहीं|सांस रुक|सांस लेने में|साँस लेने में|दम घुट|बेहोश|दिल का दौरा|हार्ट अटैक|दौरा पड़|लकवा मार|सीने में दर्द|छाती में दर्द|खून बह|बहुत खून|करंट लग|डूब रह|डूब गय|जहर|ज़हर खा|गैस लीक|गैस की गंध|गैस की बदबू|गैस रिस|मर रहा है|मर रही है|गंभीर रूप से घायल|गिर गए और|हिल नहीं रह
    आग लग|आग लगी|आग में|जल रहा है घर|aag lag
    लिफ्ट में फंस|लिफ्ट में फँस|लिफ्ट में बंद
    जान खतरे|जान का खतरा|जान को खतरा|खतरे में है|खतरे में हूं|खतरे में हूँ|आपातकाल|आपात स्थिति|बचाओ
  `,
}

const hinglish: DangerTable = {
  link: 'mera|meri|mere|ho|gaya|gayi|hai|ghar|kal|se|subah|aapke|store|mein|mall|nahi|abhi|tak|aur|bahut',
  child: 'beta|beti|bachcha|bacha|bachha|bachchi|bete|bachi|bhai|behan',
  kin: '{child}|pati|patni|maa|papa|dost|mummy|biwi|husband|wife|dadi|dada|pita|aadmi',
  rules: `
    marna|mar jana|jeena nahi|jina nahi|ab nahi jeena|jeena + chahta|chahti|chahte|nahi chahta|nahi chahti
    atmahatya|aatmahatya|khudkushi|khud ko maar*|khud ko khatam|apni jaan le|apni jaan de|jaan dene|jaan de dun*|mar jaunga|mar jaungi|jeene ka man nahi|suicide kar*
    {kin} ~ gayab|lapata|kho|kidnap*|agwa|gum
    {kin} .. nahi mil raha|nahi mil rahi|ghar nahi aaya|ghar nahi aayi|ghar nahi lauta
    {child} .. band ho|car mein band|gaadi mein band|nigal*|pi liya|pee liya|phas gaya
    mujhe|mujhko|hamein|mummy ko|meri maa ko .. marta hai|maarta hai|peetta hai|pitta hai|maar raha|jaan se maar*|dhamki|peet raha
    balatkar|rape kiya|bandhak|jaan se maar*|jaan se marne|bomb hai|bomb rakh*|maar dunga|maar daalunga|mar dunga|goli maar*|gharelu hinsa|jaan khatre|jaan ka khatra|mera peecha kar*|gala daba*|chaku hai|bandook hai|chaku leke|bandook leke
    ghar mein ghus*|darwaza tod*
    ambulance|police|fire brigade + bulao|bhejo|bhej do|chahiye|bula do|bulaiye|jaldi
    saans|sans + nahi|ruk|lene mein
    behosh|dil ka daura|seene mein dard|khoon beh*|bahut khoon|current lag*|doob raha|doob gaya|zeher kha*|zehar kha*|heart attack aa*|heart attack hua
    aag lag*|gas leak ho*|lift mein phas*|lift mein band
    ^ bachao
  `,
}

const vi: DangerTable = {
  link: 'da|bi|dang|tu|hom|qua|roi|o|cua|hang|toi|minh|em|khong|thay|sang|nay|nha|chua|ve|trong|luon|hay|thuong|xuyen',
  child: 'con|con trai|con gai|chau|be|dua be|em be|be trai|be gai|em trai|em gai|con toi|con em|con minh|chau toi',
  kin: '{child}|chong|vo|me|ba|bo|ong|ba ngoai|ban trai|ban gai|ban|chong cu|ong noi|ba noi|cha',
  rules: `
    muon|chi muon|dinh|uoc gi|se|sap + toi|minh|? + chet|tu tu|tu sat|tu van|chet di|ket lieu|bien mat mai mai
    khong muon|chan|het muon|khong thiet|khong con muon|khong con ly do + song
    tu tu|tu sat|ket lieu doi minh|ket thuc cuoc doi|ket thuc cuoc song|tu hai|rach tay|cat co tay|cat tay|nhay cau|nhay lau|treo co|qua lieu|tu lam dau minh|khong con thiet song|chet cho xong|cuoc song vo nghia
    uong|nuot|da uong .. thuoc ngu|het thuoc|ca lo thuoc|nhieu thuoc|het lo thuoc|thuoc tru sau|het vi thuoc
    {kin} + toi|em|minh|nha toi|cua toi|? ~ mat tich|bi lac|lac mat|lac|bi bat coc|bat coc|di lac|bo nha di|ve nha|bien mat
    khong tim thay|khong thay|tim khong thay|tim khong ra|lac mat + con|con trai|con gai|chau|me|be|con toi + toi|minh|em|dau|$
    {child} .. ket trong xe|bi nhot trong xe|nhot trong|mac ket|o trong xe mot minh|bi khoa trong
    {child}|cho|chong toi|me toi .. nuot phai|nuot nham|uong nham|uong phai|an phai|nuot
    danh|dap|doa giet|bop co|hiep dam|cuong hiep|tan cong|dam|theo doi|chem|bao hanh|nhot|de doa|giet|doa|hanh hung|ham hiep|dang theo + toi|minh|em|chung toi|con toi|vo toi
    bi + hiep dam|cuong hiep|bat coc|bao hanh|danh dap|dam|tan cong|xam hai|theo doi|cuop|de doa|giam giu|chem|danh|giam cam|buon ban
    se giet|giet het|giet chet|dot nha|dot cua hang|cho no tung|biet nha may|biet may song o dau|chem chet|giet may|giet chung may
    bao luc gia dinh|xam hai tre|xam hai tinh duc|qua bom|dat bom|bom trong|co bom|con tin|no sung|dao gam|cam dao|co sung|cam sung|co dao|cam hung khi|nguy hiem den tinh mang|dang gap nguy hiem|gap nguy hiem|buon nguoi|mang song bi
    dot nhap|pha cua|xong vao nha|tron vao nha
    khong cho toi|khong cho em|khong cho minh + ra ngoai|ra khoi nha|di|ve
    goi|can|cho|dieu|keu .. cap cuu|xe cuu thuong|115|cuu thuong|cuu hoa|114|canh sat gap|113|cong an gap
    cap cuu + voi|gap|$
    khong tho|ngung tho|kho tho|ngat tho|khong the tho|tho khong duoc|ngat xiu|ngat|bat tinh|dot quy|nhoi mau|dau tim|hon me|co giat|dau nguc|dau tuc nguc|soc phan ve|chay mau nhieu|chay nhieu mau|mat nhieu mau|dien giat|chet duoi|duoi nuoc|hoc xuong|bi hoc|hap hoi|ngo doc|ro ri gas|mui gas|ro ri khi|ro gas|bi thuong nang|nguy kich|khong con tho
    chay nha|hoa hoan|bi chay|dang chay|boc chay|phat hoa|chay roi + $|nha|cua hang|o|kho|toi|roi|trong|bep
    ket trong thang may|mac ket trong thang may|ket thang may
    cuu toi|cuu voi|cuu mang|tinh huong khan cap|truong hop khan cap|bi xe dam|bi xe tong
  `,
}

const id: DangerTable = {
  link: 'sudah|sejak|kemarin|tidak|belum|di|toko|anda|kalian|tiba|tiba-tiba|dari|yang|ada|sering|terus|selalu|lagi|mall|pagi|nggak|gak|baru|telah|sedang|dua|jam|hari',
  child:
    'anak|anakku|anak saya|putri|putra|putri saya|putra saya|bayi|bayi saya|cucu|adik|balita|anak kami|keponakan|anak perempuan|anak laki laki|adikku|anak laki|budak',
  kin: '{child}|suami|suamiku|istri|isteri|ibu|bapak|ayah|nenek|kakek|pacar|teman|mantan|mama|papa|orang|dia|kakak|emak',
  rules: `
    ingin|mau|pengen|pingin|nak|mahu|lebih baik|rasanya ingin|berniat|mending|hendak + mati|bunuh diri|mengakhiri hidup|mati saja|mati aja|akhiri hidup|membunuh diri
    tidak ingin|tidak mau|gak mau|nggak mau|tak mahu|tak nak|ga mau|sudah tidak ingin|capek|lelah|bosan + hidup|hidup lagi
    bunuh diri|mengakhiri hidup|akhiri hidup|menyakiti diri|melukai diri|menyayat|overdosis|gantung diri|lompat dari jembatan|loncat dari|terjun dari jembatan|tidak ada gunanya hidup|tidak ada alasan hidup|tak ada gunanya hidup|memotong nadi|lebih baik mati|iris nadi
    minum|menelan|telan|meminum|makan .. semua obat|obat tidur|banyak obat|banyak pil|sebotol obat|pil tidur|satu strip
    {kin} + saya|kami|ku|? ~ hilang|diculik|menghilang|kabur dari rumah|pulang|lari dari rumah|kabur|pulang ke rumah
    tidak bisa menemukan|tidak menemukan|kehilangan|mencari|gak ketemu|tidak ketemu + anak|putri|putra|bayi|ibu + saya|kami
    anak hilang|penculikan|orang hilang
    {child} .. terkunci di mobil|terkunci di dalam mobil|terkunci dalam|terjebak di|terkunci di kamar|sendirian di mobil
    {child}|anjing|suami .. menelan|tertelan|meminum|minum|telan .. baterai|pemutih|deterjen|sabun|obat|racun|magnet|cairan|pembersih|bensin|koin
    memukul|memukuli|mukul|mukulin|mengancam|mencekik|memperkosa|menyerang|menusuk|membuntuti|mengikuti|menguntit|menyiksa|melecehkan|menganiaya|menampar|mukuli|ancam|pukul|diperkosa|menendang|membunuh|mau bunuh|akan membunuh + saya|aku|kami|ku|anak|anak saya|istri saya|ibu saya
    dipukul|dipukuli|diancam|diperkosa|diserang|ditusuk|dibuntuti|diculik|dirampok|disekap|dianiaya|dilecehkan|disiksa|dikuntit|ditodong|disandera|diikuti orang
    bunuh|membunuh|tembak|tusuk|bakar|bom|habisi|menghabisi + kalian|kamu|anda|semua|lu|kau|toko kalian|kantor kalian|dia|mereka|kalian semua|saya
    tahu di mana kamu tinggal|tahu rumahmu|tahu alamat kalian|tahu di mana kalian|ada bom|pasang bom|ancaman bom|sandera|kdrt|kekerasan dalam rumah tangga|nyawa terancam|nyawa saya|terancam nyawa|takut dibunuh|ancaman pembunuhan|kekerasan anak|pelecehan anak|perdagangan manusia|kekerasan seksual|penembakan|pelecehan seksual
    dalam bahaya + $|tolong|dan|karena|sekarang
    bawa|membawa|punya|memegang|pakai|pegang|dengan + pisau|pistol|senjata|golok|parang|senjata api|celurit|senjata tajam
    membobol rumah|masuk ke rumah saya|mendobrak|maling masuk|mencoba masuk rumah|perampok
    tidak boleh keluar|tidak membiarkan saya pergi|mengurung saya|mengunci saya|dikurung
    panggil|panggilkan|telepon|kirim|butuh|hubungi|perlu|tolong|minta|telpon .. ambulans|ambulan|ambulance|pemadam|polisi segera|polisi sekarang|119|112|polisi
    tidak bernapas|tidak bernafas|gak bernapas|tidak bisa napas|tidak bisa bernapas|tidak bisa bernafas|gak bisa napas|sesak napas|sesak nafas|sulit bernapas|berhenti bernapas|susah napas
    serangan jantung|pingsan|tidak sadarkan diri|tak sadarkan diri|tidak sadar|stroke|kejang|nyeri dada|sakit dada|dada sakit|syok anafilaktik|anafilaksis|berdarah banyak|banyak darah|pendarahan|tersengat listrik|kesetrum|tenggelam|tersedak|sekarat|keracunan|luka parah|kritis tolong|bocor gas|gas bocor|kebocoran gas|bau gas|henti jantung|tidak bergerak
    kebakaran|terbakar rumah|ada api|rumah terbakar|toko terbakar|kebakar
    terjebak|terkunci + di|? + lift|dalam lift|lift kalian
    keadaan darurat|gawat darurat|darurat medis|ini darurat|ada keadaan darurat|ditabrak mobil|tertabrak|kecelakaan parah|ambulans segera|ambulans cepat
  `,
}

const th: DangerTable = {
  letters: true,
  child: 'ลูก|ลูกสาว|ลูกชาย|เด็ก|หลาน|ทารก|น้องสาว|น้องชาย|หลานสาว|หลานชาย',
  kin: '{child}|สามี|ผัว|ภรรยา|เมีย|แม่|พ่อ|ยาย|ตา|ปู่|ย่า|แฟน|เพื่อน|พี่สาว|พี่ชาย|แฟนเก่า',
  rules: `
    อยากตาย|ฆ่าตัวตาย|ไม่อยากมีชีวิต|ไม่อยากอยู่แล้ว|ไม่อยากอยู่ต่อ|ไม่อยากมีลมหายใจ|จบชีวิต|ปลิดชีวิต|ทำร้ายตัวเอง|กรีดข้อมือ|กรีดแขน|ผูกคอ|กระโดดตึก|กระโดดสะพาน|ไม่รู้จะอยู่ไปทำไม|อยู่ไปก็ไม่มีความหมาย|ตายไปซะ|ตายดีกว่า|อยากจบทุกอย่าง|กินยาเกินขนาด|กินยานอนหลับ|กินยาหมดขวด|หมดกำลังใจจะอยู่|ไม่อยากมีชีวิตอยู่
    {kin} + ของฉัน|ผม|ฉัน|เรา|หนู|อายุ|? .. หายตัว|หายไป|หายออกจาก|หลงทาง|พลัดหลง|ถูกลักพา|ไม่กลับบ้าน|ยังไม่กลับ|หนีออกจากบ้าน|หาไม่เจอ|โดนลักพา|ถูกจับตัว|โดนอุ้ม
    ลูกหาย|เด็กหาย|คนหาย|หลานหาย|ลูกสาวหาย|ลูกชายหาย|แม่หาย|พ่อหาย|ยายหาย|ลักพาตัว
    {child} .. ติดอยู่ในรถ|ติดในรถ|ถูกขัง|ถูกล็อค|ถูกล็อก|อยู่ในรถคนเดียว
    {child} .. กลืน|ดื่มน้ำยา|กินยา|กินน้ำยา|ดื่มสาร
    ทำร้ายฉัน|ทำร้ายผม|ทำร้ายหนู|ทำร้ายร่างกาย|ตบตี|ทุบตี|ตีฉัน|ซ้อม|ข่มขืน|ลวนลาม|ขู่ฆ่า|ขู่จะฆ่า|ขู่ทำร้าย|จะฆ่า|บีบคอ|แทง|มีมีด|ถือมีด|เอามีด|มีปืน|ถือปืน|เอาปืน|อาวุธ|ตามฉัน|สะกดรอย|สตอล์ก|กักขัง|ตัวประกัน|ระเบิดใน|วางระเบิด|มีระเบิด|ความรุนแรงในครอบครัว|ล่วงละเมิด|ฆ่าพวก|ฆ่าแก|ฆ่ามึง|ฆ่าทิ้ง|เผาร้าน|รู้ว่าแกอยู่ไหน|รู้ว่าบ้านอยู่|ถูกทำร้าย|โดนทำร้าย|ปล้น|ค้ามนุษย์|ยิงกัน|โดนยิง|ถูกยิง
    บุกเข้ามา|งัดบ้าน|งัดประตู|พังประตู|ไม่ให้ฉันออก|ไม่ยอมให้ออก
    รถพยาบาล|เรียกกู้ภัย|1669|กู้ภัย|รถดับเพลิง|เรียกตำรวจ|แจ้งตำรวจด่วน
    ไม่หายใจ|หายใจไม่ออก|หายใจไม่ได้|หยุดหายใจ|หมดสติ|เป็นลม|ไม่รู้สึกตัว|หัวใจวาย|หัวใจหยุด|เส้นเลือดในสมอง|ชัก|เจ็บหน้าอก|แน่นหน้าอก|แพ้รุนแรง|เลือดออกมาก|เลือดไหลไม่หยุด|เสียเลือด|ไฟดูด|ไฟช็อต|จมน้ำ|สำลัก|กำลังจะตาย|บาดเจ็บสาหัส|แก๊สรั่ว|ได้กลิ่นแก๊ส|กลิ่นแก๊ส|กินยาพิษ|ล้มลง
    ไฟไหม้|ไฟลุก|เพลิงไหม้
    ติดลิฟต์|ติดในลิฟต์|ติดอยู่ในลิฟต์|ติดลิฟท์
    ช่วยด้วย|เหตุฉุกเฉิน|อันตรายถึงชีวิต|ตกอยู่ในอันตราย|ถูกรถชน|โดนรถชน
  `,
  never: 'ชักช้า|ชักจะ|ชักโครก|ชักเริ่ม|ลิ้นชัก|แทงบอล|แทงหวย|ชักชวน|แทงค์|สแตนเลสแทง|กระเป๋าซ้อม|ฝึกซ้อม|ซ่อม',
}

const ar: DangerTable = {
  letters: true,
  child: 'ابني|ابنتي|طفلي|طفلتي|ولدي|بنتي|رضيعي|حفيدي|حفيدتي|اولادي|أطفالي|اخي|اختي|طفل|الطفل|ابننا|ابنتنا|بنت|الولد',
  kin: '{child}|زوجي|زوجتي|امي|ابي|والدتي|والدي|جدتي|جدي|صديقي|صديقتي|زوج|بابا|ماما|خطيبي|جوزي',
  rules: `
    اريد ان اموت|أريد أن أموت|اريد الموت|أريد الموت|ابي اموت|عايز اموت|عاوز اموت|بدي اموت|نفسي اموت|اتمنى الموت|أتمنى الموت|أتمنى أن أموت|ودي اموت|عايزة اموت
    لا اريد|لا أريد|ما اريد|ما بدي|ما ابي|مش عايز|مش عاوز|لم أعد أريد|لا أستطيع|مابي|مش عايزة|تعبت من|سئمت من|كرهت + ان|أن|? + اعيش|أعيش|العيش|الحياه|حياتي|الحياة
    انتحار|الانتحار|انتحر|سأنتحر|اقتل نفسي|أقتل نفسي|سأقتل نفسي|قتل نفسي|اموت نفسي|هموت نفسي|انهي حياتي|أنهي حياتي|إنهاء حياتي|اؤذي نفسي|أؤذي نفسي|أجرح نفسي|اجرح نفسي|إيذاء نفسي|جرعه زائده|جرعة زائدة|اقطع شراييني|أشنق نفسي|اشنق نفسي|القفز من الجسر|أرمي نفسي|ارمي نفسي|لا معنى لحياتي|الحياه بلا معنى|وضع حد لحياتي
    تناولت|ابتلعت|اخذت|أخذت|بلعت|شربت .. حبوب|علبه دواء|كل الدواء|حبوب منومه|شريط
    {kin} .. مفقود|مفقوده|ضاع|ضاعت|اختفى|اختفت|خطف|مخطوف|تائه|لم يعد الى|لم تعد الى|لم يعد للبيت|لم يرجع|لم ترجع|ما رجع|ما رجعت|تاه|تاهت|هرب من البيت|هربت من البيت|لم يعد إلى|لم تعد إلى
    ضاع|ضاعت|اختفى|اختفت|فقدت|لا اجد|لا أجد|خطفوا|مش لاقي|مش لاقيه|ما لقيت|خطف|اضعت|مو لاقي|لا نجد + {child}|امي|زوجتي|والدتي|جدتي
    طفل مفقود|طفلة مفقودة|خطف طفل|شخص مفقود
    {child} .. محبوس في السياره|محبوسه في السياره|محبوس داخل|عالق في السياره|مقفول عليه|وحده في السياره|وحيد في السيارة|محتجز
    {child} .. ابتلع|ابتلعت|بلع|بلعت|شرب|شربت
    يضربني|ضربني|بيضربني|يعنفني|يهددني|هددني|بيهددني|يهدد بقتل|يخنقني|اغتصب|اغتصاب|يعتدي علي|اعتدى علي|يتحرش|تحرش ب|يلاحقني|يتبعني|يطاردني|طعن|يحاول قتل|يريد قتل|سيقتلني|قتلني|رح يقتل|هيقتلني|يقتلني|احتجزني|يحبسني|حابسني|عنف اسري|عنف أسري|العنف المنزلي|عنف منزلي|يضرب اطفالي|يؤذي اطفالي|بيضرب|يحتجزني|اضرب من
    سأقتلكم|ساقتلكم|سأقتلك|ساقتلك|هقتلكم|راح اقتل|سوف اقتل|سوف أقتل|اذبحكم|سأذبح|سأحرق|ساحرق|سأفجر|سافجر|قنبله|متفجرات|رهينه|رهائن|اعرف اين تسكن|أعرف أين تسكن|أعرف مكان سكنك|ستموتون|تهديد بالقتل|تهديدات بالقتل|حياتي في خطر|حياتها في خطر|حياته في خطر|انا في خطر|نحن في خطر|خطر على حياتي|اخاف على حياتي|أخاف على حياتي|أخشى على حياتي|مسلح|مسلحون|اطلاق نار|إطلاق نار|الاتجار بالبشر|اعتداء جنسي
    معه سكين|بسكين|يحمل سكين|معه مسدس|يحمل مسدس|بمسدس|معه سلاح|يحمل سلاح|بالسلاح|معاه سكين|معاه سلاح|معاه مسدس
    اقتحام منزلي|يقتحم|يكسر الباب|يحاول الدخول الى بيتي|اقتحم بيتي|حرامي في البيت|لا يسمح لي بالخروج|لا يدعني اخرج|يمنعني من الخروج
    اسعاف|إسعاف|الاسعاف|المطافئ|الدفاع المدني|اطلبوا الشرطه|اتصلوا بالشرطه|اتصل بالشرطه|الاطفائيه
    لا يتنفس|لا تتنفس|لا استطيع التنفس|لا أستطيع التنفس|مش قادر اتنفس|ما بتنفس|ما يتنفس|صعوبه في التنفس|ضيق تنفس|ضيق في التنفس|يختنق|تختنق|اختنق|فاقد الوعي|فاقده الوعي|فقد الوعي|فقدت الوعي|اغمي|أغمي|مغمى|نوبه قلبيه|ازمه قلبيه|أزمة قلبية|جلطه|سكته|توقف القلب|توقف قلب|تشنج|الم في الصدر|ألم في الصدر|وجع في الصدر|صدمه تحسسيه|نزيف|ينزف|تنزف|صعقه كهرب|صعق كهرب|يغرق|غرق ابن|غرق طفل|يحتضر|يموت الان|تسمم|تسرب غاز|تسريب غاز|رائحه غاز|رائحة الغاز|ريحة غاز|اصابات خطيره|اصيب بجروح خطيره|انهار فجأ|سقط ولا
    حريق|يحترق|تحترق|اشتعل|اندلع
    عالق|عالقون|محبوسين|محبوسون|محتجزون|علقنا + في|داخل|ب|? + المصعد|الاسانسير|الأسانسير
    النجده|حاله طارئه|حالة طارئة|حاله طوارئ|حالة طوارئ|انقذونا|أنقذونا|الحقوني|انقذوني|أنقذوني|دهسته سياره|صدمته سياره
  `,
}

const he: DangerTable = {
  letters: true,
  child:
    'הבן שלי|הבת שלי|הילד שלי|הילדה שלי|הבן שלנו|הבת שלנו|הילד|הילדה|התינוק|התינוקת|הנכד|הנכדה|הילדים|בני|בתי|אח שלי|אחות שלי|בתי|תינוק|ילד|ילדה',
  kin: '{child}|בעלי|אשתי|אמא שלי|אבא שלי|אמי|אבי|סבתא|סבא|חבר שלי|חברה שלי|האקס|אמא|אבא|בן הזוג|בת הזוג|הבעל|אישתי',
  rules: `
    רוצה למות|רציתי למות|מעדיף למות|מעדיפה למות|להתאבד|אתאבד|התאבדות|אובדני|לא רוצה לחיות|לא יכול לחיות|לא רוצה להיות בחיים|נמאס לי לחיות|נמאס לי מהחיים|אין טעם לחיות|אין לי סיבה לחיות|אין לי בשביל מה לחיות|להרוג את עצמי|אהרוג את עצמי|לשים קץ לחיי|לסיים את חיי|לסיים את החיים|לפגוע בעצמי|פוגעת בעצמי|פוגע בעצמי|חותכת את עצמי|חותך את עצמי|לחתוך ורידים|מנת יתר|לקפוץ מהגשר|לקפוץ מהגג|לתלות את עצמי|עדיף בלעדי|לקחת את חיי|הלוואי שאמות|לא רוצה לקום יותר
    לקחתי|בלעתי|בלעה|בלע|לקח|לקחה .. הרבה כדורים|כל הכדורים|כדורי שינה|חפיסה|את כל הכדורים
    {kin} .. נעלם|נעלמה|נעדר|נעדרת|נחטף|נחטפה|הלך לאיבוד|הלכה לאיבוד|לא חזר הביתה|לא חזרה הביתה|לא חזר|לא חזרה|ברח מהבית|ברחה מהבית|אבד לי|אבדה לי|לא הגיע הביתה|נאבד|נאבדה
    לא מוצא|לא מוצאת|לא מוצאים|איבדתי|איבדנו|חטפו|נעלמה לי|נעלם לי|אבד לי|אבדה לי + את|? + {child}|אמא|אשתי
    ילד נעדר|ילדה נעדרת|נעדר|חטיפת ילד|חטפו
    {child} .. נעול ברכב|נעולה ברכב|נעול באוטו|לכוד ב|ננעל ב|ננעלה ב|לבד ברכב|לבד באוטו|נשכח ברכב|נשכח באוטו|נעול במכונית|לבד במכונית|כלוא ב
    {child}|הכלב .. בלע|בלעה|שתה|שתתה
    מכה אותי|הכה אותי|מרביץ לי|הרביץ לי|מרביצה לי|מאיים עלי|מאיים לרצוח|איים לרצוח|מאיים להרוג|איים להרוג|מאיים לפגוע|אנס אותי|נאנסתי|אונס|הותקפתי|תקף אותי|תוקף אותי|דקר|דקרו|דקירה|חונק אותי|חנק אותי|עוקב אחרי|רודף אחרי|אלימות במשפחה|אלים כלפ|מתעלל|התעללות|נוגע בילד|הטריד מינית|תקיפה מינית|חטף אותי|כלא אותי|כולא אותי|מחזיק אותי בכוח|רוצה להרוג אות|ינסה להרוג|מנסה להרוג|רוצה לרצוח|רוצח|מאיים עליי|סחר בבני
    אני אהרוג|אהרוג אתכם|אהרוג אותך|ארצח|אשרוף אתכם|אשרוף לכם|אפוצץ|אני יודע איפה אתה גר|יודע איפה אתם גרים|תמותו|פצצה|מטען חבלה|בני ערובה|בן ערובה|חמוש|איום ברצח|איומים ברצח|סכנת חיים|סכנת מוות|חוששת לחיי|חושש לחיי|פוחדת על החיים|מפחד על החיים|בסכנה|יריות|ירי ב|אקדח|נשק עלי|עם סכין|יש לו סכין|בסכין|יש לו אקדח|יש לו נשק
    פורץ לי|פורצים לי|מנסה לפרוץ|מנסים לפרוץ|פרצו לי לבית|מישהו בבית שלי|לא נותן לי לצאת|לא נותן לי ללכת
    אמבולנס|מד"א|מדא עכשיו|תזמינו משטרה|תקראו למשטרה|תתקשרו למשטרה|מכבי אש|כבאים|כבאית|ניידת טיפול
    לא נושם|לא נושמת|לא מצליח לנשום|לא מצליחה לנשום|לא יכול לנשום|לא יכולה לנשום|קשה לו לנשום|קשה לי לנשום|קשיי נשימה|קוצר נשימה|נחנק|נחנקת|חסר הכרה|חסרת הכרה|מחוסר הכרה|איבד הכרה|איבדה הכרה|איבד את ההכרה|איבדה את ההכרה|התעלף|התעלפה|התמוטט|התמוטטה|התקף לב|אירוע לב|דום לב|שבץ|אירוע מוחי|פרכוס|מפרכס|כאבים בחזה|כאב בחזה|לחץ בחזה|אנפילקט|מדמם|מדממת|דימום|הרבה דם|מתחשמל|התחשמל|טובע|טבע בב|גוסס|הורעל|נפצע קשה|פצוע קשה|פצועים קשה|דליפת גז|ריח גז|ריח של גז
    שריפה|נשרף|נדלק|עולה באש|בוער
    תקוע|תקועים|תקועה|לכודים|נתקענו|נתקעתי + ב|? + מעלית
    הצילו|מקרה חירום|מצב חירום|נדרס
  `,
  never: 'נדלק לי הנורה|נעדר חבילה',
}

export const asian: readonly DangerTable[] = [zh, ja, ko, hi, hinglish, vi, id, th, ar, he]
