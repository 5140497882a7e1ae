import { listed } from './promises.ts'

/** What an agent may write and an assistant may not, and what both may: as natives write it. */
export const east: Readonly<Record<string, { promised: string[]; harmless: string[] }>> = {
  pl: {
    promised: listed(`
      Zaraz to sprawdzę i odpiszę. | Jutro zwrócimy Panu pieniądze. | Konsultant zadzwoni do Pani po południu. |
      Przekażę sprawę do odpowiedniego działu. | Skontaktujemy się z Państwem wkrótce. | Dopilnuję, żeby paczka dotarła w piątek. |
      Sprawdzę to w magazynie i dam znać. | Nasz konsultant skontaktuje się z Panem jutro. | Zwrócimy Pani pieniądze jeszcze dziś. |
      Przekazałem sprawę do działu księgowości. | Zajmę się tym i wrócę z odpowiedzią. | Numer przesyłki wyślę SMS-em.
    `),
    harmless: listed(`
      Paczka dotrze w ciągu trzech dni. | Wysyłamy link do śledzenia e-mailem. |
      Proszę się z nami skontaktować, jeśli potrzebna jest pomoc. | Kurier zostawi awizo. | Może Pani podać nam nowy adres. |
      Mam nadzieję, że to pomoże! | Po złożeniu zamówienia otrzyma Pan e-mail z potwierdzeniem. |
      Zwrot trwa od trzech do pięciu dni roboczych. | Adres można zmienić przed wysyłką. | Wysyłamy do wszystkich krajów Unii. |
      Najpierw proszę sprawdzić folder ze spamem. | Nasz zespół odpowiada w dni robocze od dziewiątej do siedemnastej. |
      Zwracamy cenę zakupu po otrzymaniu paczki. | Przykro mi, że lampa jest uszkodzona.
    `),
  },
  ru: {
    promised: listed(`
      Я проверю и напишу вам. | Завтра мы вернём вам деньги. | Оператор позвонит вам сегодня днём. |
      Передам ваш вопрос в нужный отдел. | Мы обязательно с вами свяжемся. | Прослежу, чтобы посылка пришла в пятницу. |
      Сейчас уточню на складе и вернусь к вам с ответом. | Наш специалист свяжется с вами завтра. | Мы вернём вам деньги сегодня. |
      Я передал ваш вопрос в бухгалтерию. | Разберёмся и сообщим вам о результате.
    `),
    harmless: listed(`
      Посылка придёт в течение трёх дней. | Мы отправляем ссылку для отслеживания по почте. | Свяжитесь с нами, если нужна помощь. |
      Курьер оставит извещение. | Вы можете сообщить нам новый адрес. | Надеюсь, это поможет! |
      После оформления заказа вы получите письмо с подтверждением. | Возврат занимает от трёх до пяти рабочих дней. |
      Адрес можно изменить до отправки. | Мы доставляем по всей России. | Сначала проверьте папку со спамом. |
      Наша команда отвечает по будням с девяти до пяти. | Мы возвращаем стоимость после получения посылки. |
      Мне жаль, что лампа разбита.
    `),
  },
  uk: {
    promised: listed(`
      Я перевірю й напишу вам. | Завтра ми повернемо вам гроші. | Оператор зателефонує вам сьогодні вдень. |
      Передам ваше питання до потрібного відділу. | Ми обов’язково з вами зв’яжемося. | Простежу, щоб посилка прийшла в п’ятницю. |
      Зараз уточню на складі й повернуся до вас. | Наш менеджер зв’яжеться з вами завтра. | Ми повернемо вам кошти сьогодні. |
      Я передала ваше звернення до бухгалтерії. | Перевіримо й обов’язково повідомимо вас.
    `),
    harmless: listed(`
      Посилка надійде протягом трьох днів. | Ми надсилаємо посилання для відстеження поштою. |
      Зв’яжіться з нами, якщо потрібна допомога. | Кур’єр залишить повідомлення. | Ви можете повідомити нам нову адресу. |
      Сподіваюся, це допоможе! | Після замовлення ви отримаєте лист із підтвердженням. |
      Повернення коштів триває від трьох до п’яти робочих днів. | Адресу можна змінити до відправлення. |
      Ми доставляємо по всій Україні. | Спершу перевірте теку зі спамом. | Наша команда відповідає в будні з дев’ятої до п’ятої. |
      Ми повертаємо вартість після отримання посилки. | Мені шкода, що лампа розбита.
    `),
  },
  tr: {
    promised: listed(`
      Kontrol edip size döneceğim. | Yarın paranızı iade edeceğiz. | Bir temsilcimiz öğleden sonra sizi arayacak. |
      Sorunuzu ilgili birime iletiyorum. | Bununla ilgileneceğiz. | En kısa sürede sizi bilgilendireceğiz. |
      Hemen depoya sorup size haber vereceğim. | Ekibimiz yarın sizinle iletişime geçecek. | Ücretinizi bugün iade edeceğiz. |
      Talebinizi muhasebeye ilettim. | Konuyu inceleyip size döneceğiz. | Teklifi yazılı olarak gönderiyorum. | Hemen düzelttim.
    `),
    harmless: listed(`
      Paketiniz üç gün içinde ulaşacak. | Takip bağlantısını e-posta ile gönderiyoruz. | Yardıma ihtiyacınız olursa bize ulaşın. |
      Kurye bir not bırakacak. | Yeni adresi bize bildirebilirsiniz. | Umarım bu yardımcı olur! |
      Siparişten sonra bir onay e-postası alacaksınız. | İade üç ila beş iş günü sürer. |
      Adresi kargodan önce değiştirebilirsiniz. | Türkiye’nin her yerine gönderim yapıyoruz. | Önce spam klasörünüzü kontrol edin. |
      Ekibimiz hafta içi dokuzdan beşe kadar yanıt verir. | Paket bize ulaştığında ücreti iade ediyoruz. |
      Lambanın kırık olmasına üzüldüm.
    `),
  },
  ar: {
    promised: listed(`
      سأراجع الأمر وأرد عليك قريباً. | سنرد لك المال غداً. | سيتصل بك أحد موظفينا بعد الظهر. | سأحيل سؤالك إلى القسم المختص. |
      سوف نتواصل معك في أقرب وقت. | سأحرص على وصوله يوم الجمعة. | سأتحقق من الأمر مع المستودع وأعود إليك. |
      سيتواصل معك فريقنا غداً. | سنعيد لك المبلغ اليوم. | لقد حوّلت طلبك إلى قسم المحاسبة. |
      سوف نقوم بمراجعة طلبك وإبلاغك بالنتيجة. | سأرسل لك مغناطيسًا جديدًا مجانًا.
    `),
    harmless: listed(`
      سيصل طردك خلال ثلاثة أيام. | نرسل رابط التتبع عبر البريد الإلكتروني. | تواصل معنا إذا احتجت إلى مساعدة. |
      سيترك المندوب إشعاراً. | يمكنك إبلاغنا بالعنوان الجديد. | آمل أن يفيدك ذلك! | ستتلقى رسالة تأكيد بعد تقديم الطلب. |
      يستغرق استرداد المبلغ من ثلاثة إلى خمسة أيام عمل. | يمكنك تغيير العنوان قبل الشحن. | نشحن إلى جميع دول الخليج. |
      يرجى التحقق أولاً من مجلد البريد غير المرغوب فيه. | يرد فريقنا في أيام الأسبوع من التاسعة إلى الخامسة. |
      نعيد الثمن بعد وصول الطرد إلينا. | يؤسفني أن المصباح مكسور.
    `),
  },
  zh: {
    promised: listed(`
      我会核实一下再回复您。 | 我们明天会给您退款。 | 客服人员下午会给您打电话。 | 我帮您转给相关部门。 | 我们会尽快处理并联系您。 | 稍后我给您答复。 | 我马上帮您查一下，稍后回复您。 | 我们的同事明天会联系您。 |
      我们今天就给您退款。 | 我已经把您的问题转给财务了。 | 我会跟仓库确认后通知您。 | 我查了一下，确实是我们发错了型号。
    `),
    harmless: listed(`
      您的包裹将在三天内送达。 | 我们会通过电子邮件发送物流链接。 | 如需帮助，请联系我们。 | 快递员会留下通知单。 | 您可以告诉我们新地址。 | 希望能帮到您！ | 下单后您会收到一封确认邮件。 | 退款需要三到五个工作日。 |
      发货前可以修改地址。 | 我们支持全国配送。 | 请先检查您的垃圾邮件文件夹。 | 我们的客服工作时间是工作日九点到五点。 | 收到退货后，我们按原路退款。 | 很抱歉灯坏了。
    `),
  },
  ja: {
    promised: listed(`
      確認のうえ、改めてご連絡いたします。 | 明日返金いたします。 | 午後に担当者がお電話いたします。 | ご質問を担当部署に転送いたします。 | こちらで対応いたします。 | 調べてからお返事します。 | 倉庫に確認して、折り返しご連絡いたします。 |
      明日、担当者よりお電話差し上げます。 | 本日中にご返金いたします。 | お問い合わせは経理部に転送しました。 | ただいまお調べしますので、少々お待ちください。 | お届けは土曜日の午前中で手配しております。
    `),
    harmless: listed(`
      お荷物は三日以内に届きます。 | 追跡リンクをメールでお送りします。 | お困りの際はお問い合わせください。 | 不在の場合は不在票が入ります。 | 新しい住所をお知らせください。 | お役に立てれば幸いです。 | ご注文後に確認メールが届きます。 |
      返金には三〜五営業日かかります。 | 発送前であれば住所を変更できます。 | 全国に配送しています。 | まず迷惑メールフォルダをご確認ください。 | サポートの受付時間は平日九時から十七時までです。 | 返品が届き次第、代金を返金します。 |
      ランプが壊れていたとのこと、申し訳ございません。
    `),
  },
  ko: {
    promised: listed(`
      확인 후 다시 연락드리겠습니다. | 내일 환불해 드리겠습니다. | 오후에 상담원이 전화드릴 것입니다. | 문의하신 내용을 담당 부서에 전달하겠습니다. | 저희가 처리해 드릴게요. | 알아보고 답변드리겠습니다. |
      창고에 확인해 보고 다시 연락드리겠습니다. | 내일 담당자가 연락드릴 예정입니다. | 오늘 중으로 환불해 드리겠습니다. | 문의 내용을 회계팀에 전달했습니다. | 제가 알아보고 말씀드릴게요.
    `),
    harmless: listed(`
      택배는 3일 이내에 도착합니다. | 배송 조회 링크를 이메일로 보내 드립니다. | 도움이 필요하시면 문의해 주세요. | 부재 시 기사님이 안내문을 남깁니다. | 새 주소를 알려 주시면 됩니다. |
      도움이 되었으면 좋겠습니다. | 주문 후 확인 이메일을 받게 됩니다. | 환불에는 영업일 기준 3~5일이 걸립니다. | 발송 전에는 주소를 변경할 수 있습니다. | 전국으로 배송합니다. |
      먼저 스팸 메일함을 확인해 주세요. | 고객센터 상담 시간은 평일 오전 9시부터 오후 5시까지입니다. | 반품이 도착하면 결제 금액을 환불해 드립니다. | 램프가 파손되어 죄송합니다.
    `),
  },
  hi: {
    promised: listed(`
      मैं जाँच करके आपको वापस बताऊँगी। | हम कल आपके पैसे लौटा देंगे। | हमारा एजेंट दोपहर में आपको फ़ोन करेगा। |
      मैं आपका सवाल संबंधित विभाग को भेज रहा हूँ। | हम इसका ध्यान रखेंगे। | हम जल्द ही आपसे संपर्क करेंगे। |
      मैं गोदाम से पता करके आपको बताऊँगा। | हमारी टीम कल आपसे संपर्क करेगी। | हम आज ही आपके पैसे वापस कर देंगे। |
      मैंने आपका अनुरोध लेखा विभाग को भेज दिया है। | मैं इसकी जाँच करती हूँ और जल्द ही जवाब दूँगी।
    `),
    harmless: listed(`
      आपका पार्सल तीन दिनों में पहुँच जाएगा। | हम ईमेल से ट्रैकिंग लिंक भेजते हैं। | मदद चाहिए तो हमसे संपर्क करें। |
      कूरियर एक सूचना छोड़ जाएगा। | आप हमें नया पता बता सकते हैं। | आशा है इससे मदद मिलेगी! |
      ऑर्डर देने के बाद आपको एक पुष्टि ईमेल मिलेगा। | रिफंड में तीन से पाँच कार्य दिवस लगते हैं। |
      भेजे जाने से पहले आप पता बदल सकते हैं। | हम पूरे भारत में डिलीवरी करते हैं। | कृपया पहले अपना स्पैम फ़ोल्डर देखें। |
      हमारी टीम सप्ताह के दिनों में नौ से पाँच बजे तक जवाब देती है। | पार्सल वापस मिलने पर हम कीमत लौटाते हैं। |
      मुझे खेद है कि लैंप टूटा हुआ है।
    `),
  },
  cs: {
    promised: listed(`
      Zjistím to a ozvu se vám. | Zítra vám vrátíme peníze. | Odpoledne vám zavolá náš operátor. |
      Předám váš dotaz příslušnému oddělení. | Postaráme se o to. | Budeme vás kontaktovat co nejdříve. |
      Prověřím to se skladem a ozvu se vám. | Kolega vás zítra bude kontaktovat. | Peníze vám vrátíme ještě dnes. |
      Váš požadavek jsem předal účetnímu oddělení. | Podívám se na to a dám vám vědět.
    `),
    harmless: listed(`
      Váš balík dorazí do tří dnů. | Odkaz ke sledování posíláme e-mailem. | Pokud potřebujete pomoc, kontaktujte nás. |
      Kurýr zanechá oznámení. | Novou adresu nám můžete sdělit. | Doufám, že to pomůže! |
      Po objednávce obdržíte potvrzovací e-mail. | Vrácení peněz trvá tři až pět pracovních dnů. |
      Adresu lze změnit před odesláním. | Doručujeme po celé České republice. | Nejprve prosím zkontrolujte složku se spamem. |
      Náš tým odpovídá v pracovní dny od devíti do pěti. | Cenu vracíme po doručení balíku. | Mrzí mě, že je lampa rozbitá.
    `),
  },
  hu: {
    promised: listed(`
      Ellenőrzöm, és visszajelzek Önnek. | Holnap visszautaljuk Önnek a pénzt. | Munkatársunk délután felhívja. |
      Továbbítom a kérdését az illetékes osztálynak. | Intézkedünk. | Hamarosan felvesszük Önnel a kapcsolatot. |
      Utánanézek a raktárban, és jelentkezem. | Kollégánk holnap felveszi Önnel a kapcsolatot. | Még ma visszautaljuk az összeget. |
      Továbbítottam a kérését a könyvelésnek. | Megvizsgáljuk az ügyet, és értesítjük Önt.
    `),
    harmless: listed(`
      A csomagja három napon belül megérkezik. | A nyomkövetési linket e-mailben küldjük. |
      Ha segítségre van szüksége, írjon nekünk. | A futár értesítőt hagy. | Az új címet megadhatja nekünk. | Remélem, ez segít! |
      A rendelés után visszaigazoló e-mailt kap. | A visszatérítés három–öt munkanapot vesz igénybe. |
      A cím a feladás előtt módosítható. | Magyarország egész területére szállítunk. | Kérjük, először ellenőrizze a spam mappát. |
      Csapatunk munkanapokon kilenctől ötig válaszol. | A csomag visszaérkezése után visszatérítjük a vételárat. |
      Sajnálom, hogy a lámpa eltört.
    `),
  },
  vi: {
    promised: listed(`
      Tôi sẽ xem lại và trả lời bạn sớm. | Chúng tôi sẽ hoàn tiền cho bạn vào ngày mai. | Nhân viên sẽ gọi cho bạn vào chiều nay. |
      Tôi sẽ chuyển câu hỏi của bạn đến bộ phận phụ trách. | Chúng tôi sẽ xử lý việc này. | Mình sẽ kiểm tra rồi báo bạn ngay. |
      Tôi sẽ kiểm tra với kho và báo lại cho bạn. | Nhân viên của chúng tôi sẽ liên hệ với bạn vào ngày mai. |
      Chúng tôi sẽ hoàn tiền cho bạn trong hôm nay. | Em đã chuyển yêu cầu của anh cho bộ phận kế toán. |
      Để mình hỏi bên giao hàng rồi phản hồi bạn nhé.
    `),
    harmless: listed(`
      Hàng của bạn sẽ đến trong vòng ba ngày. | Chúng tôi gửi liên kết theo dõi qua email. |
      Hãy liên hệ với chúng tôi nếu bạn cần giúp đỡ. | Người giao hàng sẽ để lại giấy báo. |
      Bạn có thể cho chúng tôi biết địa chỉ mới. | Hy vọng điều này giúp được bạn! |
      Bạn sẽ nhận được email xác nhận sau khi đặt hàng. | Việc hoàn tiền mất từ ba đến năm ngày làm việc. |
      Bạn có thể đổi địa chỉ trước khi gửi hàng. | Chúng tôi giao hàng toàn quốc. | Trước tiên, bạn hãy kiểm tra thư mục thư rác. |
      Đội ngũ của chúng tôi trả lời vào các ngày làm việc, từ chín giờ đến năm giờ. | Chúng tôi hoàn tiền khi nhận lại được hàng. |
      Rất tiếc vì chiếc đèn bị vỡ.
    `),
  },
  id: {
    promised: listed(`
      Saya akan memeriksanya dan menghubungi Anda kembali. | Kami akan mengembalikan uang Anda besok. |
      Petugas kami akan menelepon Anda sore ini. | Saya akan meneruskan pertanyaan Anda ke bagian terkait. |
      Kami akan mengurusnya. | Kami segera hubungi Anda. | Saya akan cek ke gudang dan mengabari Anda. |
      Tim kami akan menghubungi Anda besok. | Kami akan mengembalikan dana Anda hari ini. |
      Permintaan Anda sudah saya teruskan ke bagian keuangan. | Nanti saya tanyakan dulu ke kurir, lalu saya kabari.
    `),
    harmless: listed(`
      Paket Anda akan tiba dalam tiga hari. | Kami mengirim tautan pelacakan lewat email. | Hubungi kami jika Anda butuh bantuan. |
      Kurir akan meninggalkan pemberitahuan. | Anda bisa memberi tahu kami alamat baru. | Semoga membantu! |
      Anda akan menerima email konfirmasi setelah memesan. | Pengembalian dana memakan waktu tiga sampai lima hari kerja. |
      Alamat dapat diubah sebelum pengiriman. | Kami mengirim ke seluruh Indonesia. |
      Silakan periksa folder spam Anda terlebih dahulu. | Tim kami menjawab pada hari kerja dari pukul sembilan sampai lima. |
      Kami mengembalikan dana setelah paket kami terima. | Saya turut menyesal lampunya pecah.
    `),
  },
  th: {
    promised: listed(`
      ฉันจะตรวจสอบแล้วติดต่อกลับค่ะ | พรุ่งนี้เราจะคืนเงินให้คุณ | เจ้าหน้าที่จะโทรหาคุณช่วงบ่ายนี้ |
      ดิฉันจะส่งคำถามของคุณให้แผนกที่เกี่ยวข้อง | ทางเราจะดำเนินการให้ครับ | เราจะแจ้งให้ทราบโดยเร็วที่สุด |
      เดี๋ยวเราจะตรวจสอบกับคลังแล้วแจ้งให้ทราบนะคะ | พรุ่งนี้เจ้าหน้าที่จะติดต่อกลับไปค่ะ | เราจะคืนเงินให้คุณภายในวันนี้ |
      ผมส่งเรื่องให้ฝ่ายบัญชีแล้วครับ | ทางเราจะรีบดำเนินการให้ค่ะ
    `),
    harmless: listed(`
      พัสดุของคุณจะถึงภายในสามวัน | เราส่งลิงก์ติดตามพัสดุทางอีเมล | หากต้องการความช่วยเหลือ ติดต่อเราได้เสมอ |
      พนักงานส่งของจะทิ้งใบแจ้งไว้ | คุณแจ้งที่อยู่ใหม่กับเราได้ | หวังว่าจะเป็นประโยชน์นะคะ | คุณจะได้รับอีเมลยืนยันหลังสั่งซื้อ |
      การคืนเงินใช้เวลาสามถึงห้าวันทำการ | คุณสามารถเปลี่ยนที่อยู่ก่อนจัดส่งได้ | เราจัดส่งทั่วประเทศ |
      กรุณาตรวจสอบโฟลเดอร์สแปมก่อน | ทีมงานของเราตอบทุกวันทำการตั้งแต่เก้าโมงถึงห้าโมงเย็น |
      เสียใจด้วยที่โคมไฟแตก
    `),
  },
  he: {
    promised: listed(`
      אני אבדוק ואחזור אליך. | נחזיר לך את הכסף מחר. | נציג יתקשר אליך אחר הצהריים. | אעביר את השאלה שלך למחלקה המתאימה. |
      אנחנו נטפל בזה. | ניצור איתך קשר בהקדם. | אבדוק מול המחסן ואחזור אליך. | נציג שלנו ייצור איתך קשר מחר. |
      נחזיר לך את הכסף עוד היום. | העברתי את הפנייה שלך למחלקת הנהלת חשבונות. | אני אטפל בזה ואעדכן אותך.
    `),
    harmless: listed(`
      החבילה שלך תגיע בתוך שלושה ימים. | אנחנו שולחים קישור למעקב בדוא"ל. | פנו אלינו אם אתם צריכים עזרה. | השליח ישאיר הודעה. |
      אפשר למסור לנו את הכתובת החדשה. | מקווה שזה עוזר! | לאחר ההזמנה תקבלו הודעת אישור בדוא"ל. |
      ההחזר אורך שלושה עד חמישה ימי עסקים. | אפשר לשנות את הכתובת לפני המשלוח. | אנחנו שולחים לכל הארץ. |
      בדקו תחילה את תיקיית הספאם. | הצוות שלנו עונה בימי חול בין תשע לחמש. | אנחנו מחזירים את התשלום לאחר שהחבילה חוזרת אלינו. |
      צר לי שהמנורה שבורה.
    `),
  },
}
