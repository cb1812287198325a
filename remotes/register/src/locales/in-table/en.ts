/** Texts of changing risks in the table of the register, loaded with the first change. */
export const en = {
  'cell.change': '{{value}}: change {{field}} of “{{title}}”',
  'cell.saved': '{{field}} of “{{title}}” set to {{value}}',
  'cell.level': '{{level}} → score {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, not saved',
  'cell.again': 'Try again',
  'cell.leave': 'Leave as it was',
  'cell.invite': 'Invite somebody',
  'due.of-task': 'Due date of the task “{{title}}”',
  'due.of-action': 'Due date of “{{title}}” in the treatment plan “{{plan}}”',
  'due.none': 'Nothing is due on this risk yet. A task with a date makes it due.',
  'quick.open': 'Quick add',
  'quick.add': 'Add',
  'quick.added': 'Added:',
  'quick.score': 'Score {{score}} · {{level}}, severity {{severity}}',
  'quick.keys': 'Enter adds and stays, Esc closes',
  'quick.paste': 'Paste several lines from a spreadsheet to add them all',
};

export type InTableText = keyof typeof en;
