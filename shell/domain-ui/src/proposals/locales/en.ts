/** Texts of what the assistant proposes, loaded with it. */
export const en = {
  label: 'Proposal for {{field}}',
  accept: 'Accept',
  'accept-field': 'Accept: {{field}}',
  why: 'Why:',
  add: 'Add to my text',
  'add-field': 'Add to my text: {{field}}',
  'too-long_one':
    'Your text and this one are {{count}} character too long together: the limit is {{most}}. Shorten one of them, then add it.',
  'too-long_other':
    'Your text and this one are {{count}} characters too long together: the limit is {{most}}. Shorten one of them, then add it.',
  replace: 'Replace',
  'replace-field': 'Replace: {{field}}',
  now: 'Now:',
  edited: 'Use this text',
  cancel: 'Cancel',
  edit: 'Edit',
  'edit-field': 'Edit: {{field}}',
  dismiss: 'Dismiss',
  'dismiss-field': 'Dismiss: {{field}}',
  accepted: 'Suggestion accepted',
  undo: 'Undo',
  'undo-field': 'Undo: {{field}}',
  counts: '{{accepted}} accepted, {{open}} to review',
  'accept-all': 'Accept the other {{count}}',
  'built-in': 'Built-in assistant: no language model is connected',
  model: 'Drafted by {{model}}',
  working: 'Working…',
  close: 'Close',
  retry: 'Retry',
} as const;

export type ProposalText = keyof typeof en;
export type ProposalMessages = Readonly<Record<ProposalText, string>>;
