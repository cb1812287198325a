import type { ProposalMessages } from './en.ts';

export const fr: ProposalMessages = {
  label: 'Proposition pour {{field}}',
  accept: 'Accepter',
  'accept-field': 'Accepter : {{field}}',
  why: 'Pourquoi :',
  add: 'Ajouter à mon texte',
  'add-field': 'Ajouter à mon texte : {{field}}',
  'too-long_one':
    'Votre texte et celui-ci dépassent ensemble la limite de {{most}} caractères, de {{count}} caractère. Raccourcissez l’un des deux, puis ajoutez-le.',
  'too-long_other':
    'Votre texte et celui-ci dépassent ensemble la limite de {{most}} caractères, de {{count}} caractères. Raccourcissez l’un des deux, puis ajoutez-le.',
  replace: 'Remplacer',
  'replace-field': 'Remplacer : {{field}}',
  now: 'Actuellement :',
  edited: 'Utiliser ce texte',
  cancel: 'Annuler',
  edit: 'Modifier',
  'edit-field': 'Modifier : {{field}}',
  dismiss: 'Rejeter',
  'dismiss-field': 'Rejeter : {{field}}',
  accepted: 'Proposition acceptée',
  undo: 'Annuler',
  'undo-field': 'Annuler : {{field}}',
  counts: '{{accepted}} acceptées, {{open}} à examiner',
  'accept-all': 'Accepter les {{count}} autres',
  'built-in': 'Assistant intégré : aucun modèle de langage n’est connecté',
  model: 'Rédigé par {{model}}',
  working: 'En cours…',
  close: 'Fermer',
  retry: 'Réessayer',
};
