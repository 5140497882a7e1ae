// Passwords of ten characters and more that are tried first, as lists of leaked ones show them; shorter ones are refused anyway.
const words = `1234567890 12345678910 0123456789 0987654321 9876543210 1234512345 1122334455 1234554321 123456789a 123456789q a123456789 q123456789
123123123123 1231231231 123456789123 123456789012 1234567891 12345678901 987654321a 147258369a 1029384756 1020304050 1qaz2wsx3edc
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 qwertyqwerty asdfghjkl123
asdfghjkl1 asdfasdfasdf zxcvbnm123 zaq12wsxcde3 1qazxsw23edc qazwsxedc123 qazwsxedcrfv password123 password1234 password12345
password123! password12 password01 password1! passw0rd123 passw0rd1234 p@ssw0rd123 p@ssword123 p@ssw0rd12 p@ssw0rd1234 p@$$w0rd123
passwordpassword mypassword mypassword1 newpassword newpassword1 changeme123 changeme1234 changemenow letmein123 letmein1234
welcome123 welcome1234 welcome2024 welcome2025 welcome2026 welcome@123 administrator admin12345 admin123456 admin1234567 adminadmin
administrator1 iloveyou123 iloveyou12 iloveyou1234 iloveyouforever sunshine123 princess123 superman123 batman1234 football123
baseball123 basketball monkey12345 dragon12345 master12345 michael123 charlie123 jennifer123 liverpool1 liverpool123 chelsea123
arsenal123 manchester manchester1 manutd1234 barcelona1 barcelona123 realmadrid realmadrid1 starwars123 pokemon123 naruto1234
computer123 internet123 samsung123 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026
qwe123qwe123 abc123abc123 abcd123456 abcd1234567 abc1234567 abc123456789 abcdefghij abcdefghijk abcdefghijkl aaaaaaaaaa1
a1b2c3d4e5 a1b2c3d4e5f6 asd123asd123 test123456 test1234567 testtest123 testtesttest secret12345 secretsecret trustno1trustno1
whatever123 blink182182 myspace123 google12345 facebook123 instagram123 linkedin123 yahoo12345 hallo12345 hallo123456 passwort123
passwort1234 schatz1234 motdepasse motdepasse1 azertyuiop azerty12345 azerty123456 azerty1234 contrasena contraseña contrasena1
contraseña1 qwertz12345 qwertz123456 qwertzuiop woaini1314 woaini520520 5201314520 woaini123456 senha12345 senha123456 parola1234
correcthorsebatterystaple parleyparley parley12345 customerservice supportsupport helpdesk123`

export const common: ReadonlySet<string> = new Set([...words.split(/\s+/), 'correct horse battery staple'])
