import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Risikoablauf',
  'start-risk-flow.description': 'Wählen Sie das Risiko, an dem Sie arbeiten möchten.',
  'start-risk-flow.table': 'Risiken zur Auswahl',
  'start-risk-flow.search': 'Risiken suchen',
  'start-risk-flow.filter-search': 'Suche: {{text}}',
  'start-risk-flow.failed': 'Die Risiken konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  'start-risk-flow.empty': 'Noch keine Risiken',
  'start-risk-flow.empty-message': 'Ein Risikoablauf beginnt mit einem erfassten Risiko.',
  'start-risk-flow.no-match': 'Keine passenden Risiken',
  'start-risk-flow.no-match-message': 'Kein Risiko passt zu Ihrer Suche.',
  'start-risk-flow.clear': 'Suche löschen',
  'start-risk-flow.more': 'Nur die ersten {{shown}} von {{total}} werden gezeigt. Suchen Sie, um die anderen zu finden.',

  'risk-flow.title': 'Risikoablauf',
  'risk-flow.back': 'Alle Risiken',
  'risk-flow.record': 'Risiko',
  'risk-flow.register': 'Im Register zeigen',
  'risk-flow.failed': 'Das Risiko konnte nicht geladen werden. Bitte versuchen Sie es später erneut.',
  'risk-flow.gone': 'Dieses Risiko gibt es nicht',
  'risk-flow.gone-message': 'Es wurde gelöscht, oder Sie dürfen es nicht sehen.',
  'risk-flow.choose': 'Risiko wählen',


  'add-risk.action': 'Neues Risiko',

};
