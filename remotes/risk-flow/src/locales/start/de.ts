import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Risikoprozess',
  'start-risk-flow.description': 'Wählen Sie das Risiko, an dem Sie arbeiten möchten.',
  'start-risk-flow.table': 'Risiken zur Auswahl',
  'start-risk-flow.search': 'Risiken suchen',
  'start-risk-flow.filter-search': 'Suche: {{text}}',
  'start-risk-flow.failed': 'Die Risiken konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  'start-risk-flow.empty': 'Noch keine Risiken',
  'start-risk-flow.empty-message': 'Ein Risikoprozess beginnt mit einem erfassten Risiko.',
  'start-risk-flow.no-match': 'Keine passenden Risiken',
  'start-risk-flow.no-match-message': 'Kein Risiko passt zu Ihrer Suche.',
  'start-risk-flow.clear': 'Suche löschen',
  'start-risk-flow.more':
    'Nur die ersten {{shown}} von {{total}} Risiken werden angezeigt. Nutzen Sie die Suche, um die übrigen zu finden.',
  'add-risk.action': 'Neues Risiko',

  'risk-flow.title': 'Risikoprozess',
  'risk-flow.back': 'Alle Risiken',
  'risk-flow.register': 'Im Register anzeigen',
  'risk-flow.failed': 'Das Risiko konnte nicht geladen werden. Bitte versuchen Sie es später erneut.',
  'risk-flow.flow-failed': 'Der Risikoprozess konnte nicht geladen werden',
  'risk-flow.gone': 'Risiko nicht gefunden',
  'risk-flow.gone-message': 'Es wurde gelöscht, oder Sie haben keinen Zugriff darauf.',
  'risk-flow.choose': 'Risiko auswählen',
  'new-flow.none': 'Dieses Risiko hat noch keinen Risikoprozess',
  'new-flow.failed': 'Der Risikoprozess konnte nicht erstellt werden',
  'new-flow.creating': 'Der Risikoprozess wird erstellt',
};
