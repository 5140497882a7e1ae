import type { Language } from '../languages.ts'

/** What the mail with a code for signing in says, by language. */
interface Words {
  subject: string
  lead: (minutes: number) => string
  foot: string
}

export function signInCodeWords(language: Language): Words {
  return words[language]
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Your code for signing in to Parley',
    lead: (minutes) =>
      'There were too many attempts to sign in with your address. With this code you can try again in ' +
      `your browser. It’s valid for ${minutes} minutes, and you still need your password.`,
    foot: 'If you didn’t ask for this code, ignore this email and don’t give the code to anyone.',
  },
  de: {
    subject: 'Ihr Code für die Anmeldung bei Parley',
    lead: (minutes) =>
      'Es gab zu viele Versuche, sich mit Ihrer Adresse anzumelden. Mit diesem Code können Sie es in Ihrem ' +
      `Browser erneut versuchen. Er gilt ${minutes} Minuten, und Sie brauchen weiterhin Ihr Passwort.`,
    foot: 'Wenn Sie diesen Code nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Code niemandem.',
  },
  fr: {
    subject: 'Votre code de connexion à Parley',
    lead: (minutes) =>
      'Il y a eu trop de tentatives de connexion avec votre adresse. Avec ce code, vous pouvez réessayer dans ' +
      `votre navigateur. Il est valable ${minutes} minutes, et votre mot de passe reste nécessaire.`,
    foot: 'Si vous n’avez pas demandé ce code, ignorez cet e-mail et ne donnez ce code à personne.',
  },
  es: {
    subject: 'Su código para iniciar sesión en Parley',
    lead: (minutes) =>
      'Hubo demasiados intentos de iniciar sesión con su dirección. Con este código puede volver a intentarlo ' +
      `en su navegador. Es válido durante ${minutes} minutos y sigue necesitando su contraseña.`,
    foot: 'Si no ha pedido este código, ignore este correo y no dé el código a nadie.',
  },
  zh: {
    subject: '您的 Parley 登录验证码',
    lead: (minutes) =>
      `使用您的地址登录的尝试次数过多。您可以用此验证码在浏览器中重试。验证码 ${minutes} 分钟内有效，登录仍需要您的密码。`,
    foot: '如果您没有请求此验证码，请忽略此邮件，并且不要将验证码告诉任何人。',
  },
  ar: {
    subject: 'رمز تسجيل الدخول إلى Parley',
    lead: (minutes) =>
      'جرت محاولات كثيرة لتسجيل الدخول بعنوانك. بهذا الرمز يمكنك المحاولة مجددًا في ' +
      `متصفحك. صلاحيته ${minutes} دقائق، وما زلت تحتاج إلى كلمة مرورك.`,
    foot: 'إذا لم تطلب هذا الرمز، فتجاهل هذه الرسالة ولا تعطِ الرمز لأي شخص.',
  },
}
