import type { Texts } from './en.ts';

export const de: Texts = {
  'sign-in.title': 'Anmelden',
  'sign-in.submit': 'Anmelden',
  'sign-in.other': 'Noch kein Konto?',
  'sign-up.title': 'Konto erstellen',
  'sign-up.submit': 'Konto erstellen',
  'sign-up.other': 'Sie haben schon ein Konto?',
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  'password.current': 'Aktuelles Passwort',
  'password.new': 'Neues Passwort',
  'password.rule':
    'Mindestens 10 Zeichen. Verwenden Sie weder Ihre E-Mail-Adresse noch ein gängiges Passwort. Einige Wörter ohne Zusammenhang eignen sich gut.',
  'password.show': 'Passwort anzeigen',
  'password.hide': 'Passwort verbergen',
  cancel: 'Abbrechen',
  back: 'Zurück zu Parapet',
  'try-again': 'Erneut versuchen',
  'error.name': 'Geben Sie Ihren Namen ein. Er darf höchstens 100 Zeichen lang sein.',
  'error.email': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'error.password-missing': 'Geben Sie Ihr Passwort ein.',
  'error.password-short': 'Verwenden Sie mindestens 10 Zeichen.',
  'error.password-long': 'Verwenden Sie höchstens 128 Zeichen.',
  'error.password-email': 'Verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.',
  'error.password-common': 'Dieses Passwort ist zu gebräuchlich. Wählen Sie ein anderes.',
  'error.password-same': 'Das neue Passwort muss sich vom aktuellen unterscheiden.',
  'error.password-current': 'Das ist nicht Ihr aktuelles Passwort.',
  'error.wrong': 'E-Mail-Adresse oder Passwort ist falsch.',
  'error.taken':
    'Mit dieser E-Mail-Adresse kann kein Konto erstellt werden. Wenn sie Ihnen gehört, melden Sie sich an.',
  'error.not-invited':
    'Hier kann nur mit einer Einladung ein Konto erstellt werden. Verwenden Sie die eingeladene E-Mail-Adresse.',
  'error.locked': 'Zu viele Versuche. Versuchen Sie es in {minutes} Min. erneut.',
  'error.wait': 'Zu viele Versuche. Versuchen Sie es in {seconds} Sek. erneut.',
  'account.title': 'Passwort ändern',
  'account.who': 'Angemeldet als {email}',
  'account.submit': 'Passwort ändern',
  'account.done': 'Ihr Passwort wurde geändert. Überall sonst wurden Sie abgemeldet.',
  'forgot.title': 'Passwort vergessen?',
  'forgot.text':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort wählen können.',
  'forgot.submit': 'Link senden',
  'forgot.again': 'Erneut senden',
  'forgot.sent':
    'Wenn es zu {email} ein Konto gibt, haben wir einen Link an diese Adresse gesendet. Er kann innerhalb einer Stunde einmal verwendet werden.',
  'forgot.ask-admin':
    'Diese Installation kann keine E-Mails senden. Bitten Sie die Person, die sie betreibt, um einen Link für ein neues Passwort. Sie erstellt ihn mit diesem Befehl:',
  'no-mail.hint': 'Keine E-Mail erhalten? Prüfen Sie den Spam-Ordner und die Schreibweise der Adresse.',
  'to-sign-in': 'Zurück zur Anmeldung',
  'email.example': 'name@example.com',
  'reset.title': 'Neues Passwort wählen',
  'reset.who': 'Für das Konto {email}',
  'reset.tokens': 'Auch meine API-Token widerrufen ({count})',
  'reset.tokens.hint':
    'Skripte, die sie verwenden, funktionieren dann nicht mehr. Andernfalls behalten sie ihren Zugriff.',
  'reset.submit': 'Passwort speichern',
  'reset.done': 'Ihr Passwort wurde geändert, und Sie wurden überall abgemeldet. Melden Sie sich mit dem neuen an.',
  'reset.invalid':
    'Dieser Link funktioniert nicht mehr: Er wurde bereits verwendet oder ist abgelaufen, oder das Passwort wurde inzwischen geändert.',
  'reset.again': 'Neuen Link anfordern',
  'check.title': 'Sehen Sie in Ihrem Postfach nach',
  'check.text': 'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin, um abzuschließen.',
  'check.browser':
    'Wenn Sie ihn in diesem Browser öffnen, sind Sie sofort angemeldet. Er kann innerhalb eines Tages einmal verwendet werden.',
  'check.other': 'Andere Adresse verwenden',
  'confirm.title': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'confirm.text': 'Geben Sie das Passwort ein, das Sie für {email} gewählt haben, um das Konto fertigzustellen.',
  'confirm.submit': 'Abschließen',
  'confirm.done': 'Ihre E-Mail-Adresse ist bestätigt, und Ihr Konto ist bereit.',
  'confirm.invalid':
    'Dieser Link funktioniert nicht mehr: Er wurde bereits verwendet oder ist abgelaufen. Wenn Ihr Konto schon bereit ist, melden Sie sich an.',
  'error.password-chosen': 'Das ist nicht das Passwort, das Sie für das Konto gewählt haben.',
  'verify.title': 'E-Mail-Adresse bestätigen',
  'verify.unverified':
    'Die Adresse {email} ist noch nicht bestätigt. Wir können Ihnen einen Link senden, mit dem Sie sie bestätigen.',
  'verify.submit': 'Link senden',
  'verify.sent': 'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin innerhalb eines Tages.',
  'verify.verified': 'Die Adresse {email} ist bestätigt.',
  'verify.invalid':
    'Dieser Link funktioniert nicht mehr: Er wurde bereits verwendet, ist abgelaufen oder gehört zu einem anderen Konto.',
  'verify.limited': 'Innerhalb einer Stunde wurden zu viele E-Mails gesendet. Versuchen Sie es später erneut.',
  'verify.failed': 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es in einigen Minuten erneut.',
  'stop.title': 'E-Mails über Benachrichtigungen abbestellen',
  'stop.asks':
    'Sie erhalten dann keine E-Mails über Benachrichtigungen mehr, auch keine Risikowarnungen. In Parapet selbst erreichen sie Sie weiterhin.',
  'stop.submit': 'Diese E-Mails abbestellen',
  'stop.stopped': 'Sie erhalten keine E-Mails über Benachrichtigungen mehr.',
  'stop.invalid':
    'Dieser Link funktioniert nicht mehr. Schalten Sie die E-Mails stattdessen in Ihren Einstellungen aus.',
  'stop.again':
    'Sie können sie jederzeit wieder einschalten: Melden Sie sich an und öffnen Sie Einstellungen > Benachrichtigungen.',
  'stop.settings': 'Einstellungen öffnen',
  'done.title': 'Sie sind angemeldet',
  'done.text': 'Sie können dieses Fenster schließen.',
  'failed.title': 'Sie sind nicht angemeldet',
  'failed.access_denied': 'Die Anmeldung wurde abgebrochen.',
  'failed.login_expired':
    'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster abgeschlossen. Bitte beginnen Sie von vorn.',
  'failed.provider_unreachable': 'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  'failed.too_many_requests': 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
  'failed.storage_full':
    'Die Festplatte des Servers ist voll. Deshalb kann sich im Moment niemand anmelden. Bitte informieren Sie die Person, die den Server betreibt.',
  'failed.database_damaged':
    'Die Datenbank des Servers ist beschädigt. Deshalb kann sich niemand anmelden. Bitte informieren Sie die Person, die den Server betreibt: Eine Sicherung muss wiederhergestellt werden.',
  'failed.other': 'Bei der Anmeldung ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
};
