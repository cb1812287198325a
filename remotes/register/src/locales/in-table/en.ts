/** Texts of changing risks in the table of the register, loaded with the first change. */
export const en = {
  'cell.saved': '{{field}} of “{{title}}” set to {{value}}',
  'cell.level': '{{level}} → score {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, not saved',
  'cell.again': 'Try again',
  'cell.leave': 'Leave as it was',
};

export type InTableText = keyof typeof en;
