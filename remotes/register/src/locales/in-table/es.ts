import type { InTableText } from './en.ts';

export const es: Readonly<Record<InTableText, string>> = {
  'cell.saved': '{{field}} de «{{title}}»: {{value}}',
  'cell.level': '{{level}} → puntuación {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, sin guardar',
  'cell.again': 'Reintentar',
  'cell.leave': 'Dejarlo como estaba',
};
