/**
 * What people write when someone is in danger. Written before the phrases. Every second one was not looked at while those were
 * chosen: see `emergency.test.ts`.
 */
export const emergencies = lines(`
  I want to end my life
  I don't want to be here anymore, I can't take it
  i just took all my sleeping pills
  Thinking about killing myself tonight
  nobody would miss me if i was dead. goodbye
  I've been cutting myself again and I'm scared
  there's no point in living any more
  i feel suicidal
  I am going to jump off the bridge
  im gonna kms
  My son is missing, he is 6, last seen at your store in the mall!!
  I can't find my daughter anywhere, she was at the playground next to your shop
  my 4 year old disappeared in your shop
  My mother has dementia and hasn't come home since this morning
  my brother has been missing since friday
  A little girl is locked in a car in your parking lot and it's 35 degrees
  my baby swallowed a button battery from your toy
  my toddler drank your drain cleaner what do i do
  There is a child crying alone in the changing room, he is bleeding
  A man at your pool keeps touching the kids
  My husband hits me and reads my messages. Please help
  he said he is going to kill me
  someone is trying to break into my house right now
  There's a man with a gun in your store
  I was raped by one of your drivers
  my ex is outside my door and threatens to kill me and the kids
  please send help he won't let me leave
  I'm being followed by your driver and I'm scared
  I will come to your office and shoot all of you
  there is a bomb in your building
  I know where you live and I will hurt you
  your courier attacked my wife with a knife
  my dad is having a heart attack
  she's not breathing
  my wife collapsed after eating your product, can't breathe, her throat is swelling
  call an ambulance please, the instructor fell and is unconscious
  We're trapped in the elevator of your building
  the battery exploded and the kitchen is on fire
  I smell gas in the apartment since your technician left
  emergency!!! need an ambulance to your warehouse
  chest pain, left arm numb
  my friend overdosed
  Ich will nicht mehr leben
  ich bringe mich um
  Ich halte es nicht mehr aus, ich möchte sterben
  mein Sohn ist verschwunden, er ist 5
  Meine Tochter ist seit gestern nicht nach Hause gekommen
  Mein Mann schlägt mich
  er bedroht mich mit einem Messer
  Notfall! Mein Vater bekommt keine Luft
  bitte rufen Sie einen Krankenwagen, hier ist jemand bewusstlos
  Es brennt in eurem Laden!
  ich komme vorbei und bringe euch alle um
  unser Kind hat euren Reiniger getrunken
  je veux mourir
  J'ai envie d'en finir
  je vais me suicider ce soir
  ma fille a disparu dans votre magasin
  mon mari me frappe, j'ai peur
  Au secours, il a un couteau
  mon père fait une crise cardiaque
  mon bébé ne respire plus
  mon fils a avalé une pile
  appelez une ambulance vite
  je vais tous vous tuer
  quiero morirme
  No quiero vivir más
  me voy a matar esta noche
  Mi hijo ha desaparecido, tiene 7 años
  no encuentro a mi hija en su tienda
  mi marido me pega
  me está amenazando con una pistola
  mi madre no respira, ayuda
  llamen a una ambulancia por favor
  hay un incendio en la tienda
  os voy a matar a todos
  quero morrer
  não quero mais viver
  vou me matar
  meu filho sumiu no shopping
  minha filha está desaparecida desde ontem
  meu marido me bate
  ele tem uma arma e está me ameaçando
  minha mãe desmaiou e não respira
  chamem uma ambulância
  o meu bebé engoliu uma pilha
  voglio morire
  non voglio più vivere
  ho deciso di togliermi la vita
  mio figlio è scomparso
  non trovo più mia figlia
  mio marito mi picchia
  mi ha minacciata con un coltello
  mio padre ha avuto un infarto
  chiamate un'ambulanza
  il bambino ha bevuto la candeggina
  ik wil dood
  ik wil niet meer leven
  mijn zoontje is vermist
  ik kan mijn dochter niet vinden
  mijn man slaat me
  hij heeft een mes
  bel een ambulance, hij ademt niet meer
  er is brand in jullie winkel
  jag vill inte leva längre
  jag tänker ta livet av mig
  min dotter är försvunnen
  min man slår mig
  ring en ambulans han andas inte
  jeg vil ikke leve mere
  jeg vil tage livet af mig
  min søn er forsvundet
  min mand slår mig
  ring efter en ambulance
  jeg vil ikke leve lenger
  jeg orker ikke mer, jeg vil dø
  datteren min er savnet
  mannen min slår meg
  ring ambulanse, hun puster ikke
  en halua enää elää
  aion tappaa itseni
  poikani on kadonnut
  mieheni lyö minua
  soittakaa ambulanssi
  chcę się zabić
  nie chcę już żyć
  mój syn zaginął
  nie mogę znaleźć córki w waszym sklepie
  mąż mnie bije
  grozi mi nożem
  wezwijcie karetkę, on nie oddycha
  chci se zabít
  už nechci žít
  ztratila se mi dcera, je jí pět
  manžel mě bije
  zavolejte sanitku
  meg akarok halni
  nem akarok tovább élni
  eltűnt a kisfiam
  a férjem ver engem
  hívjanak mentőt
  vreau să mor
  nu mai vreau să trăiesc
  copilul meu a dispărut
  soțul meu mă bate
  chemați o ambulanță
  θέλω να πεθάνω
  δεν θέλω να ζω άλλο
  χάθηκε το παιδί μου
  ο άντρας μου με χτυπάει
  καλέστε ασθενοφόρο
  я не хочу больше жить
  хочу умереть
  я покончу с собой
  у меня пропал сын
  муж меня бьёт
  он угрожает мне ножом
  вызовите скорую, она не дышит
  я приду и убью вас всех
  я не хочу більше жити
  хочу померти
  зникла моя донька
  чоловік мене б'є
  викличте швидку
  ölmek istiyorum
  kendimi öldüreceğim
  oğlum kayboldu
  kocam beni dövüyor
  ambulans çağırın nefes alamıyor
  beni öldürmekle tehdit ediyor
  أريد أن أموت
  لا أريد العيش بعد الآن
  سأقتل نفسي
  ابني مفقود
  ضاعت ابنتي في المول
  زوجي يضربني
  يهددني بسكين
  اتصلوا بالإسعاف
  אני רוצה למות
  אני לא רוצה לחיות יותר
  הבן שלי נעלם
  בעלי מכה אותי
  תזמינו אמבולנס
  我不想活了
  我想自杀
  我的孩子不见了
  女儿走丢了
  我老公打我
  他拿刀威胁我
  快叫救护车
  我爸没有呼吸了
  死にたいです
  もう生きていたくない
  自殺します
  息子が行方不明です
  娘がいなくなりました
  夫に殴られています
  救急車を呼んでください
  죽고 싶어요
  더 이상 살고 싶지 않아요
  아이가 없어졌어요
  아들이 실종됐어요
  남편이 저를 때려요
  구급차 불러주세요
  मैं मरना चाहता हूँ
  मैं आत्महत्या कर लूंगा
  मेरा बेटा गायब है
  मेरा पति मुझे मारता है
  एम्बुलेंस बुलाओ
  main marna chahta hoon
  tôi muốn chết
  tôi không muốn sống nữa
  con tôi bị lạc
  con gái tôi mất tích
  chồng tôi đánh tôi
  gọi xe cấp cứu giúp tôi
  saya ingin mati
  saya mau bunuh diri
  anak saya hilang
  suami saya memukul saya
  tolong panggil ambulans
  อยากตาย
  ไม่อยากมีชีวิตอยู่แล้ว
  ลูกหาย
  ลูกสาวหายตัวไป
  สามีทำร้ายฉัน
  เรียกรถพยาบาลด่วน
`)

export function lines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
