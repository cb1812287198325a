import type { InTableText } from './en.ts';

export const de: Readonly<Record<InTableText, string>> = {
  'cell.saved': '{{field}} von „{{title}}“ auf {{value}} gesetzt',
  'cell.level': '{{level}} → Risikowert {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, nicht gespeichert',
  'cell.again': 'Erneut versuchen',
  'cell.leave': 'So lassen, wie es war',
};
