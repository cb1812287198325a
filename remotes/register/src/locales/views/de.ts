import type { ViewsText } from './en.ts';

export const de: Readonly<Record<ViewsText, string>> = {
  'views.shared': 'Mit der Organisation geteilt',
  'views.mine': 'Meine Filterprofile',
  'views.saved-by': 'Gespeichert von {{name}}',
  'views.save': 'Für alle speichern',
  'views.for': 'Wer sie nutzen kann',
  'views.only-me': 'Nur ich',
  'views.everybody': 'Alle',
  'views.only-filters': 'Ein Filterprofil: nur die Filter',
  'views.everything': 'Filter, Sortierung, Spalten und Zeilenhöhe',
  'views.confirm': '„{{name}}“ für alle löschen?',
  'views.sort': 'Sortierung',
  'views.columns': 'Spalten',
  'views.density': 'Zeilenhöhe',
  'views.gone':
    'Diese gemeinsame Ansicht wurde gelöscht oder gehört zu einer anderen Organisation. Ihre Filter, Sortierung und Spalten bleiben, bis Sie eine andere Ansicht wählen.',
  'views.outdated': '{{name}} hat diese Ansicht inzwischen gespeichert.',
  'views.somebody': 'Jemand',
  'views.show-saved': 'Wie gespeichert anzeigen',
  'views.failed': 'Die gemeinsame Ansicht konnte nicht gespeichert werden',
  'views.profile-failed': 'Das Profil konnte nicht gespeichert werden',
  'views.list-failed': 'Die gemeinsamen Ansichten konnten nicht geladen werden',
};
