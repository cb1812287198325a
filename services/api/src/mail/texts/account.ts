/** The texts of the mails about accounts of the built-in provider, in all languages of the interface. */
import type { Language } from '@parapet/contracts';

export interface AccountMailTexts {
  subject: string;
  /** Paragraphs before the link. */
  intro: readonly string[];
  open: string;
  button: string;
  /** The last paragraph: what to do for somebody who did not expect the mail. */
  unexpected: string;
}

/** `reset`: to choose a new password; `sign-up`: to finish creating an account; `taken`: there is an account already; `verify`: to verify the address of an existing account; `changed`: the account has a new password. */
export type AccountMailKind = 'reset' | 'sign-up' | 'taken' | 'verify' | 'changed';

type Texts = Readonly<Record<AccountMailKind, AccountMailTexts>> & {
  /** @param moment formatted date and time */
  until: (moment: string) => string;
};

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    reset: {
      subject: 'Choose a new password for Parapet',
      intro: ['Someone asked for a new password for your Parapet account.'],
      open: 'Open this link to choose one:',
      button: 'Choose a new password',
      unexpected: 'If this was not you, you can ignore this email. Your password stays the same.',
    },
    'sign-up': {
      subject: 'Finish creating your Parapet account',
      intro: ['Someone is creating a Parapet account with this email address.'],
      open: 'If this is you, open this link to verify the address and finish:',
      button: 'Verify and finish',
      unexpected: 'If this is not you, you can ignore this email. No account will be created.',
    },
    taken: {
      subject: 'You already have a Parapet account',
      intro: [
        'Someone tried to create a Parapet account with this email address, but it already has one.',
        'If you have forgotten your password, choose “Forgot your password?” when you sign in.',
      ],
      open: 'Open this link to sign in:',
      button: 'Sign in',
      unexpected: 'If this was not you, you can ignore this email. Nothing has changed.',
    },
    verify: {
      subject: 'Verify your email address for Parapet',
      intro: ['Please verify that this email address belongs to your Parapet account.'],
      open: 'Open this link in a browser in which you are signed in, or sign in there:',
      button: 'Verify address',
      unexpected: 'If you do not have a Parapet account, you can ignore this email.',
    },
    changed: {
      subject: 'Your Parapet password was changed',
      intro: [
        'The password of your Parapet account has just been changed. All other browsers have been signed out. API tokens stay valid until they are revoked; you can find yours in the settings.',
      ],
      open: 'If this was not you, open this page right away to choose a new password:',
      button: 'Choose a new password',
      unexpected: 'If this was you, you do not need to do anything.',
    },
    until: (moment) => `The link can be used once, until ${moment}.`,
  },
  de: {
    reset: {
      subject: 'Wählen Sie ein neues Passwort für Parapet',
      intro: ['Für Ihr Parapet-Konto wurde ein neues Passwort angefordert.'],
      open: 'Öffnen Sie diesen Link, um es zu wählen:',
      button: 'Neues Passwort wählen',
      unexpected:
        'Wenn Sie das nicht veranlasst haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.',
    },
    'sign-up': {
      subject: 'Parapet-Konto fertigstellen',
      intro: ['Mit dieser E-Mail-Adresse wird gerade ein Parapet-Konto erstellt.'],
      open: 'Wenn Sie das veranlasst haben, öffnen Sie diesen Link, um die Adresse zu bestätigen und das Konto fertigzustellen:',
      button: 'Bestätigen und abschließen',
      unexpected:
        'Wenn Sie das nicht veranlasst haben, können Sie diese E-Mail ignorieren. Es wird kein Konto erstellt.',
    },
    taken: {
      subject: 'Sie haben bereits ein Parapet-Konto',
      intro: [
        'Jemand wollte mit dieser E-Mail-Adresse ein Parapet-Konto erstellen. Es gibt dafür bereits eines.',
        'Wenn Sie Ihr Passwort vergessen haben, wählen Sie beim Anmelden „Passwort vergessen?“.',
      ],
      open: 'Öffnen Sie diesen Link, um sich anzumelden:',
      button: 'Anmelden',
      unexpected:
        'Wenn Sie das nicht veranlasst haben, können Sie diese E-Mail ignorieren. Es hat sich nichts geändert.',
    },
    verify: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Parapet',
      intro: ['Bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Parapet-Konto gehört.'],
      open: 'Öffnen Sie diesen Link in einem Browser, in dem Sie angemeldet sind, oder melden Sie sich dort an:',
      button: 'Adresse bestätigen',
      unexpected: 'Wenn Sie kein Parapet-Konto haben, können Sie diese E-Mail ignorieren.',
    },
    changed: {
      subject: 'Ihr Passwort für Parapet wurde geändert',
      intro: [
        'Das Passwort Ihres Parapet-Kontos wurde soeben geändert. Alle anderen Browser wurden abgemeldet. API-Token bleiben gültig, bis sie widerrufen werden; Sie finden Ihre Token in den Einstellungen.',
      ],
      open: 'Wenn Sie das nicht veranlasst haben, öffnen Sie sofort diese Seite, um ein neues Passwort zu wählen:',
      button: 'Neues Passwort wählen',
      unexpected: 'Wenn Sie das veranlasst haben, brauchen Sie nichts weiter zu tun.',
    },
    until: (moment) => `Der Link kann einmal verwendet werden, bis zum ${moment}.`,
  },
  fr: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour Parapet',
      intro: ['Un nouveau mot de passe a été demandé pour votre compte Parapet.'],
      open: 'Ouvrez ce lien pour le choisir :',
      button: 'Choisir un nouveau mot de passe',
      unexpected:
        'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre mot de passe reste inchangé.',
    },
    'sign-up': {
      subject: 'Terminez la création de votre compte Parapet',
      intro: ['Un compte Parapet est en cours de création avec cette adresse e-mail.'],
      open: 'Si c’est bien vous, ouvrez ce lien pour confirmer l’adresse et terminer :',
      button: 'Confirmer et terminer',
      unexpected: 'Si ce n’est pas vous, vous pouvez ignorer cet e-mail. Aucun compte ne sera créé.',
    },
    taken: {
      subject: 'Vous avez déjà un compte Parapet',
      intro: [
        'Quelqu’un a essayé de créer un compte Parapet avec cette adresse e-mail, mais il en existe déjà un.',
        'Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ? » au moment de vous connecter.',
      ],
      open: 'Ouvrez ce lien pour vous connecter :',
      button: 'Se connecter',
      unexpected: 'Si ce n’est pas vous, vous pouvez ignorer cet e-mail. Rien n’a changé.',
    },
    verify: {
      subject: 'Confirmez votre adresse e-mail pour Parapet',
      intro: ['Veuillez confirmer que cette adresse e-mail appartient à votre compte Parapet.'],
      open: 'Ouvrez ce lien dans un navigateur où votre session est ouverte, ou connectez-vous-y :',
      button: 'Confirmer l’adresse',
      unexpected: 'Si vous n’avez pas de compte Parapet, vous pouvez ignorer cet e-mail.',
    },
    changed: {
      subject: 'Votre mot de passe Parapet a été modifié',
      intro: [
        'Le mot de passe de votre compte Parapet vient d’être modifié. Vos sessions ont été fermées dans tous les autres navigateurs. Les jetons d’API restent valables jusqu’à leur révocation ; vous trouverez les vôtres dans les paramètres.',
      ],
      open: 'Si vous n’êtes pas à l’origine de cette modification, ouvrez immédiatement cette page pour choisir un nouveau mot de passe :',
      button: 'Choisir un nouveau mot de passe',
      unexpected: 'Si c’est bien vous, vous n’avez rien à faire.',
    },
    until: (moment) => `Le lien est utilisable une seule fois, jusqu’au ${moment}.`,
  },
  es: {
    reset: {
      subject: 'Elija una contraseña nueva para Parapet',
      intro: ['Se ha solicitado una contraseña nueva para su cuenta de Parapet.'],
      open: 'Abra este enlace para elegirla:',
      button: 'Elegir una contraseña nueva',
      unexpected: 'Si no ha sido usted, puede ignorar este correo electrónico. Su contraseña no cambia.',
    },
    'sign-up': {
      subject: 'Termine de crear su cuenta de Parapet',
      intro: ['Se está creando una cuenta de Parapet con esta dirección de correo electrónico.'],
      open: 'Si es usted, abra este enlace para verificar la dirección y terminar:',
      button: 'Verificar y terminar',
      unexpected: 'Si no es usted, puede ignorar este correo electrónico. No se creará ninguna cuenta.',
    },
    taken: {
      subject: 'Ya tiene una cuenta de Parapet',
      intro: [
        'Alguien ha intentado crear una cuenta de Parapet con esta dirección de correo electrónico, pero ya existe una.',
        'Si ha olvidado su contraseña, elija «¿Ha olvidado su contraseña?» al iniciar sesión.',
      ],
      open: 'Abra este enlace para iniciar sesión:',
      button: 'Iniciar sesión',
      unexpected: 'Si no ha sido usted, puede ignorar este correo electrónico. No ha cambiado nada.',
    },
    verify: {
      subject: 'Verifique su dirección de correo electrónico para Parapet',
      intro: ['Verifique que esta dirección de correo electrónico pertenece a su cuenta de Parapet.'],
      open: 'Abra este enlace en un navegador en el que haya iniciado sesión, o inicie sesión en él:',
      button: 'Verificar la dirección',
      unexpected: 'Si no tiene una cuenta de Parapet, puede ignorar este correo electrónico.',
    },
    changed: {
      subject: 'Se ha cambiado su contraseña de Parapet',
      intro: [
        'La contraseña de su cuenta de Parapet acaba de cambiarse. Se han cerrado sus sesiones en todos los demás navegadores. Los tokens de API siguen siendo válidos hasta que se revoquen; encontrará los suyos en la configuración.',
      ],
      open: 'Si no ha sido usted, abra esta página de inmediato para elegir una contraseña nueva:',
      button: 'Elegir una contraseña nueva',
      unexpected: 'Si ha sido usted, no tiene que hacer nada.',
    },
    until: (moment) => `El enlace puede usarse una sola vez, hasta el ${moment}.`,
  },
};
