import { type LanguageTable, phrases } from './table.ts'

export const tr: LanguageTable = {
  code: 'tr',
  spaced: true,
  openers: phrases(`
    merhaba | merhabalar | selam | selamlar | iyi günler | günaydın | iyi akşamlar | iyi çalışmalar
    | sayın yetkili | sayın | değerli müşterimiz | kolay gelsin | merhaba iyi günler | tamam | peki
  `),
  interjections: phrases(`
    evet | hayır | teşekkürler | teşekkür ederim | çok teşekkürler | çok teşekkür ederim | tamam | tabii
    | tabii ki | elbette | anladım | anlıyorum | harika | süper | güzel | maalesef | özür dilerim
    | mesajınız için teşekkürler | mesajınız için teşekkür ederiz | bize ulaştığınız için teşekkürler | üzgünüm
  `),
  chatter: phrases(`
    teşekkürler | teşekkür ederim | teşekkür ederiz | çok teşekkürler | çok teşekkür ederim
    | şimdiden teşekkürler | şimdiden teşekkür ederim | sağ olun | sağolun | sağ ol | rica ederim | rica ederiz
    | lütfen | saygılar | saygılarımla | iyi günler | iyi günler dilerim | iyi çalışmalar | iyi akşamlar
    | hoşça kalın | görüşürüz | size nasıl yardımcı olabilirim | nasıl yardımcı olabilirim | nasılsınız
    | bir dakika | bir saniye | bir dakika lütfen | yardımcı olur musunuz | yardım eder misiniz
    | yardıma ihtiyacım var | bir sorum var | bir sorunum var | yardım | kolay gelsin | tamam | tamamdır | evet
    | hayır | harika | süper | anladım | peki | olur | güzel | mükemmel | yardımınız için | ilginiz için
    | hızlı cevabınız için | ne demek | size de | dilerim | dileriz | çok
  `),
  weak: phrases(`
    üzüldük | eyvah | görüşmek üzere
    | özür dilerim | özür dileriz | üzgünüm | üzgünüz | çok üzgünüm | çok üzgünüz | kusura bakmayın | yaşadığınız
    | yaşanan aksaklık | bunun için özür | anlıyorum | sizi anlıyorum | sizi anlıyoruz | gecikme için | teşekkür
    | çok teşekkür | rica ederim | rica ederiz | ne demek | başka bir | başka sorunuz | başka yardımcı
    | herhangi bir sorunuz | sorularınız | yardımcı olmaktan | memnuniyetle | yardımcı olabildiysem
    | size yardımcı olmak | bize her zaman | umarım | umarız | iyi günler | iyi çalışmalar | saygılar | bir dakika
    | bir saniye | hemen kontrol | kontrol ediyorum | hemen bakıyorum | sevindim | sevindik | memnun | benim adım
    | adım
  `),
  questionWords: phrases(`
    nerede | ne zaman | nasıl | ne kadar | kaç | neden | niye | niçin | hangi
  `),
  questionEndings: phrases(`
    mı | mi | mu | mü | mısınız | misiniz | musunuz | müsünüz | mıyım | miyim | nerede | ne zaman | nasıl
    | neden
  `),
  wants: phrases(`
    istiyorum | istiyoruz | isterim | rica ediyorum | ihtiyacım var | lütfen | mısınız | misiniz | musunuz
    | müsünüz | miyim | mıyım | iade | iptal | değişim | değiştirmek | para iadesi | gelmedi | ulaşmadı
    | elime ulaşmadı | çalışmıyor | nerede | ne zaman | nasıl
  `),
  changes: phrases(`
    bunun yerine | fikrimi değiştirdim | vazgeçtim | onun yerine | bir şey daha | bir sorum daha | tercih ederim
    | boş verin
  `),
  changeHints: phrases(`
    aslında | yerine | ayrıca | bir de | daha iyi olur | demek istedim | ek olarak
  `),
  solved: phrases(`
    şimdi çalışıyor | çalışıyor artık | artık çalışıyor | tekrar çalışıyor | sorun çözüldü | çözüldü | düzeldi
    | işe yaradı | oldu şimdi | elime ulaştı | kargom geldi | paket geldi | halloldu | iadem geldi
  `),
  labels: {
    customerSays: 'Müşteri yazıyor:',
    customerAsks: 'Müşteri soruyor:',
    customerLater: 'Müşteri sonradan ekliyor:',
    agentSays: 'Temsilci yanıtlıyor:',
    agentAsks: 'Temsilci soruyor:',
    assistantSays: 'Asistan yanıtlıyor:',
    openQuestion: 'Henüz yanıtlanmadı:',
    confirmed: 'Müşteri doğruluyor:',
    subject: 'Konu:',
    resolved: 'Görüşme çözüldü.',
    waitingForCustomer: 'Müşteri bekleniyor.',
    waitingForAgent: 'Temsilci bekleniyor.',
    nothingMore: 'Müşteri başka bir şey sormuyor.',
    nothing: 'Görüşmede özetlenecek metin yok.',
    quotes: ['“', '”'],
  },
}
