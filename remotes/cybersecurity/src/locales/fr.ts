import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Cybersécurité',

  'asset-templates.title': 'Modèles d’actifs',
  'asset-templates.description': 'Les champs que votre organisation renseigne pour chaque type d’actif.',
  'asset-templates.failed': 'Impossible de charger les modèles d’actifs',
  'asset-templates.empty': 'Aucun modèle trouvé',
  'asset-templates.empty-message': 'Votre organisation n’a pas de modèle d’actif.',
  'asset-templates.default': 'Par défaut',
  'asset-templates.fields_one': '{{count}} champ',
  'asset-templates.fields_other': '{{count}} champs',
  'asset-templates.more': '{{n}} de plus',
  'asset-templates.required': '* obligatoire',
  'asset-templates.show-more': 'Afficher plus de modèles',

};
