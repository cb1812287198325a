import { de as frame } from '@parapet/frame/locales/de';
import type { ShellText } from './en.ts';

export const de: Readonly<Record<ShellText, string>> = {
  ...frame,
  'landing.sign-in': 'Anmelden',
  'sign-in.title': 'Ihr Parapet-Konto',
  'sign-in.popup': 'Fahren Sie im geöffneten Fenster fort.',
  'sign-in.failed': 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'sign-in.expired': 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie erneut.',
  'sign-in.unreachable': 'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  'sign-in.signed-out': 'Sie wurden abgemeldet.',
  'session.ended': 'Ihre Sitzung ist beendet',
  'session.ended.message':
    'Melden Sie sich erneut an, um fortzufahren. Ihre Eingaben auf dieser Seite bleiben erhalten.',
  'session.leave': 'Verlassen',
  'remote.failed': '{{name}} ist nicht verfügbar',
  'remote.failed.broken': 'Dieser Teil von Parapet konnte nicht geladen werden. Alles andere funktioniert weiter.',
  'remote.failed.timeout': 'Dieser Teil von Parapet lädt zu lange. Alles andere funktioniert weiter.',
  'remote.failed.offline':
    'Sie sind offline, und diese Seite wurde noch nicht geladen. Sie öffnet sich von selbst, sobald die Verbindung wieder da ist.',
  'remote.failed.crashed': 'Auf dieser Seite ist etwas schiefgegangen. Alles andere funktioniert weiter.',
  'remote.failed.incompatible':
    'Dieser Teil wurde für {{part}} {{needs}} erstellt, diese Installation hat jedoch {{has}}. Ein/e Administrator/in muss eine passende Version veröffentlichen.',
  'remote.refused': 'Diese Seite ist im Moment nicht verfügbar',
  'remote.failed.unfit':
    '{{label}} {{version}} braucht {{name}} aus {{part}} {{needs}}, dieses Produkt hat {{has}}. Die Seite wurde nicht gestartet. Alle anderen Seiten funktionieren.',
  'remote.failed.unrecorded':
    '{{label}} {{version}} gibt nicht an, was es von diesem Produkt braucht. Die Seite wurde nicht gestartet. Alle anderen Seiten funktionieren. Ein Administrator muss sie neu veröffentlichen.',
  'remote.failed.outdated':
    'Parapet wurde aktualisiert, seit Sie diese Seite geöffnet haben. Laden Sie sie neu, um diesen Teil zu sehen. Alles andere funktioniert weiter.',
  'crash.title': 'Parapet konnte nicht starten',
  'crash.message': 'Laden Sie die Seite neu. Wenn das Problem weiterhin besteht, wenden Sie sich an den Support.',
  'crash.reload': 'Neu laden',
};

export { de as kit } from '@parapet/ui/locales/de';
export { de as domain } from '@parapet/domain-ui/locales/de';
