import type { ReleaseText } from './en.ts';

export const fr: Readonly<Record<ReleaseText, string>> = {
  'fell-back': '{{label}} {{from}} n’a pas pu être affiché',
  'fell-back.message': 'La version {{to}} est affichée à la place, jusqu’à la prochaine version.',
  'fell-back.retry': 'Réessayer',
  'fell-back.hide': 'Masquer',
  newer: 'Une nouvelle version de {{names}} est disponible. Vos brouillons sont conservés.',
  override: 'Version remplacée : {{label}} {{version}}',
  'override.message':
    'Seule cette session la reçoit, à la place de la version active. Ses échecs ne sont pas signalés.',
  'override.leave': 'Quitter',
  off: '{{label}} est désactivé',
  'off.message': 'L’administration de ce serveur a désactivé cette partie : {{reason}}',
  'off.rest': 'Elle reviendra d’elle-même. Le reste continue de fonctionner.',
};
