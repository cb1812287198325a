/** Texts of changing risks in the table of the register, loaded with the first change. */
export const en = {
  'cell.change': '{{value}}: change {{field}} of “{{title}}”',
  'cell.saved': '{{field}} of “{{title}}” set to {{value}}',
  'cell.level': '{{level}} → score {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, not saved',
  'cell.again': 'Try again',
  'cell.leave': 'Leave as it was',
  'cell.invite': 'Invite somebody',
  'quick.open': 'Quick add',
  'quick.add': 'Add',
  'quick.added': 'Added:',
  'quick.score': 'Score {{score}} · {{level}}, severity {{severity}}',
  'quick.keys': 'Enter adds and stays, Esc closes',
  'quick.paste': 'Paste several lines from a spreadsheet to add them all',
};

export type InTableText = keyof typeof en;
