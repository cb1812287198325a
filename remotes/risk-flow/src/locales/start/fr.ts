import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Parcours de risque',
  'start-risk-flow.description': 'Choisissez le risque sur lequel vous souhaitez travailler.',
  'start-risk-flow.table': 'Risques à choisir',
  'start-risk-flow.search': 'Rechercher des risques',
  'start-risk-flow.filter-search': 'Recherche : {{text}}',
  'start-risk-flow.failed': 'Impossible de charger les risques. Veuillez réessayer plus tard.',
  'start-risk-flow.empty': 'Aucun risque pour le moment',
  'start-risk-flow.empty-message': 'Un parcours de risque part d’un risque enregistré.',
  'start-risk-flow.no-match': 'Aucun risque correspondant',
  'start-risk-flow.no-match-message': 'Aucun risque ne correspond à votre recherche.',
  'start-risk-flow.clear': 'Effacer la recherche',
  'start-risk-flow.more':
    'Seuls les {{shown}} premiers risques sur {{total}} sont affichés. Lancez une recherche pour trouver les autres.',
  'add-risk.action': 'Ajouter un risque',

  'risk-flow.title': 'Parcours de risque',
  'risk-flow.back': 'Tous les risques',
  'risk-flow.register': 'Afficher dans le registre',
  'risk-flow.failed': 'Impossible de charger le risque. Veuillez réessayer plus tard.',
  'risk-flow.flow-failed': 'Impossible de charger le parcours de risque',
  'risk-flow.gone': 'Risque introuvable',
  'risk-flow.gone-message': 'Il a été supprimé ou vous n’y avez pas accès.',
  'risk-flow.choose': 'Choisir un risque',
  'new-flow.none': 'Ce risque n’a pas encore de parcours',
  'new-flow.failed': 'Impossible de créer le parcours de risque',
  'new-flow.creating': 'Création du parcours de risque',
};
