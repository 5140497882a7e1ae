import { lines } from './emergencies.ts'

/** Messages that sound like an emergency but aren't. */
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
