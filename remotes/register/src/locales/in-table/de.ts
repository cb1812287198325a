import type { InTableText } from './en.ts';

export const de: Readonly<Record<InTableText, string>> = {
  'cell.change': '{{value}}: {{field}} von „{{title}}“ ändern',
  'cell.saved': '{{field}} von „{{title}}“ auf {{value}} gesetzt',
  'cell.level': '{{level}} → Risikowert {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, nicht gespeichert',
  'cell.again': 'Erneut versuchen',
  'cell.leave': 'So lassen, wie es war',
  'cell.invite': 'Jemanden einladen',
  'due.of-task': 'Fälligkeit der Aufgabe „{{title}}“',
  'due.of-action': 'Fälligkeit von „{{title}}“ im Behandlungsplan „{{plan}}“',
  'due.none': 'Bei diesem Risiko ist noch nichts fällig. Eine Aufgabe mit Datum ändert das.',
  'quick.open': 'Schnell hinzufügen',
  'quick.add': 'Hinzufügen',
  'quick.added': 'Hinzugefügt:',
  'quick.score': 'Risikowert {{score}} · {{level}}, Schweregrad {{severity}}',
  'quick.keys': 'Eingabe fügt hinzu und bleibt, Esc schließt',
  'quick.paste': 'Fügen Sie mehrere Zeilen einer Tabelle ein, um alle hinzuzufügen',
};
