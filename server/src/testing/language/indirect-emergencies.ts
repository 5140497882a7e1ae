import { lines } from './emergencies.ts'

/** Less direct, and written after the phrases. At first, 5 of 40 were recognized. Some phrases have been added for them since. */
export const indirect = lines(`
  I just can't do this anymore, I wrote letters to everyone and I have the pills in front of me
  everyone would be happier if I wasn't around
  please tell my mum I love her, I'm on the roof
  our little one wandered out of your hotel lobby an hour ago and we've looked everywhere
  grandad walked out of the care home last night and nobody has seen him
  the lady at the next table is turning blue, she's choking on the steak
  my coworker got his arm stuck in the conveyor and there's blood
  he keeps a gun in the drawer and says if I leave I'm dead
  theres some guy tryin to get thru my window rn help
  one of your guards grabbed my 12 year old and won't let go of her
  my neighbour is screaming, I think her husband is beating her
  I'll be waiting for your manager in the car park with a bat
  you people ruined my life, I'm coming down there and someone will get hurt
  the heater is leaking something and we all have headaches and feel dizzy
  dad fell down the stairs and doesn't answer when I talk to him
  I drank the whole bottle of your solvent on purpose
  the boat is sinking we are 3 people
  Meine Oma ist gestürzt und reagiert nicht mehr
  Ich sehe einfach keinen Ausweg mehr, morgen ist alles vorbei
  Mein Ex steht vor dem Haus und hat gesagt, er sticht mich ab
  Unser Kleiner ist beim Einkaufen weggelaufen, wir suchen ihn seit einer Stunde
  je n'en peux plus, demain je ne serai plus là
  mon ex me suit partout et il a dit qu'il allait me tuer
  notre petit garçon s'est perdu dans le parc d'attractions
  ya no aguanto más, esta noche me despido de todos
  mi vecina grita, creo que su marido la está matando
  se nos perdió la abuela en el centro comercial
  não vejo mais saída, vou acabar com isso hoje
  não consigo mais, queria sumir deste mundo
  mio nonno è caduto e non si muove
  hij dreigt me te vermoorden als ik wegga
  nie widzę już sensu, żegnajcie
  мой сын не вернулся из школы, телефон выключен
  по соседству женщина кричит, её убивают
  babam yere düştü ve cevap vermiyor
  我爷爷晕过去了叫不醒
  我真的撑不下去了，再见了
  もう限界です。今夜で終わりにします
  엄마가 쓰러져서 반응이 없어요
  لم أعد أحتمل، الليلة سأنهي كل شيء
`)

/** Written last. No phrase was added for them, so they show how many indirect emergencies are recognized. */
export const untouched = lines(`
  I have decided this will be my last night
  my teenage daughter left a note and her phone is off
  someone put something in my drink at your bar and I can hardly stand
  the ceiling of the gym just came down and there are people under it
  a customer is lying on the floor and shaking all over
  he locked the door and took my phone, I'm typing from the laptop
  your driver exposed himself to my daughter
  my husband found my messages and says he'll make me pay tonight
  the twins were in the pool and one isn't coming up
  i can't feel my legs after the crash
  my flatmate drank antifreeze
  There's smoke coming out of the fuse box and the kids are upstairs
  two men are forcing the shutter of your shop, I'm hiding in the back
  no one can help me now, tell my dog I'm sorry
  my client says he will shoot himself if the loan is refused
  Meine Nachbarin ruft um Hilfe und es poltert
  Mein Kind hat Ausschlag und bekommt schlecht Luft nach eurem Riegel
  mon frère menace de sauter du toit
  il m'a enfermée dans la cave
  mi hermano dice que se va a tirar al tren
  minha amiga tomou veneno
  il mio coinquilino ha preso troppe pillole
  de buurman dreigt met een bijl
  моя подруга наглоталась таблеток
`)
