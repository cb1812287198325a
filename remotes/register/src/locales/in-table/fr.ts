import type { InTableText } from './en.ts';

export const fr: Readonly<Record<InTableText, string>> = {
  'cell.change': '{{value}} : modifier {{field}} de « {{title}} »',
  'cell.saved': '{{field}} de « {{title}} » : {{value}}',
  'cell.level': '{{level}} → score de {{score}}',
  'cell.unsaved': '{{field}} : {{value}}, non enregistré',
  'cell.again': 'Réessayer',
  'cell.leave': 'Laisser comme avant',
  'cell.invite': 'Inviter quelqu’un',
  'due.of-task': 'Échéance de la tâche « {{title}} »',
  'due.of-action': 'Échéance de « {{title}} » dans le plan de traitement « {{plan}} »',
  'due.none': 'Ce risque n’a pas encore d’échéance. Une tâche datée lui en donne une.',
  'quick.open': 'Ajout rapide',
  'quick.add': 'Ajouter',
  'quick.added': 'Ajouté :',
  'quick.score': 'Score de {{score}} · {{level}}, gravité {{severity}}',
  'quick.keys': 'Entrée ajoute et reste, Échap ferme',
  'quick.paste': 'Collez plusieurs lignes d’un tableur pour toutes les ajouter',
};
