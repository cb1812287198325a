import type { InTableText } from './en.ts';

export const fr: Readonly<Record<InTableText, string>> = {
  'cell.saved': '{{field}} de « {{title}} » : {{value}}',
  'cell.level': '{{level}} → score de {{score}}',
  'cell.unsaved': '{{field}} : {{value}}, non enregistré',
  'cell.again': 'Réessayer',
  'cell.leave': 'Laisser comme avant',
};
