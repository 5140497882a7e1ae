import type { PromiseTable } from './table.ts'

export const asian: Readonly<Record<string, PromiseTable>> = {
  zh: [
    {
      loose: true,
      lead: '我(?!们的)|我们(?!的)|我這邊|我这边|客服|同事|专员|專員|工作人员|工作人員|团队|團隊|相关人员|负责人|财务|經理|经理|技术人员|部门|部門',
      act: '会|會|将|將|马上|馬上|立即|立刻|这就|這就|现在就|現在就|稍后|稍後|尽快|盡快|今天|明天|一定',
      what: '查|核实|核實|核对|确认|確認|回复|回覆|答复|答覆|联系|聯繫|聯絡|退款|退回|退还|退還|退钱|补发|補發|寄|发给|發給|通知|告知|告诉|告訴|转|轉|处理|處理|跟进|跟進|解决|解決|安排|打电话|打電話|致电|致電|回电|回電|反馈|反映|询问|詢問|调查|調查|赔|賠|取消|更换|更換|帮|幫|协助|协调|给您|給您|保证',
      gap: 10,
    },
    {
      loose: true,
      lead: '帮您|幫您|为您|為您|替您|给您|給您|帮你|幫你|给你',
      act: '查(?:一下|询|詢|看|下)?|核实|核實|确认|確認|转(?:给|接|交|到)|轉(?:給|接|交|到)|答复|答覆|回复|回覆|反馈|反映|联系|聯繫|申请退款|申請退款|处理|處理|安排|跟进|跟進|问一?下|問一?下|登记|催|补发|补寄',
      gap: 2,
    },
    {
      loose: true,
      lead: '我(?:们|們)?(?:已经|已經|已)?(?:把|将|將|帮|幫|替|为|為)?',
      act: '(?:已经|已經|已)(?:把|将|將|帮|幫|替|为|為)?.{0,12}(?:转给|轉給|转交|轉交|转达|轉達|反馈|反映|提交|通知|退款|联系|聯繫|上报|安排|取消|登记)',
    },
    { loose: true, lead: '请稍等|請稍等|请稍候|請稍候|稍等一下|我保证|我保證|我承诺|交给我|包在我身上' },
  ],
  ja: [
    {
      loose: true,
      lead: '(?:確認|調査|お調べ|手配|対応|転送|返信|返答|回答|連絡|ご連絡|お電話|交換|相談|照会|共有|報告|ご報告|お知らせ|ご案内|検討|調整|取り次ぎ|お取り次ぎ|お繋ぎ|引き継ぎ|お伝え|再送)(?:を)?(?:いた|致)?(?:します|しております|しますので|させていただきます|させて頂きます|し、|した(?:上|うえ)で|のうえ)',
    },
    {
      loose: true,
      lead: '折り返し|追って|後ほど|のちほど|改めて|あらためて',
      act: 'ご?連絡|お?電話|ご?返信|お?知らせ|ご?報告|ご?回答|ご?案内|お返事',
      gap: 8,
    },
    {
      loose: true,
      lead: '担当者|担当部署|スタッフ|弊社|当社|私ども|私|係の者|オペレーター|サポートチーム|専門',
      act: '(?:より|から|が|にて|で|も|に|へ)',
      what: '(?:ご?連絡|お?電話|ご?返信|ご?対応|お?調べ|ご?確認|ご?回答|ご?案内|転送|引き継)(?:を)?(?:差し上げ|さしあげ|いたし|致し|し|させて|予定|ます)',
      gap: 10,
    },
    {
      loose: true,
      lead: '(?:明日|本日中|今日中|すぐに|直ちに|ただちに|早急に|至急|今週中|今すぐ|ただいま|これから)',
      act: '(?:に|、)?',
      what: '(?:返金|お送り|発送|交換|お調べ|確認|手配|対応|ご連絡|処理|調査|キャンセル|ご返金|お届け)(?:を)?(?:いた|致)?(?:します|しますので|させて)',
      gap: 6,
    },
    {
      loose: true,
      lead: '調べて(?:から|、|みます|まいります|お返事|ご)|(?:転送|手配|報告|連絡|共有|依頼|返金|伝達|引き継ぎ|エスカレーション)(?:を)?(?:いた|致)?(?:しました|してあります|済みです)|お(?:伝え|送り|繋ぎ|調べ)(?:いた|致)?しました|少々お待ち|しばらくお待ち|お約束(?:いた|し)|保証いたします|お任せください',
    },
  ],
  ko: [
    {
      loose: true,
      lead: '(?:확인|조사|연락|전달|처리|환불|조치|안내|답변|회신|문의|접수|전화|해결|교환|발송|취소|보상|재발송|검토|알아|알려|말씀|도와|챙겨|알아봐|보내|조율|상의|보고)(?:을|를)?(?: ?(?:해|하여|해서|한 뒤|한 후|하고|보고|본 뒤|드려|해 ?드려|하도록|해 보고)){0,2} ?(?:드리|하|해 ?드리|드려 보|해 ?보|보)(?:겠습니다|겠어요|도록 하겠습니다|ㄹ게요)',
    },
    {
      loose: true,
      lead: '(?:드릴게요|할게요|볼게요|해 ?드릴게요|드리도록 하겠|하도록 하겠|약속드|약속합니다|보장합니다|책임지고)',
    },
    {
      loose: true,
      lead: '담당자|상담원|상담사|직원|매니저|저희 팀|팀에서|전문가|담당 부서|고객센터',
      act: '(?:가|이|에서|께서)?',
      what: '(?:연락|전화|답변|안내|회신|확인|처리)(?:을|를)?(?: ?(?:해|하여))? ?(?:드릴|드리|할|줄|해 ?드릴)(?: ?(?:예정|것|겁니다|거예요)|겠습니다| 예정)',
      gap: 12,
    },
    {
      loose: true,
      lead: '(?:전달|접수|요청|환불|취소|문의|보고|이관|연락|등록|신청|조치)(?:을|를)?(?: ?해)? ?(?:했습니다|하였습니다|드렸습니다|해 ?두었습니다|해 ?놓았습니다|해 ?뒀습니다|두었습니다)',
    },
    {
      loose: true,
      lead: '알아보고|잠시만 기다려|잠시 기다려|확인해 보고|확인하고 (?:연락|답변|말씀|알려)|확인 후 (?:다시 )?(?:연락|답변|안내|회신)',
    },
  ],
  hi: [
    {
      lead: 'मैं|हम|मैंने|हमने|हमारी टीम|हमारा|हमारे|टीम|एजेंट|प्रतिनिधि|विशेषज्ञ|कोई|सहकर्मी|विभाग|अधिकारी',
      act: '<any>(?:ऊँगा|ऊंगा|ूँगा|ूंगा|ऊँगी|ऊंगी|ूँगी|ूंगी|एंगे|ेंगे|येंगे)|(?:संपर्क|फ़ोन|फोन|कॉल|जाँच|जांच|बात) (?:करेगी|करेगा|करेंगी)',
      gap: 12,
    },
    {
      lead: 'मैं|हम',
      act: '(?:भेज|कर|देख|पता कर|जाँच|जांच|पूछ|बता|जाँच कर|सौंप) (?:रहा|रही|रहे) (?:हूँ|हूं|हैं)|(?:जाँच|जांच) (?:करता|करती|करते) (?:हूँ|हूं|हैं)|(?:पता करता|पता करती|देखता|देखती|पूछता|पूछती|भेजता|भेजती) (?:हूँ|हूं)',
      gap: 10,
    },
    {
      lead: 'मैंने|हमने',
      act: '(?:भेज|सौंप|कर|बता|पहुँचा|दर्ज कर|आगे बढ़ा|सूचित कर) (?:दिया|दी|दिए|दिये)|भेजा|भेजी|सूचित किया|दर्ज किया',
      gap: 12,
    },
    {
      always:
        'आपसे <3>(?:संपर्क|बात) (?:करेंगे|करेगी|करेगा|किया जाएगा)|आपको <3>(?:फ़ोन|फोन|कॉल) (?:करेंगे|करेगा|करेगी)|वादा कर*|कृपया (?:थोड़ा )?(?:इंतज़ार|प्रतीक्षा) करें,? मैं|ध्यान रखेंगे|ध्यान रखूँगा',
    },
  ],
  vi: [
    {
      lead: 'tôi|chúng tôi|mình|bên mình|bên em|em|tụi mình|chúng em|shop|cửa hàng|nhân viên|bộ phận|đội ngũ|đồng nghiệp|chuyên viên|tư vấn viên|ai đó|kỹ thuật viên|quản lý|đồng nghiệp của tôi',
      act: '(?:sẽ|xin phép|đang|cần phải|sắp) <3>(?:kiểm tra|xem|xác minh|xác nhận lại|trả lời|phản hồi|liên hệ|liên lạc|gọi|hoàn|chuyển|gửi lại|gửi cho bạn|gửi bạn|báo|thông báo|xử lý|giải quyết|hỏi|tìm hiểu|đổi|bồi thường|hỗ trợ bạn ngay|cập nhật|sắp xếp|điều tra|theo dõi|hủy|đảm bảo|lo|nhắn|nói chuyện|trao đổi|cho bạn biết)',
      gap: 5,
    },
    {
      always:
        'để (?:tôi|mình|em|chúng tôi|bên mình) <2>(?:kiểm tra|hỏi|xem|xác nhận|tìm hiểu|liên hệ|báo|chuyển)|(?:tôi|mình|em|chúng tôi|bên em|bên mình) <2>đã <2>(?:chuyển|gửi yêu cầu|báo|hoàn tiền|thông báo|liên hệ|tạo|hủy|ghi nhận)|(?:tôi|mình|em|chúng tôi) (?:xin )?(?:hứa|cam kết|đảm bảo)|bạn sẽ nhận được (?:phản hồi|câu trả lời|cuộc gọi) (?:từ|của)|xin (?:vui lòng )?chờ (?:một chút|trong giây lát)|(?:tôi|mình|em) (?:kiểm tra|hỏi) <4>(?:rồi|ngay|và)',
    },
  ],
  id: [
    {
      lead: 'saya|kami|tim kami|petugas kami|petugas|tim|staf|staf kami|agen kami|rekan saya|rekan kami|seseorang|bagian|admin|spesialis|teknisi|perwakilan kami',
      act: '(?:akan|segera|bakal|coba|bantu|izin) <3>(?:cek|mengecek|periksa|memeriksa*|menghubungi|hubungi|menelepon|telepon|mengembalikan|kembalikan|mengirim*|kirim*|meneruskan|teruskan|sampaikan|menyampaikan|mengabari|kabari|memberi tahu|beri tahu|menginformasikan|informasikan|mengurus*|urus|menangani*|tangani|menyelesaikan|selesaikan|menanyakan|tanyakan|mencari|cari tahu|memproses|proses|membatalkan|mengganti|ganti|memastikan|pastikan|membalas|balas|menindaklanjuti|tindaklanjuti|follow|refund|membantu Anda segera|eskalasi|laporkan|melaporkan|bicara|berbicara|menjawab|jawab|usahakan|berusaha)',
      gap: 3,
    },
    {
      always:
        '(?:sudah|telah) (?:saya|kami) <1>(?:teruskan|sampaikan|kirim|kirimkan|laporkan|proses|batalkan|kembalikan|ajukan|eskalasi)|(?:saya|kami) (?:sudah|telah) <1>(?:meneruskan|menyampaikan|mengirim*|melaporkan|memproses|membatalkan|mengembalikan|mengajukan|menghubungi|teruskan)|(?:nanti |akan |lalu |dan |segera )(?:saya|kami) <1>(?:cek|tanyakan|kabari|hubungi|teruskan|kirim|kirimkan|informasikan|urus|periksa|telepon|proses|sampaikan|balas)|biar (?:saya|kami)|izinkan (?:saya|kami)|(?:saya|kami) (?:berjanji|jamin|menjamin)|mohon tunggu (?:sebentar|sejenak)|anda akan (?:dihubungi|mendapat kabar)',
    },
  ],
  th: [
    {
      loose: true,
      lead: 'ฉัน|ผม|ดิฉัน|เรา|ทางเรา|ทางร้าน|ทีมงาน|เจ้าหน้าที่|แอดมิน|พนักงาน(?!ส่ง)|แผนก|ฝ่าย|ผู้เชี่ยวชาญ|หนู',
      act: '(?:จะ|กำลัง|ขอ|จะรีบ|จะขอ)',
      what: 'ตรวจสอบ|เช็ค|เช็ก|ติดต่อ|โทร|แจ้ง|คืนเงิน|ส่งเรื่อง|ส่งคำ|ส่งต่อ|ส่งให้ใหม่|ส่งสินค้าใหม่|ดำเนินการ|จัดการ|ดูแล|สอบถาม|ประสาน|ตอบกลับ|แก้ไข|ช่วยดู|ติดตาม|ยกเลิก|ชดเชย|เปลี่ยน|อัปเดต|อัพเดท|ดูให้|หา|รายงาน|พยายาม|คุย|ปรึกษา',
      gap: 12,
    },
    {
      loose: true,
      lead: '(?:ฉัน|ผม|ดิฉัน|ทางเรา|ทางร้าน|หนู|ได้)',
      act: '(?:ได้)?(?:ส่งเรื่อง|แจ้ง|ส่งต่อ|ประสาน|คืนเงิน|ดำเนินการ|ยกเลิก|ติดต่อ|ส่งคำขอ)',
      what: '(?:แล้ว|เรียบร้อย|ไปแล้ว)',
      gap: 40,
    },
    {
      loose: true,
      lead: 'เดี๋ยว(?:ผม|ฉัน|ดิฉัน|เรา|แอดมิน|ทางร้าน|หนู|จะ)|จะรีบ(?:ตรวจสอบ|ดำเนินการ|แจ้ง|ติดต่อ)|จะติดต่อกลับ|จะแจ้งให้(?:ทราบ|คุณ)|รอสักครู่|ขอตรวจสอบ|ขอเช็ค|สัญญาว่า|รับรองว่า(?:เรา|จะ)',
    },
  ],
}
