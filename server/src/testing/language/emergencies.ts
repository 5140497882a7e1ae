/**
 * What people write when someone is in danger. Written before the phrases were; every second one was not looked at while those were
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

/** What sounds like it and is none. */
export const everyday = lines(`
  my bike is dying
  this price is killing me
  I lost my bag
  the app crashed
  shoot me an e-mail
  I'd kill for a refund
  my phone died
  my son's jacket is missing
  two parts are missing from the box
  My daughter's order has not arrived
  I'm dying to try the new flavour
  kill me now, the form lost my data again
  the battery is dead after a year
  I want to end my subscription
  how do I end my contract
  Do you have a kill switch for the mower?
  I can't find my order
  I can't find the button to cancel
  where is the emergency exit light you sell
  do you sell first aid kits
  do you have bath bombs for children
  is the lamp safe in a child's bedroom
  my kids love it, do you have more colours?
  this is the bomb, thanks!
  can I shoot with this camera in the dark?
  The glue gun is broken
  he has a gun permit, can he buy ammunition online?
  my knife set arrived without the box
  hit me up when it is back in stock
  beats me why it does not work
  I am following you on instagram
  a bag was stolen from my car
  the heart rate monitor doesn't work
  my watch has no pulse any more
  the lift is out of order again
  the fire tv stick does not start
  My laptop gets so hot you could fry an egg, it nearly burns
  your prices are a crime
  I nearly had a heart attack when I saw the bill lol
  i would die without my coffee subscription
  is your life insurance also valid abroad?
  What happens to my account when I die?
  My father died and I would like to cancel his subscription
  my husband passed away, how do I close his account
  how do I report a missing parcel
  the missing person poster template, how do I download it?
  My child lost her ticket, can I get another?
  my daughter is leaving school, may she use the discount?
  my son can't log in
  my son disappeared from the family account list
  is this toy suitable for a child under 3?
  the car seat for my baby is missing a screw
  help! my order is stuck
  urgent!!! I need the invoice today
  Please help me, I am desperate to get these tickets
  I am sick of waiting
  your service makes me want to cry
  my plants are dying, what fertilizer should I use
  this game is killer, when is the next part out
  Can I take pills through security?
  i have an allergy to nuts, which bars are fine?
  how much is the ambulance cover in the travel policy
  Which battery fits the smoke detector?
  does the gas bottle come filled?
  What is the poison in your rat bait called?
  she bit off more than she could chew with this puzzle
  cut me some slack, I'm a student
  I cut the cable by mistake
  I hurt my back and can't come to the class tomorrow
  The yoga class was murder, loved it
  the deadline is killing us, please hurry
  can you breathe in this mask?
  Is it a breathable fabric?
  the driver was rude to me
  the police asked for the invoice of my stolen bike
  the package never came home
  nobody is home, where is my parcel
  My cat is missing the collar you promised
  I have been waiting for someone to call me for days
  your website keeps crashing when I pay
  do you ship weapons-grade tape? just kidding
  mein Akku stirbt ständig
  der Preis bringt mich um
  ich habe meine Tasche verloren
  Die Tasche meiner Tochter ist verschwunden
  mein Paket ist verschwunden
  wie kann ich mein Abo beenden?
  ich sterbe vor Neugier, wann kommt das neue Modell
  Mein Vater ist gestorben, ich möchte sein Konto kündigen
  Ich finde meine Bestellung nicht
  habt ihr Feuerlöscher?
  schlag mir bitte ein anderes Modell vor
  mon téléphone est mort
  ce prix me tue
  j'ai perdu mon sac
  ma commande a disparu
  Le sac de ma fille a disparu
  je meurs d'envie de l'essayer
  comment mettre fin à mon abonnement
  me muero de ganas de recibirlo
  se murió la batería
  perdí mi mochila
  no encuentro mi pedido
  el precio me mata
  mi hija perdió su entrada
  mi pega no funciona
  o preço está me matando
  meu celular morreu
  perdi minha mala
  minha encomenda sumiu
  não encontro o meu pedido
  il telefono è morto
  ho perso la borsa
  muoio dalla voglia di provarlo
  il pacco è scomparso
  mijn telefoon is dood
  ik ben mijn tas kwijt
  mijn pakket is vermist
  de accu is dood
  batteriet är dött
  mitt paket är försvunnet
  min pakke er forsvundet
  telefonen er død
  pakken min er savnet
  pakettini on kadonnut
  akku kuoli
  moja paczka zaginęła
  telefon mi padł
  ztratil jsem tašku
  balík se ztratil
  eltűnt a csomagom
  coletul meu a dispărut
  mi-am pierdut geanta
  χάθηκε το δέμα μου
  посылка пропала
  телефон умер
  я потерял сумку
  цена просто убивает
  моя посилка зникла
  kargom kayboldu
  telefonum öldü
  çantamı kaybettim
  ضاعت حقيبتي
  الطرد مفقود
  הטלפון מת
  החבילה נעלמה
  我的包裹不见了
  手机没电死机了
  热死了，空调什么时候送
  価格が高すぎて死ぬ
  荷物が行方不明です
  バッテリーが死んだ
  배터리가 죽었어요
  배고파 죽겠어요 배달 언제 와요
  가방을 잃어버렸어요
  मेरा पार्सल गायब है
  मेरा फ़ोन मर गया
  điện thoại chết máy
  đơn hàng của tôi bị mất
  paket saya hilang
  baterai mati
  แบตตาย
  พัสดุหาย
  ร้อนจะตาย แอร์ส่งเมื่อไหร่
`)

function lines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
