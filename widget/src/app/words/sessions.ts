/** What only the page of sessions says. It's fetched with that page. */
const en = {
  this_browser: 'This browser',
  unknown: 'Unknown browser',
  begun: 'Signed in {when}',
  used: 'Last used {when}',
  used_now: 'Used within the last hour',
  sign_out: 'Sign out',
  sign_out_others: 'Sign out everywhere else',
  ask_one: 'Sign out {browser}?',
  ask_others: 'Sign out all other browsers?',
  cancel: 'Cancel',
  done_one: 'Signed out {browser}.',
  done_others: 'Signed out everywhere else.',
  only_here: 'You’re signed in only in this browser.',
  again: 'This signs out the chat. A browser that’s still signed in on the website can sign in to the chat again.',
  failed: 'That didn’t work. Try again in a moment.',
  no_connection: 'No connection. Try again when you’re back online.',
}

export type SessionWords = typeof en

const de: SessionWords = {
  this_browser: 'Dieser Browser',
  unknown: 'Unbekannter Browser',
  begun: 'Angemeldet {when}',
  used: 'Zuletzt genutzt {when}',
  used_now: 'In der letzten Stunde genutzt',
  sign_out: 'Abmelden',
  sign_out_others: 'Überall sonst abmelden',
  ask_one: '{browser} abmelden?',
  ask_others: 'Alle anderen Browser abmelden?',
  cancel: 'Abbrechen',
  done_one: '{browser} wurde abgemeldet.',
  done_others: 'Alle anderen Browser wurden abgemeldet.',
  only_here: 'Sie sind nur in diesem Browser angemeldet.',
  again:
    'Das meldet den Chat ab. Ein Browser, der auf der Website noch angemeldet ist, kann sich im Chat wieder anmelden.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  no_connection: 'Keine Verbindung. Versuchen Sie es noch einmal, sobald Sie wieder online sind.',
}

const fr: SessionWords = {
  this_browser: 'Ce navigateur',
  unknown: 'Navigateur inconnu',
  begun: 'Connecté {when}',
  used: 'Dernière utilisation {when}',
  used_now: 'Utilisé depuis moins d’une heure',
  sign_out: 'Déconnecter',
  sign_out_others: 'Déconnecter partout ailleurs',
  ask_one: 'Déconnecter {browser} ?',
  ask_others: 'Déconnecter tous les autres navigateurs ?',
  cancel: 'Annuler',
  done_one: '{browser} a été déconnecté.',
  done_others: 'Tous les autres navigateurs ont été déconnectés.',
  only_here: 'Vous n’êtes connecté que dans ce navigateur.',
  again: 'Cela déconnecte le chat. Un navigateur encore connecté au site peut se reconnecter au chat.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  no_connection: 'Pas de connexion. Réessayez une fois en ligne.',
}

const es: SessionWords = {
  this_browser: 'Este navegador',
  unknown: 'Navegador desconocido',
  begun: 'Sesión iniciada {when}',
  used: 'Último uso {when}',
  used_now: 'Usado en la última hora',
  sign_out: 'Cerrar sesión',
  sign_out_others: 'Cerrar sesión en los demás',
  ask_one: '¿Cerrar sesión en {browser}?',
  ask_others: '¿Cerrar sesión en todos los demás navegadores?',
  cancel: 'Cancelar',
  done_one: 'Sesión cerrada en {browser}.',
  done_others: 'Sesión cerrada en todos los demás navegadores.',
  only_here: 'Solo has iniciado sesión en este navegador.',
  again:
    'Esto cierra la sesión del chat. Un navegador con la sesión iniciada en el sitio puede volver a entrar en el chat.',
  failed: 'No ha funcionado. Vuelve a intentarlo en un momento.',
  no_connection: 'Sin conexión. Vuelve a intentarlo cuando estés en línea.',
}

const zh: SessionWords = {
  this_browser: '此浏览器',
  unknown: '未知浏览器',
  begun: '{when}登录',
  used: '{when}使用过',
  used_now: '一小时内使用过',
  sign_out: '退出登录',
  sign_out_others: '退出其他所有登录',
  ask_one: '退出 {browser} 的登录？',
  ask_others: '退出其他所有浏览器的登录？',
  cancel: '取消',
  done_one: '已退出 {browser} 的登录。',
  done_others: '已退出其他所有浏览器的登录。',
  only_here: '您只在此浏览器中登录。',
  again: '这会退出聊天的登录。仍在网站上登录的浏览器可以再次登录聊天。',
  failed: '操作未成功。请稍后重试。',
  no_connection: '没有网络连接。请在恢复连接后重试。',
}

const ar: SessionWords = {
  this_browser: 'هذا المتصفح',
  unknown: 'متصفح غير معروف',
  begun: 'تسجيل الدخول {when}',
  used: 'آخر استخدام {when}',
  used_now: 'استُخدم خلال الساعة الماضية',
  sign_out: 'تسجيل الخروج',
  sign_out_others: 'تسجيل الخروج من البقية',
  ask_one: 'تسجيل الخروج من {browser}؟',
  ask_others: 'تسجيل الخروج من كل المتصفحات الأخرى؟',
  cancel: 'إلغاء',
  done_one: 'تم تسجيل الخروج من {browser}.',
  done_others: 'تم تسجيل الخروج من كل المتصفحات الأخرى.',
  only_here: 'أنت مسجّل الدخول في هذا المتصفح فقط.',
  again: 'يؤدي هذا إلى تسجيل الخروج من الدردشة. ويمكن لمتصفح ما زال مسجّل الدخول في الموقع أن يدخل إلى الدردشة مجددًا.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى بعد قليل.',
  no_connection: 'لا يوجد اتصال. حاول مرة أخرى عند عودة الاتصال.',
}

export const session_words: Record<string, SessionWords> = { en, de, fr, es, zh, ar }
