import type { LandingText } from './en.ts';

export const landing: Readonly<Record<LandingText, string>> = {
  'landing.title': 'Anmelden',
  'landing.heading': 'Ihre Risiken, wer dafür verantwortlich ist und was gerade geschieht.',
  'landing.lead':
    'Parapet führt Risiken, Assets und Szenarien Ihrer Organisation in einem Register und begleitet jedes Risiko von der Bewertung bis zum abgeschlossenen Behandlungsplan.',
  'landing.feature.assess': 'Risiken erkennen und bewerten',
  'landing.feature.assess.text':
    'Ein geführter Ablauf leitet Sie von den betroffenen Assets über ihre Szenarien zu einem Risikowert, den alle auf dieselbe Weise ermitteln.',
  'landing.feature.monitor': 'Risiken in Echtzeit überwachen',
  'landing.feature.monitor.text':
    'Seiten aktualisieren sich, während Ihr Team arbeitet. Was Ihnen zugewiesen wird, fällig oder kritisch wird, erreicht Sie.',
  'landing.feature.comply': 'Werkzeuge für das Compliance-Management',
  'landing.feature.comply.text':
    'Vorlagen für ISO 27001, NIST CSF, SOC 2, DSGVO, HIPAA und PCI DSS stellen die Fragen und nennen die Maßnahme, auf die sie sich beziehen.',
  'landing.feature.report': 'Detaillierte Analysen und Berichte',
  'landing.feature.report.text':
    'Sehen Sie, was offen ist und was wann abgeschlossen wurde. Hinter jeder Zahl steht die zugehörige Liste, und jede Liste lässt sich exportieren.',
  'landing.note': 'Open Source. Läuft auf Ihrem eigenen Server.',
  'landing.picture':
    'Das Risikoregister: eine Tabelle der Risiken mit Kategorie, Schweregrad, Risikowert und Status, daneben die Risikomatrix und die Übersicht.',
  'landing.theme.light': 'Zum hellen Farbschema wechseln',
  'landing.theme.dark': 'Zum dunklen Farbschema wechseln',
  'landing.support': 'Support kontaktieren',
  'landing.sign-up': 'Konto erstellen',
  'landing.setting-up': 'Ihr Arbeitsbereich wird eingerichtet …',
  'landing.setup-failed': 'Ihr Arbeitsbereich konnte nicht eingerichtet werden',
  'landing.setup-failed.message':
    'Bitte versuchen Sie es erneut. Wenn das Problem weiterhin besteht, wenden Sie sich an den Support.',
  'landing.by-invitation': 'Sie benötigen eine Einladung',
  'landing.by-invitation.message':
    'Hier können nur eingeladene Personen beitreten. Bitten Sie eine/n Administrator/in Ihrer Organisation um einen Link, oder melden Sie sich mit einem anderen Konto an.',
  'landing.unreachable': 'Der Server ist nicht erreichbar',
  'landing.unreachable.message': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'landing.retry': 'Erneut versuchen',
  'invitation.invited':
    'Sie wurden in eine Organisation eingeladen. Melden Sie sich an oder erstellen Sie ein Konto, um die Einladung anzunehmen.',
  'invitation.joining': 'Sie treten der Organisation bei …',
  'invitation.failed': 'Die Einladung konnte nicht angenommen werden',
  'invitation.gone':
    'Sie wurde bereits verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue, oder fahren Sie ohne Einladung in einem eigenen Arbeitsbereich fort.',
  'invitation.skip': 'Ohne Einladung fortfahren',
  'invitation.same': 'Sie gehören bereits zu {{organization}}',
  'invitation.offer': 'Sie sind zu {{organization}} eingeladen, Rolle: {{role}}',
  'invitation.leaves':
    'Ein Konto gehört zu einer Organisation. Wenn Sie annehmen, verlassen Sie {{organization}}. Ihr Name bleibt bei allem stehen, was Sie dort getan haben.',
  'invitation.deletes':
    'Ein Konto gehört zu einer Organisation, und Sie sind das einzige Mitglied von {{organization}}. Wenn Sie annehmen, wird sie mit allem gelöscht, was sie enthält (Einträge: {{count}}). Das kann nicht rückgängig gemacht werden.',
  'invitation.last-admin': 'Sie sind die/der letzte Administrator/in von {{organization}}.',
  'invitation.successor': 'Neue/r Administrator/in',
  'invitation.leave-and-join': 'Verlassen und beitreten',
  'invitation.delete-and-join': 'Löschen und beitreten',
  'invitation.stay': 'In {{organization}} bleiben',
};
