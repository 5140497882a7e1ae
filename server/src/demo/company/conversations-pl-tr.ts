import { days, hours, type Script } from './script.ts'

export const polish: readonly Script[] = [
  {
    from: 'piotr.zolkiewski@example.com',
    subject: 'Reklamacja – pęknięta obręcz',
    status: 'open',
    assignee: 'zofia',
    priority: 'high',
    labels: ['complaint', 'warranty'],
    ago: 25 * hours,
    lines: [
      `0 contact: Dzień dobry,

w ubiegłym tygodniu podczas zwykłego przeglądu zauważyłem pęknięcie tylnej obręczy w rowerze Skiffer, zamówienie LD-46982. Rower ma 9 miesięcy, jeżdżę głównie po asfalcie, ważę 78 kg i nigdy nie wjechałem w większą dziurę.

Chciałbym złożyć reklamację i proszę o wymianę obręczy na nową. Zdjęcia wyślę osobno.

Z poważaniem
Piotr Żółkiewski`,
      '31 zofia: Dzień dobry, panie Piotrze, dziękuję za dokładny opis. Proszę na razie nie jeździć na tym kole. Czy pęknięcie biegnie od otworu nypla, czy wzdłuż krawędzi?',
      '44 contact: Od otworu, w dwóch miejscach, obok wentyla i po przeciwnej stronie.',
      '52 zofia: To wygląda na wadę materiału. Reklamację uznaję: wyślemy panu całe nowe koło, zaplecione i wycentrowane, a stare odbierze kurier na nasz koszt.',
      '55 note:zofia: Obręcz z partii 0419. Proszę odłożyć jedno koło z magazynu i zgłosić dostawcy.',
      '63 contact: Nie spodziewałem się tak szybkiej decyzji, bardzo dziękuję. Kiedy mogę liczyć na przesyłkę?',
      '70 zofia: Koło wychodzi jutro rano, do Gdańska idzie zwykle dwa dni robocze. Numer przesyłki wyślę SMS-em.',
    ],
  },
  {
    from: 'agnieszka.nowicka@example.com',
    subject: 'Faktura zamiast paragonu',
    status: 'resolved',
    assignee: 'zofia',
    labels: ['invoice'],
    ago: 4 * days + 7 * hours,
    lines: [
      '0 contact: Dzień dobry, czy mogę jeszcze dostać fakturę na firmę do zamówienia LD-48290? Kwota 1 249 zł. NIP podałam w uwagach, ale przyszedł zwykły paragon.',
      '15 zofia: Dzień dobry, pani Agnieszko, oczywiście. NIP jest w uwagach, po prostu go przeoczyliśmy. Faktura INV-21012 jest już w pani koncie.',
      '19 contact: Jest, wszystko się zgadza. Dziękuję i miłego dnia!',
    ],
  },
  {
    from: 'marek.dabrowski@example.org',
    subject: 'siodełko skrzypi',
    status: 'snoozed',
    assignee: 'zofia',
    priority: 'low',
    labels: ['repair'],
    ago: 3 * days + 6 * hours,
    lines: [
      '0 contact: cześć, siodełko w ljungu skrzypi przy kazdym obrocie korbą, da sie cos z tym zrobic? bo mnie juz żona z domu wygania 😂',
      '12 zofia: Dzień dobry! Da się. Najczęściej skrzypi nie samo siodełko, tylko sztyca. Proszę ją wyjąć, wytrzeć do sucha i posmarować cienko smarem stałym. Ważne: śrubę jarzma dokręcić na 12 Nm.',
      '16 contact: a jak nie mam klucza dynamometrycznego?',
      '21 zofia: Wtedy tak mocno, jak się da krótkim imbusem jedną ręką, bez przedłużki. Proszę dać znać za kilka dni, czy jest spokój.',
      '24 contact: ok, spróbuje w sobote, dzieki',
    ],
  },
]

export const turkish: readonly Script[] = [
  {
    from: 'deniz.yildirim@example.com',
    subject: 'Siparişim hâlâ hazırlanıyor görünüyor',
    status: 'resolved',
    assignee: 'aylin',
    priority: 'medium',
    labels: ['delivery'],
    ago: 3 * days + 4 * hours,
    lines: [
      '0 contact: Merhaba, geçen hafta katlanır bisiklet sipariş ettim (LD-48655) ama durumu hâlâ “hazırlanıyor”. Ne zaman kargoya verilir?',
      '10 aylin: Merhaba Deniz Hanım, sipariş dün paketlenmiş ama barkodu okutulmamış, o yüzden sistemde görünmüyor. Az önce kargoya teslim edildi, takip numarası: https://track.example.net/p/8841902',
      '13 contact: Çok teşekkürler! Bu arada hanım değil bey 🙂 ama alışkınım.',
      '15 aylin: Kusura bakmayın Deniz Bey! Hemen düzelttim. Bisikletiniz iki iş günü içinde Berlin’de olur.',
      '2700 contact: Bugün geldi, katlaması gerçekten 10 saniye sürüyor. Elinize sağlık.',
    ],
  },
  {
    from: 'mehmet.ozturk@example.com',
    subject: 'Kurye filomuz için 20 elektrikli kargo bisikleti',
    status: 'open',
    assignee: 'aylin',
    priority: 'high',
    labels: ['sales', 'fleet'],
    ago: 18 * hours,
    lines: [
      '0 contact: İyi günler, İzmir’de market teslimatı yapıyoruz. 20 adet Brygga E için fiyat ve teslim süresi alabilir miyim? Nisan başında yola çıkmak istiyoruz.',
      '27 aylin: İyi günler Mehmet Bey, ilginiz için teşekkür ederiz. 20 adette birim fiyat 4.150 €, İzmir’e nakliye dahil. Siparişten sonra teslim süresi yaklaşık sekiz hafta. Yedek batarya da ister misiniz?',
      '40 contact: Evet, her araca bir yedek olsun. Bütçemiz 95.000 €, kararı ortağımla birlikte bu hafta vereceğiz.',
      '52 aylin: Yedek bataryalarla birlikte toplam 91.380 € ediyor, yani bütçenizin içinde. Teklifi yazılı olarak gönderiyorum, 30 gün geçerli.',
      '53 note:aylin: Bütçe 95.000 €, karar bu hafta. Türkiye için uygunluk belgelerini Elsa’dan iste.',
      '480 contact: Teklif elimize ulaştı. İzmir’de servis veren bir iş ortağınız var mı?',
    ],
  },
  {
    from: 'elif.kaya@example.org',
    subject: 'İade ücretini neden ben ödüyorum?',
    status: 'open',
    assignee: 'aylin',
    priority: 'medium',
    labels: ['return', 'complaint'],
    ago: 4 * hours,
    lines: [
      '0 contact: Yanlış renk gönderdiniz, üstüne bir de iade kargosu için 12 € istiyorsunuz. Bu hiç adil değil!',
      '9 aylin: Haklısınız Elif Hanım, hata bizdeyse kargo ücreti de bize aittir. O mesaj otomatik gitmiş, özür dilerim. Ücretsiz iade etiketini şimdi gönderdim.',
      '14 contact: Peki doğru rengi ne zaman alırım? Krem istemiştim, mavi geldi.',
      '21 aylin: Krem renkli gidon bandı bugün yola çıkıyor, iadenizi beklemiyoruz.',
    ],
  },
]
